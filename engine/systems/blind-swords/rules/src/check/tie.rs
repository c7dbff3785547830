//! Choices between units that are tied or that may act in any order.

use crate::choice::Choice;
use crate::game::UnitSet;
use crate::position_ext::members;
use crate::refusal::{Check, Refusal, require};

/// Returns one choice for each unit.
pub fn candidates(units: &UnitSet) -> Vec<Choice> {
    members(units).map(Choice::Unit).collect()
}

/// Checks whether a choice is one of the units. SS 12.2, 15.1a, 15.2. FIRE-08, COH-03, CCO-01,
/// CCO-08.
pub fn check(units: &UnitSet, choice: Choice) -> Check {
    let unit = choice.unit()?;
    let other = Refusal::new("FIRE-08", "SS 12.2", "fire-08-not-one-units-choose");
    require(units.contains(unit.index()), other.with(unit))
}
