//! Hash of a package, which identifies all content that affects a match.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::dialect::Dialect;
use crate::file::SourceFile;
use crate::files::Files;
use crate::kind::Number;
use crate::source::Sources;

/// A hash of the names and contents of all files that affect a match: documents, scripts and shared
/// charts. Files of extended packages count, but cases and notes do not.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PackageHash([u8; 32]);

impl PackageHash {
    /// Computes the hash of a package.
    pub fn of(sources: &Sources) -> PackageHash {
        let dialect = sources.dialect();
        let mut hasher = Sha256::new();
        add(&mut hasher, dialect, ("package", &sources.package));
        add(&mut hasher, dialect, ("shared", &sources.shared));
        for (id, files) in &sources.bases {
            add(&mut hasher, dialect, (id, files));
        }
        if let Some((name, file)) = sources.shared_charts() {
            add_file(&mut hasher, "charts", &name, file);
        }
        PackageHash(hasher.finalize().into())
    }
}

fn add(hasher: &mut Sha256, dialect: &Dialect, (folder, files): (&str, &Files)) {
    for (path, file) in files.iter().filter(|(path, _)| matters(dialect, path)) {
        add_file(hasher, folder, path, file);
    }
}

fn add_file(hasher: &mut Sha256, folder: &str, path: &str, file: &SourceFile) {
    for text in [folder, path, &file.text] {
        hasher.update((text.len() as u64).to_le_bytes());
        hasher.update(text);
    }
}

fn matters(dialect: &Dialect, path: &str) -> bool {
    let is_of = |number: Number, word: &str| match number {
        Number::One => path.strip_suffix(".yaml") == Some(word),
        Number::Aside | Number::AsideIn(_) => false,
        Number::Folder(folder) => path.strip_prefix(folder).is_some_and(|it| it.starts_with('/')),
    };
    path.ends_with(".rhai") || dialect.kinds.iter().any(|kind| is_of(kind.number, kind.word))
}

impl fmt::Display for PackageHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for PackageHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PackageHash({self})")
    }
}
