//! Case files: how a rule is shown to hold. `docs/protocol.md` explains them.
//!
//! A case lays out a position, does one thing with answers, dice and draws that it names, and
//! compares what came of it. Failures are differences, with the log of what happened.

mod act;
mod expect;
mod judged;
pub mod model;
mod names;
mod outside;
mod patch;
mod position;
mod pure;
mod stock;
mod tables;
mod walk;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use blind_swords::Table;
use blind_swords::describe;
use kernel::Log;
use package::Diagnostic;
use package::document::Document;
use package::source::SourceFile;
use series::Opened;

use model::{Case, CaseFile};
use stock::Stock;

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

/// Reads a file of cases.
///
/// # Errors
/// What is wrong with it, each with its place.
pub fn read(file: &Arc<SourceFile>) -> Result<CaseFile, Vec<Diagnostic>> {
    let Document { mut data, tree } = Document::<CaseFile>::read_plain(file)?;
    for (index, case) in data.cases.iter_mut().enumerate() {
        let place = &tree.locate(["cases", &index.to_string()]).place;
        case.line = place.line_column().0;
    }
    Ok(data)
}

/// The JSON Schema of case files, for editors.
pub fn schema() -> serde_json::Value {
    let generator = schemars::generate::SchemaSettings::draft2020_12().into_generator();
    generator.into_root_schema_for::<CaseFile>().to_value()
}

/// Runs every case of a file.
pub fn run(opened: &Opened, file: &CaseFile) -> Vec<Report> {
    let stock = Stock::new(opened, file);
    file.cases.iter().map(|case| run_case(&stock, case)).collect()
}

/// A case that the rules cannot go through is a case that fails, whatever the reason.
fn run_case<'a>(stock: &Stock<'a>, case: &'a Case) -> Report {
    let attempted = catch_unwind(AssertUnwindSafe(|| attempt(stock, case)));
    let attempted = attempted.unwrap_or_else(|panic| Err(broken(panic.as_ref())));
    let (differences, log) = attempted.unwrap_or_else(|error| (vec![error], Vec::new()));
    let (name, rules) = (case.name.clone(), case.rules.clone());
    Report { name, line: case.line, rules, differences, log }
}

fn broken(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("the engine is broken: {}", text.unwrap_or("it panicked"))
}

/// What differs, and if anything does, what happened.
fn attempt<'a>(stock: &Stock<'a>, case: &'a Case) -> names::Named<(Vec<String>, Vec<String>)> {
    let rules = Arc::new(position::rules(stock, case)?);
    let board = position::board(&rules, case)?;
    let script = outside::Script::of(case)?;
    let mut table = Table::new(rules, board, Box::new(script.clone()), Log::Kept);
    let done = act::run(&mut table, &script, case.act, &case.with)?;
    let mut differences = script.with(|state| std::mem::take(&mut state.problems));
    differences.extend(expect::Differences::between(case, &done, &table)?);
    differences.extend(waits(case, &table));
    differences.extend(script.leftovers());
    let told = if differences.is_empty() { &[][..] } else { table.entries() };
    let log = told.iter().map(|entry| describe::event(table.package(), &entry.event).text);
    let log = log.collect();
    Ok((differences, log))
}

/// A decision that nobody answers fails a case, unless the case is about it.
fn waits(case: &Case, table: &Table) -> Option<String> {
    let about_it = case.expect.asks.is_some() || !case.expect.refused.is_empty();
    let pending = table.pending().filter(|_| !about_it)?;
    let kernel::Ask::Choose { side, question, options } = &pending.ask else { return None };
    let ids: Vec<_> = options.iter().map(|choice| choice.id(&table.package().game)).collect();
    Some(format!(
        "{} is asked `{}` and the case does not answer: {}",
        side.id(),
        question.kind(),
        ids.join(", ")
    ))
}
