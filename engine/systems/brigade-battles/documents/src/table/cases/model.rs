use std::collections::BTreeMap;

use crate::model::position::{Begin, LeaderLaid, PointsLaid, Position, StageWord, UnitLaid};
use kernel::Side;
use laboratory::cases::{Asks, Citations, Otherwise, Report, Scalar};
use schemars::JsonSchema;
use serde::Deserialize;
use session::Options;

/// Case file.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// Package on which the cases run, if the file is not in a package.
    #[serde(rename = "package")]
    pub _package: Option<String>,
    /// Scenario of all cases that do not name one.
    pub scenario: String,
    /// The cases.
    pub cases: Vec<Case>,
    /// Cases that cannot be read.
    #[serde(skip)]
    pub unread: Vec<Report>,
}

/// Case: a position, some plays and the expected results.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Line of the file where the case begins.
    #[serde(skip)]
    pub line: usize,
    /// Its name.
    pub name: String,
    /// Requirements and sections that the case demonstrates.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Requirements whose outcome the case asserts. Defaults to the first of `rules`.
    #[serde(default)]
    pub proves: Vec<String>,
    /// Scenario, if it differs from that of the file.
    pub scenario: Option<String>,
    /// Optional rules of the scenario and variants, by name.
    #[serde(default)]
    pub options: Options,
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
    /// Number of plays to run, unless a decision stops them.
    #[serde(default = "one")]
    pub plays: u32,
    /// Answers, in order.
    #[serde(default)]
    pub answers: Vec<BTreeMap<String, Scalar>>,
    /// Policy for decisions that the case does not list.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// Dice, in order.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Chart results that replace the dice of fires.
    #[serde(default)]
    pub force: Vec<String>,
    /// Expected results.
    pub expect: Expect,
}

const fn one() -> u32 {
    1
}

/// Expected results.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// Expected states of units.
    #[serde(default)]
    pub units: BTreeMap<String, UnitLaid>,
    /// Expected states of leaders.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderLaid>,
    /// Expected victory points of the sides.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsLaid>,
    /// Expected due turns of reinforcement groups.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// The turn.
    pub turn: Option<u8>,
    /// Active side.
    pub side: Option<Side>,
    /// Phase or step of the sequence of play.
    pub stage: Option<StageWord>,
    /// Winning side.
    pub winner: Option<Side>,
    /// Hexes in which the pending move can end, with their least costs; `None` for hexes where it
    /// cannot.
    #[serde(default)]
    pub reach: BTreeMap<String, Option<String>>,
    /// Pending decision.
    pub asks: Option<Asks>,
    /// Expected refusals, with citations.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events that occur in this order.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// Number of occurrences of events.
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
