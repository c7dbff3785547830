use std::collections::BTreeMap;

use crate::model::position::{Begin, LeaderSetup, PointsSetup, Position, StageWord, UnitSetup};
use kernel::Side;
use laboratory::cases::{Asks, Citations, Otherwise, Report, Scalar};
use schemars::JsonSchema;
use serde::Deserialize;
use session::Options;

/// Case file.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// The package. Cases inside a package leave it out.
    #[serde(rename = "package")]
    pub _package: Option<String>,
    /// The scenario of cases that do not name one.
    pub scenario: String,
    /// The cases.
    pub cases: Vec<Case>,
    /// Cases that cannot be read.
    #[serde(skip)]
    pub unread: Vec<Report>,
}

/// A case: a position, some plays, and the expected result.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Line of the file where the case begins.
    #[serde(skip)]
    pub line: usize,
    /// Its name.
    pub name: String,
    /// The requirements and sections that the case covers.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The requirements that the case proves (default: the first of `rules`).
    #[serde(default)]
    pub proves: Vec<String>,
    /// The scenario (default: the one of the file).
    pub scenario: Option<String>,
    /// Scenario options and rules options, by name.
    #[serde(default)]
    pub options: Options,
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
    /// The number of plays to run, or until a decision is pending.
    #[serde(default = "one")]
    pub plays: u32,
    /// Answers, in order.
    #[serde(default)]
    pub answers: Vec<BTreeMap<String, Scalar>>,
    /// The answer to decisions that are not listed.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// Dice, in order.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Results that replace the dice of fire combat.
    #[serde(default)]
    pub force: Vec<String>,
    /// The expected result.
    pub expect: Expect,
}

const fn one() -> u32 {
    1
}

/// The expected result of a case.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// The expected state of units.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSetup>,
    /// The expected state of leaders.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderSetup>,
    /// Expected victory points of the sides.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsSetup>,
    /// Expected due turns of reinforcement groups.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// The turn.
    pub turn: Option<u8>,
    /// The side whose player turn it is.
    pub side: Option<Side>,
    /// Phase or step of the sequence of play.
    pub stage: Option<StageWord>,
    /// The winner.
    pub winner: Option<Side>,
    /// Hexes and the lowest cost at which the current move can end there; no cost if it cannot.
    #[serde(default)]
    pub reach: BTreeMap<String, Option<String>>,
    /// The pending decision.
    pub asks: Option<Asks>,
    /// Refused options, with citations.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events, in this order.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// The number of times that events occur, by name.
    #[serde(default)]
    pub times: BTreeMap<String, usize>,
}

impl Case {
    /// The starting position.
    pub fn position(&self) -> Position {
        Position {
            begin: self.begin,
            turn: self.turn,
            side: self.side,
            stage: self.stage,
            units: self.units.clone(),
            leaders: self.leaders.clone(),
            due: self.due.clone(),
            points: self.points.clone(),
        }
    }
}
