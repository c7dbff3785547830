use kernel::origin::Provenance;
use kernel::{Die, Keyed, Sixteenths, bounds};
use serde::{Deserialize, Serialize};

use super::{Arm, CohesionResult, CrtColumn, DepletionCell, SkedaddleCell, WeaponId};

/// The Combat Results Table. T-16, FIRE-09, FIRE-22.
#[derive(Clone, Debug)]
pub struct Crt {
    /// Columns from left to right, starting with C.
    pub columns: Vec<CrtColumn>,
    /// Cells by roll ([`Crt::row`]), then by column.
    pub cells: Vec<Vec<CrtCell>>,
}

/// Index of a column. 0 is column C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ColumnId(pub u8);

/// Combat Results Table cell: rating bands for Severe, Tough and Routine, `0|1-2|3-4`, with `-` for
/// a missing colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CrtCell {
    /// Band of cohesion ratings that take a Severe test, printed in red.
    pub severe: Option<Band>,
    /// Band of cohesion ratings that take a Tough test, printed in yellow.
    pub tough: Option<Band>,
    /// Band of cohesion ratings that take a Routine test, printed in green.
    pub routine: Option<Band>,
}

/// A range of cohesion ratings, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// Lowest cohesion rating of the band.
    pub first: u8,
    /// Highest cohesion rating of the band.
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
        let found = self.columns.iter().rposition(|column| i32::from(column.from) <= strength);
        ColumnId(found.unwrap_or(0) as u8)
    }

    /// Returns the rightmost column, which also covers all greater strengths.
    pub fn last(&self) -> ColumnId {
        ColumnId((self.columns.len() - 1) as u8)
    }

    /// Returns the heading of a column, as printed on the chart.
    pub fn label(&self, column: ColumnId) -> &str {
        &self.columns[usize::from(column.0)].label
    }

    /// Returns the cell for a roll of the coloured die and the white die.
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
    /// The test of a close combat if the rating is in no band of the cell. Only the close combat
    /// cohesion table has a section for it.
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

// T-17 to T-19.
/// Cohesion table for units hit by fire.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FireCohesion"))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CohesionTable {
    /// Origin of the results: one origin for all, or a mapping with paths as keys, such as
    /// `tough/skedaddle/5`.
    pub provenance: Option<Provenance>,
    /// Results of a Close Fight test. `None` except on the close combat table.
    #[serde(skip)]
    pub close_fight: Option<CohesionSection>,
    /// Results of a Routine test, printed in green.
    pub routine: CohesionSection,
    /// Results of a Tough test, printed in yellow.
    pub tough: CohesionSection,
    /// Results of a Severe test, printed in red.
    pub severe: CohesionSection,
}

/// Results of a cohesion test: six for the coloured die and six for the white die.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CohesionSection {
    /// Results of the coloured die, from 1 to 6.
    pub depletion: [DepletionCell; 6],
    /// Results of the white die, from 1 to 6.
    pub skedaddle: [SkedaddleCell; 6],
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
    /// Returns the result for a roll of the coloured die and the white die.
    pub fn result(&self, coloured: Die, white: Die) -> CohesionResult {
        CohesionResult {
            depletion: self.depletion[coloured.index()].0,
            skedaddle: self.skedaddle[white.index()].0.clone(),
        }
    }
}

// T-23, RNG-01 to RNG-07.
/// Range bands of every weapon, by the arm that uses it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ranges {
    /// Origin of the ranges. Parts have keys such as `infantry/rf/long`.
    pub provenance: Option<Provenance>,
    /// Range bands of infantry weapons, by weapon id.
    #[serde(default)]
    pub infantry: Keyed<WeaponId, RangeBands>,
    /// Range bands of cavalry weapons, by weapon id.
    #[serde(default)]
    pub cavalry: Keyed<WeaponId, RangeBands>,
    /// Range bands of guns, by weapon id.
    #[serde(default)]
    pub artillery: Keyed<WeaponId, RangeBands>,
}

// RNG-05, RNG-06.
/// Range bands of a weapon. The last hex of each band is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RangeBands {
    /// Longest canister range, in hexes, for artillery only.
    #[serde(default, deserialize_with = "bounds::within_if::<0, 40, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(max = 40)))]
    pub canister: Option<u8>,
    /// Longest range at full strength, in hexes.
    #[serde(deserialize_with = "bounds::within::<0, 40, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(max = 40)))]
    pub effective: u8,
    /// Longest range at half strength, in hexes. Absent if the weapon has no such band.
    #[serde(default, deserialize_with = "bounds::within_if::<0, 40, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(max = 40)))]
    pub long: Option<u8>,
    /// Longest range at quarter strength, in hexes.
    #[serde(deserialize_with = "bounds::within::<0, 40, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(max = 40)))]
    pub extreme: u8,
}

/// Range band of a target. The band determines the strength of the firing unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum RangeBand {
    /// Canister range: artillery fires at 1.5 times its strength.
    Canister,
    /// Effective range: units fire at full strength.
    Effective,
    /// Long range: units fire at half strength.
    Long,
    /// Extreme range: units fire at a quarter of their strength.
    Extreme,
}

impl RangeBand {
    /// Whether the band is Long or Extreme.
    pub const fn is_beyond_effective(self) -> bool {
        matches!(self, Self::Long | Self::Extreme)
    }
}

impl RangeBands {
    /// Returns the range band of a distance in hexes. `None` beyond Extreme range.
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
    /// Returns the bands with their longest distances changed by `by` hexes. The Canister band does
    /// not change. No other band ends below one hex.
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

    /// Returns the bands cut off at a maximum distance, in hexes.
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
    /// Returns the range bands of all weapons that an arm uses.
    const fn of(&self, arm: Arm) -> &Keyed<WeaponId, RangeBands> {
        match arm {
            Arm::Infantry => &self.infantry,
            Arm::Cavalry => &self.cavalry,
            Arm::Artillery => &self.artillery,
        }
    }

    /// Sets the range bands that an arm has with a weapon.
    pub fn set(&mut self, arm: Arm, weapon: WeaponId, bands: RangeBands) {
        let weapons = match arm {
            Arm::Infantry => &mut self.infantry,
            Arm::Cavalry => &mut self.cavalry,
            Arm::Artillery => &mut self.artillery,
        };
        weapons.insert(weapon, bands);
    }

    /// Returns the bands of a weapon for an arm. `None` if the arm does not use the weapon.
    pub fn get(&self, arm: Arm, weapon: WeaponId) -> Option<&RangeBands> {
        self.of(arm).get(&weapon)
    }

    /// Returns the longest range of any weapon, in hexes.
    pub fn longest(&self) -> u8 {
        let all = Arm::ALL.into_iter().flat_map(|arm| self.of(arm).values());
        all.map(|bands| bands.extreme).max().unwrap_or(0)
    }
}

// T-26, T-36, STK-01 to STK-06. V-08, V-09.
/// Stacking limits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Stacking {
    /// Origin of the stacking limits: one origin for all, or a mapping with field names as keys.
    pub provenance: Option<Provenance>,
    /// Maximum number of stacking points in a hex.
    pub limit: Sixteenths,
    /// Stacking points of no, one, two and more guns, for games with such a table.
    #[serde(default)]
    pub artillery: Vec<Sixteenths>,
}
