use kernel::{Die, Sixteenths};
use serde::{Deserialize, Serialize};

use super::{Arm, CohesionResult, DepletionToken, SkedaddleToken, WeaponId};

/// The Combat Results Table. T-16, FIRE-09, FIRE-22.
#[derive(Clone, Debug)]
pub struct Crt {
    /// Columns in order, from C.
    pub columns: Vec<CrtColumn>,
    /// Cells by roll ([`Crt::row`]), then by column.
    pub cells: Vec<Vec<CrtCell>>,
}

/// A column of the Combat Results Table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrtColumn {
    /// Printed heading, such as `6-7`.
    pub label: String,
    /// Lowest whole strength of the column. 0 for column C.
    pub from: i32,
}

/// Index of a column. 0 is column C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ColumnId(pub u8);

/// A cell: the bands of cohesion ratings for each test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CrtCell {
    /// Ratings that take a Severe test: red.
    pub severe: Option<Band>,
    /// Ratings that take a Tough test: yellow.
    pub tough: Option<Band>,
    /// Ratings that take a Routine test: green.
    pub routine: Option<Band>,
}

/// A range of cohesion ratings, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The lowest rating of the band.
    pub first: u8,
    /// The highest rating of the band.
    pub last: u8,
}

impl Band {
    /// Whether a modified cohesion rating is in the band.
    pub const fn contains(self, cr: u8) -> bool {
        self.first <= cr && cr <= self.last
    }
}

impl CrtCell {
    /// Returns the test for a modified cohesion rating. FIRE-22.
    pub fn test(&self, cr: u8) -> Option<CohesionTest> {
        let hit = |band: Option<Band>| band.is_some_and(|band| band.contains(cr));
        match (hit(self.severe), hit(self.tough), hit(self.routine)) {
            (true, _, _) => Some(CohesionTest::Severe),
            (_, true, _) => Some(CohesionTest::Tough),
            (_, _, true) => Some(CohesionTest::Routine),
            _ => None,
        }
    }
}

impl Crt {
    /// Returns the column for a rounded strength. Strengths below 1 use column C. VAL-08, FIRE-09.
    pub fn column(&self, strength: i32) -> ColumnId {
        let found = self.columns.iter().rposition(|column| column.from <= strength);
        ColumnId(found.unwrap_or(0) as u8)
    }

    /// The last column.
    pub fn last(&self) -> ColumnId {
        ColumnId((self.columns.len() - 1) as u8)
    }

    /// Printed heading of a column.
    pub fn label(&self, column: ColumnId) -> &str {
        &self.columns[usize::from(column.0)].label
    }

    /// Returns the cell for a roll, coloured die first.
    pub fn cell(&self, column: ColumnId, coloured: Die, white: Die) -> CrtCell {
        self.cells[Self::row(coloured, white)][usize::from(column.0)]
    }

    /// Returns the index of a roll in [`Crt::cells`].
    pub const fn row(coloured: Die, white: Die) -> usize {
        coloured.index() * 6 + white.index()
    }
}

/// Kind of cohesion test. COH-01, CC-23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CohesionTest {
    /// Test in close combat if no band is hit. The fire table has no such section.
    CloseFight,
    /// The mildest test: green on the chart.
    Routine,
    /// The middle test: yellow on the chart.
    Tough,
    /// The hardest test: red on the chart.
    Severe,
}

impl CohesionTest {
    /// Returns the word used in cases and logs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::CloseFight => "close-fight",
            Self::Routine => "routine",
            Self::Tough => "tough",
            Self::Severe => "severe",
        }
    }
}

/// A cohesion table. T-17 to T-19.
#[derive(Clone, Debug)]
pub struct CohesionTable {
    /// The Close Fight section, on the close combat table only.
    pub close_fight: Option<CohesionSection>,
    /// The Routine section.
    pub routine: CohesionSection,
    /// The Tough section.
    pub tough: CohesionSection,
    /// The Severe section.
    pub severe: CohesionSection,
}

/// One section. The coloured die gives the depletion result, and the white die the skedaddle
/// results.
#[derive(Clone, Debug)]
pub struct CohesionSection {
    /// Depletion results by coloured die.
    pub depletion: [Option<DepletionToken>; 6],
    /// Skedaddle results by white die, in printed order.
    pub skedaddle: [Vec<SkedaddleToken>; 6],
}

impl CohesionTable {
    /// Returns the section for a test. `None` if the table has no such section.
    pub const fn section(&self, test: CohesionTest) -> Option<&CohesionSection> {
        match test {
            CohesionTest::CloseFight => self.close_fight.as_ref(),
            CohesionTest::Routine => Some(&self.routine),
            CohesionTest::Tough => Some(&self.tough),
            CohesionTest::Severe => Some(&self.severe),
        }
    }
}

impl CohesionSection {
    /// Returns the result of two dice.
    pub fn result(&self, coloured: Die, white: Die) -> CohesionResult {
        CohesionResult {
            depletion: self.depletion[coloured.index()],
            skedaddle: self.skedaddle[white.index()].clone(),
        }
    }
}

/// Weapon ranges by arm and weapon. T-23, RNG-01 to RNG-07.
#[derive(Clone, Debug)]
pub struct Ranges {
    /// Bands by arm and weapon. `None` if the arm does not use the weapon.
    rows: [Vec<Option<RangeBands>>; 3],
}

/// Last hex of each range band, counted in hexes from the firer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RangeBands {
    /// Canister, for artillery only. RNG-05.
    pub canister: Option<u8>,
    /// Effective range: full strength.
    pub effective: u8,
    /// Long range: half strength. `None` for weapons without Long range. RNG-06.
    pub long: Option<u8>,
    /// Extreme range: a quarter of the strength.
    pub extreme: u8,
}

/// Range band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum RangeBand {
    /// Artillery fires at 1.5 times strength.
    Canister,
    /// Full strength.
    Effective,
    /// Half strength.
    Long,
    /// A quarter of the strength.
    Extreme,
}

impl RangeBand {
    /// Whether the band is beyond Effective.
    pub const fn is_beyond_effective(self) -> bool {
        matches!(self, Self::Long | Self::Extreme)
    }
}

impl RangeBands {
    /// Returns the band of a distance. `None` beyond Extreme.
    pub fn band(&self, distance: u8) -> Option<RangeBand> {
        let within = |last: Option<u8>| last.is_some_and(|last| distance <= last);
        if within(self.canister) {
            Some(RangeBand::Canister)
        } else if distance <= self.effective {
            Some(RangeBand::Effective)
        } else if within(self.long) {
            Some(RangeBand::Long)
        } else {
            (distance <= self.extreme).then_some(RangeBand::Extreme)
        }
    }
}

impl RangeBands {
    /// Shifts the end of every band except canister, but never below one hex.
    #[must_use]
    pub fn moved(self, by: i8) -> Self {
        let moved = |last: u8| last.saturating_add_signed(by).max(1);
        Self {
            effective: moved(self.effective),
            long: self.long.map(moved),
            extreme: moved(self.extreme),
            ..self
        }
    }

    /// Limits all bands to a maximum distance.
    #[must_use]
    pub fn within(self, most: u8) -> Self {
        let within = |last: u8| last.min(most);
        Self {
            canister: self.canister.map(within),
            effective: within(self.effective),
            long: self.long.map(within),
            extreme: within(self.extreme),
        }
    }
}

impl Ranges {
    /// Returns ranges without any weapon.
    pub const fn empty() -> Self {
        Self { rows: [const { Vec::new() }; 3] }
    }

    /// Sets the bands of a weapon.
    pub fn set(&mut self, arm: Arm, weapon: WeaponId, bands: RangeBands) {
        let row = &mut self.rows[arm.index()];
        row.resize(row.len().max(weapon.index() + 1), None);
        row[weapon.index()] = Some(bands);
    }

    /// Returns the bands of a weapon for an arm, if the game has them.
    pub fn get(&self, arm: Arm, weapon: WeaponId) -> Option<&RangeBands> {
        self.rows[arm.index()].get(weapon.index())?.as_ref()
    }

    /// Returns the longest range of any weapon.
    pub fn longest(&self) -> u8 {
        self.rows.iter().flatten().flatten().map(|bands| bands.extreme).max().unwrap_or(0)
    }
}

/// Stacking rules. T-26, T-36, STK-01 to STK-06.
#[derive(Clone, Debug)]
pub struct Stacking {
    /// Stacking limit of a hex. V-08.
    pub limit: Sixteenths,
    /// Stacking points by number of whole guns, from 0. Empty if the game has no table. V-09
    /// `table`.
    pub artillery_table: Vec<Sixteenths>,
}
