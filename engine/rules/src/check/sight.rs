//! Lines of sight. LOS-01 to LOS-14.

use kernel::{HexId, LineStep, Side};

use crate::look::Look;
use crate::profile::LosCornerTouch;
use crate::system::Scene;

/// What lies on a line of sight between two hexes, up to the first that blocks it: beyond that nothing
/// is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// The hex that blocks it.
    pub blocked: Option<Blocker>,
    /// The kinds of terrain that it passes over, as bits by [`TerrainId`](crate::game::TerrainId).
    pub over_terrain: u64,
    /// Whether it passes over any unit.
    pub over_units: bool,
    /// A hex on it in which a friend of the firer stands.
    pub friend: Option<HexId>,
}

/// A hex that blocks a line of sight, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocker {
    /// The hex that blocks.
    pub hex: HexId,
    /// What about it.
    pub reason: BlockReason,
}

/// Why a hex blocks a line of sight. SS 12.1a.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockReason {
    /// It is higher than both ends.
    Higher,
    /// It is as high as the higher of two unequal ends.
    AsHigh,
    /// It is as high as both ends, and its terrain blocks.
    Terrain,
    /// It is as high as both ends, and a unit stands in it.
    Unit,
    /// Its cover lies next to the firer. T-08.
    NextToFirer,
}

/// How well a target hex can be seen. LOS-06, LOS-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Visibility {
    /// Nothing in the way.
    Clear,
    /// With shifts to the left.
    Obscured,
    /// Not at all.
    Blocked,
}

impl Visibility {
    /// The word of cases and commands.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Clear => "clear",
            Self::Obscured => "obscured",
            Self::Blocked => "blocked",
        }
    }
}

impl BlockReason {
    /// The reason in words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Higher => "higher than both ends",
            Self::AsHigh => "as high as the higher end",
            Self::Terrain => "level with both ends and covered",
            Self::Unit => "level with both ends and occupied",
            Self::NextToFirer => "cover next to the firer",
        }
    }
}

/// The line of sight between two hexes for a side. SS 12.1a. LOS-01 to LOS-09.
///
/// Neighbours always see each other.
pub fn trace(scene: Scene<'_>, from: HexId, to: HexId, side: Side) -> Sight {
    let map = &scene.game().map;
    let levels = Levels::between(map.hex(from).level, map.hex(to).level);
    let line = Line { scene, from, side, levels };
    let mut sight = Sight::default();
    for step in map.lines.between(&map.grid, from, to) {
        if matches!(step, LineStep::Corner(_)) && !corners_count(scene) {
            continue;
        }
        // LOS-08: of two hexes that it runs between, the worse for each purpose.
        for hex in step.hexes() {
            if let Err(reason) = sight.pass(&line, hex) {
                sight.blocked = Some(Blocker { hex, reason });
                return sight;
            }
        }
    }
    sight
}

/// Whether a line that grazes a corner touches the hex. SS 12.1a. LOS-09, V-34.
pub fn corners_count(scene: Scene<'_>) -> bool {
    scene.profile().los_corner_touch == LosCornerTouch::Count
}

/// How well a side sees a hex. LOS-06, LOS-07.
pub fn visibility(scene: Scene<'_>, from: HexId, to: HexId, side: Side) -> Visibility {
    let sight = trace(scene, from, to, side);
    let target = scene.game().terrain.kind(scene.game().map.hex(to).terrain);
    let obscured =
        sight.over_units || sight.over_terrain != 0 || target.sight.obscures_target.granted();
    match (sight.blocked, obscured) {
        (Some(_), _) => Visibility::Blocked,
        (None, true) => Visibility::Obscured,
        (None, false) => Visibility::Clear,
    }
}

/// What a line is judged by, beside what lies on it.
struct Line<'a> {
    scene: Scene<'a>,
    from: HexId,
    side: Side,
    levels: Levels,
}

#[derive(Clone, Copy)]
struct Levels {
    low: u8,
    high: u8,
}

impl Levels {
    fn between(a: u8, b: u8) -> Self {
        Self { low: a.min(b), high: a.max(b) }
    }
}

impl Sight {
    /// One hex on the line, judged by itself. LOS-04, LOS-05, A-52.
    fn pass(&mut self, line: &Line<'_>, hex: HexId) -> Result<(), BlockReason> {
        let (scene, levels) = (line.scene, line.levels);
        let ground = scene.game().map.hex(hex);
        let terrain = &scene.game().terrain.kind(ground.terrain).sight;
        let occupant = scene.occupant(hex);
        let covered = terrain.blocks_at_level.granted();
        if let Some(reason) = blocks(levels, ground.level, covered, occupant.is_some()) {
            return Err(reason);
        }
        if terrain.blocks_next_to_firer.granted() && scene.distance(line.from, hex) == 1 {
            return Err(BlockReason::NextToFirer);
        }
        if ground.level < levels.high && terrain.obscures.granted() {
            self.over_terrain |= 1 << ground.terrain.0;
        }
        self.over_units |= occupant.is_some();
        if occupant == Some(line.side) {
            self.friend = self.friend.or(Some(hex));
        }
        Ok(())
    }
}

const fn blocks(levels: Levels, level: u8, covered: bool, occupied: bool) -> Option<BlockReason> {
    if level > levels.high {
        Some(BlockReason::Higher)
    } else if level < levels.high {
        None
    } else if levels.low < levels.high {
        Some(BlockReason::AsHigh)
    } else if covered {
        Some(BlockReason::Terrain)
    } else if occupied {
        Some(BlockReason::Unit)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use kernel::Side;

    use super::*;
    use crate::testing::Field;

    fn seen(field: &Field, from: &str, to: &str) -> Visibility {
        visibility(field.scene(), field.hex(from), field.hex(to), Side::Usa)
    }

    /// LOS-04: between equal levels, ground at that level blocks if it is covered.
    #[test]
    fn level_ground_blocks_when_covered() {
        let mut field = Field::clear();
        assert_eq!(seen(&field, "2110", "2112"), Visibility::Clear);
        field.terrain("2111", "cornfield");
        assert_eq!(seen(&field, "2110", "2112"), Visibility::Blocked);
        field.level("2111", 3);
        assert_eq!(seen(&field, "2110", "2112"), Visibility::Clear);
        field.terrain("2111", "woods");
        assert_eq!(seen(&field, "2110", "2112"), Visibility::Obscured);
    }

    /// LOS-05: an empty clear hex at the higher level blocks.
    #[test]
    fn unequal_levels_are_blocked_at_the_higher_one() {
        let mut field = Field::clear();
        field.level("2112", 5).level("2111", 5);
        assert_eq!(seen(&field, "2110", "2112"), Visibility::Blocked);
        assert_eq!(seen(&field, "2112", "2110"), Visibility::Blocked);
        field.level("2111", 4).terrain("2111", "cornfield");
        assert_eq!(seen(&field, "2110", "2112"), Visibility::Clear);
    }

    /// LOS-08: along a hexside the worse of the two counts.
    #[test]
    fn the_worse_hex_counts_along_a_hexside() {
        let mut field = Field::clear();
        field.terrain("2110", "woods");
        assert_eq!(seen(&field, "2010", "2210"), Visibility::Blocked);
    }

    /// LOS-09: a corner that is grazed counts, unless the option says otherwise.
    #[test]
    fn a_grazed_corner_counts_by_option() {
        let mut field = Field::clear();
        field.put("a1", "1708");
        assert_eq!(seen(&field, "2010", "1508"), Visibility::Blocked);
        field.option("los_corner_touch", "ignore");
        assert_eq!(seen(&field, "2010", "1508"), Visibility::Clear);
    }
}
