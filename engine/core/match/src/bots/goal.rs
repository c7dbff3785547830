//! How far a hex is from where a player wants to be. Where units stand is known to both sides.

use kernel::{Family, HexId, Scene, Side};

/// Where a player wants to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// One hex is as good as another.
    Anywhere,
    /// With the nearest enemy.
    NearestEnemy,
    /// At the nearest edge of the map.
    Edge,
    /// With the enemy that is the nearest to the first unit of the side: the same one for all.
    OneEnemy,
    /// With the first unit of the side: the same one for all.
    OneFriend,
}

/// A side that looks at the board.
#[derive(Clone, Copy)]
pub(super) struct Eye<'a, F: Family> {
    pub(super) scene: Scene<'a, F>,
    pub(super) side: Side,
}

impl<F: Family> Eye<'_, F> {
    /// How far a hex is from a goal; 0 where there is none.
    pub(super) fn far(self, goal: Goal, hex: HexId) -> i32 {
        let to = |there| i32::from(self.between(hex, there));
        match goal {
            Goal::Anywhere => 0,
            Goal::NearestEnemy => self.enemies().map(to).min().unwrap_or_default(),
            Goal::Edge => i32::from(F::grid(self.scene.package).from_edge(hex)),
            Goal::OneEnemy => self.one_enemy().map_or(0, to),
            Goal::OneFriend => F::first_hex(self.scene, self.side).map_or(0, to),
        }
    }

    fn one_enemy(self) -> Option<HexId> {
        let own = F::first_hex(self.scene, self.side)?;
        self.enemies().min_by_key(|&enemy| self.between(own, enemy))
    }

    fn enemies(self) -> impl Iterator<Item = HexId> {
        F::hexes_of(self.scene, self.side.other())
    }

    fn between(self, a: HexId, b: HexId) -> u8 {
        F::grid(self.scene.package).distance(a, b)
    }
}
