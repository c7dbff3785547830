//! What a family of rules hands over, so that its packages can be read.

use crate::codes::{self, Code};
use crate::diag::{Diagnostic, Place};
use crate::kind::Kind;
use crate::manifest::Manifest;
use crate::source::{Files, SourceFile};

/// All families that a program knows. The first is meant where a package names none.
pub type Families = &'static [&'static Family];

/// A family of rules: the games that are written in the same documents.
#[derive(Debug)]
pub struct Family {
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

impl Family {
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
            let message = format!("there is no code `{text}`");
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

/// The family that the packages laid over one another name, the highest first.
pub(crate) fn named<'f>(
    families: Families,
    mut fronts: impl Iterator<Item = &'f Manifest>,
) -> Result<&'static Family, Diagnostic> {
    let Some(word) = fronts.find_map(|front| front.rules.as_ref()) else {
        return Ok(families[0]);
    };
    let known = families.iter().find(|family| family.id == word.text);
    known.copied().ok_or_else(|| {
        let ids: Vec<&str> = families.iter().map(|family| family.id).collect();
        let message = format!("there are no rules `{}`", word.text);
        Diagnostic::error(codes::REF_RULES, word.place.clone(), message)
            .help(format!("expected one of {}", ids.join(", ")))
            .suggest(&word.text, ids)
    })
}
