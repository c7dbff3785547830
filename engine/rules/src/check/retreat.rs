//! Placeholder.

use crate::choice::Choice;
use crate::question::RetreatWalk;
use crate::refusal::Check;
use crate::system::Scene;
/// x
pub fn candidates(_scene: Scene<'_>, _q: &RetreatWalk) -> Vec<Choice> {
    Vec::new()
}
/// x
pub fn check(_scene: Scene<'_>, _q: &RetreatWalk, _choice: Choice) -> Check {
    Ok(())
}
