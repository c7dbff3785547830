//! Case files: how a rule is shown to hold. `book/src/make/cases.md` explains them.
//!
//! A case lays out a position, does one thing with answers, dice and draws that it names, and
//! compares what came of it. Failures are differences, with the log of what happened.
//!
//! How a case is answered, and what is asked, refused and told in its end, is the same for any family
//! of rules; what it lays out, does and finds on the board is its [`Case`]'s own.

mod compare;
pub mod reading;
mod script;
mod series;
mod written;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use kernel::{Family, Log, Reader, System, Table, Why};
use package::source::SourceFile;
use package::tree::Kind;
use package::{Diagnostic, yaml};
use session::Rules;

pub use script::Script;
pub use series::{CASES, model, read, run, schema};
pub use written::{Asks, Citations, Otherwise, Scalar, Written};

use compare::Differences;

/// What a case gets wrong about itself, in words.
pub type Named<T> = Result<T, String>;

/// A case as a family of rules has it written.
pub trait Case: Sized + 'static {
    /// The family.
    type Family: Family;
    /// What the cases of a file share.
    type Stock<'a>;
    /// Results in place of dice.
    type Forced: Send;

    /// The names of all events.
    const EVENTS: &'static [&'static str];

    /// The name of an event.
    fn event(event: &<Self::Family as System>::Event) -> &'static str;

    /// What it says as every case does.
    fn written(&self) -> Written<'_>;

    /// The rules and the position with which it begins.
    ///
    /// # Errors
    /// What it gets wrong about itself.
    fn lay<'a>(&'a self, stock: &Self::Stock<'a>) -> Named<Laid<Self::Family>>;

    /// Does what it does.
    ///
    /// # Errors
    /// What it gets wrong about itself, or a fault of the rules.
    fn act(&self, table: &mut Table<Self::Family>, script: &Script<Self>) -> Named<Done>;

    /// What differs on the board from what it expects there.
    ///
    /// # Errors
    /// What it gets wrong about itself.
    fn differs(&self, table: &Table<Self::Family>) -> Named<Vec<String>>;

    /// Whether an argument is a step that was taken, if all went through.
    fn takes(&self, _: &str) -> bool {
        false
    }

    /// The results in place of dice that it gives.
    ///
    /// # Errors
    /// A result that there is not.
    fn forced(&self) -> Named<Self::Forced>;

    /// The result in place of a roll, if there is one.
    fn in_place_of(
        _: &mut Self::Forced,
        _: &<Self::Family as System>::Roll,
    ) -> Option<<Self::Family as System>::Outcome> {
        None
    }

    /// What is left of these results at the end, in words.
    fn left_of(_: &Self::Forced) -> Option<String> {
        None
    }

    /// What a side answers unless a case says otherwise.
    fn by_habit(
        _: &<Self::Family as System>::Question,
        _: &[<Self::Family as System>::Choice],
    ) -> Option<<Self::Family as System>::Choice> {
        None
    }

    /// The option with which a side leaves off.
    fn leaves_off(
        options: &[<Self::Family as System>::Choice],
    ) -> Option<<Self::Family as System>::Choice>;

    /// Why what no question has a place for is refused.
    fn no_answer() -> Why;
}

/// The rules and the position with which a case begins.
pub type Laid<F> = (Rules<F>, <F as System>::Board);

/// What came of doing it.
#[derive(Clone, Debug)]
pub enum Done {
    /// It went through, or stopped at a decision.
    Played,
    /// It is not legal: the arguments refused, by id, and why.
    Refused(Vec<String>, Why),
    /// A pure question has this value.
    Value(String),
}

/// What came of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The case's name.
    pub name: String,
    /// The line of its file where it begins.
    pub line: usize,
    /// The requirements and sections that it shows.
    pub rules: Vec<String>,
    /// What differs from what it expects; nothing if it holds.
    pub differences: Vec<String>,
    /// What happened, one line a fact; only for a case that fails.
    pub log: Vec<String>,
}

impl Report {
    /// Whether the case holds.
    pub fn holds(&self) -> bool {
        self.differences.is_empty()
    }
}

/// The package that a file of cases names, if it names one.
///
/// # Errors
/// Why it cannot be read.
pub fn package_of(file: &Arc<SourceFile>) -> Result<Option<String>, Vec<Diagnostic>> {
    let tree = yaml::read(file)?;
    Ok(tree.get("package").and_then(|package| match &package.kind {
        Kind::Text(package) => Some(package.clone()),
        _ => None,
    }))
}

/// Runs cases that share a stock.
pub fn run_all<'a, C: Case>(stock: &C::Stock<'a>, cases: &'a [C]) -> Vec<Report> {
    cases.iter().map(|case| run_case(stock, case)).collect()
}

/// A case that the rules cannot go through is a case that fails, whatever the reason.
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

/// What differs, and if anything does, what happened.
fn attempt<'a, C: Case>(stock: &C::Stock<'a>, case: &'a C) -> Named<(Vec<String>, Vec<String>)> {
    let (rules, board) = case.lay(stock)?;
    let script = Script::of(case)?;
    let mut table = Table::new(rules, board, Box::new(script.clone()), Log::Kept);
    let done = case.act(&mut table, &script)?;
    let mut differences = script.problems();
    differences.extend(case.differs(&table)?);
    differences.extend(Differences::between(case, &done, &table)?);
    differences.extend(script.leftovers());
    let told = if differences.is_empty() { &[][..] } else { table.entries() };
    let line = |entry| C::Family::line(table.package(), entry, Reader::Referee);
    let log = told.iter().filter_map(line).map(|line| line.text).collect();
    Ok((differences, log))
}
