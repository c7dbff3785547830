//! What a family of rules hands over, so that its packages can be read.

use crate::codes::{self, Code};
use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;
use crate::files::Files;
use crate::kind::Kind;
use crate::manifest::{Manifest, Word};

/// In which documents the packages of a family of rules are written. Where programs know several, the first is
/// meant where a package names none.
#[derive(Debug)]
pub struct Dialect {
    /// The word by which packages name it.
    pub id: &'static str,
    /// The kinds of its documents, in the order in which they are read.
    pub kinds: &'static [Kind],
    /// What can be wrong with its packages beside what can be wrong with any documents.
    pub codes: &'static [Code],
    /// Pages that explain these codes.
    pub pages: &'static [&'static str],
    /// What its packages share, as it was when the program was built.
    pub shared: &'static [Shared],
}

/// A file that packages share.
#[derive(Clone, Copy, Debug)]
pub struct Shared {
    /// The folder: `charts` or `scripts`.
    pub folder: &'static str,
    /// The name in it.
    pub name: &'static str,
    /// Whole contents.
    pub text: &'static str,
}

impl Dialect {
    /// Every code, those of any documents first.
    pub fn codes(&self) -> impl Iterator<Item = Code> {
        codes::ALL.iter().chain(self.codes).copied()
    }

    /// The code with this printed form.
    pub fn code(&self, text: &str) -> Option<Code> {
        self.codes().find(|code| code.as_str() == text)
    }

    /// The code that somebody names, in capitals or not.
    ///
    /// # Errors
    /// That there is none, with the nearest that there is.
    pub fn code_named(&self, text: &str) -> Result<Code, Box<Diagnostic>> {
        let capitals = text.to_uppercase();
        self.code(&capitals).ok_or_else(|| {
            let place = Place::of_file(&SourceFile::new("", ""));
            let message = format!("unknown code `{text}`");
            let problem = Diagnostic::error(codes::ALLOW, place, message);
            Box::new(problem.suggest(&capitals, self.codes().map(Code::as_str)))
        })
    }

    /// The built-in files of a folder, by name.
    pub(crate) fn built_in(&self, folder: &str) -> Files {
        let mut files = Files::default();
        for file in self.shared.iter().filter(|file| file.folder == folder) {
            let path = format!("built-in {folder}/{}", file.name);
            files.insert(file.name, SourceFile::new(path, file.text));
        }
        files
    }

    /// The names of the files of a package that lie in no folder.
    pub(crate) fn files(&self) -> impl Iterator<Item = String> {
        self.kinds.iter().filter_map(|kind| kind.file())
    }
}

/// The dialect of packages laid over one another, the lowest first: all of them are written in the same.
pub(crate) fn common<'f>(
    dialects: &[&'static Dialect],
    fronts: impl IntoIterator<Item = &'f Manifest>,
) -> Result<&'static Dialect, Diagnostic> {
    let mut named = fronts.into_iter().map(|front| front.rules.as_ref());
    let lowest = named.next().flatten();
    let dialect = lowest.map_or(Ok(dialects[0]), |word| known(dialects, word))?;
    for word in named.flatten() {
        let own = known(dialects, word)?;
        if own.id != dialect.id {
            return Err(other_rules(word, dialect));
        }
    }
    Ok(dialect)
}

fn known(dialects: &[&'static Dialect], word: &Word) -> Result<&'static Dialect, Diagnostic> {
    let known = dialects.iter().find(|dialect| dialect.id == word.text);
    known.copied().ok_or_else(|| {
        let ids: Vec<&str> = dialects.iter().map(|dialect| dialect.id).collect();
        let message = format!("unknown rule system `{}`", word.text);
        Diagnostic::error(codes::REF_RULES, word.place.clone(), message)
            .help(format!("expected one of {}", ids.join(", ")))
            .suggest(&word.text, ids)
    })
}

fn other_rules(word: &Word, lower: &Dialect) -> Diagnostic {
    let message =
        format!("the extended package uses the rules `{}`, not `{}`", lower.id, word.text);
    Diagnostic::error(codes::REF_RULES, word.place.clone(), message)
        .help(format!("remove `rules`, or extend a package with the rules `{}`", word.text))
}
