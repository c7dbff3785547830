//! One diagnostic type for everything that can be wrong with a package.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use crate::codes::Code;
use crate::file::SourceFile;
use crate::suggest;

/// Whether a package with this diagnostic can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// It cannot.
    Error,
    /// It can, but its author should look.
    Warning,
}

/// A stretch of text in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file.
    pub file: Arc<SourceFile>,
    /// Byte range in it.
    pub span: Range<usize>,
}

impl Place {
    /// The beginning of a file, for what concerns the whole of it.
    pub fn of_file(file: &Arc<SourceFile>) -> Place {
        Place { file: Arc::clone(file), span: 0..0 }
    }

    /// Line and column, both from one.
    pub fn line_column(&self) -> (usize, usize) {
        self.file.line_column(self.span.start)
    }
}

/// A second place that explains the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The text to which it points.
    pub place: Place,
    /// What is to be seen there.
    pub text: String,
}

/// Something wrong or doubtful, where it is, and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Stable name of the kind of problem.
    pub code: Code,
    /// Error or warning.
    pub severity: Severity,
    /// The text that is wrong.
    pub place: Place,
    /// What, in one sentence that says what was expected.
    pub message: String,
    /// Further places.
    pub labels: Vec<Label>,
    /// What to do.
    pub help: Option<String>,
}

/// So many known words are listed at the most.
const FEW: usize = 24;

/// So many names that are as near as each other are shown at the most.
const MOST_NEAR: usize = 3;

impl Diagnostic {
    /// Something that keeps the package from being played.
    pub fn error(code: Code, place: Place, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, code, place, message.into())
    }

    /// Something that its author should look at.
    pub fn warning(code: Code, place: Place, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, code, place, message.into())
    }

    fn new(severity: Severity, code: Code, place: Place, message: String) -> Diagnostic {
        Diagnostic { code, severity, place, message, labels: Vec::new(), help: None }
    }

    /// Adds a second place.
    #[must_use]
    pub fn label(mut self, place: Place, text: impl Into<String>) -> Diagnostic {
        self.labels.push(Label { place, text: text.into() });
        self
    }

    /// Says what to do.
    #[must_use]
    pub fn help(mut self, text: impl Into<String>) -> Diagnostic {
        self.help = Some(text.into());
        self
    }

    /// Names the known word that is nearest to the one written, or all where none is near and they are few.
    #[must_use]
    pub fn suggest<'a>(
        self,
        written: &str,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Diagnostic {
        let known: Vec<&str> = known.into_iter().collect();
        self.suggest_nearest(suggest::nearest(written, known.iter().copied()), &known)
    }

    /// The same, and shows where the nearest ones stand: one of them may be what is misspelt.
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
            Some(word) => self.help(format!("did you mean `{word}`?")),
            None if known.is_empty() || known.len() > FEW => self,
            None => self.help(format!("expected one of {}", known.join(", "))),
        }
    }

    /// Whether it keeps the package from being played.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// In the order of files and places, errors and warnings mixed as they stand in the text. Facts, which say a second time what
/// other files say, come after these.
pub fn sort(diagnostics: &mut [Diagnostic]) {
    diagnostics.sort_by(|a, b| {
        let key = |d: &Diagnostic| {
            let path = &d.place.file.path;
            (path.ends_with("/facts.yaml"), path.clone(), d.place.span.start, d.code)
        };
        key(a).cmp(&key(b))
    });
}

/// So many places are shown at the most where the same is wrong.
const MOST_PLACES: usize = 3;

/// An error that is told in the same words of several places is told once, at the first of them, which shows the next ones.
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
