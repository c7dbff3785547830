//! What a validation says when it is done: how much was checked, and what the figures rest on.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::provenance::{Share, Shares};
use crate::validate::Report;

/// A paragraph for people.
pub fn summary(report: &Report) -> String {
    let (errors, warnings) = (report.errors(), report.warnings());
    let verdict = if errors == 0 { "good" } else { "not good" };
    let mut text = format!("{}: {verdict}, {errors} errors, {warnings} warnings", report.name);
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
    if !report.unchecked.is_empty() {
        let unchecked = report.unchecked.join(", ");
        writeln!(text, "not checked because of errors: {unchecked}")
            .expect("a text can be written to");
    }
    if let Some(shares) = &report.provenance {
        text.push_str(&table(shares));
    }
    text
}

/// The shares of all sections, one line each, the whole last.
fn table(shares: &Shares) -> String {
    let mut text = format!(
        "{:<24}{:>9}{:>10}{:>12}{:>15}\n",
        "figures", "all", "rulebook", "historical", "reconstructed"
    );
    for share in shares.sections.iter().chain([&shares.total()]) {
        let Share { section, rulebook, historical, reconstructed } = share;
        let total = share.total();
        writeln!(text, "{section:<24}{total:>9}{rulebook:>10}{historical:>12}{reconstructed:>15}")
            .expect("a text can be written to");
    }
    text
}

/// The same as data.
pub fn summary_json(report: &Report) -> Value {
    let checked = report.checked.iter().map(|checked| (checked.what.to_owned(), checked.n.into()));
    let share = |share: &Share| {
        json!({
            "section": share.section, "rulebook": share.rulebook,
            "historical": share.historical, "reconstructed": share.reconstructed,
        })
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
        "provenance": provenance,
    })
}
