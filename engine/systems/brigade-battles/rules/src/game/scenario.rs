use kernel::origin::Provenance;
use kernel::{HexId, Keyed, Listed, Side, Span, listed};
use serde::{Deserialize, Serialize};

use crate::game::ids::{LeaderId, OptionId, UnitId};

// CM 12, 14.
/// Root of a scenario file: set-up, reinforcements and victory conditions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(title = "Brigade Battles scenario")
)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Scenario {
    /// Id of the scenario: the name of its file.
    #[serde(skip)]
    pub id: String,
    /// Name of the scenario, shown to players.
    pub name: String,
    /// Short description of the scenario, shown to players.
    pub description: String,
    /// First and last turn of the scenario.
    pub turns: Span,
    /// Phases that are played on the first turn (default: `whole`).
    #[serde(default, rename = "first-turn")]
    pub opening: Opening,
    // CM 5, 14.1.1.
    /// Side that plays first on each turn.
    pub first_side: Side,
    // CM 14.2.1.
    /// Starting hexes of the units (default: none).
    #[serde(default)]
    pub setup: SetUp,
    // CM 14.1.2.
    /// Ids of the leaders that start with or adjacent to their own units. The owners choose the
    /// hexes.
    #[serde(default)]
    pub leaders: Vec<LeaderId>,
    // CM 8.5.
    /// Groups of reinforcements, which arrive during the scenario (default: none).
    #[serde(default)]
    pub arrivals: Vec<Arrival>,
    // CM 14.2.3.
    /// Units and leaders that may not move before a certain turn (default: none).
    pub held: Option<Held>,
    /// Optional rules that players may choose before the game, by id (default: none).
    #[serde(default)]
    pub options: Listed<Optional>,
    /// Victory conditions of the scenario.
    pub victory: Victory,
    /// Origin of the scenario's special rules.
    pub provenance: Option<Provenance>,
}

impl Scenario {
    /// Returns a copy of the scenario without set-up, reinforcements and held units.
    #[must_use]
    pub fn unlimited(&self) -> Self {
        let (setup, arrivals, held) = (SetUp::default(), Vec::new(), None);
        Self { id: "unlimited".to_owned(), setup, arrivals, held, ..self.clone() }
    }
}

/// Phases that are played on the first turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "FirstTurn"))]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// All phases are played.
    #[default]
    Whole,
    // CM 14.2.2. CW-SCN-04.
    /// Only the Artillery Phase of each side is played.
    ArtilleryOnly,
}

/// Starting hexes of the units.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// Origin of the starting hexes: one origin for all, or a mapping with hex numbers as keys.
    pub provenance: Option<Provenance>,
    /// Id of the unit that starts in each hex, by hex number.
    #[serde(default)]
    pub hexes: Keyed<HexId, UnitId>,
}

impl SetUp {
    /// Returns the units that are set up, each with its hex, in the order of the package.
    pub fn placed(&self) -> impl Iterator<Item = (UnitId, HexId)> + Clone {
        self.hexes.iter().map(|(hex, unit)| (*unit, *hex))
    }
}

// CM 8.5, 14.2.1, 14.3.2. CW-REI-01, CW-SCN-05, CW-FRE-03.
/// Group of reinforcements. The author writes exactly one of `turn`, `table` and `each-turn`, which
/// decides the turn of its arrival.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Arrival {
    /// Name of the group, shown to players.
    pub name: String,
    /// Side to which the group belongs.
    pub side: Side,
    /// The entry hex.
    pub hex: HexId,
    /// Turn on which the group is due.
    pub turn: Option<u8>,
    /// Table in which one die roll finds the turn on which the group is due.
    pub table: Option<DueTable>,
    /// Die rolled on each turn until the group arrives.
    pub each_turn: Option<EachTurn>,
    // CM 14.3.1. CW-FRE-01.
    /// Last turn on which the group may enter (default: no limit).
    pub latest: Option<u8>,
    // CM 14.3.1. CW-FRE-02.
    /// Movement points of the group on the turn when it is due (default: not reduced).
    pub allowance: Option<u8>,
    /// Ids of the units in the group (default: none).
    #[serde(default)]
    pub units: Vec<UnitId>,
    /// Ids of the leaders in the group (default: none).
    #[serde(default)]
    pub leaders: Vec<LeaderId>,
    /// Id of the optional rule without which the group does not arrive (default: none).
    pub option: Option<OptionId>,
    /// Id of the optional rule that cancels the arrival of the group (default: none).
    pub without: Option<OptionId>,
    /// Victory points that the enemy scores when the group arrives (default: none).
    pub price: Option<Price>,
    /// Origin of the arrival's turn, hex and other figures.
    pub provenance: Option<Provenance>,
}

impl Arrival {
    /// Returns the turn on which the group is due, or the die roll that decides the turn. `None`
    /// unless the group has exactly one of them, which compilation rules out.
    pub const fn due(&self) -> Option<Due> {
        match (self.turn, self.table, self.each_turn) {
            (Some(turn), None, None) => Some(Due::Turn(turn)),
            (None, Some(table), None) => Some(Due::Table(table)),
            (None, None, Some(each)) => Some(Due::EachTurn(each)),
            _ => None,
        }
    }
}

/// Turn on which a group of reinforcements is due, or the die roll that decides the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// The turn is fixed and known from the start.
    Turn(u8),
    /// One die roll finds the turn in a table. CM 14.3.2. CW-FRE-04.
    Table(DueTable),
    /// A die is rolled on each turn. CM 14.4. CW-POP-01.
    EachTurn(EachTurn),
}

/// Table in which one die roll finds the turn on which a group is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Table"))]
#[serde(deny_unknown_fields)]
pub struct DueTable {
    /// Turn on which the die is rolled.
    pub when: u8,
    /// Turn on which the group is due, for each roll of the ten-sided die from 1 to 10.
    pub turns: [u8; 10],
}

/// Die rolled on each turn. The group arrives if the modified roll is lower than the number of the
/// turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EachTurn {
    /// First turn on which the die is rolled.
    pub from: u8,
    /// Number added to the die roll.
    pub modifier: i8,
}

// CM 14.4. CW-POP-02.
/// Victory points that the enemy scores when a group arrives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Price {
    /// Victory points for the arrival of the group.
    pub points: u16,
    /// Turns on which the enemy scores nothing for the arrival of the group (default: none).
    #[serde(default)]
    pub not_on: Vec<u8>,
}

// CM 14.2.3. CW-SCN-06.
/// Units and leaders that may not move before a certain turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Held {
    /// Ids of the units that may not move.
    pub units: Vec<UnitId>,
    /// Ids of the leaders that may not move (default: none).
    #[serde(default)]
    pub leaders: Vec<LeaderId>,
    /// First turn on which these units and leaders may move.
    pub until: u8,
    /// Origin of the lists and the turn.
    pub provenance: Option<Provenance>,
}

/// Name and description of an optional rule of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Optional {
    /// Id of the optional rule in the package.
    #[serde(skip)]
    pub id: String,
    /// Name of the optional rule, shown to players.
    pub name: String,
    /// Description of the optional rule's effect, shown to players.
    pub description: String,
}

listed!(Optional);

// CM 13, 14.1.6. CW-VIC-01, CW-VIC-02, CW-VIC-04.
/// Victory conditions of the scenario. One side scores for objectives and needs a certain lead to
/// win.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Victory {
    /// Side that scores for objectives and must meet the victory conditions.
    pub side: Side,
    /// Victory points for each objective that the side holds at the end of a turn.
    pub objective: u16,
    /// The objectives.
    pub hexes: Vec<HexId>,
    /// The required lead of that side, in points.
    pub balance: i32,
    /// Victory points from objectives that the side needs to win.
    pub from_objectives: u16,
    /// Victory points of each side for each strength point that its enemy loses.
    pub strength: u16,
    /// Victory points of each side for each step that the enemy's leaders lose.
    pub leader: u16,
    /// Origin of the victory conditions.
    pub provenance: Option<Provenance>,
}
