use std::collections::BTreeMap;

use brigade_battles::game::Formation;
use kernel::Side;
use laboratory::cases::{Asks, Citations, Otherwise, Scalar};
use schemars::JsonSchema;
use serde::Deserialize;
use session::Options;

/// A file of cases.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// The package on which they run, where the file lies in none.
    #[serde(rename = "package")]
    pub _package: Option<String>,
    /// The scenario of all that name none.
    pub scenario: String,
    /// The cases.
    pub cases: Vec<Case>,
}

/// A case: a position, some plays, and what should come of them.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The line of the file where it begins.
    #[serde(skip)]
    pub line: usize,
    /// Its name.
    pub name: String,
    /// The requirements and sections that it shows.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The scenario, where it is another than that of the file.
    pub scenario: Option<String>,
    /// Options of the scenario and readings of the rules, by name.
    #[serde(default)]
    pub options: Options,
    /// What lies on the map before anything is laid on it.
    #[serde(default)]
    pub begin: Begin,
    /// The turn.
    pub turn: Option<u8>,
    /// Whose half of the turn it is.
    pub side: Option<Side>,
    /// The phase or step.
    pub stage: Option<StageWord>,
    /// Units as they are.
    #[serde(default)]
    pub units: BTreeMap<String, UnitLaid>,
    /// Leaders as they are.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderLaid>,
    /// The turns on which groups are due, by their names.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// Points of the sides before.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsLaid>,
    /// How many plays are played, until a decision waits.
    #[serde(default = "one")]
    pub plays: u32,
    /// Answers in their order.
    #[serde(default)]
    pub answers: Vec<BTreeMap<String, Scalar>>,
    /// What answers a decision that is not listed.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// Dice in their order.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Results in place of the dice of fires.
    #[serde(default)]
    pub force: Vec<String>,
    /// What should come of it.
    pub expect: Expect,
}

const fn one() -> u32 {
    1
}

/// What lies on the map before anything is laid on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    /// Nothing.
    #[default]
    Bare,
    /// What the scenario has there.
    Scenario,
}

/// A phase or step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StageWord {
    /// A turn begins.
    TurnStart,
    /// The Command Phase.
    Command,
    /// The Artillery Phase.
    Artillery,
    /// The Movement Phase.
    Movement,
    /// Defensive fire.
    Defence,
    /// Offensive fire.
    Offence,
    /// The Rally Phase.
    Rally,
    /// The turn ends.
    TurnEnd,
    /// The game is over.
    Over,
}

/// A unit as it is: its hex, or more.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum UnitLaid {
    /// In a hex, as printed.
    At(String),
    /// With more to say.
    More(UnitWords),
}

/// A unit as it is, as far as it is said.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitWords {
    /// Its hex, `off` or `gone`.
    pub at: Option<String>,
    /// Its strength points.
    pub strength: Option<u8>,
    /// How it is drawn up.
    #[schemars(with = "Option<String>")]
    pub formation: Option<Formation>,
    /// It is shattered.
    pub shattered: Option<bool>,
    /// It is routed.
    pub routed: Option<bool>,
    /// It is out of command.
    pub astray: Option<bool>,
    /// It carries a Fired marker.
    pub fired: Option<bool>,
    /// It has acted in this phase or step.
    pub acted: Option<bool>,
    /// It was next to an enemy when the night turn began.
    pub contact: Option<bool>,
}

/// A leader as he is: his hex, or more.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum LeaderLaid {
    /// In a hex.
    At(String),
    /// With more to say.
    More(LeaderWords),
}

/// A leader as he is, as far as it is said.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaderWords {
    /// His hex, `off` or `gone`.
    pub at: Option<String>,
    /// It is his replacement.
    pub replaced: Option<bool>,
    /// His Fate marker is there.
    pub fate: Option<bool>,
}

/// Points of a side, as far as they are said.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointsLaid {
    /// For strength points.
    pub strength: Option<u16>,
    /// For leaders.
    pub leaders: Option<u16>,
    /// For objectives.
    pub objectives: Option<u16>,
    /// For what the enemy called for help.
    pub price: Option<u16>,
}

/// What should come of a case.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// Units as they should be.
    #[serde(default)]
    pub units: BTreeMap<String, UnitLaid>,
    /// Leaders as they should be.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderLaid>,
    /// Points of the sides.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsLaid>,
    /// The turns on which groups are due.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// The turn.
    pub turn: Option<u8>,
    /// Whose half of the turn it is.
    pub side: Option<Side>,
    /// The phase or step.
    pub stage: Option<StageWord>,
    /// Who has won.
    pub winner: Option<Side>,
    /// Hexes that a move under way can end in, with what they cost at least; nothing where it cannot.
    #[serde(default)]
    pub reach: BTreeMap<String, Option<String>>,
    /// The decision that waits.
    pub asks: Option<Asks>,
    /// What is refused, with citations.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events in this order.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// How often events occur.
    #[serde(default)]
    pub times: BTreeMap<String, usize>,
}

impl UnitLaid {
    /// What is said of it.
    pub fn words(&self) -> UnitWords {
        match self {
            Self::At(at) => UnitWords { at: Some(at.clone()), ..UnitWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}

impl LeaderLaid {
    /// What is said of him.
    pub fn words(&self) -> LeaderWords {
        match self {
            Self::At(at) => LeaderWords { at: Some(at.clone()), ..LeaderWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}
