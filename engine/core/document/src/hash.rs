//! Hash of a package, which identifies all content that affects a match.

use std::collections::BTreeMap;
use std::fmt;

use sha2::{Digest, Sha256};

use crate::dialect::Dialect;
use crate::file::SourceFile;
use crate::kind::Number;
use crate::source::Sources;

/// A hash of the names and contents of all files that affect a match: documents, scripts and shared
/// charts. Files of extended packages count, but cases and notes do not.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PackageHash([u8; 32]);

impl PackageHash {
    /// Computes the hash of a package.
    pub fn of(sources: &Sources) -> PackageHash {
        let mut hasher = Sha256::new();
        each(sources, &mut |folder, path, file| {
            for text in [folder, path, &file.text] {
                hasher.update((text.len() as u64).to_le_bytes());
                hasher.update(text);
            }
        });
        PackageHash(hasher.finalize().into())
    }
}

/// Short hashes of the files that affect a match, by path. They tell which files of two packages
/// differ.
pub type Digests = BTreeMap<String, String>;

/// Number of bytes in a short hash.
const SHORT: usize = 4;
/// Name of the package's own folder in its hash.
const OWN: &str = "package";

/// Computes the short hashes of a package's files. The path of a file from elsewhere begins with
/// the folder `shared` or `charts`, or with the id of the extended package.
pub fn digests(sources: &Sources) -> Digests {
    let mut digests = Digests::new();
    each(sources, &mut |folder, path, file| {
        let path = if folder == OWN { path.to_owned() } else { format!("{folder}/{path}") };
        let hash = Sha256::digest(&file.text);
        let short = hash.iter().take(SHORT).map(|byte| format!("{byte:02x}")).collect();
        digests.insert(path, short);
    });
    digests
}

/// Calls `act` with the folder, the path and the file, for each file that affects a match.
fn each(sources: &Sources, act: &mut dyn FnMut(&str, &str, &SourceFile)) {
    let dialect = sources.dialect();
    let own = [(OWN, &sources.package), ("shared", &sources.shared)];
    let bases = sources.bases.iter().map(|(id, files)| (id.as_str(), files));
    for (folder, files) in own.into_iter().chain(bases) {
        for (path, file) in files.iter().filter(|(path, _)| matters(dialect, path)) {
            act(folder, path, file);
        }
    }
    if let Some((name, file)) = sources.shared_charts() {
        act("charts", &name, file);
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
