//! Position with which a case or a lesson begins.

use std::collections::BTreeMap;

use brigade_battles::game::Formation;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// A position. Everything that is not given is as in the scenario.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The units on the map at the start of the case.
    #[serde(default)]
    pub begin: Begin,
    /// The turn.
    pub turn: Option<u8>,
    /// The side whose player turn it is.
    pub side: Option<Side>,
    /// Phase or step of the sequence of play.
    pub stage: Option<StageWord>,
    /// The state of units.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSetup>,
    /// The state of leaders.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderSetup>,
    /// The turns on which groups are due, by name.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// The points of the sides at the start.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsSetup>,
}

/// The units on the map at the start of the case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    /// Empty map.
    #[default]
    Bare,
    /// The scenario's set-up.
    Scenario,
}

/// A phase or step.
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
    /// Defensive fire.
    Defence,
    /// Offensive fire.
    Offence,
    /// The Rally Phase.
    Rally,
    /// The end of a turn.
    TurnEnd,
    /// The end of the game.
    Over,
}

/// The state of a unit: a hex, or more detail.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum UnitSetup {
    /// In a hex, with its printed values.
    At(String),
    /// With more detail.
    More(UnitWords),
}

/// The state of a unit, as far as given.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitWords {
    /// Hex number, `off` or `gone`.
    pub at: Option<String>,
    /// Its strength points.
    pub strength: Option<u8>,
    /// Its formation.
    #[schemars(with = "Option<String>")]
    pub formation: Option<Formation>,
    /// Whether it is shattered.
    pub shattered: Option<bool>,
    /// Whether it is routed.
    pub routed: Option<bool>,
    /// Whether it is out of command.
    pub astray: Option<bool>,
    /// Whether it has a Fired marker.
    pub fired: Option<bool>,
    /// Whether it has acted in this phase or step.
    pub acted: Option<bool>,
    /// Whether it was adjacent to an enemy at the start of the night turn.
    pub contact: Option<bool>,
}

/// The state of a leader: a hex, or more detail.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum LeaderSetup {
    /// Hex of a leader in printed condition.
    At(String),
    /// With more detail.
    More(LeaderWords),
}

/// The state of a leader, as far as given.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaderWords {
    /// Hex number, `off` or `gone`.
    pub at: Option<String>,
    /// Whether the leader is a replacement.
    pub replaced: Option<bool>,
    /// Whether his Fate marker is available.
    pub fate: Option<bool>,
}

/// Points of a side, as far as given.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointsSetup {
    /// Points for enemy strength points lost.
    pub strength: Option<u16>,
    /// Points for enemy leaders lost.
    pub leaders: Option<u16>,
    /// Points for objectives.
    pub objectives: Option<u16>,
    /// For reinforcements that the enemy called.
    pub price: Option<u16>,
}

impl UnitSetup {
    /// Returns the detailed form.
    pub fn words(&self) -> UnitWords {
        match self {
            Self::At(at) => UnitWords { at: Some(at.clone()), ..UnitWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}

impl LeaderSetup {
    /// Returns the detailed form.
    pub fn words(&self) -> LeaderWords {
        match self {
            Self::At(at) => LeaderWords { at: Some(at.clone()), ..LeaderWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}
