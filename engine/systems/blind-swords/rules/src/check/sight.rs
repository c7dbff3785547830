//! Lines of sight. LOS-01 to LOS-14.

use kernel::{HexId, LineStep, Side};

use super::{barrier, ground, traits};
pub use crate::game::{BlockReason, Blocker};
use crate::game::{Effect, GroundSight, PassedHex};
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
    /// Of the hexes on it in which friends of the firer stand, the one nearest to its far end.
    pub friend: Option<HexId>,
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

/// The line of sight between two hexes for a side: the ground decides, and the units on its way.
/// SS 12.1a. LOS-01 to LOS-09.
///
/// Neighbours always see each other.
pub fn trace(scene: Scene<'_>, from: HexId, to: HexId, side: Side) -> Sight {
    let corners = scene.profile().los_corner_touch;
    let bare = scene.game().ground_sight((from, to), corners, || over_ground(scene, from, to));
    let mut sight = Sight { blocked: bare.blocked, ..Sight::default() };
    let hidden = ground::is_changed(scene);
    for passed in &bare.passed {
        if hidden && ground::hides(scene, passed.hex) {
            sight.blocked = Some(Blocker { hex: passed.hex, reason: BlockReason::Hidden });
            break;
        }
        let occupant = in_the_way(scene, passed.hex);
        if occupant.is_some() && passed.as_high_as_both_ends {
            sight.blocked = Some(Blocker { hex: passed.hex, reason: BlockReason::Unit });
            break;
        }
        sight.over_units |= occupant.is_some();
        if occupant == Some(side) {
            let other = sight
                .friend
                .filter(|&other| scene.distance(other, to) < scene.distance(passed.hex, to));
            sight.friend = other.or(Some(passed.hex));
        }
        sight.over_terrain |= passed.obscured_by;
    }
    sight
}

/// The side of whoever a line over a hex meets: not of those over whom everybody sees. VAL-16.
fn in_the_way(scene: Scene<'_>, hex: HexId) -> Option<Side> {
    let occupant = scene.occupant(hex)?;
    let mut units = scene.board.units_in(hex);
    units.any(|unit| !traits::does(scene, unit, &Effect::SeenOver)).then_some(occupant)
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

/// What the ground does to a line of sight: its hexes, then the hexsides over which it goes. LOS-02 to LOS-05, LOS-08,
/// LOS-09.
fn over_ground(scene: Scene<'_>, from: HexId, to: HexId) -> GroundSight {
    let map = &scene.game().map;
    let levels = Levels::between(map.hex(from).level, map.hex(to).level);
    let mut passed = Vec::new();
    for step in map.lines.between(&map.grid, from, to) {
        if matches!(step, LineStep::Corner(_)) && !corners_count(scene) {
            continue;
        }
        // LOS-08: of two hexes that it runs between, the worse for each purpose.
        for hex in step.hexes() {
            match pass(scene, levels, from, hex) {
                Ok(hex) => passed.push(hex),
                Err(reason) => {
                    return GroundSight { passed, blocked: Some(Blocker { hex, reason }) };
                }
            }
        }
    }
    GroundSight { passed, blocked: barrier::first(scene, from, to) }
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

/// One hex on the line, judged by itself. LOS-04, LOS-05, A-52.
fn pass(
    scene: Scene<'_>,
    levels: Levels,
    from: HexId,
    hex: HexId,
) -> Result<PassedHex, BlockReason> {
    let ground = scene.game().map.hex(hex);
    let terrain = &scene.game().terrain.kind(ground.terrain).sight;
    let as_high = ground.level == levels.high;
    if ground.level > levels.high {
        return Err(BlockReason::Higher);
    }
    if as_high && levels.low < levels.high {
        return Err(BlockReason::AsHigh);
    }
    if as_high && terrain.blocks_at_level.granted() {
        return Err(BlockReason::Terrain);
    }
    if terrain.blocks_next_to_firer.granted() && scene.distance(from, hex) == 1 {
        return Err(BlockReason::NextToFirer);
    }
    let obscures = !as_high && terrain.obscures.granted();
    let obscured_by = if obscures { 1 << ground.terrain.0 } else { 0 };
    Ok(PassedHex { hex, as_high_as_both_ends: as_high, obscured_by })
}
