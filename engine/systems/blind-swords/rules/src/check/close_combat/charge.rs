//! Close combat after a charge. CAV-05.

use kernel::HexId;

use super::sides::Sides;
use crate::check::movement::charge::targets;
use crate::check::values;
use crate::event::AppliedShift;
use crate::game::UnitId;
use crate::position_ext::members;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Number of columns by which a charge shifts the attack. BS 10.10.
const COLUMNS: i8 = 2;

/// Checks whether the side may stop declaring close combats. Before that, the side must declare a
/// target for each charge. BS 10.10. CAV-05.
///
/// # Errors
/// If a charge has no declared target.
pub(super) fn may_leave_off(position: Position<'_>) -> Check {
    let Some(activation) = position.board.activation() else { return Ok(()) };
    let declared = |unit| activation.assaults.iter().any(|assault| assault.unit == unit);
    let mut owing = members(&activation.charging)
        .filter(|&unit| !declared(unit) && !targets(position, unit).is_empty());
    match owing.next() {
        None => Ok(()),
        Some(unit) => {
            Refusal::new("CAV-05", "BS 10.10", "cav-05-charged-must-attack").with(unit).err()
        }
    }
}

/// Checks whether a unit's charge allows it to attack a hex. BS 10.10f-g. CAV-05.
///
/// # Errors
/// If the unit charged and must attack another hex.
pub(super) fn may_be_target(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    if !has_charged(position, unit) {
        return Ok(());
    }
    let targets = targets(position, unit);
    require(
        targets.is_empty() || targets.contains(&hex),
        Refusal::new("CAV-05", "BS 10.10", "cav-05-charged-another-hex-than").with(unit).with(hex),
    )
}

/// Returns a shift of two columns if a unit that charged leads the attack. BS 10.10. CAV-05, A-86.
pub(super) fn shift(position: Position<'_>, sides: &Sides) -> Option<AppliedShift> {
    let leads = values::largest(position, sides.assaulters(position));
    let (id, rule) = ("charge".to_owned(), "BS 10.10".to_owned());
    let charge = AppliedShift { id, columns: COLUMNS, rule };
    leads.into_iter().any(|unit| has_charged(position, unit)).then_some(charge)
}

pub(crate) fn has_charged(position: Position<'_>, unit: UnitId) -> bool {
    let activation = position.board.activation();
    activation.is_some_and(|activation| activation.charging.contains(unit.index()))
}
