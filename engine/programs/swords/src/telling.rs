//! The log with the full computation of each line.

use kernel::{Detail, Line};

/// Returns a log line and its details, indented.
pub(crate) fn in_full(line: &Line) -> Vec<String> {
    let mut lines = vec![format!("- {}", line.text)];
    let detail = |detail: &Detail| {
        let rule = detail.rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        format!("    {}: {}{rule}", detail.what.replace('_', " "), detail.value)
    };
    lines.extend(line.details.iter().map(detail));
    lines
}
