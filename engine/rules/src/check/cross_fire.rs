//! Converging and flanking fire. CONV-01 to CONV-07.

use crate::choice::Choice;
use crate::question::Fire;
use crate::refusal::Check;
use crate::system::Scene;
use kernel::HexId;
/// x
pub fn candidates() -> Vec<Choice> {
    Vec::new()
}
/// x
pub fn check(_scene: Scene<'_>, _target: HexId, _announced: &[Fire], _choice: Choice) -> Check {
    Ok(())
}
