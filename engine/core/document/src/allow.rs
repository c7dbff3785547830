//! Comments that allow warnings: `# allow W-MAP-STREAM: a spring rises here`.
//!
//! The comment is at the end of the line with the warning, or alone on the line above it. Scripts
//! use `//`. The comment must give a reason. A comment that allows no warning is itself reported as
//! a warning.

use std::sync::Arc;

use crate::codes::{self, Code};
use crate::diag::{Diagnostic, Place};
use crate::dialect::Dialect;
use crate::file::SourceFile;

/// A warning that the author allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// Warning that the author allowed.
    pub diagnostic: Diagnostic,
    /// Reason for allowing the warning, as the comment states it.
    pub reason: String,
}

/// All comments of a package that allow diagnostics.
#[derive(Debug)]
pub struct Allowances {
    dialect: &'static Dialect,
    all: Vec<Allowance>,
    problems: Vec<Diagnostic>,
}

#[derive(Debug)]
struct Allowance {
    code: Code,
    reason: String,
    place: Place,
    line: usize,
    is_used: bool,
}

impl Allowances {
    /// Reads the allow comments of all files.
    pub fn read<'a>(
        dialect: &'static Dialect,
        files: impl IntoIterator<Item = &'a Arc<SourceFile>>,
    ) -> Allowances {
        let mut allowances = Allowances { dialect, all: Vec::new(), problems: Vec::new() };
        for file in files.into_iter().filter(|file| file.text.contains(" allow ")) {
            allowances.read_file(file);
        }
        allowances
    }

    fn read_file(&mut self, file: &Arc<SourceFile>) {
        let mark = if file.path.ends_with(".rhai") { "// allow " } else { "# allow " };
        let lines: Vec<&str> = file.text.split_inclusive('\n').collect();
        let mut start = 0;
        for (n, line) in lines.iter().enumerate() {
            if let Some(at) = line.find(mark).filter(|at| is_comment(&line[..*at])) {
                let words = line[at + mark.len()..].trim();
                let begin = start + at;
                let span = begin..begin + mark.len() + words.len();
                let place = Place { file: Arc::clone(file), span };
                self.read_comment(words, place, target(&lines, n, &line[..at]));
            }
            start += line.len();
        }
    }

    fn read_comment(&mut self, words: &str, place: Place, line: usize) {
        let (name, reason) = words.split_once(':').unwrap_or((words, ""));
        if !name.starts_with("W-") && !name.starts_with("E-") {
            return;
        }
        let refuse = |message: String| Diagnostic::error(codes::ALLOW, place.clone(), message);
        match (self.dialect.code(name), reason.trim()) {
            (None, _) => {
                let problem = refuse(format!("unknown code `{name}`"));
                self.problems.push(problem.suggest(name, self.dialect.codes().map(Code::as_str)));
            }
            (Some(code), _) if !code.may_be_allowed() => {
                let problem = refuse(format!("cannot allow `{name}`: it is an error"));
                self.problems.push(problem);
            }
            (Some(_), "") => {
                let problem = refuse(format!("cannot allow `{name}` without a reason"));
                self.problems.push(problem.help(format!("write `allow {name}: the reason`")));
            }
            (Some(code), reason) => self.all.push(Allowance {
                code,
                reason: reason.to_owned(),
                place,
                line,
                is_used: false,
            }),
        }
    }

    /// Splits diagnostics into those that remain and those that an allow comment covers.
    pub fn apply(&mut self, diagnostics: Vec<Diagnostic>) -> (Vec<Diagnostic>, Vec<Allowed>) {
        let (mut kept, mut allowed) = (Vec::new(), Vec::new());
        for diagnostic in diagnostics {
            match self.all.iter_mut().find(|allowance| allowance.covers(&diagnostic)) {
                Some(allowance) => {
                    allowance.is_used = true;
                    allowed.push(Allowed { diagnostic, reason: allowance.reason.clone() });
                }
                None => kept.push(diagnostic),
            }
        }
        (kept, allowed)
    }

    /// Returns the problems in the allow comments, such as an unknown code.
    pub fn problems(&self) -> impl Iterator<Item = Diagnostic> {
        self.problems.iter().cloned()
    }

    /// Returns a warning for each allow comment that matched no diagnostic. Call this only after
    /// all checks have run.
    pub fn unused(&self) -> impl Iterator<Item = Diagnostic> {
        self.all.iter().filter(|allowance| !allowance.is_used).map(|allowance| {
            let message =
                format!("this comment allows no warning: no `{}` occurs here", allowance.code);
            Diagnostic::warning(codes::ALLOW_UNUSED, allowance.place.clone(), message)
        })
    }
}

impl Allowance {
    fn covers(&self, diagnostic: &Diagnostic) -> bool {
        let labels = diagnostic.labels.iter().map(|label| &label.place);
        let is_here =
            |place: &Place| place.file == self.place.file && place.line_column().0 == self.line;
        diagnostic.code == self.code
            && std::iter::once(&diagnostic.place).chain(labels).any(is_here)
    }
}

/// Whether a comment can start after the given part of a line: at the start of a line or after a
/// blank.
fn is_comment(before: &str) -> bool {
    before.is_empty() || before.ends_with([' ', '\t'])
}

/// Returns the number of the line that a comment refers to, from 1. This is the comment's own line
/// if the line has other content, and otherwise the next line that is not a comment.
fn target(lines: &[&str], n: usize, before: &str) -> usize {
    let is_text = |line: &&str| {
        let line = line.trim();
        !line.is_empty() && !line.starts_with('#') && !line.starts_with("//")
    };
    if !before.trim().is_empty() {
        return n + 1;
    }
    let next = lines[n + 1..].iter().position(is_text);
    next.map_or(n + 1, |after| n + after + 2)
}
