//! Engagement. ENG-01 to ENG-03, ART-07, ART-08.

use crate::game::UnitId;
use crate::refusal::Check;
use crate::system::Scene;
use kernel::HexId;
/// Whether a battery may enter a hex as regards the enemies near it. ART-07, ART-08.
///
/// # Errors
/// The rule that forbids it.
pub fn artillery_may_enter(_scene: Scene<'_>, _unit: UnitId, _from: HexId, _to: HexId) -> Check {
    Ok(())
}
