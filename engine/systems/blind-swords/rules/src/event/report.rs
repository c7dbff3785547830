//! Reports of resolved rolls, complete enough to recompute the result.

use kernel::{Dice, HexId, Side, Sixteenths};

use crate::game::{CohesionTest, ColumnId, RangeBand, UnitId, UnitSet};

/// One column shift that applied to a look-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppliedShift {
    /// Id of the shift in the chart, such as `target_terrain`.
    pub id: String,
    /// Number of columns: positive to the right, negative to the left.
    pub columns: i8,
    /// Rulebook section that contains the shift.
    pub rule: String,
}

/// Contribution of one unit to a fire combat. VAL-06.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// Unit that fired.
    pub unit: UnitId,
    /// Strength of the unit after markers and other modifiers, in sixteenths of a point.
    pub modified: Sixteenths,
    /// Range band in which the target lies for this unit.
    pub band: RangeBand,
    /// Whether disengagement fire or supporting defensive fire halves the strength. DIS-03, CC-05.
    pub halved: bool,
    /// Strength points that the unit contributes, after all factors.
    pub sp: Sixteenths,
}

/// A look-up on the Combat Results Table, complete enough to recompute the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookUp {
    /// Total strength before rounding, in sixteenths of a point.
    pub strength: Sixteenths,
    /// Column for the rounded strength, before shifts.
    pub first_column: ColumnId,
    /// All column shifts that applied to the look-up.
    pub shifts: Vec<AppliedShift>,
    /// Column after all shifts.
    pub column: ColumnId,
    /// Dice rolled. `None` if a test case supplies the result.
    pub dice: Option<Dice>,
    /// Lead unit of the target hex.
    pub lead: UnitId,
    /// Modified cohesion rating of the lead unit.
    pub cr: u8,
    /// Cohesion test that the lead unit must take. `None` if the roll has no effect.
    pub test: Option<CohesionTest>,
}

/// Report of a resolved fire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FireReport {
    /// Side that fired.
    pub side: Side,
    /// Strength that each firer contributed.
    pub firers: Vec<Contribution>,
    /// Hex at which the side fired.
    pub target: HexId,
    /// Look-up of the fire on the Combat Results Table.
    pub look_up: LookUp,
}

/// Report of a resolved close combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CloseReport {
    /// Side that attacked.
    pub side: Side,
    /// Assaulting Hex, whose units determine the column. CC-10.
    pub assaulting: HexId,
    /// All remaining attackers, including flanking ones.
    pub attackers: UnitSet,
    /// Hex that was attacked.
    pub target: HexId,
    /// Total attacking strength, in sixteenths of a point, for the odds. CC-12.
    pub attacking_sp: Sixteenths,
    /// Total defending strength, in sixteenths of a point.
    pub defending_sp: Sixteenths,
    /// Look-up of the close combat on the Combat Results Table.
    pub look_up: LookUp,
}
