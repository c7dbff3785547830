//! Lines of sight. LOS-01 to LOS-14.

use kernel::{Corners, HexId, Hexsides, Side};

use super::{barrier, ground, traits};
pub use crate::game::{BlockReason, Blocker, TerrainEffect};
use crate::game::{Effect, GroundSight, PassedHex};
use crate::position_ext::PositionExt;
use crate::profile::LosCornerTouch;
use crate::system::Position;

/// Line of sight between two hexes, up to the first hex that blocks it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Hex that blocks the line, with the reason. `None` if nothing blocks the line.
    pub blocked: Option<Blocker>,
    /// Obscuring terrain that the line crosses, as a bit set indexed by
    /// [`TerrainId`](crate::game::TerrainId).
    pub over_terrain: u64,
    /// Whether the line crosses a hex with units.
    pub over_units: bool,
    /// Crossed hex nearest to the target that contains units of the firer's side. `None` if there
    /// is none.
    pub friend: Option<HexId>,
}

/// Degree to which a firer sees a target hex. LOS-06, LOS-07.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Visibility {
    /// Nothing blocks or obscures the line.
    Clear,
    /// Terrain obscures the target, so fire is shifted to the left.
    Obscured,
    /// The line to the target is blocked, so the firer cannot see the target.
    Blocked,
}

impl Visibility {
    /// Returns the word that test cases and commands use for this visibility.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Clear => "clear",
            Self::Obscured => "obscured",
            Self::Blocked => "blocked",
        }
    }
}

/// Returns the line of sight between two hexes for a side, with ground and units. Adjacent hexes
/// always see each other. SS 12.1a. LOS-01 to LOS-09.
pub fn trace(position: Position<'_>, from: HexId, to: HexId, side: Side) -> Sight {
    let corners = position.profile().los_corner_touch;
    let bare =
        position.game().ground_sight((from, to), corners, || over_ground(position, from, to));
    let mut sight = Sight { blocked: bare.blocked, ..Sight::default() };
    let hidden = ground::is_changed(position);
    for passed in &bare.passed {
        if hidden && ground::hides(position, passed.hex) {
            sight.blocked = Some(Blocker { hex: passed.hex, reason: BlockReason::Hidden });
            break;
        }
        let occupant = in_the_way(position, passed.hex);
        if occupant.is_some() && passed.as_high_as_both_ends {
            sight.blocked = Some(Blocker { hex: passed.hex, reason: BlockReason::Unit });
            break;
        }
        sight.over_units |= occupant.is_some();
        if occupant == Some(side) {
            let other = sight
                .friend
                .filter(|&other| position.distance(other, to) < position.distance(passed.hex, to));
            sight.friend = other.or(Some(passed.hex));
        }
        sight.over_terrain |= passed.obscured_by;
    }
    sight
}

/// Returns the side of the units in a hex that affect a line over the hex. `None` if no unit does.
/// Units with [`Effect::SeenOver`] do not count. VAL-16.
fn in_the_way(position: Position<'_>, hex: HexId) -> Option<Side> {
    let occupant = position.occupant(hex)?;
    let mut units = position.board.units_in(hex);
    units.any(|unit| !traits::does(position, unit, &Effect::SeenOver)).then_some(occupant)
}

/// Returns the profile's rule for a line of sight that touches only the corner of a hex: whether
/// the line crosses the hex. SS 12.1a. LOS-09, V-34.
pub fn corners(position: Position<'_>) -> Corners {
    match position.profile().los_corner_touch {
        LosCornerTouch::Count => Corners::Count,
        LosCornerTouch::Ignore => Corners::Ignored,
    }
}

/// Returns the visibility of a hex for a side. LOS-06, LOS-07.
pub fn visibility(position: Position<'_>, from: HexId, to: HexId, side: Side) -> Visibility {
    let sight = trace(position, from, to, side);
    let target = position.game().terrain.kind(position.game().map.hex(to).terrain);
    let obscured =
        sight.over_units || sight.over_terrain != 0 || target.has(TerrainEffect::ObscuresTarget);
    match (sight.blocked, obscured) {
        (Some(_), _) => Visibility::Blocked,
        (None, true) => Visibility::Obscured,
        (None, false) => Visibility::Clear,
    }
}

/// Returns the effect of the ground on a line of sight. The hexes on the line are judged before the
/// hexsides that the line crosses. LOS-02 to LOS-05, LOS-08, LOS-09.
fn over_ground(position: Position<'_>, from: HexId, to: HexId) -> GroundSight {
    let map = &position.game().map;
    let levels = Levels::between(map.hex(from).level, map.hex(to).level);
    let mut passed = Vec::new();
    // LOS-08: if the line runs along a hexside, each of the two hexes can block it.
    let rule = (corners(position), Hexsides::OneBlocks);
    let blocked = map.lines.first_block(&map.grid, (from, to), rule, |hex| {
        pass(position, levels, from, hex).map(|hex| passed.push(hex)).err()
    });
    let blocked = blocked.map(|(hex, reason)| Blocker { hex, reason });
    GroundSight {
        passed,
        blocked: blocked.or_else(|| barrier::first(position, corners(position), from, to)),
    }
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

/// Judges whether one hex on the line of sight blocks or obscures the line. LOS-04, LOS-05, A-52.
fn pass(
    position: Position<'_>,
    levels: Levels,
    from: HexId,
    hex: HexId,
) -> Result<PassedHex, BlockReason> {
    let ground = position.game().map.hex(hex);
    let terrain = position.game().terrain.kind(ground.terrain);
    let as_high = ground.level == levels.high;
    if ground.level > levels.high {
        return Err(BlockReason::Higher);
    }
    if as_high && levels.low < levels.high {
        return Err(BlockReason::AsHigh);
    }
    if as_high && terrain.has(TerrainEffect::BlocksSightAtLevel) {
        return Err(BlockReason::Terrain);
    }
    if terrain.has(TerrainEffect::BlocksSightNextToFirer) && position.distance(from, hex) == 1 {
        return Err(BlockReason::NextToFirer);
    }
    let obscures = !as_high && terrain.has(TerrainEffect::ObscuresSight);
    let obscured_by = if obscures { 1 << ground.terrain.0 } else { 0 };
    Ok(PassedHex { hex, as_high_as_both_ends: as_high, obscured_by })
}
