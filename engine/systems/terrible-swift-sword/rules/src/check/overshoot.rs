//! Artillery fire that overshoots its target, an optional rule. ST 23.

use kernel::{Die, HexId, Side};

use super::attack::{self, Share};
use super::sight;
use crate::choice::Choice;
use crate::event::{Attack, Miss};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::{FireArm, Split};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Shortest range at which a battery can overshoot. ST 23.1.
const LONG: u8 = 8;

/// Whether a unit that fires at a hex rolls for its aim: the optional rule is in use, and the unit
/// is a battery at long range. ST 23.1, 23.12. ST-OPT-02.
pub fn must_aim(position: Position<'_>, unit: UnitId, hex: HexId) -> bool {
    let from = position.board.hex_of(unit);
    position.package.is_on("overshoot")
        && attack::arm_of(position, unit) == FireArm::Artillery
        && from.is_some_and(|from| position.distance(from, hex) >= LONG)
}

/// Returns the number of hexes by which a battery overshoots with a die. ST 23.12. ST-OPT-02.
pub const fn hexes_over(die: Die) -> u8 {
    match die.pips() {
        ..=3 => 0,
        4 | 5 => 1,
        _ => 2,
    }
}

/// Returns the hexes of the map in which shells can fall that fly a number of hexes over their
/// target: two if the line of fire passes between them. ST 23.13, 23.14, 23.4. ST-OPT-03.
pub fn beyond(position: Position<'_>, from: HexId, aimed: HexId, over: u8) -> Vec<HexId> {
    let grid = &position.map().grid;
    let (range, over_by) = (i32::from(position.distance(from, aimed)), i32::from(over));
    let line = sight::offset(position, from, aimed);
    // The point on the line that is `over` hexes beyond the target is on the edge between two hexes
    // of the ring around the target, or in one of them.
    let is_hit = |hex: &HexId| {
        let way = sight::offset(position, aimed, *hex);
        let (across, along) = (range * way.0 - over_by * line.0, range * way.1 - over_by * line.1);
        across * across + 3 * along * along <= 3 * range * range
    };
    let near = grid.within(aimed, over).flatten().map(|index| HexId(index as u16));
    near.filter(|hex| grid.distance(aimed, *hex) == over && is_hit(hex)).collect()
}

/// Returns the side whose units in a hex shells can hit. `None` if they hit no unit there: the hex
/// is empty or has a melee, at which no fire is allowed. ST 13.84, 23.13.
pub fn side_hit(position: Position<'_>, hex: HexId) -> Option<Side> {
    let is_hit = |side: &Side| attack::top_target(position, *side, hex).is_some();
    Side::BOTH.into_iter().find(is_hit).filter(|_| position.board.melee_in(hex).is_none())
}

/// Returns the fire attacks of batteries whose shells fall in a hex together, one at each unit of
/// its stack. ST 8.53, 23.13, 23.5. ST-OPT-06, R-95.
pub fn attacks(
    position: Position<'_>,
    (side, hex): (Side, HexId),
    miss: Miss,
    firers: &[Share],
) -> Vec<Attack> {
    let stack = position.stack(side, hex).filter(|unit| attack::is_exposed(position, *unit));
    stack.map(|unit| attack::stray(position, (unit, hex), miss, firers)).collect()
}

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(split: &Split) -> Vec<Choice> {
    split.hexes.map(Choice::Hex).to_vec()
}

/// Checks whether a choice is legal. ST 23.13. ST-OPT-03.
pub fn check(split: &Split, choice: Choice) -> Check {
    let Choice::Hex(hex) = choice else { return not_an_answer().err() };
    let refusal = Refusal::new("ST-OPT-03", "ST 23.13", "st-opt-03-not-on-line");
    require(split.hexes.contains(&hex), refusal.with(split.unit).with(hex))
}
