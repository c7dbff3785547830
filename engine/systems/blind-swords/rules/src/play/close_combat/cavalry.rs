//! Withdrawal of cavalry from close combat. CAV-01, CAV-02.

use kernel::{HexId, Play};

use crate::game::{Arm, UnitId, UnitSet};
use crate::play::cavalry;
use crate::position_ext::PositionExt;
use crate::question::{Withdrawal, WithdrawalOccasion};
use crate::system::Table;

/// Lets attacked cavalry that has not fired withdraw. Returns the units that withdrew. SS 14.2b, BS
/// 11.3b. CAV-01, CAV-02, CC-09.
pub(super) fn withdraw(
    table: &mut Table,
    attackers: &UnitSet,
    target: HexId,
    used: &UnitSet,
) -> Play<Vec<UnitId>> {
    let position = table.position();
    let waits = |&unit: &UnitId| position.arm(unit) == Arm::Cavalry && !used.contains(unit.index());
    let waiting: Vec<UnitId> = position.board.units_in(target).filter(waits).collect();
    let mut gone = Vec::new();
    for unit in waiting {
        let (from, occasion) = (*attackers, WithdrawalOccasion::CloseCombat);
        let is_attacked = !attackers.is_empty() && !table.board().is_over();
        if is_attacked && cavalry::withdraw(table, Withdrawal { unit, from, occasion })? {
            gone.push(unit);
        }
    }
    Ok(gone)
}
