//! What a roll is for, in words.

use super::name::unit_name;
use crate::look::Look;
use crate::system::{Roll, Scene};

/// `Break Test of 5th CT`.
pub fn roll(scene: Scene<'_>, roll: &Roll) -> String {
    let name = |unit| unit_name(scene.game(), unit);
    match roll {
        Roll::FireCrt(_) => "fire".to_owned(),
        Roll::CloseCrt(_) => "close combat".to_owned(),
        Roll::FireCohesion(_) | Roll::CloseCohesion(_) => "cohesion test".to_owned(),
        Roll::BreakTest(unit) => format!("Break Test of {}", name(*unit)),
        Roll::Command => "command".to_owned(),
        Roll::FogOfWar => "Fog of War".to_owned(),
        Roll::Casualty => "general casualty".to_owned(),
        Roll::Rebuild(unit) => format!("rebuild of {}", name(*unit)),
        Roll::Script(what) => what.clone(),
    }
}
