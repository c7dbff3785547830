//! Cavalry withdrawal. CAV-01.

use crate::choice::Choice;
use crate::game::{UnitId, UnitSet};
use crate::refusal::Check;
use crate::system::Scene;
/// x
pub fn candidates(_scene: Scene<'_>, _unit: UnitId) -> Vec<Choice> {
    Vec::new()
}
/// x
pub fn check(_scene: Scene<'_>, _unit: UnitId, _attackers: &UnitSet, _choice: Choice) -> Check {
    Ok(())
}
