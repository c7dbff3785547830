//! Values of a fire combat before the dice are rolled. FIRE-07 to FIRE-21.

use super::{Strength, column, shifts, strength};
use crate::check::values;
use crate::event::AppliedShift;
use crate::game::{ColumnId, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{Fire, Volley};
use crate::system::Position;

/// Values for the look-up on the Combat Results Table, without the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Strength of each firer and the total.
    pub strength: Strength,
    /// Column for the rounded strength, before shifts.
    pub first_column: ColumnId,
    /// All column shifts that apply to the fire.
    pub shifts: Vec<AppliedShift>,
    /// Column after shifts. `None` if the fire has no effect. FIRE-10.
    pub column: Option<ColumnId>,
    /// Lead unit of the target hex.
    pub lead: UnitId,
    /// Modified cohesion rating of the lead unit.
    pub cr: u8,
}

/// Computes the values of a fire combat at a lead unit before the dice are rolled. SS 12.2, 12.3.
/// FIRE-07 to FIRE-21.
pub fn aim(position: Position<'_>, volley: &Volley, fire: &Fire, lead: UnitId) -> Aim {
    let aimed = volley.at(fire.target);
    let strength = strength(position, &aimed, &fire.firers, fire.target, fire.canister);
    let first_column = position.game().crt.column(strength.total.floor());
    let shifts = shifts(position, &aimed, fire, &strength, lead);
    let column = column(position, &aimed, first_column, &shifts);
    let cr = values::modified_cr(position, lead);
    Aim { strength, first_column, shifts, column, lead, cr }
}
