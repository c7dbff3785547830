//! Description of a rule system's documents, which a program needs to read packages of that system.

use crate::codes::{self, Code};
use crate::diag::{Diagnostic, Place};
use crate::file::SourceFile;
use crate::files::Files;
use crate::form::Form;
use crate::kind::Kind;
use crate::manifest::{Manifest, Word};
use crate::symbols::Defined;

/// The document types of a rule system. Packages that name no rule system use the first dialect of
/// a list.
#[derive(Debug)]
pub struct Dialect {
    /// Name of the rule system, as packages write it.
    pub id: &'static str,
    /// Kinds of documents, in reading order.
    pub kinds: &'static [Kind],
    /// Additional diagnostic codes for packages in this dialect.
    pub codes: &'static [Code],
    /// Markdown pages that explain the additional codes.
    pub pages: &'static [&'static str],
    /// Sections of documents that define names.
    pub names: &'static [Defined],
    /// Interface of scripts. `None` if packages have no scripts.
    pub scripts: Option<ScriptInterface>,
    /// Files that packages of this dialect share, in the versions that are built into the program.
    pub shared: &'static [Shared],
    /// Form of map and set-up. `None` if no program can edit them.
    pub form: Option<&'static Form>,
}

/// Description of what scripts of a dialect may call.
#[derive(Clone, Copy, Debug)]
pub struct ScriptInterface {
    /// Returns the functions, in the order of the reference.
    pub functions: fn() -> Vec<ScriptFunction>,
    /// Returns the declarations of all functions as a file for editors.
    pub definitions: fn() -> String,
}

/// A function that scripts of a dialect may call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptFunction {
    /// Name by which scripts call the function.
    pub name: &'static str,
    /// Declaration with types, such as `distance(a: hex, b: hex) -> int`.
    pub signature: String,
    /// Description of the function.
    pub about: String,
    /// Kind of object that the last argument names, such as `unit`. `None` if it names no object.
    pub looks_up: Option<&'static str>,
}

/// A file that packages of one dialect share.
#[derive(Clone, Copy, Debug)]
pub struct Shared {
    /// Folder that contains the file: `charts` or `scripts`.
    pub folder: &'static str,
    /// Name of the file in the folder.
    pub name: &'static str,
    /// Whole contents of the file.
    pub text: &'static str,
}

impl Dialect {
    /// Returns all codes, the general ones first.
    pub fn codes(&self) -> impl Iterator<Item = Code> {
        codes::ALL.iter().chain(self.codes).copied()
    }

    /// Returns the code with this name.
    pub fn code(&self, text: &str) -> Option<Code> {
        self.codes().find(|code| code.as_str() == text)
    }

    /// Returns the code with this name, in upper or lower case.
    ///
    /// # Errors
    /// If there is no such code. The error suggests the most similar one.
    pub fn code_named(&self, text: &str) -> Result<Code, Box<Diagnostic>> {
        let capitals = text.to_uppercase();
        self.code(&capitals).ok_or_else(|| {
            let place = Place::of_file(&SourceFile::new("", ""));
            let message = format!("unknown code `{text}`");
            let problem = Diagnostic::error(codes::ALLOW, place, message);
            Box::new(problem.suggest(&capitals, self.codes().map(Code::as_str)))
        })
    }

    /// Returns the built-in files of a folder, by name.
    pub(crate) fn built_in(&self, folder: &str) -> Files {
        let mut files = Files::default();
        for file in self.shared.iter().filter(|file| file.folder == folder) {
            let path = format!("built-in {folder}/{}", file.name);
            files.insert(file.name, SourceFile::new(path, file.text));
        }
        files
    }

    /// Returns the names of the files in the root folder of a package.
    pub(crate) fn files(&self) -> impl Iterator<Item = String> {
        self.kinds.iter().filter_map(|kind| kind.file())
    }
}

/// Returns the dialect that all packages of an `extends` chain have in common. The chain starts
/// with the base package.
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
