//! Reports of resolved rolls, complete enough to recompute the result.

use kernel::{Dice, HexId, Side, Sixteenths};

use crate::game::{CohesionTest, ColumnId, RangeBand, UnitId, UnitSet};

/// One column shift that applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppliedShift {
    /// Id used in the chart, such as `target_terrain`.
    pub id: String,
    /// Number of columns: positive to the right, negative to the left.
    pub columns: i8,
    /// Rulebook section of the shift.
    pub rule: String,
}

/// Contribution of one unit to a fire. VAL-06.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// Firing unit.
    pub unit: UnitId,
    /// Modified strength of the unit.
    pub modified: Sixteenths,
    /// Range band of the target for the unit.
    pub band: RangeBand,
    /// Whether disengagement fire or supporting defensive fire halves the strength. DIS-03, CC-05.
    pub halved: bool,
    /// Contribution in strength points, after all factors.
    pub sp: Sixteenths,
}

/// A look-up on the Combat Results Table, complete enough to recompute the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookUp {
    /// Strength before rounding.
    pub strength: Sixteenths,
    /// Column for the rounded strength, before shifts.
    pub first_column: ColumnId,
    /// All shifts that applied.
    pub shifts: Vec<AppliedShift>,
    /// Column after shifts.
    pub column: ColumnId,
    /// Dice rolled. `None` if a test case supplies the result.
    pub dice: Option<Dice>,
    /// Lead unit of the target.
    pub lead: UnitId,
    /// Modified cohesion rating of the lead unit.
    pub cr: u8,
    /// Cohesion test that the lead unit must take, if any.
    pub test: Option<CohesionTest>,
}

/// Report of a resolved fire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FireReport {
    /// Side that fired.
    pub side: Side,
    /// Contribution of each firer.
    pub firers: Vec<Contribution>,
    /// Target hex.
    pub target: HexId,
    /// Look-up on the Combat Results Table.
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
    /// Target hex.
    pub target: HexId,
    /// Total attacking strength, for the odds. CC-12.
    pub attacking_sp: Sixteenths,
    /// Total defending strength.
    pub defending_sp: Sixteenths,
    /// Look-up on the Combat Results Table.
    pub look_up: LookUp,
}
