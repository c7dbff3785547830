//! What somebody may be sorry for once it is done: what it leads into is told before.

use kernel::{HexId, say};

use super::name::{number, units};
use crate::check::{fire, legality, stacking};
use crate::choice::Choice;
use crate::game::{Arm, UnitId, UnitSet};
use crate::look::{Look, only};
use crate::question::{AssaultQuestion, Question, RallyQuestion};
use crate::system::Scene;

/// What an answer leads into that one who knows the rules would think of first, if it is anything bad.
pub fn caution(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<String> {
    match question {
        Question::Assault(AssaultQuestion::Unit(_)) => {
            let unit = choice.unit().ok()?;
            into_canister(scene, unit, only_target(scene, unit)?)
        }
        Question::Assault(AssaultQuestion::Target(unit)) => {
            into_canister(scene, *unit, choice.hex().ok()?)
        }
        Question::Rally(RallyQuestion::RebuildHex(_, unit)) => {
            too_full(scene, *unit, choice.hex().ok()?)
        }
        _ => None,
    }
}

/// The hex that a unit attacks when nobody is asked which, since there is one alone. SS 14.1.
fn only_target(scene: Scene<'_>, attacker: UnitId) -> Option<HexId> {
    match legality::options(scene, &AssaultQuestion::Target(attacker).into()).as_slice() {
        [target] => target.hex().ok(),
        _ => None,
    }
}

/// Guns in the hex that is attacked fire canister in its defence. SS 12.1a, 14.2a. CC-04, RNG-05.
fn into_canister(scene: Scene<'_>, attacker: UnitId, target: HexId) -> Option<String> {
    let from = scene.board.hex_of(attacker)?;
    let fires = |&gun: &UnitId| {
        scene.arm(gun) == Arm::Artillery && fire::is_in_canister_range(scene, gun, from)
    };
    let guns: UnitSet = scene.board.units_in(target).filter(fires).map(UnitId::index).collect();
    let told = || {
        let (units, hex) = (units(scene.game(), &guns), number(scene.game(), target));
        say!("caution-canister", units, hex)
    };
    (!guns.is_empty()).then(told)
}

/// Who comes back to a hex that has no room for him displaces somebody. No move ends in such a hex. SS 6.3, 16.2.
/// STK-07, RAL-05.
pub fn too_full(scene: Scene<'_>, unit: UnitId, to: HexId) -> Option<String> {
    let holds = stacking::load_with(scene, to, &only(unit));
    let limit = scene.game().stacking.limit;
    let told = || say!("caution-too-full", hex = number(scene.game(), to), load = holds, limit);
    (holds > limit).then(told)
}
