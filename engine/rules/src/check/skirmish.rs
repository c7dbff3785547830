//! Placeholder.

use crate::choice::Choice;
use crate::question::SkirmishWithdrawal;
use crate::refusal::Check;
use crate::system::Scene;
/// x
pub fn candidates(_scene: Scene<'_>, _q: &SkirmishWithdrawal) -> Vec<Choice> {
    Vec::new()
}
/// x
pub fn check(_scene: Scene<'_>, _q: &SkirmishWithdrawal, _choice: Choice) -> Check {
    Ok(())
}
