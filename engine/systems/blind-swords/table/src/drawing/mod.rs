//! Drawings of the map and the counters.

mod cut;
mod features;
mod ground;
mod legend;
mod lines;
mod map_markers;
mod margin;
mod names;
mod palette;
pub mod plan;
mod scatter;
mod trees;

use blind_swords::board::BrigadeStatus;
use blind_swords::game::{BrigadeId, Game, Map};
use blind_swords::{BlindSwords, Position};
use blind_swords_documents::documents::Documents;
use kernel::{BoardView, Counter, Direction, HexId, Reader, Viewing};
use sheet::{Formation, Frame, HEAD, Legend, MARGIN, Point, Scale, Stack, Svg};

pub(crate) use cut::cut;
use plan::Plan;
pub(crate) use plan::{HALF, SIDE};

/// Game to draw, with the layout of its hexes.
#[derive(Debug)]
pub struct Sheet<'a> {
    game: &'a Game,
    documents: Option<&'a Documents>,
    plan: Plan<'a>,
    dry_streams: Vec<Vec<HexId>>,
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

    fn map(&self) -> &'a Map {
        &self.game.map
    }

    /// Returns the distance on the ground that one hex covers. `None` if the package does not state
    /// it. The scale is read from the documents, since the rules do not use it.
    fn scale(&self) -> Option<Scale> {
        let scale = self.documents?.game.data.grid.scale.as_ref()?;
        Some(Scale { yards: scale.yards, across: 2.0 * HALF })
    }

    /// Returns the subtitle, or an empty string if the package has none.
    fn subtitle(&self) -> &'a str {
        self.documents.and_then(|of| of.game.data.subtitle.as_deref()).unwrap_or_default()
    }

    /// Returns the lowest and the highest level of the map.
    fn levels(&self) -> (u8, u8) {
        let levels = || self.map().hexes.iter().map(|hex| hex.level);
        (levels().min().unwrap_or(0), levels().max().unwrap_or(0))
    }

    /// Returns the midpoint of a hexside on the map edge. `None` for a hex inside the map.
    fn way_out(&self, hex: HexId) -> Option<Point> {
        let open = |direction: &Direction| self.map().grid.neighbour(hex, *direction).is_none();
        let mut sides: Vec<_> = Direction::ALL.into_iter().filter(open).collect();
        sides.sort_by_key(|direction| direction.index() % 3);
        sides.first().map(|&direction| self.plan.middle(hex, direction))
    }
}

/// Tables of figures that appear on the printed map, by path.
const ON_MAP: &[&str] =
    &["map: terrain", "map: levels", "map: hexsides", "map: road links", "map: places"];
/// Tables of figures that appear on counters, by path.
const ON_COUNTERS: &[&str] = &["units"];

/// Width of the margin around a map on its own sheet, in units of the drawing.
const AROUND: f64 = 6.0;

/// Returns the brigades of a game, with the colours and marks that distinguish them on counters.
pub(crate) fn formations(game: &Game) -> Vec<Formation> {
    Formation::all(game.brigades.iter().map(|brigade| {
        let division = game.divisions[brigade.division.index()].name.as_str();
        (brigade.side, brigade.name.as_str(), Some(division))
    }))
}

/// Draws the map without counters and place names.
pub(crate) fn draw_land(sheet: &Sheet<'_>) -> String {
    let (width, height) = sheet.size();
    let mut svg = Svg::default();
    svg.add(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0}" height="{height:.0}" viewBox="0 0 {width:.0} {height:.0}" font-family="'DejaVu Sans',Verdana,sans-serif">"#
    ));
    margin::definitions(&mut svg, sheet);
    land(&mut svg, sheet);
    svg.add(format_args!("</svg>"));
    svg.finish()
}

/// Draws the map, with the units of a position if one is given.
pub fn draw(sheet: &Sheet<'_>, position: Option<Position<'_>>) -> String {
    let scenario = position.map(|position| position.package.scenario());
    let in_play = position.map(in_play).unwrap_or_default();
    let picture = position.map(|position| {
        let seen = BlindSwords::seen(position, Reader::Everybody);
        BlindSwords::board_view(position.package, &seen)
    });
    let BoardView { counters, map_markers: things, .. } = picture.unwrap_or_default();
    let width = sheet.plan.width() + 2.0 * MARGIN;
    let entries = legend::entries(sheet, scenario, &things, &in_play);
    let legend = Legend::new(width - 2.0 * (MARGIN + 8.0), entries);
    let height = HEAD + sheet.plan.height() + 32.0 + legend.height();
    let mut svg = Svg::default();
    sheet::open(&mut svg, &sheet.game.title, (width, height));
    margin::definitions(&mut svg, sheet);
    let below = scenario.map_or_else(|| sheet.subtitle(), |scenario| scenario.name.as_str());
    let (title, compass) = (sheet.game.title.as_str(), &sheet.map().compass);
    let frame = Frame { title, below, compass, scale: sheet.scale(), size: (width, height) };
    frame.draw(&mut svg);
    land(&mut svg, sheet);
    let stacks = place_counters(&mut svg, sheet, &counters);
    map_markers::draw(&mut svg, sheet, &things);
    if let Some(scenario) = scenario {
        names::victory(&mut svg, sheet, scenario);
    }
    names::places(&mut svg, sheet, &stacks);
    let below = Point { x: MARGIN + 8.0, y: HEAD + sheet.plan.height() + 32.0 };
    legend.draw(&mut svg, below);
    svg.add(format_args!("</svg>"));
    svg.finish()
}

/// Returns the brigades that take part in a scenario, with their marks on counters.
fn in_play(position: Position<'_>) -> Vec<Formation> {
    let is_in_play = |of: &Formation| {
        let state = position.board.brigade(BrigadeId::from_index(of.number));
        state.status != BrigadeStatus::Absent || state.arrival.is_some()
    };
    formations(&position.package.game).into_iter().filter(is_in_play).collect()
}

fn place_counters(svg: &mut Svg, sheet: &Sheet<'_>, counters: &[Counter]) -> Vec<Stack> {
    sheet::place(svg, counters, &formations(sheet.game), |hex| {
        Some(sheet.plan.center(sheet.map().grid.hex(hex)?).moved(0.0, 1.5))
    })
}

fn land(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.group(r##"clip-path="url(#land)""##, |svg| {
        ground::levels(svg, sheet);
        lines::dry_streams(svg, sheet);
        ground::terrain(svg, sheet);
        lines::slopes(svg, sheet);
        lines::streams(svg, sheet);
        features::draw(svg, sheet);
        lines::roads(svg, sheet);
        lines::contours(svg, sheet);
    });
    lines::grid(svg, sheet);
    lines::numbers(svg, sheet);
    lines::heights(svg, sheet);
    names::roads(svg, sheet);
}
