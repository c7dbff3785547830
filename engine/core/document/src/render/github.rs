//! Diagnostics as annotations in GitHub builds.

use crate::diag::{Diagnostic, Severity};

/// Returns the workflow command that makes GitHub show a diagnostic.
pub fn github(diagnostic: &Diagnostic) -> String {
    let (line, column) = diagnostic.place.line_column();
    let level = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let file = property(&diagnostic.place.file.path);
    let help = diagnostic.help.as_deref().map(|help| format!("\n{help}")).unwrap_or_default();
    let text = data(&format!("{}{help}", diagnostic.message));
    format!("::{level} file={file},line={line},col={column},title={}::{text}", diagnostic.code)
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
