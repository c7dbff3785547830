//! Findings of the checks.

use document::Checked;
use document::diag::{Diagnostic, Place};

use crate::codes::Code;

/// Findings of the checks, with the number of items checked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Findings {
    pub(crate) diagnostics: Vec<Diagnostic>,
    pub(crate) checked: Vec<Checked>,
}

impl Findings {
    pub(super) fn error(&mut self, code: Code, place: Place, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, place, message));
    }

    pub(super) fn error_with_help(
        &mut self,
        code: Code,
        place: Place,
        message: String,
        help: impl Into<Box<str>>,
    ) {
        self.diagnostics.push(Diagnostic::error(code, place, message).help(help));
    }

    pub(super) fn warning(&mut self, code: Code, place: Place, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::warning(code, place, message));
    }

    pub(super) fn warning_with_help(
        &mut self,
        code: Code,
        place: Place,
        message: String,
        help: &str,
    ) {
        self.diagnostics.push(Diagnostic::warning(code, place, message).help(help));
    }

    pub(super) fn checked(&mut self, what: &'static str, n: usize) {
        match self.checked.iter_mut().find(|checked| checked.what == what) {
            Some(checked) => checked.n += n,
            None => self.checked.push(Checked { what, n }),
        }
    }
}
