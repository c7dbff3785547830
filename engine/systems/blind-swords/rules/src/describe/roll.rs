//! Descriptions that tell players the purpose of a roll.

use kernel::say;

use super::name::unit_name;
use crate::position_ext::PositionExt;
use crate::system::{Position, Roll};

/// Describes the purpose of a roll: `Break Test of 5th CT`.
pub fn roll(position: Position<'_>, roll: &Roll) -> String {
    let name = |unit| unit_name(position.game(), unit);
    match roll {
        Roll::FireCrt(_) => say!("roll-fire"),
        Roll::CloseCrt(_) => say!("roll-close-combat"),
        Roll::FireCohesion(_) | Roll::CloseCohesion(_) => say!("roll-cohesion"),
        Roll::BreakTest(unit) => say!("roll-break-test", unit = name(*unit)),
        Roll::Command => say!("roll-command"),
        Roll::FogOfWar => say!("roll-fog"),
        Roll::Casualty => say!("roll-casualty"),
        Roll::Rebuild(unit) => say!("roll-rebuild", unit = name(*unit)),
        Roll::Script(what) => what.clone(),
    }
}
