//! What a resolved roll says of itself, so that it can be done again from its line.

use kernel::{Dice, HexId, Side, Sixteenths};

use crate::game::{CohesionTest, ColumnId, RangeBand, UnitId, UnitSet};

/// One column shift that applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppliedShift {
    /// The id in the chart, such as `target_terrain`.
    pub id: String,
    /// Columns to the right; negative to the left.
    pub columns: i8,
    /// The section it comes from.
    pub rule: String,
}

/// What one unit adds to a fire. VAL-06.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The unit whose strength it is.
    pub unit: UnitId,
    /// Its modified strength.
    pub modified: Sixteenths,
    /// Its band of range.
    pub band: RangeBand,
    /// Whether it counts half: disengagement fire, supporting defensive fire. DIS-03, CC-05.
    pub halved: bool,
    /// What it adds, all factors applied.
    pub sp: Sixteenths,
}

/// A look-up on the Combat Results Table: it can be done again from this alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LookUp {
    /// The strength before rounding.
    pub strength: Sixteenths,
    /// The column of the rounded strength.
    pub first_column: ColumnId,
    /// Every shift that applied.
    pub shifts: Vec<AppliedShift>,
    /// The column used.
    pub column: ColumnId,
    /// The dice; `None` where the result was given.
    pub dice: Option<Dice>,
    /// The lead unit.
    pub lead: UnitId,
    /// Its modified cohesion rating.
    pub cr: u8,
    /// The test it must take.
    pub test: Option<CohesionTest>,
}

/// A fire as it was resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FireReport {
    /// The side that fired.
    pub side: Side,
    /// What each firer added.
    pub firers: Vec<Contribution>,
    /// At which hex.
    pub target: HexId,
    /// How the Combat Results Table was read.
    pub look_up: LookUp,
}

/// A close combat as it was resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CloseReport {
    /// The side that attacked.
    pub side: Side,
    /// The hex whose units give the column. CC-10.
    pub assaulting: HexId,
    /// All attackers left, flanking ones included.
    pub attackers: UnitSet,
    /// The hex attacked.
    pub target: HexId,
    /// All attacking strength, for the odds. CC-12.
    pub attacking_sp: Sixteenths,
    /// All defending strength.
    pub defending_sp: Sixteenths,
    /// How the Combat Results Table was read.
    pub look_up: LookUp,
}
