//! Converging and flanking fire. CONV-01 to CONV-07.

use kernel::{Direction, HexId};

use crate::choice::Choice;
use crate::position_ext::{PositionExt, members};
use crate::profile::{CrossFire, CrossFireScope};
use crate::question::Fire;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Point where a line of fire enters the target hex, in half hexsides around the ring. `2k` is side
/// `k`, and `2k + 1` is the corner between `k` and `k + 1`. CONV-06, A-59.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrance(u8);

/// Returns all six hexsides as candidates for the primary hexside. CONV-02.
pub(super) fn candidates() -> Vec<Choice> {
    Direction::ALL.into_iter().map(Choice::Hexside).collect()
}

/// Checks whether a hexside may be the primary one. SS 12.4. CONV-02.
///
/// # Errors
/// If no announced fire enters through the hexside.
pub(super) fn may_be_primary(
    position: Position<'_>,
    target: HexId,
    announced: &[Fire],
    side: Direction,
) -> Check {
    let traversed = announced
        .iter()
        .flat_map(|fire| entries(position, fire, target))
        .any(|entry| entry.touches(side));
    let refusal = Refusal::new("CONV-02", "SS 12.4", "conv-02-no-announced-fire-comes-through");
    require(traversed, refusal.with(side.ring()))
}

/// Whether two of the announced fire combats enter the target through hexsides with a full hexside
/// between them. CONV-01, CONV-03.
pub fn is_crossed(position: Position<'_>, target: HexId, announced: &[Fire]) -> bool {
    let all: Vec<_> = announced.iter().flat_map(|fire| entries(position, fire, target)).collect();
    all.iter().any(|a| all.iter().any(|&b| a.is_apart_from(b)))
}

/// Whether the game uses flanking fire. Every crossing fire then gets the shift, without a primary
/// hexside. SS 12.4, BS 9.3c. CONV-02, CONV-03, V-38.
pub fn flanks(position: Position<'_>) -> bool {
    position.profile().cross_fire == CrossFire::Flanking
}

/// Whether a fire combat gets the converging shift, given the primary hexside. CONV-02, CONV-07.
pub fn converges(position: Position<'_>, target: HexId, fire: &Fire, primary: Direction) -> bool {
    entries(position, fire, target).all(|entry| gap(entry, Entrance(primary.ring() * 2)) > 2)
}

/// Whether batteries of two hexes may announce cross fire in one artillery step. The lines of fire
/// must cross, and the profile must allow crossing within the whole phase. SS 12.4. CONV-05, V-39,
///
pub fn may_share_step(position: Position<'_>, target: HexId, step: HexId, other: HexId) -> bool {
    spans_phase(position)
        && entry(position, target, step).is_apart_from(entry(position, target, other))
}

/// Whether fire from different artillery steps may be cross fire. SS 12.4. CONV-05, V-39.
pub fn spans_phase(position: Position<'_>) -> bool {
    match position.profile().cross_fire_scope {
        CrossFireScope::SameStep => false,
        CrossFireScope::SamePhase => true,
    }
}

/// Returns the points where the lines of fire from the firing hexes enter the target hex.
fn entries<'a>(
    position: Position<'a>,
    fire: &Fire,
    target: HexId,
) -> impl Iterator<Item = Entrance> + use<'a> {
    members(&fire.firers)
        .filter_map(move |unit| Some(entry(position, target, position.board.hex_of(unit)?)))
}

/// Returns the point where the line from a hex enters the target hex. The computation uses integer
/// coordinates, so it is exact.
fn entry(position: Position<'_>, target: HexId, from: HexId) -> Entrance {
    /// Corners of the target hex in ring order, relative to its centre, as `(along, 3 * column)`.
    /// The corner between sides 0 and 1 comes first.
    const CORNERS: [(i32, i32); 6] = [(-1, -1), (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1)];
    let grid = &position.game().map.grid;
    let ((tc, tw), (fc, fw)) = (grid.position(target), grid.position(from));
    let line = (i32::from(fw - tw), 3 * i32::from(fc - tc));
    let cross = |a: (i32, i32), b: (i32, i32)| a.0 * b.1 - a.1 * b.0;
    let dot = |a: (i32, i32), b: (i32, i32)| a.0 * b.0 + a.1 * b.1;
    for side in 0..6 {
        let (before, after) = (CORNERS[(side + 5) % 6], CORNERS[side]);
        if cross(line, after) == 0 && dot(line, after) > 0 {
            return Entrance(2 * side as u8 + 1);
        }
        if cross(before, line) > 0 && cross(line, after) > 0 {
            return Entrance(2 * side as u8);
        }
    }
    unreachable!("a line enters a hex somewhere on its ring")
}

impl Entrance {
    /// Whether a full hexside is between two entry points. CONV-06.
    fn is_apart_from(self, other: Self) -> bool {
        let gap = gap(self, other);
        let between = match (self.is_corner(), other.is_corner()) {
            (false, false) => gap / 2 - i8::from(gap > 0),
            (true, true) => gap / 2,
            _ => (gap - 1) / 2,
        };
        between >= 1
    }

    const fn is_corner(self) -> bool {
        self.0 % 2 == 1
    }

    /// Whether the line touches a hexside. A corner belongs to both sides that meet there.
    fn touches(self, side: Direction) -> bool {
        gap(self, Self(side.ring() * 2)) <= 1
    }
}

fn gap(a: Entrance, b: Entrance) -> i8 {
    let around = (a.0 as i8 - b.0 as i8).rem_euclid(12);
    around.min(12 - around)
}
