//! A fire up to its dice. FIRE-07 to FIRE-21.

use super::{Strength, column, shifts, strength};
use crate::check::values;
use crate::event::AppliedShift;
use crate::game::{ColumnId, UnitId};
use crate::look::Look;
use crate::question::{Fire, Volley};
use crate::system::Scene;

/// What the Combat Results Table is read with, but for the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The strength, unit by unit.
    pub strength: Strength,
    /// The column of the rounded strength.
    pub first_column: ColumnId,
    /// Every shift that applies.
    pub shifts: Vec<AppliedShift>,
    /// The column used; `None` where the fire is without effect. FIRE-10.
    pub column: Option<ColumnId>,
    /// The lead unit of the target.
    pub lead: UnitId,
    /// Its modified cohesion rating.
    pub cr: u8,
}

/// A fire at a lead unit, up to its dice. SS 12.2, 12.3. FIRE-07 to FIRE-21.
pub fn aim(scene: Scene<'_>, volley: &Volley, fire: &Fire, lead: UnitId) -> Aim {
    let aimed = volley.at(fire.target);
    let strength = strength(scene, &aimed, &fire.firers, fire.target, fire.canister);
    let first_column = scene.game().crt.column(strength.total.floor());
    let shifts = shifts(scene, &aimed, fire, &strength, lead);
    let column = column(scene, &aimed, first_column, &shifts);
    let cr = values::modified_cr(scene, lead);
    Aim { strength, first_column, shifts, column, lead, cr }
}
