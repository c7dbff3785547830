use std::collections::BTreeMap;

/// Prefix in the names of scripts that all games share.
const SHARED: &str = "shared/";

/// Script file held in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// File path shown in messages.
    pub path: String,
    /// Source code of the script.
    pub text: String,
}

/// All scripts available to a package. The sandbox never opens files.
///
/// A script imports another by name: the file name without `.rhai`, with the prefix `shared/` for a
/// script shared by all games. A function of the package hides a shared function of the same name.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: BTreeMap<String, Source>,
}

impl Sources {
    /// Returns an empty set of scripts.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a script, or replaces the script with the same name.
    #[must_use]
    pub fn with(
        mut self,
        name: impl Into<String>,
        path: impl Into<String>,
        text: impl Into<String>,
    ) -> Self {
        self.files.insert(name.into(), Source { path: path.into(), text: text.into() });
        self
    }

    /// Returns all scripts, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Source)> {
        self.files.iter().map(|(name, source)| (name.as_str(), source))
    }
}

/// Whether a script name belongs to a script shared by all games.
pub(crate) fn is_shared(name: &str) -> bool {
    name.starts_with(SHARED)
}
