//! Cavalry that withdraws from close combat. CAV-01.

use kernel::HexId;

use super::legality::{is_word, not_an_answer};
use super::retreat::{self, Preferences};
use super::{movement, stacking};
use crate::choice::{Choice, Word};
use crate::game::{UnitId, UnitSet};
use crate::look::{Look, members, only};
use crate::profile::CcCavWithdrawal;
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// The hexes next to the unit, and to stand.
pub fn candidates(scene: Scene<'_>, unit: UnitId) -> Vec<Choice> {
    let here = scene.board.hex_of(unit);
    let hexes =
        here.into_iter().flat_map(|here| scene.game().map.grid.neighbours(here)).map(Choice::Hex);
    hexes.chain([Word::Stand.into()]).collect()
}

/// Whether cavalry may withdraw into a hex. SS 14.2b, FAQ 14.2b. CAV-01, V-45.
///
/// # Errors
/// The first rule that forbids it.
pub fn check(scene: Scene<'_>, unit: UnitId, attackers: &UnitSet, choice: Choice) -> Check {
    if is_word(choice, Word::Stand) {
        return Ok(());
    }
    let (Choice::Hex(hex), Some(here)) = (choice, scene.board.hex_of(unit)) else {
        return not_an_answer().err();
    };
    may_withdraw(scene, unit, here, attackers, hex)?;
    match scene.profile().cc_cav_withdrawal {
        CcCavWithdrawal::AnyAttacker => Ok(()),
        CcCavWithdrawal::AnyAttackerRetreatPriorities | CcCavWithdrawal::MountedVsInfantryOnly => {
            let neighbours = scene.game().map.grid.neighbours(here);
            let hexes: Vec<_> = neighbours
                .filter(|&to| may_withdraw(scene, unit, here, attackers, to).is_ok())
                .collect();
            retreat::preferred(scene, Preferences { unit, here, causes: *attackers }, &hexes, hex)
        }
    }
}

fn may_withdraw(
    scene: Scene<'_>,
    unit: UnitId,
    here: HexId,
    attackers: &UnitSet,
    to: HexId,
) -> Check {
    movement::may_enter(scene, unit, here, to)?;
    let away = members(attackers).filter_map(|attacker| scene.board.hex_of(attacker));
    let nearer =
        Refusal::new("CAV-01", "SS 14.2b", "{} is not farther from every attacker").with(to);
    require(
        away.into_iter().all(|from| scene.distance(to, from) > scene.distance(here, from)),
        nearer,
    )?;
    stacking::may_share(scene, to, &only(unit))?;
    let full = Refusal::new("STK-08", "SS 6.1", "{} would hold too much").with(to);
    require(stacking::fits(scene, to, &only(unit)), full)
}
