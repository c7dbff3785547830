//! A close combat up to its dice. CC-11 to CC-22.

use kernel::Sixteenths;

use super::{Sides, column, compared_sp, shifts};
use crate::check::values;
use crate::event::AppliedShift;
use crate::game::ColumnId;
use crate::look::{Look, members};
use crate::system::Scene;

/// What the Combat Results Table is read with, but for the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// The strength in the Assaulting Hex. CC-11.
    pub strength: Sixteenths,
    /// All attacking strength, for the odds. CC-12.
    pub attacking_sp: Sixteenths,
    /// All defending strength.
    pub defending_sp: Sixteenths,
    /// The column of the rounded strength.
    pub first_column: ColumnId,
    /// Every shift that applies.
    pub shifts: Vec<AppliedShift>,
    /// The column used; `None` where the attack is shifted to nothing. CC-22.
    pub column: Option<ColumnId>,
    /// The modified cohesion rating of the lead unit.
    pub cr: u8,
}

/// A close combat, up to its dice. SS 14.2c-e, BS 11.3. CC-11 to CC-22.
pub fn clash(scene: Scene<'_>, sides: &Sides) -> Clash {
    let strength = values::total_sp(scene, sides.assaulters(scene));
    let first_column = scene.game().crt.column(strength.floor());
    let shifts = shifts(scene, sides);
    Clash {
        strength,
        attacking_sp: compared_sp(scene, members(&sides.attackers), sides.target),
        defending_sp: compared_sp(scene, sides.defenders(scene), sides.assaulting),
        first_column,
        column: column(scene, first_column, &shifts),
        shifts,
        cr: values::modified_cr(scene, sides.lead),
    }
}
