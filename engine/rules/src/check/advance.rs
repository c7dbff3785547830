//! Advance after close combat. ADV-01 to ADV-06.

use kernel::HexId;

use super::legality::not_an_answer;
use super::{engagement, movement, stacking};
use crate::choice::{Choice, Word};
use crate::game::{Arm, UnitId};
use crate::look::{Look, members, only};
use crate::question::Question;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// The units that may advance, or the hexes next to one that has.
pub fn candidates(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
    match question {
        Question::AdvanceUnit(advance) => {
            members(&advance.units).map(Choice::Unit).chain([Word::Done.into()]).collect()
        }
        Question::AdvanceHex(unit) => {
            let here = scene.board.hex_of(*unit);
            let hexes = here
                .into_iter()
                .flat_map(|here| scene.game().map.grid.neighbours(here))
                .map(Choice::Hex);
            hexes.chain([Word::Stay.into()]).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a unit may advance, or a hex may be its second. SS 15.8, BS 12.7. ADV-02, ADV-03.
///
/// # Errors
/// The first rule that forbids it.
pub fn check(scene: Scene<'_>, question: &Question, choice: Choice) -> Check {
    match (question, choice) {
        (Question::AdvanceUnit(_), Choice::Word(Word::Done))
        | (Question::AdvanceHex(_), Choice::Word(Word::Stay)) => Ok(()),
        (Question::AdvanceUnit(advance), Choice::Unit(unit)) => {
            let outsider =
                Refusal::new("ADV-02", "SS 15.8", "{} took no part in this close combat")
                    .with(unit);
            require(advance.units.contains(unit.index()), outsider)?;
            may_advance(scene, unit, advance.into)
        }
        (Question::AdvanceHex(unit), Choice::Hex(hex)) => may_advance(scene, *unit, hex),
        _ => not_an_answer().err(),
    }
}

fn may_advance(scene: Scene<'_>, unit: UnitId, to: HexId) -> Check {
    let gone = Refusal::new("ADV-02", "SS 15.8", "{} is not on the map").with(unit);
    let from = scene.board.hex_of(unit).ok_or(gone)?;
    movement::may_enter(scene, unit, from, to)?;
    stacking::may_share(scene, to, &only(unit))?;
    let full =
        Refusal::new("ADV-02", "SS 15.8", "{} would hold more than the stacking limit").with(to);
    require(stacking::fits(scene, to, &only(unit)), full)?;
    // guns do not advance towards an enemy.
    if scene.arm(unit) == Arm::Artillery {
        engagement::artillery_may_enter(scene, unit, from, to)
    } else {
        Ok(())
    }
}
