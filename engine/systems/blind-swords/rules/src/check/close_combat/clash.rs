//! Values of a close combat before the dice are rolled. CC-11 to CC-22.

use kernel::Sixteenths;

use super::{Sides, column, compared_sp, shifts};
use crate::check::values;
use crate::event::AppliedShift;
use crate::game::ColumnId;
use crate::position_ext::{PositionExt, members};
use crate::system::Position;

/// Values for the look-up on the Combat Results Table, without the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// Strength of the attackers in the Assaulting Hex, which determines the column. CC-11.
    pub strength: Sixteenths,
    /// Total attacking strength, for the odds. CC-12.
    pub attacking_sp: Sixteenths,
    /// Total defending strength, for the odds. CC-12.
    pub defending_sp: Sixteenths,
    /// Column for the rounded strength, before shifts.
    pub first_column: ColumnId,
    /// All column shifts that apply to the close combat.
    pub shifts: Vec<AppliedShift>,
    /// Column after shifts. `None` if the shifts cancel the attack. CC-22.
    pub column: Option<ColumnId>,
    /// Modified cohesion rating of the defenders' lead unit.
    pub cr: u8,
}

/// Computes the values of a close combat before the dice are rolled. SS 14.2c-e, BS 11.3.
/// CC-11 to CC-22.
pub fn clash(position: Position<'_>, sides: &Sides) -> Clash {
    let strength = values::total_sp(position, sides.assaulters(position));
    let first_column = position.game().crt.column(strength.floor());
    let shifts = shifts(position, sides);
    Clash {
        strength,
        attacking_sp: compared_sp(position, members(&sides.attackers), sides.target),
        defending_sp: compared_sp(position, sides.defenders(position), sides.assaulting),
        first_column,
        column: column(position, first_column, &shifts),
        shifts,
        cr: values::modified_cr(position, sides.lead),
    }
}
