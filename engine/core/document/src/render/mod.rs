//! Output formats for diagnostics: human-readable and machine-readable.

mod github;
mod sarif;
mod summary;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use kernel::visible;
use serde_json::{Value, json};

use crate::diag::{Diagnostic, Label, Place, Severity};

pub use github::github;
pub use sarif::sarif;
pub use summary::{counted, summary, summary_json};

/// Use of colours in text output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Output without colours.
    Plain,
    /// Output with terminal colours.
    Colored,
}

/// Returns diagnostics as one string without colours, each in the format of [`human`].
pub fn plain(diagnostics: &[Diagnostic]) -> String {
    let each = diagnostics.iter().map(|diagnostic| human(diagnostic, Style::Plain));
    each.collect::<Vec<_>>().join("\n")
}

/// Formats a diagnostic as human-readable text: `file:line:column`, an excerpt with a caret, and
/// the help.
pub fn human(diagnostic: &Diagnostic, style: Style) -> String {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(visible(&diagnostic.message)).id(diagnostic.code.as_str());
    let mut group = Group::with_title(title);
    for snippet in snippets(diagnostic) {
        group = group.element(snippet);
    }
    if let Some(help) = &diagnostic.help {
        group = group.element(Level::HELP.message(visible(help)));
    }
    let rule = diagnostic.code.rule().map(|rule| format!("rule: {rule}"));
    if let Some(rule) = &rule {
        group = group.element(Level::NOTE.message(rule));
    }
    let renderer = match style {
        Style::Plain => Renderer::plain(),
        Style::Colored => Renderer::styled(),
    };
    renderer.decor_style(DecorStyle::Ascii).render(&[group])
}

/// Returns one snippet for each file. The file that contains the primary place comes first.
fn snippets(diagnostic: &Diagnostic) -> Vec<Snippet<'_, annotate_snippets::Annotation<'_>>> {
    let primary = AnnotationKind::Primary.span(shown_span(&diagnostic.place));
    let mut snippets = vec![(&diagnostic.place, snippet(&diagnostic.place).annotation(primary))];
    for Label { place, text } in &diagnostic.labels {
        let note = AnnotationKind::Context.span(shown_span(place)).label(visible(text));
        match snippets.iter().position(|(known, _)| known.file == place.file) {
            Some(at) => {
                let (known, grown) = snippets.remove(at);
                snippets.insert(at, (known, grown.annotation(note)));
            }
            None => snippets.push((place, snippet(place).annotation(note))),
        }
    }
    snippets.into_iter().map(|(_, snippet)| snippet).collect()
}

fn snippet(place: &Place) -> Snippet<'_, annotate_snippets::Annotation<'_>> {
    Snippet::source(place.file.text.as_str()).path(visible(&place.file.path))
}

/// Returns the range to underline. A range over several lines is cut at the end of its first line.
fn shown_span(place: &Place) -> std::ops::Range<usize> {
    let text = &place.file.text;
    let start = place.span.start.min(text.len());
    let end = place.span.end.clamp(start, text.len());
    let line = text[start..end].find('\n').map_or(end, |at| start + at);
    start..line
}

/// Returns a diagnostic as JSON.
pub fn json(diagnostic: &Diagnostic) -> Value {
    let labels: Vec<Value> = diagnostic
        .labels
        .iter()
        .map(|label| json!({"place": place(&label.place), "text": label.text}))
        .collect();
    json!({
        "code": diagnostic.code.as_str(),
        "severity": severity(diagnostic.severity),
        "message": diagnostic.message,
        "place": place(&diagnostic.place),
        "labels": labels,
        "help": diagnostic.help,
        "rule": diagnostic.code.rule(),
    })
}

/// Returns the lower-case word for a severity.
pub fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

fn place(place: &Place) -> Value {
    let (line, column) = place.line_column();
    let (end_line, end_column) = place.file.line_column(place.span.end);
    json!({
        "file": place.file.path,
        "line": line, "column": column, "end_line": end_line, "end_column": end_column,
    })
}
