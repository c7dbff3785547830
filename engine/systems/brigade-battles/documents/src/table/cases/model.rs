use std::collections::BTreeMap;

use crate::model::position::{Begin, LeaderLaid, PointsLaid, Position, StageWord, UnitLaid};
use kernel::Side;
use laboratory::cases::{Asks, Citations, Otherwise, Report, Scalar};
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
    /// Those that cannot be read.
    #[serde(skip)]
    pub unread: Vec<Report>,
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
    /// The requirements whose outcome it asserts; where none is named, the first of `rules`.
    #[serde(default)]
    pub proves: Vec<String>,
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

/// What should come of a case.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
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

impl Case {
    /// The position with which it begins.
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
