use std::collections::BTreeMap;

/// The beginning of the names of scripts that several games share.
const SHARED: &str = "shared/";

/// One script file, held in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The path that people see in messages.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// All scripts that a package may use, and nothing else: the sandbox never opens a file.
///
/// A script is imported by its name: the file name without `.rhai`, with `shared/` before it where
/// the script belongs to all games. A function of the package hides a shared one of the same name.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: BTreeMap<String, Source>,
}

impl Sources {
    /// No scripts at all.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds or replaces a script by its name.
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

    /// All scripts in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Source)> {
        self.files.iter().map(|(name, source)| (name.as_str(), source))
    }
}

/// Whether a script belongs to all games.
pub(crate) fn is_shared(name: &str) -> bool {
    name.starts_with(SHARED)
}
