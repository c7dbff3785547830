//! Sheet of a map: a game to draw, with the layout of its hexes.

use blind_swords::game::{Game, Map};
use blind_swords_documents::documents::Documents;
use kernel::{Direction, HexId};
use sheet::{HALF, HEAD, MARGIN, Plan, Point, Scale};

/// Width of the margin around a map on its own sheet, in units of the drawing.
const AROUND: f64 = 6.0;

/// Game to draw, with the layout of its hexes.
#[derive(Debug)]
pub struct Sheet<'a> {
    pub(super) game: &'a Game,
    pub(super) documents: Option<&'a Documents>,
    pub(super) plan: Plan<'a>,
    pub(super) dry_streams: Vec<Vec<HexId>>,
}

impl<'a> Sheet<'a> {
    /// Returns the drawing sheet of a game. `documents` is `None` if they are unknown; the drawing
    /// then lacks the data that only documents contain.
    pub fn new(game: &'a Game, documents: Option<&'a Documents>) -> Self {
        Self::framed(game, documents, Point { x: MARGIN, y: HEAD })
    }

    /// Returns a sheet without margins.
    pub(crate) fn of_land(game: &'a Game, documents: Option<&'a Documents>) -> Self {
        Self::framed(game, documents, Point { x: AROUND, y: AROUND })
    }

    fn framed(game: &'a Game, documents: Option<&'a Documents>, corner: Point) -> Self {
        let dry_streams = documents.map(|of| of.map.data.dry_streams.clone()).unwrap_or_default();
        Self { game, documents, plan: Plan::new(&game.map.grid, corner), dry_streams }
    }

    /// Returns the width and height of a sheet without margins.
    pub(crate) fn size(&self) -> (f64, f64) {
        (self.plan.width() + 2.0 * AROUND, self.plan.height() + 2.0 * AROUND)
    }

    /// Returns the centre of a hex.
    pub(crate) fn center(&self, hex: HexId) -> (f64, f64) {
        let Point { x, y } = self.plan.center(hex);
        (x, y)
    }

    pub(super) fn map(&self) -> &'a Map {
        &self.game.map
    }

    /// Returns the distance on the ground that one hex covers. `None` if the package does not state
    /// it. The scale is read from the documents, since the rules do not use it.
    pub(super) fn scale(&self) -> Option<Scale> {
        let scale = self.documents?.game.data.grid.scale.as_ref()?;
        Some(Scale { yards: scale.yards, across: 2.0 * HALF })
    }

    /// Returns the subtitle, or an empty string if the package has none.
    pub(super) fn subtitle(&self) -> &'a str {
        self.documents.and_then(|of| of.game.data.subtitle.as_deref()).unwrap_or_default()
    }

    /// Returns the lowest and the highest level of the map.
    pub(super) fn levels(&self) -> (u8, u8) {
        let levels = || self.map().hexes.iter().map(|hex| hex.level);
        (levels().min().unwrap_or(0), levels().max().unwrap_or(0))
    }

    /// Returns the midpoint of a hexside on the map edge. `None` for a hex inside the map.
    pub(super) fn way_out(&self, hex: HexId) -> Option<Point> {
        let open = |direction: &Direction| self.map().grid.neighbour(hex, *direction).is_none();
        let mut sides: Vec<_> = Direction::ALL.into_iter().filter(open).collect();
        sides.sort_by_key(|direction| direction.index() % 3);
        sides.first().map(|&direction| self.plan.middle(hex, direction))
    }
}
