//! Withdrawal Fire, Retreat Fire and fire at limbering guns. ST 6.23, 11.

use super::{attack, fire, zones};
use crate::choice::{Choice, Word};
use crate::game::{Arm, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{FireArm, Occasion, Reaction};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &Reaction) -> Vec<Choice> {
    let enemies = position.on_map(position.side_of(question.target).other());
    let units = enemies.map(|(unit, _)| Choice::Unit(unit));
    units.chain([Word::All, Word::Fire, Word::Hold].map(Choice::Word)).collect()
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, question: &Reaction, choice: Choice) -> Check {
    match choice {
        Choice::Unit(unit) => {
            may_fire(position, question.occasion, question.target, unit)?;
            let is_open =
                question.able.contains(unit.index()) && !question.firing.contains(unit.index());
            require(is_open, Refusal::new("ST-ZOC-06", "ST 11.1", "st-zoc-06-not-now").with(unit))
        }
        Choice::Word(Word::All) => {
            let are_several = question.firing.is_empty() && question.able.len() > 1;
            let single = Refusal::new("ST-ZOC-06", "ST 11.1", "st-zoc-06-not-several");
            require(are_several, single.with(question.target))
        }
        Choice::Word(Word::Fire) if !question.firing.is_empty() => Ok(()),
        Choice::Word(Word::Hold) if question.firing.is_empty() => Ok(()),
        _ => not_an_answer().err(),
    }
}

/// Returns the units of an arm that may fire at a unit, without the excluded units.
pub fn able(
    position: Position<'_>,
    occasion: Occasion,
    target: UnitId,
    arm: FireArm,
    spared: UnitSet,
) -> UnitSet {
    let Some(hex) = position.board.hex_of(target) else { return UnitSet::EMPTY };
    let enemy = position.side_of(target).other();
    let enemies: UnitSet = match occasion {
        Occasion::Limbering => position.on_map(enemy).map(|(unit, _)| unit.index()).collect(),
        // Only units whose zone covers the hex may fire.
        _ => zones::controllers(position, hex, enemy).map(UnitId::index).collect(),
    };
    let enemies = enemies.iter().map(UnitId::from_index);
    let of_arm = enemies.filter(|unit| attack::arm_of(position, *unit) == arm);
    let free = of_arm.filter(|unit| !spared.contains(unit.index()));
    let able = free.filter(|unit| may_fire(position, occasion, target, *unit).is_ok());
    able.map(UnitId::index).collect()
}

/// Checks whether a unit may fire at an enemy unit on an occasion: top units whose zone covers its
/// hex, and against limbering guns all small arms in range. ST 6.23, 11.1, 11.2. ST-ZOC-05,
/// ST-ZOC-12, ST-ZOC-13, ST-FORM-10, ST-PIN-02, R-13, R-117.
fn may_fire(position: Position<'_>, occasion: Occasion, target: UnitId, unit: UnitId) -> Check {
    let Some(hex) = position.board.hex_of(target) else { return not_an_answer().err() };
    let state = position.state(unit);
    fire::is_able(position, unit)?;
    require(!state.pinned, Refusal::new("ST-PIN-02", "ST 10.82", "st-pin-02-zone").with(unit))?;
    if occasion == Occasion::Limbering {
        let is_small_arms = !matches!(position.info(unit).arm, Arm::Artillery | Arm::Wagon);
        require(
            is_small_arms,
            Refusal::new("ST-FORM-10", "ST 6.23", "st-form-10-no-small-arms").with(unit),
        )?;
        return fire::reaches(position, unit, hex);
    }
    let side = position.side_of(unit);
    require(
        zones::controllers(position, hex, side).any(|controller| controller == unit),
        Refusal::new("ST-ZOC-05", "ST 11.1", "st-zoc-05-no-zone").with(unit).with(hex),
    )?;
    require(
        occasion != Occasion::Retreat || !state.fired_at_retreat,
        Refusal::new("ST-ZOC-13", "ST 11.2", "st-zoc-13-fired-already").with(unit),
    )
}
