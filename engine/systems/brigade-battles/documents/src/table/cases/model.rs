use std::collections::BTreeMap;

use crate::model::position::{LeaderSetup, PointsSetup, Position, StageWord, UnitSetup};
use kernel::Side;
use laboratory::cases::{Asks, Citations, Otherwise, Report, Scalar};
use schemars::JsonSchema;
use serde::Deserialize;
use session::Options;

/// Root of a case file: cases with a common package and scenario.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// Id of the package. Case files inside a package leave the field out.
    #[serde(rename = "package")]
    pub _package: Option<String>,
    /// Id of the scenario for cases that do not name one.
    pub scenario: String,
    /// Cases, in file order.
    pub cases: Vec<Case>,
    /// Reports on cases that could not be read.
    #[serde(skip)]
    pub unread: Vec<Report>,
}

/// Case: a starting position, some plays, and the expected result.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Line of the file where the case begins.
    #[serde(skip)]
    pub line: usize,
    /// Name of the case, shown in reports.
    pub name: String,
    /// Ids of the requirements, and the rulebook sections, that the case covers.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Ids of the requirements that the case proves (default: the first requirement in `rules`).
    #[serde(default)]
    pub proves: Vec<String>,
    /// Id of the scenario (default: the scenario of the file).
    pub scenario: Option<String>,
    /// Optional rules of the scenario and rules options that the case changes, by name.
    #[serde(default)]
    pub options: Options,
    /// Position in which the case starts.
    #[serde(rename = "$rest")]
    #[schemars(flatten)]
    pub position: Position,
    /// Number of plays to run (default: 1). A decision that the case does not answer ends the run
    /// earlier.
    #[serde(default = "one")]
    pub plays: u32,
    /// Ids of the chosen options, in the order of the decisions. Each entry has the kind of
    /// decision as its key.
    #[serde(default)]
    pub answers: Vec<BTreeMap<String, Scalar>>,
    /// Choice for decisions that `answers` does not list.
    #[serde(default)]
    pub otherwise: Otherwise,
    /// Results of the dice, in the order of the rolls.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Combat Chart results that replace the die rolls for fire, in order.
    #[serde(default)]
    pub force: Vec<String>,
    /// Result that the case expects.
    pub expect: Expect,
}

const fn one() -> u32 {
    1
}

/// Result that a case expects. Fields that are left out are not compared.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// Expected state of each listed unit, by unit id.
    #[serde(default)]
    pub units: BTreeMap<String, UnitSetup>,
    /// Expected state of each listed leader, by leader id.
    #[serde(default)]
    pub leaders: BTreeMap<String, LeaderSetup>,
    /// Expected victory points of each side.
    #[serde(default)]
    pub points: BTreeMap<Side, PointsSetup>,
    /// Expected turn on which each listed group of reinforcements is due, by the name of the group.
    #[serde(default)]
    pub due: BTreeMap<String, u8>,
    /// Expected game turn.
    pub turn: Option<u8>,
    /// Expected side whose player turn it is.
    pub side: Option<Side>,
    /// Expected phase or step of the sequence of play.
    pub stage: Option<StageWord>,
    /// Side that must be the winner of the game.
    pub winner: Option<Side>,
    /// Lowest cost at which the current move can end in each listed hex, by hex number. Without a
    /// cost, the move must not be able to end there.
    #[serde(default)]
    pub reach: BTreeMap<String, Option<String>>,
    /// Decision that must be pending at the end.
    pub asks: Option<Asks>,
    /// Options that must be illegal, each with the citations of the refusal.
    #[serde(default)]
    pub refused: BTreeMap<String, Citations>,
    /// Names of events that must occur, in this order.
    #[serde(default)]
    pub log: Vec<String>,
    /// Names of events that must not occur.
    #[serde(default)]
    pub never: Vec<String>,
    /// Number of times that each listed event must occur, by event name.
    #[serde(default)]
    pub times: BTreeMap<String, usize>,
}
