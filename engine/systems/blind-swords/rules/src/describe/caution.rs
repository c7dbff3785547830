//! Warnings shown before a risky answer.

use kernel::{HexId, say};

use super::name::{number, units};
use crate::check::{fire, legality, stacking};
use crate::choice::Choice;
use crate::game::{Arm, UnitId, UnitSet};
use crate::position_ext::{PositionExt, only};
use crate::question::{AssaultQuestion, Question, RallyQuestion};
use crate::system::Position;

/// Returns a warning for an answer with an obvious risk. `None` if there is no such risk.
pub fn caution(position: Position<'_>, question: &Question, choice: Choice) -> Option<String> {
    match question {
        Question::Assault(AssaultQuestion::Unit(_)) => {
            let unit = choice.unit().ok()?;
            into_canister(position, unit, only_target(position, unit)?)
        }
        Question::Assault(AssaultQuestion::Target(unit)) => {
            into_canister(position, *unit, choice.hex().ok()?)
        }
        Question::Rally(RallyQuestion::RebuildHex(_, unit)) => {
            too_full(position, *unit, choice.hex().ok()?)
        }
        _ => None,
    }
}

/// Returns the hex that a unit will attack, if only one is possible. The engine then skips the
/// question. SS 14.1.
fn only_target(position: Position<'_>, attacker: UnitId) -> Option<HexId> {
    match legality::options(position, &AssaultQuestion::Target(attacker).into()).as_slice() {
        [target] => target.hex().ok(),
        _ => None,
    }
}

/// Warns that artillery in the attacked hex can fire canister in defence. SS 12.1a, 14.2a. CC-04,
/// RNG-05.
fn into_canister(position: Position<'_>, attacker: UnitId, target: HexId) -> Option<String> {
    let from = position.board.hex_of(attacker)?;
    let fires = |&gun: &UnitId| {
        position.arm(gun) == Arm::Artillery && fire::is_in_canister_range(position, gun, from)
    };
    let guns: UnitSet = position.board.units_in(target).filter(fires).map(UnitId::index).collect();
    let told = || {
        let (units, hex) = (units(position.game(), &guns), number(position.game(), target));
        say!("caution-canister", units, hex)
    };
    (!guns.is_empty()).then(told)
}

/// Warns if a returning unit would overstack its hex, so that a unit would be displaced. Moves need
/// no such warning, because no move may end in an overstacked hex. SS 6.3, 16.2. STK-07, RAL-05.
pub fn too_full(position: Position<'_>, unit: UnitId, to: HexId) -> Option<String> {
    let holds = stacking::load_with(position, to, &only(unit));
    let limit = position.game().stacking.limit;
    let told = || say!("caution-too-full", hex = number(position.game(), to), load = holds, limit);
    (holds > limit).then(told)
}
