//! Reader for case files. An error in one case does not affect the other cases.

use std::sync::Arc;

use document::source::SourceFile;
use document::tree::{Kind, Node};
use document::{Diagnostic, Document, DocumentKind, conform, yaml};
use serde::de::DeserializeOwned;

use super::Report;

/// The readable part of a case file.
#[derive(Debug)]
pub struct Readable<T> {
    /// Contents of the file without the unreadable cases.
    pub data: T,
    /// Lines on which the readable cases begin, from 1.
    pub lines: Vec<usize>,
    /// Failed reports for the unreadable cases.
    pub unread: Vec<Report>,
}

/// Reads a case file.
///
/// # Errors
/// All diagnostics, if the file is invalid outside its cases.
pub fn read<T: DeserializeOwned>(
    kind: &'static DocumentKind,
    file: &Arc<SourceFile>,
) -> Result<Readable<T>, Vec<Diagnostic>> {
    let whole = match Document::plain(yaml::read(file)?) {
        Ok(Document { data, tree }) => {
            return Ok(Readable { data, lines: lines(&tree), unread: Vec::new() });
        }
        Err(tree) => tree,
    };
    let cases = cases_of(&whole);
    // Build the file without its cases only once. Otherwise a file with thousands of cases would be
    // copied for each case.
    let frame = with_cases(&whole, Vec::new());
    let alone =
        |case: &Node| Document::<T>::from_tree(kind, with_cases(&frame, vec![case.clone()]));
    let is_good = |case: &&Node| alone(case).is_ok();
    let (good, bad): (Vec<&Node>, Vec<&Node>) = cases.iter().partition(is_good);
    let rest = with_cases(&whole, good.into_iter().cloned().collect());
    let Ok(Document { data, tree }) = Document::<T>::plain(rest) else {
        return Err(wrong::<T>(kind, whole));
    };
    let unread = bad.into_iter().map(|case| {
        let problems = alone(case).err().unwrap_or_default();
        unreadable(case, cases, &problems)
    });
    Ok(Readable { data, lines: lines(&tree), unread: unread.collect() })
}

/// Returns all diagnostics of an invalid file.
fn wrong<T: DeserializeOwned>(kind: &'static DocumentKind, tree: Node) -> Vec<Diagnostic> {
    let said = conform::check(kind, &tree);
    if said.is_empty() { Document::<T>::typed(tree).err().unwrap_or_default() } else { said }
}

fn cases_of(tree: &Node) -> &[Node] {
    match tree.get("cases").map(|cases| &cases.kind) {
        Some(Kind::List(cases)) => cases,
        _ => &[],
    }
}

fn lines(tree: &Node) -> Vec<usize> {
    cases_of(tree).iter().map(|case| case.place.line_column().0).collect()
}

/// Returns a copy of the file that contains only these cases.
fn with_cases(tree: &Node, cases: Vec<Node>) -> Node {
    let mut tree = tree.clone();
    if let Kind::Map(entries) = &mut tree.kind
        && let Some(entry) = entries.iter_mut().find(|entry| entry.key == "cases")
    {
        entry.value.kind = Kind::List(cases);
    }
    tree
}

/// Returns a failed report for an unreadable case.
fn unreadable(case: &Node, cases: &[Node], problems: &[Diagnostic]) -> Report {
    let number = cases.iter().position(|other| std::ptr::eq(other, case)).unwrap_or(0) + 1;
    let name = match case.get("name").map(|name| &name.kind) {
        Some(Kind::Text(name)) => name.clone(),
        _ => format!("case {number}"),
    };
    let differences = problems.iter().map(|problem| {
        let (line, column) = problem.place.line_column();
        // Drop the path from the message. The case was read alone, so its index in the path is
        // meaningless.
        let message = problem.message.split(" (at ").next().unwrap_or_default();
        let help = problem.help.as_ref().map_or(String::new(), |help| format!(": {help}"));
        format!("cannot be read: {line}:{column}: {message}{help}")
    });
    Report {
        name,
        line: case.place.line_column().0,
        rules: Vec::new(),
        differences: differences.collect(),
        log: Vec::new(),
    }
}
