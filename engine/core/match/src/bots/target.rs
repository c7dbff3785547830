//! Distances from hexes to the target of a bot. The positions of units are public.

use kernel::{Grid, HexId, Position, Ruleset, Side};

/// Place that a bot's units try to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// No target: the bot does not prefer any place.
    Anywhere,
    /// Hex of the nearest enemy unit.
    NearestEnemy,
    /// Edge of the map nearest to the unit.
    Edge,
    /// Enemy unit nearest to the side's first unit. All units of the side share this target.
    OneEnemy,
    /// First unit of the side. All units of the side share this target.
    OneFriend,
}

/// Position in which a bot measures distances, from the viewpoint of one side.
#[derive(Clone, Copy)]
pub(super) struct Eye<'a, F: Ruleset> {
    position: Position<'a, F>,
    side: Side,
    grid: &'a Grid,
}

impl<'a, F: Ruleset> Eye<'a, F> {
    pub(super) fn new(position: Position<'a, F>, side: Side) -> Self {
        Self { position, side, grid: F::materials(position.package).grid }
    }

    /// Returns the distance from `hex` to a target, or 0 for [`Target::Anywhere`].
    pub(super) fn far(self, target: Target, hex: HexId) -> i32 {
        let to = |there| i32::from(self.between(hex, there));
        match target {
            Target::Anywhere => 0,
            Target::NearestEnemy => self.enemies().map(to).min().unwrap_or_default(),
            Target::Edge => i32::from(self.grid.from_edge(hex)),
            Target::OneEnemy => self.one_enemy().map_or(0, to),
            Target::OneFriend => self.first_friend().map_or(0, to),
        }
    }

    fn one_enemy(self) -> Option<HexId> {
        let own = self.first_friend()?;
        self.enemies().min_by_key(|&enemy| self.between(own, enemy))
    }

    /// Returns the hex of the side's first unit on the map. Successive calls follow the same unit
    /// until that unit leaves the map.
    fn first_friend(self) -> Option<HexId> {
        F::hexes_of(self.position, self.side).next()
    }

    fn enemies(self) -> impl Iterator<Item = HexId> {
        F::hexes_of(self.position, self.side.other())
    }

    fn between(self, a: HexId, b: HexId) -> u8 {
        self.grid.distance(a, b)
    }
}
