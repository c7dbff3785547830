//! Advance after close combat. ADV-01 to ADV-06.

use kernel::HexId;

use super::{engagement, movement, stacking};
use crate::choice::{Choice, Word};
use crate::game::{Arm, UnitId};
use crate::position_ext::{PositionExt, members, only};
use crate::question::{Advance, AdvanceQuestion, AdvanceReach};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the units that may advance, or the hexes next to a unit that has advanced.
pub fn candidates(position: Position<'_>, question: &AdvanceQuestion) -> Vec<Choice> {
    match question {
        AdvanceQuestion::Unit(advance) => {
            members(&advance.units).map(Choice::Unit).chain([Word::Done.into()]).collect()
        }
        AdvanceQuestion::Hex(unit) => {
            let here = position.board.hex_of(*unit);
            let hexes = here
                .into_iter()
                .flat_map(|here| position.game().map.grid.neighbours(here))
                .map(Choice::Hex);
            hexes.chain([Word::Stay.into()]).collect()
        }
    }
}

/// Checks whether a unit may advance, or whether it may advance a second hex. SS 15.8, BS 12.7.
/// ADV-02, ADV-03.
pub fn check(position: Position<'_>, question: &AdvanceQuestion, choice: Choice) -> Check {
    match question {
        AdvanceQuestion::Unit(advance) => match choice {
            Choice::Unit(unit) => may_advance(position, advance, unit),
            Choice::Word(Word::Done) => Ok(()),
            _ => not_an_answer().err(),
        },
        AdvanceQuestion::Hex(unit) => match choice {
            Choice::Hex(hex) => may_go_on(position, *unit, place(position, *unit)?, hex),
            Choice::Word(Word::Stay) => may_stay(position, *unit),
            _ => not_an_answer().err(),
        },
    }
}

/// Checks whether a unit may advance. A unit that advances two hexes needs room in the second hex
/// only. SS 6.1, 15.8. ADV-02.
fn may_advance(position: Position<'_>, advance: &Advance, unit: UnitId) -> Check {
    let outsider = Refusal::new("ADV-02", "SS 15.8", "adv-02-took-no-part-close-combat").with(unit);
    require(advance.units.contains(unit.index()), outsider)?;
    may_enter(position, unit, place(position, unit)?, advance.into)?;
    match advance.reach {
        AdvanceReach::TwoHexes if goes_on(position, unit, advance.into) => Ok(()),
        AdvanceReach::OneHex | AdvanceReach::TwoHexes => has_room(position, unit, advance.into),
    }
}

/// Checks whether a unit may end its advance. A unit in a full hex must advance further if it can.
/// SS 6.1. ADV-02, STK-02.
fn may_stay(position: Position<'_>, unit: UnitId) -> Check {
    let here = place(position, unit)?;
    if goes_on(position, unit, here) { has_room(position, unit, here) } else { Ok(()) }
}

fn goes_on(position: Position<'_>, unit: UnitId, from: HexId) -> bool {
    let mut further = position.game().map.grid.neighbours(from);
    further.any(|to| may_go_on(position, unit, from, to).is_ok())
}

fn may_go_on(position: Position<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    may_enter(position, unit, from, to)?;
    has_room(position, unit, to)
}

fn place(position: Position<'_>, unit: UnitId) -> Check<HexId> {
    let gone = Refusal::new("ADV-02", "SS 15.8", "adv-02-not-map").with(unit);
    position.board.hex_of(unit).ok_or(gone)
}

/// Checks whether a unit may advance into a hex. Artillery does not advance next to an enemy. A-77.
fn may_enter(position: Position<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    movement::may_enter(position, unit, from, to)?;
    if position.arm(unit) == Arm::Artillery {
        engagement::artillery_may_enter(position, unit, from, to)
    } else {
        Ok(())
    }
}

fn has_room(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    stacking::may_share(position, hex, &only(unit))?;
    let full = Refusal::new("ADV-02", "SS 15.8", "adv-02-hold-more-than-stacking-limit").with(hex);
    require(stacking::fits(position, hex, &only(unit)), full)
}
