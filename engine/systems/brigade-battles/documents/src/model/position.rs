//! Position with which a case or a lesson begins.

use std::collections::BTreeMap;

use brigade_battles::game::Formation;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Position. Unspecified parts come from the scenario.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Base position to which the placements are added.
    #[serde(default)]
    pub begin: Begin,
    /// The turn.
    pub turn: Option<u8>,
    /// Active side.
    pub side: Option<Side>,
    /// Phase or step of the sequence of play.
    pub stage: Option<StageWord>,
    /// States of units.
    #[serde(default)]
    pub units: BTreeMap<String, UnitLaid>,
    /// States of leaders.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderLaid>,
    /// Due turn of each group of reinforcements, by group name.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// Victory points of both sides at the start.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsLaid>,
}

/// Base position to which the placements are added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    /// Empty map.
    #[default]
    Bare,
    /// Set-up of the scenario.
    Scenario,
}

/// A phase or step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StageWord {
    /// Start of a turn.
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
    /// End of a turn.
    TurnEnd,
    /// The game is over.
    Over,
}

/// State of a unit: its hex, or more details.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum UnitLaid {
    /// Hex of a unit in printed condition.
    At(String),
    /// Detailed state.
    More(UnitWords),
}

/// State of a unit. Missing fields keep their printed values.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitWords {
    /// Hex number, `off` or `gone`.
    pub at: Option<String>,
    /// Its strength points.
    pub strength: Option<u8>,
    /// Current formation.
    #[schemars(with = "Option<String>")]
    pub formation: Option<Formation>,
    /// Whether it is shattered.
    pub shattered: Option<bool>,
    /// Whether it is routed.
    pub routed: Option<bool>,
    /// Whether it is out of command.
    pub astray: Option<bool>,
    /// Whether it carries a Fired marker.
    pub fired: Option<bool>,
    /// Whether it has acted in this phase or step.
    pub acted: Option<bool>,
    /// Whether it was adjacent to an enemy at the start of the night turn.
    pub contact: Option<bool>,
}

/// State of a leader: a hex, or more details.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum LeaderLaid {
    /// Hex of a leader in printed condition.
    At(String),
    /// Detailed state.
    More(LeaderWords),
}

/// State of a leader. Missing fields keep their defaults.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaderWords {
    /// Hex number, `off` or `gone`.
    pub at: Option<String>,
    /// Whether the replacement has taken over.
    pub replaced: Option<bool>,
    /// Whether the leader's Fate marker is unspent.
    pub fate: Option<bool>,
}

/// Victory points of a side. Missing fields are zero.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointsLaid {
    /// Points for enemy strength points lost.
    pub strength: Option<u16>,
    /// Points for enemy leaders lost.
    pub leaders: Option<u16>,
    /// Points for objectives.
    pub objectives: Option<u16>,
    /// Points for the arrival of certain enemy reinforcements.
    pub price: Option<u16>,
}

impl UnitLaid {
    /// Returns the detailed form.
    pub fn words(&self) -> UnitWords {
        match self {
            Self::At(at) => UnitWords { at: Some(at.clone()), ..UnitWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}

impl LeaderLaid {
    /// Returns the detailed form.
    pub fn words(&self) -> LeaderWords {
        match self {
            Self::At(at) => LeaderWords { at: Some(at.clone()), ..LeaderWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}
