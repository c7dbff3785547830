//! Log lines with all details of their rolls.

use kernel::{Detail, Line};

/// Returns a log line, followed by its details with indentation.
pub(crate) fn in_full(line: &Line) -> Vec<String> {
    let mut lines = vec![format!("- {}", line.text)];
    let detail = |detail: &Detail| {
        let rule = detail.rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        format!("    {}: {}{rule}", detail.what.replace('_', " "), detail.value)
    };
    lines.extend(line.details.iter().map(detail));
    lines
}
