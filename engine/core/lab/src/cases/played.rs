//! Cases that start from a position and continue play, for rule systems without queries of their
//! own.
//!
//! A rule system provides the form of its positions and of their expected results.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use document::source::SourceFile;
use document::{Diagnostic, DocumentKind};
use kernel::{Ruleset, Suspend, System, Table, Why};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use session::{Edition, Options, Rules};

use super::reading::{self, Readable};
use super::{
    Asks, Case, CaseStart, Citations, Done, Named, Otherwise, Report, Scalar, Script, Written,
    run_all,
};

/// Position from which the cases of a rule system start.
pub trait Played: Clone + Debug + DeserializeOwned + JsonSchema + 'static {
    /// Rule system of the position.
    type Ruleset: Ruleset;
    /// Package of the rule system, ready for play.
    type Edition: Edition<Ruleset = Self::Ruleset>;
    /// Expected position. Fields that a case leaves out are not compared.
    type Expected: Clone + Debug + Default + PartialEq + DeserializeOwned + JsonSchema;

    /// Names of all events of the rule system.
    const EVENTS: &'static [&'static str];

    /// Returns the name of an event, in the spelling of case files.
    fn event(event: &<Self::Ruleset as System>::Event) -> &'static str;

    /// Returns the board of the position.
    ///
    /// # Errors
    /// If the position names something that the game lacks.
    fn board(
        &self,
        rules: &<Self::Ruleset as System>::Package,
    ) -> Named<<Self::Ruleset as System>::Board>;

    /// Returns the differences between the board on the table and the expected one.
    ///
    /// # Errors
    /// If the expectation names something that the game lacks.
    fn differences(expected: &Self::Expected, table: &Table<Self::Ruleset>) -> Named<Vec<String>>;

    /// Returns the chart result with this text.
    ///
    /// # Errors
    /// If no chart has the result.
    fn forced(text: &str) -> Named<<Self::Ruleset as System>::Outcome>;

    /// Whether a chart result can replace the dice of a roll.
    fn replaces(
        outcome: &<Self::Ruleset as System>::Outcome,
        roll: &<Self::Ruleset as System>::Roll,
    ) -> bool;

    /// Returns the answer that a side gives by default. `None` if the question has no default
    /// answer.
    fn by_habit(
        _: &<Self::Ruleset as System>::Question,
        _: &[<Self::Ruleset as System>::Choice],
    ) -> Option<<Self::Ruleset as System>::Choice> {
        None
    }

    /// Returns the option that ends an activity, such as movement. `None` if the question has no
    /// such option.
    fn leaves_off(
        options: &[<Self::Ruleset as System>::Choice],
    ) -> Option<<Self::Ruleset as System>::Choice>;

    /// Returns the refusal of an answer whose type does not fit the question.
    fn no_answer() -> Why;
}

/// Case file of the rule system of a position.
pub type FileOf<P> = CaseFile<P, <P as Played>::Expected>;

/// Root of a case file: cases with a common package and scenario.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CaseFile")]
pub struct CaseFile<P, E> {
    /// Id of the package. Case files inside a package leave the field out.
    #[serde(rename = "package")]
    pub _package: Option<String>,
    /// Id of the scenario for cases that do not name one.
    pub scenario: String,
    /// Cases, in file order.
    pub cases: Vec<PlayedCase<P, E>>,
    /// Reports on cases that could not be read.
    #[serde(skip)]
    pub unread: Vec<Report>,
}

/// Case: a starting position, some plays, and the expected result.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Case")]
pub struct PlayedCase<P, E> {
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
    pub position: P,
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
    /// Chart results that replace the die rolls of a chart, in order.
    #[serde(default)]
    pub force: Vec<String>,
    /// Result that the case expects.
    pub expect: Expect<E>,
}

const fn one() -> u32 {
    1
}

/// Result that a case expects. Fields that are left out are not compared.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Expect")]
pub struct Expect<E> {
    /// Expected position.
    #[serde(rename = "$rest")]
    #[schemars(flatten)]
    pub position: E,
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

/// Differences between a board and the expected one, one message for each.
#[derive(Debug, Default)]
pub struct Found(pub Vec<String>);

impl Found {
    /// Adds a difference, unless the case expects nothing or the values are equal.
    pub fn compare<T: PartialEq + Debug>(&mut self, what: &str, expected: Option<T>, got: &T) {
        self.0.extend(expected.and_then(|expected| super::difference(what, &expected, got)));
    }
}

/// Package and case file that all cases of the file share.
#[derive(Debug)]
pub struct Stock<'a, P: Played> {
    edition: &'a P::Edition,
    scenario: &'a str,
}

/// Runs the cases of a file on a package.
///
/// # Errors
/// If the file is invalid: all diagnostics.
pub fn run<P: Played>(
    edition: &P::Edition,
    kind: &'static DocumentKind,
    file: &Arc<SourceFile>,
) -> Result<Vec<Report>, Vec<Diagnostic>> {
    Ok(run_read(edition, &read::<P>(kind, file)?))
}

/// Runs cases that are already read.
pub fn run_read<P: Played>(edition: &P::Edition, file: &FileOf<P>) -> Vec<Report> {
    let stock = Stock { edition, scenario: &file.scenario };
    let mut reports = run_all::<PlayedCase<P, P::Expected>>(&stock, &file.cases);
    reports.extend(file.unread.iter().cloned());
    reports
}

/// Reads a case file. An invalid case is skipped and does not affect the others.
///
/// # Errors
/// If anything outside the cases is invalid: all diagnostics.
pub fn read<P: Played>(
    kind: &'static DocumentKind,
    file: &Arc<SourceFile>,
) -> Result<FileOf<P>, Vec<Diagnostic>> {
    let Readable { mut data, lines, unread } = reading::read::<FileOf<P>>(kind, file)?;
    for (case, line) in data.cases.iter_mut().zip(lines) {
        case.line = line;
    }
    data.unread = unread;
    Ok(data)
}

impl<P: Played<Expected = E>, E: PartialEq + Clone + Debug + 'static> Case for PlayedCase<P, E> {
    type Ruleset = P::Ruleset;
    type Stock<'a> = Stock<'a, P>;
    type Forced = Vec<<P::Ruleset as System>::Outcome>;

    const EVENTS: &'static [&'static str] = P::EVENTS;

    fn event(event: &<P::Ruleset as System>::Event) -> &'static str {
        P::event(event)
    }

    fn written(&self) -> Written<'_> {
        let expect = &self.expect;
        Written {
            name: &self.name,
            line: self.line,
            rules: &self.rules,
            answers: &self.answers,
            otherwise: self.otherwise,
            dice: &self.dice,
            draws: &[],
            value: None,
            asks: expect.asks.as_ref(),
            refused: &expect.refused,
            log: &expect.log,
            never: &expect.never,
            times: &expect.times,
        }
    }

    fn set_up<'a>(&'a self, stock: &Stock<'a, P>) -> Named<CaseStart<P::Ruleset>> {
        let scenario = self.scenario.as_deref().unwrap_or(stock.scenario);
        let rules = stock.edition.rules(scenario, &self.options);
        let rules: Rules<P::Ruleset> = rules.map_err(|error| error.to_string())?;
        let board = self.position.board(&rules)?;
        Ok((rules, board))
    }

    fn act(&self, table: &mut Table<P::Ruleset>, _: &Script<Self>) -> Named<Done> {
        for _ in 0..self.plays {
            match table.play() {
                Ok(()) => {}
                Err(Suspend::Waiting) => break,
                Err(Suspend::Fault(fault)) => return Err(fault.to_string()),
            }
        }
        Ok(Done::Played)
    }

    fn differs(&self, table: &Table<P::Ruleset>) -> Named<Vec<String>> {
        P::differences(&self.expect.position, table)
    }

    fn forced(&self) -> Named<Self::Forced> {
        self.force.iter().rev().map(|text| P::forced(text)).collect()
    }

    fn in_place_of(
        forced: &mut Self::Forced,
        roll: &<P::Ruleset as System>::Roll,
    ) -> Option<<P::Ruleset as System>::Outcome> {
        forced.pop_if(|outcome| P::replaces(outcome, roll))
    }

    fn left_of(forced: &Self::Forced) -> Option<String> {
        (!forced.is_empty()).then(|| format!("unused results: {forced:?}"))
    }

    fn by_habit(
        question: &<P::Ruleset as System>::Question,
        options: &[<P::Ruleset as System>::Choice],
    ) -> Option<<P::Ruleset as System>::Choice> {
        P::by_habit(question, options)
    }

    fn leaves_off(
        options: &[<P::Ruleset as System>::Choice],
    ) -> Option<<P::Ruleset as System>::Choice> {
        P::leaves_off(options)
    }

    fn no_answer() -> Why {
        P::no_answer()
    }
}
