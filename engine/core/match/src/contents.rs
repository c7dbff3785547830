//! Contents of packages, by which saves name them, and differences between contents.

use std::collections::BTreeMap;

use kernel::say;
use kernel::words::all_of;
use serde::{Deserialize, Serialize};

/// Short hashes of a package's files, by path.
pub type Digests = BTreeMap<String, String>;

/// Number of digits of a package hash in messages.
const SHOWN: usize = 12;
/// Maximum number of files that a message names.
const NAMED: usize = 8;

/// The contents of a package, as the header of a save names them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// Hash of all files that affect a match.
    pub hash: String,
    /// Short hash of each of these files. Empty if they are unknown.
    pub digests: Digests,
}

impl<T: AsRef<str>> From<T> for Contents {
    /// Names contents by their hash alone.
    fn from(hash: T) -> Self {
        Self { hash: hash.as_ref().to_owned(), digests: Digests::new() }
    }
}

/// Difference between the package that a save names and the package that was opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[error("{}", self.words())]
pub struct OtherContents {
    /// Id or path of the package.
    pub package: String,
    /// Hash of the package that the save names.
    pub saved: String,
    /// Hash of the opened package.
    pub here: String,
    /// Paths of files with different contents. Like the next two, empty if the save does not tell
    /// its files.
    pub changed: Vec<String>,
    /// Paths of files that only the opened package has.
    pub added: Vec<String>,
    /// Paths of files that only the package of the save has.
    pub removed: Vec<String>,
}

impl OtherContents {
    /// Compares the contents that a save names with those of the opened package. Returns `None` if
    /// they are the same.
    pub(crate) fn between(package: &str, saved: &Contents, here: &Contents) -> Option<Self> {
        if saved.hash == here.hash {
            return None;
        }
        let mut found = Self {
            package: package.to_owned(),
            saved: saved.hash.clone(),
            here: here.hash.clone(),
            changed: Vec::new(),
            added: Vec::new(),
            removed: Vec::new(),
        };
        let (saved, here) = (&saved.digests, &here.digests);
        if saved.is_empty() || here.is_empty() {
            return Some(found);
        }
        for (path, digest) in saved {
            match here.get(path) {
                None => found.removed.push(path.clone()),
                Some(own) if own != digest => found.changed.push(path.clone()),
                Some(_) => {}
            }
        }
        found.added = here.keys().filter(|path| !saved.contains_key(*path)).cloned().collect();
        Some(found)
    }

    fn words(&self) -> String {
        let parts = [&self.changed, &self.added, &self.removed];
        let [changed, added, removed] = parts.map(|paths| listed(paths));
        let what = [
            changed.map(|files| say!("contents-changed", files)),
            added.map(|files| say!("contents-added", files)),
            removed.map(|files| say!("contents-removed", files)),
        ];
        let what: Vec<_> = what.into_iter().flatten().collect();
        let what = if what.is_empty() {
            let [saved, here] = [&self.saved, &self.here].map(|hash| short(hash));
            say!("contents-hashes", saved, here)
        } else {
            what.join("; ")
        };
        say!("contents-differ", package = &self.package, what)
    }
}

/// Lists the first few paths. `None` for an empty list.
fn listed(paths: &[String]) -> Option<String> {
    let more = paths.len().saturating_sub(NAMED);
    let named = paths.iter().take(NAMED).cloned();
    let rest = (more > 0).then(|| say!("contents-more", more));
    (!paths.is_empty()).then(|| all_of(named.chain(rest)))
}

fn short(hash: &str) -> &str {
    hash.get(..SHOWN).unwrap_or(hash)
}
