//! Placeholder.

use crate::choice::Choice;
use crate::question::PanicPool;
use crate::refusal::Check;
use crate::system::Scene;
/// x
pub fn candidates(_scene: Scene<'_>, _q: &PanicPool) -> Vec<Choice> {
    Vec::new()
}
/// x
pub fn check(_scene: Scene<'_>, _q: &PanicPool, _choice: Choice) -> Check {
    Ok(())
}
