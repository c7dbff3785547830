use kernel::{Die, Sixteenths};
use serde::{Deserialize, Serialize};

use super::{Arm, CohesionResult, DepletionToken, SkedaddleToken, WeaponId};

/// The Combat Results Table. T-16, FIRE-09, FIRE-22.
#[derive(Clone, Debug)]
pub struct Crt {
    /// The columns from C to the last, in order.
    pub columns: Vec<CrtColumn>,
    /// For each of the 36 rolls, by [`Crt::row`], one cell a column.
    pub cells: Vec<Vec<CrtCell>>,
}

/// A column of the Combat Results Table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrtColumn {
    /// What is printed above it, such as `6-7`.
    pub label: String,
    /// The least whole strength on it; 0 for column C.
    pub from: i32,
}

/// The index of a column, 0 for C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ColumnId(pub u8);

/// The bands of a cell: which cohesion ratings take which test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CrtCell {
    /// Ratings that take a Severe test: red.
    pub severe: Option<Band>,
    /// Ratings that take a Tough test: yellow.
    pub tough: Option<Band>,
    /// Ratings that take a Routine test: green.
    pub routine: Option<Band>,
}

/// Cohesion ratings from the first to the last, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The lowest rating of the band.
    pub first: u8,
    /// The highest rating of the band.
    pub last: u8,
}

impl Band {
    /// Whether a modified cohesion rating lies in the band.
    pub const fn contains(self, cr: u8) -> bool {
        self.first <= cr && cr <= self.last
    }
}

impl CrtCell {
    /// The test for this modified cohesion rating. FIRE-22.
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
    /// The column for a rounded strength; strengths below 1 use column C. VAL-08, FIRE-09.
    pub fn column(&self, strength: i32) -> ColumnId {
        let found = self.columns.iter().rposition(|column| column.from <= strength);
        ColumnId(found.unwrap_or(0) as u8)
    }

    /// The last column.
    pub fn last(&self) -> ColumnId {
        ColumnId((self.columns.len() - 1) as u8)
    }

    /// What is printed above a column.
    pub fn label(&self, column: ColumnId) -> &str {
        &self.columns[usize::from(column.0)].label
    }

    /// The cell for a roll, the coloured die first.
    pub fn cell(&self, column: ColumnId, coloured: Die, white: Die) -> CrtCell {
        self.cells[Self::row(coloured, white)][usize::from(column.0)]
    }

    /// The index of a roll in [`Crt::cells`].
    pub const fn row(coloured: Die, white: Die) -> usize {
        coloured.index() * 6 + white.index()
    }
}

/// The kind of cohesion test that a cell calls for. COH-01, CC-23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CohesionTest {
    /// Close combat without a band hit; the fire table has no such section.
    CloseFight,
    /// The mildest: green on the chart.
    Routine,
    /// The middle one: yellow on the chart.
    Tough,
    /// The hardest: red on the chart.
    Severe,
}

impl CohesionTest {
    /// The word of cases and logs.
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
    /// The Close Fight section, of close combat only.
    pub close_fight: Option<CohesionSection>,
    /// The Routine section.
    pub routine: CohesionSection,
    /// The Tough section.
    pub tough: CohesionSection,
    /// The Severe section.
    pub severe: CohesionSection,
}

/// One section: the coloured die gives the depletion, the white die the skedaddle result.
#[derive(Clone, Debug)]
pub struct CohesionSection {
    /// By coloured die.
    pub depletion: [Option<DepletionToken>; 6],
    /// By white die, in the order written.
    pub skedaddle: [Vec<SkedaddleToken>; 6],
}

impl CohesionTable {
    /// The section of a test; `None` where the table has no such section.
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
    /// What two dice say.
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
    /// For each arm the bands of each weapon, as far as it has one of its own.
    rows: [Vec<Option<RangeBands>>; 3],
}

/// The last hex of each band, in hexes from the firer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RangeBands {
    /// Canister, of artillery only. RNG-05.
    pub canister: Option<u8>,
    /// The last hex of full strength.
    pub effective: u8,
    /// Half strength; `None` for a weapon that goes straight to Extreme. RNG-06.
    pub long: Option<u8>,
    /// The last hex of a quarter of the strength.
    pub extreme: u8,
}

/// A band of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RangeBand {
    /// Guns fire with half as much again.
    Canister,
    /// The strength counts in full.
    Effective,
    /// Half of the strength counts.
    Long,
    /// A quarter of the strength counts.
    Extreme,
}

impl RangeBands {
    /// The band of a distance; `None` beyond Extreme.
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
    /// With the last hex of every band but canister moved, never nearer than the next hex.
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

    /// With nothing beyond a hex.
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
    /// Ranges with no weapon yet.
    pub const fn empty() -> Self {
        Self { rows: [const { Vec::new() }; 3] }
    }

    /// Sets the bands of a weapon.
    pub fn set(&mut self, arm: Arm, weapon: WeaponId, bands: RangeBands) {
        let row = &mut self.rows[arm.index()];
        row.resize(row.len().max(weapon.index() + 1), None);
        row[weapon.index()] = Some(bands);
    }

    /// The bands of a weapon in the hands of an arm, if the game has them.
    pub fn get(&self, arm: Arm, weapon: WeaponId) -> Option<&RangeBands> {
        self.rows[arm.index()].get(weapon.index())?.as_ref()
    }

    /// The longest range of any weapon.
    pub fn longest(&self) -> u8 {
        self.rows.iter().flatten().flatten().map(|bands| bands.extreme).max().unwrap_or(0)
    }
}

/// Stacking. T-26, T-36, STK-01 to STK-06.
#[derive(Clone, Debug)]
pub struct Stacking {
    /// The limit of a hex. V-08.
    pub limit: Sixteenths,
    /// Points by whole guns, from 0, where the game has a table for them. V-09 `table`.
    pub artillery_table: Vec<Sixteenths>,
}
