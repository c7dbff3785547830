//! Starting position of a case or a lesson.

use std::collections::BTreeMap;

use brigade_battles::game::Formation;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Starting position. Unless stated otherwise, a field that is left out keeps the value of the
/// scenario.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Units on the map before `units` and `leaders` apply: none, or those of the scenario's set-up
    /// (default: none).
    #[serde(default)]
    pub begin: Begin,
    /// Game turn, counted from 1 (default: the first turn of the scenario).
    pub turn: Option<u8>,
    /// Side whose player turn it is (default: the side that plays first). It has an effect only
    /// together with `stage`.
    pub side: Option<Side>,
    /// Phase or step of the sequence of play at which the position starts.
    pub stage: Option<StageWord>,
    /// State of each listed unit, by unit id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSetup>,
    /// State of each listed leader, by leader id.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderSetup>,
    /// Turn on which each listed group of reinforcements is due, by the name of the group.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// Victory points that each side has at the start (default: 0).
    #[serde(default)]
    pub points: BTreeMap<Side, PointsSetup>,
}

/// Units on the map before the single entries of the position apply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Begin {
    /// No unit is on the map.
    #[default]
    Bare,
    /// The units of the scenario's set-up are on the map.
    Scenario,
}

/// Phase or step of the sequence of play at which a position starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StageWord {
    /// The turn has just started.
    TurnStart,
    /// The position is in the Command Phase.
    Command,
    /// The position is in the Artillery Phase.
    Artillery,
    /// The position is in the Movement Phase.
    Movement,
    /// Units fire defensively in the Combat Phase.
    Defence,
    /// Units fire offensively in the Combat Phase.
    Offence,
    /// The position is in the Rally Phase.
    Rally,
    /// The turn is about to end.
    TurnEnd,
    /// The game is over.
    Over,
}

/// State of a unit: either a hex number alone, or a mapping of fields.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum UnitSetup {
    /// Number of the unit's hex. All other values are those of the start of the game.
    At(String),
    /// Fields that differ from the start of the game.
    More(UnitWords),
}

/// State of a unit. Fields that are left out keep their values from the start of the game.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitWords {
    /// Place of the unit: a hex number, `off` if it is not yet on the map, or `gone` if it is out
    /// of the game.
    pub at: Option<String>,
    /// Current strength points of the unit.
    pub strength: Option<u8>,
    /// Current formation of the unit.
    #[schemars(with = "Option<String>")]
    pub formation: Option<Formation>,
    /// Whether the unit is shattered.
    pub shattered: Option<bool>,
    /// Whether the unit is routed.
    pub routed: Option<bool>,
    /// Whether the unit is out of command.
    pub astray: Option<bool>,
    /// Whether the unit carries a Fired marker.
    pub fired: Option<bool>,
    /// Whether the unit has already acted in the current phase or step.
    pub acted: Option<bool>,
    /// Whether the unit was adjacent to an enemy at the start of the current night turn (default:
    /// no).
    pub contact: Option<bool>,
}

/// State of a leader: either a hex number alone, or a mapping of fields.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum LeaderSetup {
    /// Number of the leader's hex. All other values are those of the start of the game.
    At(String),
    /// Fields that differ from the start of the game.
    More(LeaderWords),
}

/// State of a leader. Fields that are left out keep their values from the start of the game.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaderWords {
    /// Place of the leader: a hex number, `off` if the leader is not yet on the map, or `gone` if
    /// the leader is out of the game.
    pub at: Option<String>,
    /// Whether a replacement has taken the leader's place (default: no).
    pub replaced: Option<bool>,
    /// Whether the leader's Fate marker is still available. `false` removes the marker.
    pub fate: Option<bool>,
}

/// Victory points of one side, by cause. Causes that are left out have 0 points.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointsSetup {
    /// Victory points for strength points that the enemy has lost.
    pub strength: Option<u16>,
    /// Victory points for the steps that enemy leaders have lost.
    pub leaders: Option<u16>,
    /// Victory points for objectives held at the end of turns.
    pub objectives: Option<u16>,
    /// Victory points scored for the arrival of enemy reinforcements.
    pub price: Option<u16>,
}

impl UnitSetup {
    /// Returns the state as a mapping of fields. A hex number alone becomes the field `at`.
    pub fn words(&self) -> UnitWords {
        match self {
            Self::At(at) => UnitWords { at: Some(at.clone()), ..UnitWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}

impl LeaderSetup {
    /// Returns the state as a mapping of fields. A hex number alone becomes the field `at`.
    pub fn words(&self) -> LeaderWords {
        match self {
            Self::At(at) => LeaderWords { at: Some(at.clone()), ..LeaderWords::default() },
            Self::More(words) => words.clone(),
        }
    }
}
