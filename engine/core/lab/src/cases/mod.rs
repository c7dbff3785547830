//! Case files: tests of rules. `book/src/make/cases.md` explains them.
//!
//! A case sets up a position and performs one action with given answers, dice and draws. It then
//! compares the results. A failure reports the differences and the log.
//!
//! Answers, questions, refusals and the log have the same form for every rule system. Each
//! implementation of [`Case`] provides the position, the action and the comparison of the board.

mod compare;
pub mod played;
pub mod reading;
mod script;
mod written;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use document::source::SourceFile;
use document::tree::Kind;
use document::{Diagnostic, yaml};
use kernel::{Log, Reader, Ruleset, System, Table, Why, Wording as _};
use session::Rules;

pub use compare::{difference, difference_of_sets};
pub use script::Script;
pub use written::{Asks, Citations, Otherwise, Scalar, Written};

use compare::Differences;

/// Result of evaluating a part of a case. The error is a human-readable message.
pub type Named<T> = Result<T, String>;

/// A case of one rule system, as the case file states it.
pub trait Case: Sized + 'static {
    /// Rule system that the case tests.
    type Ruleset: Ruleset;
    /// Data that all cases of a file share.
    type Stock<'a>;
    /// Chart results that the case supplies in place of dice.
    type Forced: Send;

    /// Names of all events of the rule system.
    const EVENTS: &'static [&'static str];

    /// Returns the name of an event, in the spelling of case files.
    fn event(event: &<Self::Ruleset as System>::Event) -> &'static str;

    /// Returns the parts of the case that every rule system has.
    fn written(&self) -> Written<'_>;

    /// Returns the rules and the starting position.
    ///
    /// # Errors
    /// If the case is inconsistent.
    fn set_up<'a>(&'a self, stock: &Self::Stock<'a>) -> Named<CaseStart<Self::Ruleset>>;

    /// Performs the action that the case tests, such as a move or a fire combat.
    ///
    /// # Errors
    /// If the case is inconsistent, or if the rules fault.
    fn act(&self, table: &mut Table<Self::Ruleset>, script: &Script<Self>) -> Named<Done>;

    /// Returns the differences between the actual board and the expected one.
    ///
    /// # Errors
    /// If the case is inconsistent.
    fn differs(&self, table: &Table<Self::Ruleset>) -> Named<Vec<String>>;

    /// Whether the action of the case includes the step with this id, such as a hex of a move's
    /// path. If the action succeeds, it has taken all its steps.
    fn takes(&self, _: &str) -> bool {
        false
    }

    /// Returns the chart results that the case supplies in place of dice.
    ///
    /// # Errors
    /// If the charts have no such result.
    fn forced(&self) -> Named<Self::Forced>;

    /// Returns the chart result that replaces a roll. `None` if the roll needs dice.
    fn in_place_of(
        _: &mut Self::Forced,
        _: &<Self::Ruleset as System>::Roll,
    ) -> Option<<Self::Ruleset as System>::Outcome> {
        None
    }

    /// Returns the unused forced chart results as text. `None` if all were used.
    fn left_of(_: &Self::Forced) -> Option<String> {
        None
    }

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

/// Rules and starting position of a case.
pub type CaseStart<F> = (Rules<F>, <F as System>::Board);

/// Result of the action that a case performs.
#[derive(Clone, Debug)]
pub enum Done {
    /// The action succeeded, or stopped at a decision.
    Played,
    /// The action is illegal. Holds the ids of the refused arguments, and the reason for the
    /// refusal.
    Refused(Vec<String>, Why),
    /// The action was a query with this result.
    Value(String),
}

/// Report on a case that was run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Name of the case.
    pub name: String,
    /// Line of the file where the case begins.
    pub line: usize,
    /// Requirements and rulebook sections that the case covers.
    pub rules: Vec<String>,
    /// Differences from the expected results; empty if the case passes.
    pub differences: Vec<String>,
    /// Log of the case, one line for each fact. Empty if the case passes.
    pub log: Vec<String>,
}

impl Report {
    /// Whether the case passes.
    pub fn holds(&self) -> bool {
        self.differences.is_empty()
    }
}

/// Returns the package that a case file names, or `None` if it names none.
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

/// Runs several cases that share their data, and returns a report for each.
pub fn run_all<'a, C: Case>(stock: &C::Stock<'a>, cases: &'a [C]) -> Vec<Report> {
    cases.iter().map(|case| run_case(stock, case)).collect()
}

/// Runs a case. The case fails if the rules fault or panic.
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

/// Runs a case and returns the differences. If there are any, also returns the log.
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
    let line = |entry| C::Ruleset::told(table.position(), entry, Reader::Referee).line.get();
    let log = told.iter().filter_map(line).map(|line| line.text).collect();
    Ok((differences, log))
}
