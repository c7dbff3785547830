//! A position of its own, with which a case or a lesson begins.

use std::collections::BTreeMap;

use brigade_battles::game::Formation;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// A position. What is not said of it is as a scenario has it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
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
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum UnitLaid {
    /// In a hex, as printed.
    At(String),
    /// With more to say.
    More(UnitWords),
}

/// A unit as it is, as far as it is said.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum LeaderLaid {
    /// In a hex.
    At(String),
    /// With more to say.
    More(LeaderWords),
}

/// A leader as he is, as far as it is said.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
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
