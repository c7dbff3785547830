//! Summary of a validation: the amount of content checked, and the origins of figures.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::provenance::{Share, Shares};
use crate::report::Report;

/// Summarizes a report in one human-readable paragraph.
pub fn summary<T>(report: &Report<T>) -> String {
    let (errors, warnings) = (report.errors(), report.warnings());
    let verdict = if errors == 0 { "valid" } else { "invalid" };
    let (errors, warnings) = (counted(errors, "error"), counted(warnings, "warning"));
    let mut text = format!("{}: {verdict}, {errors}, {warnings}", report.name);
    match report.allowed.len() {
        0 => text.push('\n'),
        n => writeln!(text, ", {n} allowed").expect("a text can be written to"),
    }
    if !report.checked.is_empty() {
        let counts: Vec<String> = report
            .checked
            .iter()
            .map(|checked| format!("{} {}", checked.n, checked.what))
            .collect();
        writeln!(text, "checked: {}", counts.join(", ")).expect("a text can be written to");
    }
    if report.is_stopped() {
        text.push_str("not checked further because of errors\n");
    } else if !report.unchecked.is_empty() {
        let unchecked = report.unchecked.join(", ");
        writeln!(text, "not checked because of errors: {unchecked}")
            .expect("a text can be written to");
    }
    if !report.untried.is_empty() {
        let untried = report.untried.join("\n  ");
        writeln!(text, "never reached in random games:\n  {untried}")
            .expect("a text can be written to");
    }
    if let Some(shares) = &report.provenance {
        text.push_str(&table(shares));
    }
    text
}

/// Returns a number with its noun, such as `3 units`.
pub fn counted(n: usize, word: &str) -> String {
    if n == 1 { format!("1 {word}") } else { format!("{n} {word}s") }
}

/// Returns the counts of all sections, one per line, then the total. Origins without figures are
/// omitted.
fn table(shares: &Shares) -> String {
    let whole = shares.total();
    let used: Vec<usize> = (0..5).filter(|&n| whole.columns()[n].1 > 0).collect();
    let mut text = format!("{:<24}{:>9}", "figures", "all");
    for &n in &used {
        let heading = whole.columns()[n].0;
        write!(text, "{heading:>width$}", width = width(heading)).expect("a text can be written");
    }
    text.push('\n');
    for share in shares.sections.iter().chain([&whole]) {
        write!(text, "{:<24}{:>9}", share.section, share.total()).expect("a text can be written");
        for &n in &used {
            let (heading, figures) = share.columns()[n];
            write!(text, "{figures:>width$}", width = width(heading))
                .expect("a text can be written");
        }
        text.push('\n');
    }
    text
}

/// Returns the width of a column: two more than its heading.
const fn width(heading: &str) -> usize {
    heading.len() + 2
}

/// Returns the summary as JSON.
pub fn summary_json<T>(report: &Report<T>) -> Value {
    let checked = report.checked.iter().map(|checked| (checked.what.to_owned(), checked.n.into()));
    let share = |share: &Share| {
        let mut object = json!({"section": share.section});
        for (heading, figures) in share.columns() {
            object[heading] = figures.into();
        }
        object
    };
    let provenance = report.provenance.as_ref().map(|shares| {
        let sections: Vec<Value> = shares.sections.iter().map(share).collect();
        json!({"sections": sections, "total": share(&shares.total())})
    });
    let diagnostics: Vec<Value> = report.diagnostics.iter().map(super::json).collect();
    let allowed = report.allowed.iter().map(
        |allowed| json!({"diagnostic": super::json(&allowed.diagnostic), "reason": allowed.reason}),
    );
    json!({
        "package": report.name,
        "good": report.is_good(),
        "diagnostics": diagnostics,
        "allowed": allowed.collect::<Vec<_>>(),
        "checked": checked.collect::<serde_json::Map<_, _>>(),
        "unchecked": report.unchecked,
        "untried": report.untried,
        "provenance": provenance,
    })
}
