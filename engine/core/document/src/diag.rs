//! The diagnostic type for all problems of a package.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use crate::codes::Code;
use crate::file::SourceFile;
use crate::suggest;

/// Effect of a diagnostic on a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The package cannot be played.
    Error,
    /// The package can be played, but the author should check the problem.
    Warning,
}

/// Range of characters in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Source file that contains the range.
    pub file: Arc<SourceFile>,
    /// Start and end of the range, as byte offsets in the file.
    pub span: Range<usize>,
}

impl Place {
    /// Returns the start of a file, for problems that concern the whole file.
    pub fn of_file(file: &Arc<SourceFile>) -> Place {
        Place { file: Arc::clone(file), span: 0..0 }
    }

    /// Returns the line and column, both from 1.
    pub fn line_column(&self) -> (usize, usize) {
        self.file.line_column(self.span.start)
    }
}

/// A further place that explains a diagnostic, with an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Source position to mark.
    pub place: Place,
    /// Explanation that diagnostics show at the place.
    pub text: String,
}

/// A problem of a package: its place, its message and a suggestion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Code that identifies the kind of problem.
    pub code: Code,
    /// Severity of the problem: error or warning.
    pub severity: Severity,
    /// Source position of the problem.
    pub place: Place,
    /// Message of one sentence, including what was expected.
    pub message: String,
    /// Further places that explain the problem.
    pub labels: Vec<Label>,
    /// Suggested solution. `None` if there is no obvious one.
    pub help: Option<Box<str>>,
    /// Text that solves the problem if it replaces the text at the place. `None` if the solution
    /// needs a decision.
    pub replacement: Option<Box<str>>,
}

/// Maximum number of known words that a suggestion lists.
const FEW: usize = 24;

/// Maximum number of similar names that a suggestion shows.
const MOST_NEAR: usize = 3;

impl Diagnostic {
    /// Builds an error. The package cannot be played.
    pub fn error(code: Code, place: Place, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, code, place, message.into())
    }

    /// Builds a warning, which the author should check.
    pub fn warning(code: Code, place: Place, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, code, place, message.into())
    }

    fn new(severity: Severity, code: Code, place: Place, message: String) -> Diagnostic {
        let (labels, help, replacement) = (Vec::new(), None, None);
        Diagnostic { code, severity, place, message, labels, help, replacement }
    }

    /// Adds another place that explains the problem.
    #[must_use]
    pub fn label(mut self, place: Place, text: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { place, text: text.into() });
        self
    }

    /// Adds a suggested solution to the problem.
    #[must_use]
    pub fn help(mut self, text: impl Into<Box<str>>) -> Diagnostic {
        self.help = Some(text.into());
        self
    }

    /// Adds the text that solves the problem if it replaces the text at the place.
    #[must_use]
    pub fn replacement(mut self, text: impl Into<Box<str>>) -> Diagnostic {
        self.replacement = Some(text.into());
        self
    }

    /// Adds a suggestion: the known word most similar to the word in the document. If none is
    /// similar, lists all known words, unless there are too many.
    #[must_use]
    pub fn suggest<'a>(
        self,
        written: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Diagnostic {
        let known: Vec<&str> = known.into_iter().collect();
        self.suggest_nearest(suggest::nearest(written, known.iter().copied()), &known)
    }

    /// Adds a suggestion, and shows where similar words are declared, since the declaration may
    /// contain the misspelling.
    #[must_use]
    pub fn suggest_at(
        self,
        written: &str,
        known: &[&str],
        place_of: impl Fn(&str) -> Option<Place>,
    ) -> Diagnostic {
        let nearest = suggest::all_nearest(written, known.iter().copied());
        let told = self.suggest_nearest(nearest.first().copied(), known);
        let places = nearest.into_iter().filter_map(place_of).take(MOST_NEAR);
        places.fold(told, |told, place| told.label(place, "similar name here"))
    }

    fn suggest_nearest(self, nearest: Option<&str>, known: &[&str]) -> Diagnostic {
        match nearest {
            Some(word) => self.help(format!("did you mean `{word}`?")).replacement(word),
            None if known.is_empty() || known.len() > FEW => self,
            None => self.help(format!("expected one of {}", known.join(", "))),
        }
    }

    /// Whether the problem prevents the package from being played.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// Sorts diagnostics by file and position, regardless of severity. Diagnostics in `facts.yaml` come
/// last, since facts repeat content of other files.
pub fn sort(diagnostics: &mut [Diagnostic]) {
    diagnostics.sort_by(|a, b| {
        let key = |d: &Diagnostic| {
            let path = &d.place.file.path;
            (path.ends_with("/facts.yaml"), path.clone(), d.place.span.start, d.code)
        };
        key(a).cmp(&key(b))
    });
}

/// Maximum number of places shown for a repeated error.
const MOST_PLACES: usize = 3;

/// Merges errors that have the same message into the first of them. That error then shows the
/// places of the others.
pub fn join_repeated(diagnostics: &mut Vec<Diagnostic>) {
    let mut seen: BTreeMap<(Code, String), (usize, usize)> = BTreeMap::new();
    let mut kept: Vec<Diagnostic> = Vec::new();
    for told in diagnostics.drain(..) {
        let first = told.is_error().then(|| (told.code, told.message.clone()));
        match first.as_ref().and_then(|first| seen.get_mut(first)) {
            Some((n, more)) => {
                *more += 1;
                if *more <= MOST_PLACES {
                    kept[*n].labels.push(Label { place: told.place, text: "also here".to_owned() });
                }
            }
            None => {
                seen.extend(first.map(|first| (first, (kept.len(), 0))));
                kept.push(told);
            }
        }
    }
    for (n, more) in seen.into_values().filter(|(_, more)| *more > MOST_PLACES) {
        let message = &mut kept[n].message;
        message.push_str(&format!(" (in {} places)", more + 1));
    }
    *diagnostics = kept;
}
