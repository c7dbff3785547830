use std::collections::BTreeMap;

use crate::model::position::{Begin, LeaderSetup, PointsSetup, Position, StageWord, UnitSetup};
use kernel::Side;
use laboratory::cases::{Asks, Citations, Otherwise, Report, Scalar};
use schemars::JsonSchema;
use serde::Deserialize;
use session::Options;

/// File of cases with a common package and scenario.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// Id of the package. Case files inside a package leave it out.
    #[serde(rename = "package")]
    pub _package: Option<String>,
    /// Scenario of the cases that do not name one.
    pub scenario: String,
    /// Cases, in file order.
    pub cases: Vec<Case>,
    /// Reports on cases that could not be read.
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
    /// Name of the case.
    pub name: String,
    /// The requirements and sections that the case covers.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The requirements that the case proves (default: the first of `rules`).
    #[serde(default)]
    pub proves: Vec<String>,
    /// Scenario of the case (default: the scenario of the file).
    pub scenario: Option<String>,
    /// Scenario options and rules options, by name.
    #[serde(default)]
    pub options: Options,
    /// Source of the units on the map at the start of the case.
    #[serde(default)]
    pub begin: Begin,
    /// Number of the game turn.
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
    /// Number of plays to run. A pending decision ends the run earlier.
    #[serde(default = "one")]
    pub plays: u32,
    /// Choices by id, in the order of the decisions.
    #[serde(default)]
    pub answers: Vec<BTreeMap<String, Scalar>>,
    /// Choice for decisions that are not listed in the answers.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// Die results, in order.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Combat Chart results that replace the dice of fire.
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
    /// Expected states of units, by unit id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSetup>,
    /// Expected states of leaders, by leader id.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderSetup>,
    /// Expected victory points, by side.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsSetup>,
    /// Expected due turns of reinforcement groups, by group name.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// Expected number of the game turn.
    pub turn: Option<u8>,
    /// Expected side whose player turn it is.
    pub side: Option<Side>,
    /// Expected phase or step of the sequence of play.
    pub stage: Option<StageWord>,
    /// Expected winner of the game.
    pub winner: Option<Side>,
    /// Hexes, each with the lowest cost at which the current move can end there. A hex without a
    /// cost cannot be the end of the move.
    #[serde(default)]
    pub reach: BTreeMap<String, Option<String>>,
    /// Expected pending decision.
    pub asks: Option<Asks>,
    /// Options that must be illegal, with the citations of the refusals.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events that must occur in this order.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// Number of times that each event must occur, by event name.
    #[serde(default)]
    pub times: BTreeMap<String, usize>,
}

impl Case {
    /// Returns the starting position.
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
