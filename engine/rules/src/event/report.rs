//! What a resolved roll says of itself, so that it can be done again from its line.

use kernel::{Dice, HexId, Side, Sixteenths};

use crate::game::{CohesionTest, ColumnId, RangeBand, UnitId, UnitSet};

/// One column shift that applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppliedShift {
    /// Its id.
    pub id: String,
    /// Columns to the right; negative to the left.
    pub columns: i8,
    /// The section it comes from.
    pub rule: String,
}

/// What one unit adds to a fire. VAL-06.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contribution {
    /// The unit.
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
    /// Who fired.
    pub side: Side,
    /// What each firer added.
    pub firers: Vec<Contribution>,
    /// At which hex.
    pub target: HexId,
    /// The look-up.
    pub look_up: LookUp,
}

/// A close combat as it was resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CloseReport {
    /// Who attacked.
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
    /// The look-up.
    pub look_up: LookUp,
}
