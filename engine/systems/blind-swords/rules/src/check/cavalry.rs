//! Withdrawal of cavalry. CAV-01 to CAV-03.

use kernel::HexId;

use super::retreat::{self, Preferences};
use super::{movement, stacking};
use crate::choice::{Choice, Word};
use crate::game::{Arm, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members, only};
use crate::profile::{CavReactionWithdrawal, CcCavWithdrawal};
use crate::question::{Withdrawal, WithdrawalOccasion};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Distance in hexes at which approaching infantry or artillery lets cavalry withdraw. BS 10.8.
/// CAV-03.
const REACTION_RADIUS: u8 = 2;

/// Returns the candidates for a cavalry withdrawal: the hexes adjacent to the unit, and the choice
/// to stand.
pub fn candidates(position: Position<'_>, withdrawal: &Withdrawal) -> Vec<Choice> {
    let here = position.board.hex_of(withdrawal.unit);
    let hexes = here
        .into_iter()
        .flat_map(|here| position.game().map.grid.neighbours(here))
        .map(Choice::Hex);
    hexes.chain([Word::Stand.into()]).collect()
}

/// Checks whether cavalry may withdraw into a hex. SS 14.2b, FAQ 14.2b, BS 10.8, 11.3b.
/// CAV-01 to CAV-03.
pub fn check(position: Position<'_>, withdrawal: &Withdrawal, choice: Choice) -> Check {
    if choice == Word::Stand.into() {
        return Ok(());
    }
    let (Choice::Hex(hex), Some(here)) = (choice, position.board.hex_of(withdrawal.unit)) else {
        return not_an_answer().err();
    };
    match withdrawal.occasion {
        WithdrawalOccasion::CloseCombat => may_leave_combat(position, withdrawal, here, hex),
        WithdrawalOccasion::Approach => may_withdraw(position, withdrawal, here, hex),
    }
}

/// Returns the mounted cavalry that may withdraw because enemy infantry or artillery has come
/// within two hexes. BS 10.8. CAV-03, V-44.
pub fn who_gives_way(
    position: Position<'_>,
    movers: &UnitSet,
    from: HexId,
    to: HexId,
) -> Vec<Withdrawal> {
    let unmounted = |&unit: &UnitId| position.arm(unit) != Arm::Cavalry;
    let causes: UnitSet = members(movers).filter(unmounted).map(UnitId::index).collect();
    let Some(first) = members(&causes).next() else { return Vec::new() };
    if position.profile().cav_reaction_withdrawal == CavReactionWithdrawal::Off {
        return Vec::new();
    }
    let approached = |hex: HexId| {
        let now = position.distance(hex, to);
        now <= REACTION_RADIUS && now < position.distance(hex, from)
    };
    let cavalry = position
        .on_map(position.side_of(first).other())
        .filter(|&(unit, hex)| position.arm(unit) == Arm::Cavalry && approached(hex));
    let occasion = WithdrawalOccasion::Approach;
    cavalry.map(|(unit, _)| Withdrawal { unit, from: causes, occasion }).collect()
}

/// Checks whether attacked cavalry may withdraw into a hex. SS 14.2b, FAQ 14.2b, BS 11.3b. CAV-01,
/// CAV-02, V-45.
pub fn may_leave_combat(
    position: Position<'_>,
    withdrawal: &Withdrawal,
    here: HexId,
    hex: HexId,
) -> Check {
    let rule = position.profile().cc_cav_withdrawal;
    if rule == CcCavWithdrawal::MountedVsInfantryOnly {
        let riders = Refusal::new("CAV-02", "BS 11.3b", "cav-02-attacked-cavalry");
        let on_foot = members(&withdrawal.from).all(|unit| position.arm(unit) == Arm::Infantry);
        require(on_foot, riders.with(withdrawal.unit))?;
    }
    may_withdraw(position, withdrawal, here, hex)?;
    if rule == CcCavWithdrawal::AnyAttacker {
        return Ok(());
    }
    let neighbours = position.game().map.grid.neighbours(here);
    let hexes: Vec<_> =
        neighbours.filter(|&to| may_withdraw(position, withdrawal, here, to).is_ok()).collect();
    let &Withdrawal { unit, from: causes, .. } = withdrawal;
    retreat::preferred(position, Preferences { unit, here, causes, way: (here, 1) }, &hexes, hex)
}

/// Checks whether the cavalry can enter a hex. The hex must have room and be farther from each of
/// the enemies than the current hex.
fn may_withdraw(position: Position<'_>, withdrawal: &Withdrawal, here: HexId, to: HexId) -> Check {
    movement::may_enter(position, withdrawal.unit, here, to)?;
    let mut causes = members(&withdrawal.from).filter_map(|enemy| position.board.hex_of(enemy));
    let nearer = match withdrawal.occasion {
        WithdrawalOccasion::CloseCombat => {
            Refusal::new("CAV-01", "SS 14.2b", "cav-01-not-farther-every-attacker")
        }
        WithdrawalOccasion::Approach => {
            Refusal::new("CAV-03", "BS 10.8", "cav-03-not-farther-those-who-come")
        }
    };
    require(
        causes.all(|from| position.distance(to, from) > position.distance(here, from)),
        nearer.with(to),
    )?;
    let unit = only(withdrawal.unit);
    stacking::may_share(position, to, &unit)?;
    let full = Refusal::new("STK-08", "SS 6.1", "stk-08-hold-more-than-stacking-limit").with(to);
    require(stacking::fits(position, to, &unit), full)
}
