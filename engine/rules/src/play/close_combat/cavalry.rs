//! Cavalry that withdraws from close combat. CAV-01, CAV-02.

use kernel::{HexId, Play};

use crate::game::{Arm, UnitId, UnitSet};
use crate::look::Look;
use crate::play::cavalry;
use crate::question::{Withdrawal, WithdrawalOccasion};
use crate::system::Table;

/// Cavalry that is attacked may withdraw instead of firing; true if any did. SS 14.2b, BS 11.3b.
/// CAV-01, CAV-02, CC-09.
///
/// # Errors
/// Those of the table.
pub(super) fn withdraws(table: &mut Table, attackers: &UnitSet, target: HexId) -> Play<bool> {
    let scene = table.scene();
    let cavalry: Vec<UnitId> =
        scene.board.units_in(target).filter(|&unit| scene.arm(unit) == Arm::Cavalry).collect();
    let mut any = false;
    for unit in cavalry {
        let occasion = WithdrawalOccasion::CloseCombat;
        any |= cavalry::withdraw(table, Withdrawal { unit, from: *attackers, occasion })?;
    }
    Ok(any)
}
