//! Position with which a case or a lesson begins.

use std::collections::BTreeMap;

use brigade_battles::game::Formation;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// A starting position. Values that are left out come from the scenario.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Source of the units on the map at the start.
    #[serde(default)]
    pub begin: Begin,
    /// Game turn.
    pub turn: Option<u8>,
    /// The side whose player turn it is.
    pub side: Option<Side>,
    /// Phase or step of the sequence of play.
    pub stage: Option<StageWord>,
    /// States of units, by unit id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSetup>,
    /// States of leaders, by leader id.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderSetup>,
    /// Due turns of reinforcement groups, by group name.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// Victory points at the start, by side.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsSetup>,
}

/// Source of the units on the map at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    /// No units on the map.
    #[default]
    Bare,
    /// Units as the scenario sets them up.
    Scenario,
}

/// A phase or step of the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StageWord {
    /// The start of a turn.
    TurnStart,
    /// The Command Phase.
    Command,
    /// The Artillery Phase.
    Artillery,
    /// The Movement Phase.
    Movement,
    /// Defensive fire of the Combat Phase.
    Defence,
    /// Offensive fire of the Combat Phase.
    Offence,
    /// The Rally Phase.
    Rally,
    /// The end of a turn.
    TurnEnd,
    /// The end of the game.
    Over,
}

/// The state of a unit: a hex alone, or single values.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum UnitSetup {
    /// Hex of a unit that is otherwise as in the scenario.
    At(String),
    /// Values that differ from the scenario.
    More(UnitWords),
}

/// The state of a unit. Values that are left out are as in the scenario.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitWords {
    /// Hex number, `off` if not yet on the map, or `gone` if out of the game.
    pub at: Option<String>,
    /// Current strength points.
    pub strength: Option<u8>,
    /// Current formation.
    #[schemars(with = "Option<String>")]
    pub formation: Option<Formation>,
    /// Whether the unit is shattered.
    pub shattered: Option<bool>,
    /// Whether the unit is routed.
    pub routed: Option<bool>,
    /// Whether the unit is out of command.
    pub astray: Option<bool>,
    /// Whether the unit has a Fired marker.
    pub fired: Option<bool>,
    /// Whether the unit has acted in this phase or step.
    pub acted: Option<bool>,
    /// Whether the unit was adjacent to an enemy at the start of the night turn.
    pub contact: Option<bool>,
}

/// The state of a leader: a hex alone, or single values.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum LeaderSetup {
    /// Hex of a leader who is otherwise as in the scenario.
    At(String),
    /// Values that differ from the scenario.
    More(LeaderWords),
}

/// The state of a leader. Values that are left out are as in the scenario.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaderWords {
    /// Hex number, `off` if not yet on the map, or `gone` if out of the game.
    pub at: Option<String>,
    /// Whether a replacement has taken over.
    pub replaced: Option<bool>,
    /// Whether the leader's Fate marker is unspent.
    pub fate: Option<bool>,
}

/// Victory points of a side, by cause. Points that are left out are zero.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointsSetup {
    /// Points for enemy strength points lost.
    pub strength: Option<u16>,
    /// Points for steps of enemy leaders lost.
    pub leaders: Option<u16>,
    /// Points for objectives held at the end of turns.
    pub objectives: Option<u16>,
    /// Points for the arrival of certain enemy reinforcements.
    pub price: Option<u16>,
}

impl UnitSetup {
    /// Returns the state in its long form. A hex alone becomes the value of `at`.
    pub fn words(&self) -> UnitWords {
        match self {
            Self::At(at) => UnitWords { at: Some(at.clone()), ..UnitWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}

impl LeaderSetup {
    /// Returns the state in its long form. A hex alone becomes the value of `at`.
    pub fn words(&self) -> LeaderWords {
        match self {
            Self::At(at) => LeaderWords { at: Some(at.clone()), ..LeaderWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}
