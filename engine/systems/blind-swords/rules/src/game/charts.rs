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
    /// Ratings that take a Severe test, printed in red.
    pub severe: Option<Band>,
    /// Ratings that take a Tough test, printed in yellow.
    pub tough: Option<Band>,
    /// Ratings that take a Routine test, printed in green.
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

    /// Returns the printed heading of a column.
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
    /// Test that close combat requires if the rating is in no band of the cell. The fire cohesion
    /// table has no section for this test.
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

/// A cohesion table, either for fire or for close combat. T-17 to T-19.
#[derive(Clone, Debug)]
pub struct CohesionTable {
    /// Results of a Close Fight test. `None` except on the close combat table.
    pub close_fight: Option<CohesionSection>,
    /// Results of a Routine test.
    pub routine: CohesionSection,
    /// Results of a Tough test.
    pub tough: CohesionSection,
    /// Results of a Severe test.
    pub severe: CohesionSection,
}

/// Six results for the coloured die and six for the white die.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CohesionSection {
    /// The results of the coloured die, from 1 to 6.
    pub depletion: [DepletionCell; 6],
    /// The results of the white die, from 1 to 6.
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
    /// Returns the result of the section for two dice.
    pub fn result(&self, coloured: Die, white: Die) -> CohesionResult {
        CohesionResult {
            depletion: self.depletion[coloured.index()].0,
            skedaddle: self.skedaddle[white.index()].0.clone(),
        }
    }
}

// T-23, RNG-01 to RNG-07.
/// Ranges by arm and weapon.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ranges {
    /// The origin of the ranges. Parts are `infantry/rf/long`.
    pub provenance: Option<Provenance>,
    /// For infantry weapons.
    #[serde(default)]
    pub infantry: Keyed<WeaponId, RangeBands>,
    /// For cavalry weapons.
    #[serde(default)]
    pub cavalry: Keyed<WeaponId, RangeBands>,
    /// For guns.
    #[serde(default)]
    pub artillery: Keyed<WeaponId, RangeBands>,
}

// RNG-05, RNG-06.
/// Range bands, each given by its last hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RangeBands {
    /// For artillery only.
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

/// Range band of a target, which sets the factor for strength.
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
    /// Whether the band is beyond Effective.
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
    /// Returns the bands with the longest distance of every band except Canister changed by a
    /// number of hexes. No band ends below one hex.
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
    /// Returns the bands of an arm by weapon.
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
    /// The points that a hex may hold.
    pub limit: Sixteenths,
    /// The points of no, one, two and more guns, for games with such a table.
    #[serde(default)]
    pub artillery: Vec<Sixteenths>,
}
