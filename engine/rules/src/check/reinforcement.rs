//! Reinforcements. REIN-01 to REIN-04.

use crate::choice::Choice;
use crate::game::BrigadeId;
use crate::refusal::Check;
use crate::system::Scene;
/// x
pub fn candidates(_scene: Scene<'_>, _brigade: BrigadeId) -> Vec<Choice> {
    Vec::new()
}
/// x
pub fn check(_scene: Scene<'_>, _brigade: BrigadeId, _choice: Choice) -> Check {
    Ok(())
}
