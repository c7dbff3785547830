//! Case files: tests of rules. `book/src/make/cases.md` explains them.
//!
//! A case sets up a position, performs one act with given answers, dice and draws, and compares the
//! results. A failure reports the differences and the log.
//!
//! Answers, questions, refusals and log work alike for every rule system. Position, act and board
//! comparison are the task of each [`Case`] implementation.

mod compare;
pub mod reading;
mod script;
mod written;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use document::source::SourceFile;
use document::tree::Kind;
use document::{Diagnostic, yaml};
use kernel::{Log, Reader, Ruleset, System, Table, Why};
use session::Rules;

pub use compare::{difference, difference_of_sets};
pub use script::Script;
pub use written::{Asks, Citations, Otherwise, Scalar, Written};

use compare::Differences;

/// Result of reading a part of a case, with the error as text.
pub type Named<T> = Result<T, String>;

/// Case of a rule system, as its file states it.
pub trait Case: Sized + 'static {
    /// Rule system.
    type Ruleset: Ruleset;
    /// Data shared by the cases of a file.
    type Stock<'a>;
    /// Results that replace dice.
    type Forced: Send;

    /// Names of all events.
    const EVENTS: &'static [&'static str];

    /// Returns the name of an event.
    fn event(event: &<Self::Ruleset as System>::Event) -> &'static str;

    /// Returns the parts common to all cases.
    fn written(&self) -> Written<'_>;

    /// Returns the rules and the starting position.
    ///
    /// # Errors
    /// If the case is inconsistent.
    fn set_up<'a>(&'a self, stock: &Self::Stock<'a>) -> Named<CaseStart<Self::Ruleset>>;

    /// Performs the act of the case.
    ///
    /// # Errors
    /// If the case is inconsistent, or the rules fault.
    fn act(&self, table: &mut Table<Self::Ruleset>, script: &Script<Self>) -> Named<Done>;

    /// Returns the differences between the board and the expectations.
    ///
    /// # Errors
    /// If the case is inconsistent.
    fn differs(&self, table: &Table<Self::Ruleset>) -> Named<Vec<String>>;

    /// Whether an argument is a step of the act, which was taken if the act succeeded.
    fn takes(&self, _: &str) -> bool {
        false
    }

    /// Returns the results that replace dice.
    ///
    /// # Errors
    /// If a result does not exist.
    fn forced(&self) -> Named<Self::Forced>;

    /// Returns the result that replaces a roll, if there is one.
    fn in_place_of(
        _: &mut Self::Forced,
        _: &<Self::Ruleset as System>::Roll,
    ) -> Option<<Self::Ruleset as System>::Outcome> {
        None
    }

    /// Returns the unused results as text, if any.
    fn left_of(_: &Self::Forced) -> Option<String> {
        None
    }

    /// Returns the default answer of a side, if the question has one.
    fn by_habit(
        _: &<Self::Ruleset as System>::Question,
        _: &[<Self::Ruleset as System>::Choice],
    ) -> Option<<Self::Ruleset as System>::Choice> {
        None
    }

    /// Returns the option that ends an activity, if there is one.
    fn leaves_off(
        options: &[<Self::Ruleset as System>::Choice],
    ) -> Option<<Self::Ruleset as System>::Choice>;

    /// Returns the refusal of an answer of the wrong type.
    fn no_answer() -> Why;
}

/// Rules and starting position of a case.
pub type CaseStart<F> = (Rules<F>, <F as System>::Board);

/// Result of the act.
#[derive(Clone, Debug)]
pub enum Done {
    /// The act succeeded, or stopped at a decision.
    Played,
    /// The act is illegal: ids of the refused arguments, and the reason.
    Refused(Vec<String>, Why),
    /// The act is a query with this value.
    Value(String),
}

/// Result of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Name of the case.
    pub name: String,
    /// Line of the file where the case begins.
    pub line: usize,
    /// Requirements and sections that the case demonstrates.
    pub rules: Vec<String>,
    /// Differences from the expected results; empty if the case passes.
    pub differences: Vec<String>,
    /// Log, one line per fact. Empty if the case passes.
    pub log: Vec<String>,
}

impl Report {
    /// Whether the case passes.
    pub fn holds(&self) -> bool {
        self.differences.is_empty()
    }
}

/// Returns the package named in a case file, if any.
///
/// # Errors
/// If the file cannot be read.
pub fn package_of(file: &Arc<SourceFile>) -> Result<Option<String>, Vec<Diagnostic>> {
    let tree = yaml::read(file)?;
    Ok(tree.get("package").and_then(|package| match &package.kind {
        Kind::Text(package) => Some(package.clone()),
        _ => None,
    }))
}

/// Runs cases that share their data.
pub fn run_all<'a, C: Case>(stock: &C::Stock<'a>, cases: &'a [C]) -> Vec<Report> {
    cases.iter().map(|case| run_case(stock, case)).collect()
}

/// Runs a case. A case fails if the rules fault or panic.
fn run_case<'a, C: Case>(stock: &C::Stock<'a>, case: &'a C) -> Report {
    let attempted = catch_unwind(AssertUnwindSafe(|| attempt(stock, case)));
    let attempted = attempted.unwrap_or_else(|panic| Err(broken(panic.as_ref())));
    let (differences, log) = attempted.unwrap_or_else(|error| (vec![error], Vec::new()));
    let Written { name, line, rules, .. } = case.written();
    Report { name: name.to_owned(), line, rules: rules.to_vec(), differences, log }
}

fn broken(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("the engine failed: {}", text.unwrap_or("panic"))
}

/// Runs a case and returns its differences and, if there are any, the log.
fn attempt<'a, C: Case>(stock: &C::Stock<'a>, case: &'a C) -> Named<(Vec<String>, Vec<String>)> {
    let (rules, board) = case.set_up(stock)?;
    let script = Script::of(case)?;
    let mut table = Table::new(rules, board, Box::new(script.clone()), Log::Kept);
    let done = case.act(&mut table, &script)?;
    let mut differences = script.problems();
    differences.extend(case.differs(&table)?);
    differences.extend(Differences::between(case, &done, &table)?);
    differences.extend(script.leftovers());
    let told = if differences.is_empty() { &[][..] } else { table.entries() };
    let line = |entry| C::Ruleset::line(table.package(), entry, Reader::Referee);
    let log = told.iter().filter_map(line).map(|line| line.text).collect();
    Ok((differences, log))
}
