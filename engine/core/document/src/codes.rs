//! Stable codes of diagnostics, for searching, allowing and testing.

use std::fmt;

/// Stable name of a kind of diagnostic, such as `E-YAML-TAG`.
#[derive(Clone, Copy)]
pub struct Code(&'static Info);

/// Sections of documents, by the word of their kind. An empty list means all sections.
pub type Needs = &'static [(&'static str, &'static [&'static str])];

/// Properties of a code.
#[derive(Debug)]
pub struct Info {
    /// Code as printed.
    pub text: &'static str,
    /// Meaning, in one sentence.
    pub meaning: &'static str,
    /// Sections and requirements behind the check, if a rule of the game requires it.
    pub rule: Option<&'static str>,
    /// Sections that declare the names that this check looks up.
    pub names: Needs,
    /// Sections that must be free of errors for this check to be meaningful.
    pub grounds: Needs,
    /// Sections in which its problems are reported even if the section has other errors.
    pub alone: Alone,
    /// Way in which the author may excuse the problem.
    pub excuse: Excuse,
}

/// Ways to excuse a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excuse {
    /// The problem cannot be excused.
    None,
    /// A comment with a reason excuses the problem. Without one the problem is reported, but the
    /// package can be played.
    Reason,
}

/// Sections in which a problem is never a consequence of other errors of the section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alone {
    /// No section.
    Never,
    /// This section.
    In(&'static str),
    /// All sections.
    Always,
}

impl Info {
    /// Builds the properties of a code that depends on nothing.
    pub const fn new(text: &'static str, meaning: &'static str) -> Info {
        let excuse = if text.as_bytes()[0] == b'W' { Excuse::Reason } else { Excuse::None };
        let alone = Alone::Never;
        Info { text, meaning, rule: None, names: &[], grounds: &[], alone, excuse }
    }
}

impl Code {
    /// Builds a code from its properties.
    pub const fn new(info: &'static Info) -> Code {
        Code(info)
    }

    /// Returns the code as printed.
    pub const fn as_str(self) -> &'static str {
        self.0.text
    }

    /// Returns the meaning, in one sentence.
    pub const fn meaning(self) -> &'static str {
        self.0.meaning
    }

    /// Sections and requirements behind the check, if a rule of the game requires it.
    pub const fn rule(self) -> Option<&'static str> {
        self.0.rule
    }

    /// Whether the code is a warning.
    pub fn is_warning(self) -> bool {
        self.as_str().starts_with("W-")
    }

    /// Whether a comment with a reason may allow it. All warnings may be allowed.
    pub const fn may_be_allowed(self) -> bool {
        matches!(self.0.excuse, Excuse::Reason)
    }

    /// Sections that declare the names that this check looks up.
    pub const fn names(self) -> Needs {
        self.0.names
    }

    /// Sections that must be free of errors for this check to be meaningful.
    pub const fn grounds(self) -> Needs {
        self.0.grounds
    }

    /// Whether its problems are reported even if the section has other errors. Unknown references
    /// always are.
    pub fn stands_alone(self, section: &str) -> bool {
        let by_itself = match self.0.alone {
            Alone::Never => false,
            Alone::In(own) => own == section,
            Alone::Always => true,
        };
        by_itself || self.as_str().starts_with("E-REF-")
    }
}

impl PartialEq for Code {
    fn eq(&self, other: &Code) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Code {}

impl PartialOrd for Code {
    fn partial_cmp(&self, other: &Code) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Code {
    fn cmp(&self, other: &Code) -> std::cmp::Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Declares codes, one per line: `NAME = "E-NAME" ["rule"], "Meaning." => field: value;`
#[macro_export]
macro_rules! codes {
    (@rule) => { None };
    (@rule $rule:literal) => { Some($rule) };
    ($(
        $name:ident = $text:literal $([$rule:literal])?, $meaning:literal
            $(=> $($field:ident: $value:expr),+)?;
    )*) => {
        $(
            #[doc = $meaning]
            pub const $name: $crate::codes::Code = {
                const INFO: &$crate::codes::Info = &$crate::codes::Info {
                    rule: $crate::codes!(@rule $($rule)?),
                    $($($field: $value,)+)?
                    ..$crate::codes::Info::new($text, $meaning)
                };
                $crate::codes::Code::new(INFO)
            };
        )*
        /// All codes of this list.
        pub const ALL: &[$crate::codes::Code] = &[$($name),*];
    };
}

codes! {
    SOURCE_READ = "E-SOURCE-READ", "A file or folder cannot be read.";
    SOURCE_SYMLINK = "E-SOURCE-SYMLINK", "A package may not contain symbolic links.";
    SOURCE_KIND = "E-SOURCE-KIND", "What should be a file is a pipe, a device or the like.";
    SOURCE_TEXT = "E-SOURCE-TEXT", "A file is not text in UTF-8.";
    SOURCE_SIZE = "E-SOURCE-SIZE", "A file is too large, or there are too many.";
    SOURCE_MISSING = "E-SOURCE-MISSING", "A file that every package has is missing.";
    SOURCE_NO_PACKAGE = "E-SOURCE-NO-PACKAGE", "No package has this id or path.";
    SOURCE_EXTENDS_CYCLE = "E-SOURCE-EXTENDS", "A package extends itself.";
    SOURCE_NAME = "E-SOURCE-NAME", "The name of a file or folder is no id.";
    SOURCE_MERGE = "E-SOURCE-MERGE", "A merge has left its marks in a file.";
    SOURCE_IGNORED = "W-SOURCE-IGNORED", "A file or folder looks like a part of the package, but is not read.";
    SOURCE_SCHEMAS = "W-SOURCE-SCHEMAS", "The schemas that a package keeps for editors are out of date.";
    ALLOW = "E-ALLOW", "A comment allows what cannot be allowed, or says no reason.";
    ALLOW_UNUSED = "W-ALLOW-UNUSED", "A comment allows a warning that is not given.";
    YAML_SYNTAX = "E-YAML-SYNTAX", "The text is not YAML.";
    YAML_EMPTY = "E-YAML-EMPTY", "The file holds no document.";
    YAML_DOCUMENTS = "E-YAML-DOCUMENTS", "The file holds more than one document.";
    YAML_DUPLICATE_KEY = "E-YAML-DUPLICATE-KEY", "A key is given twice in one mapping.";
    YAML_ANCHOR = "E-YAML-ANCHOR", "Anchors are not used in packages.";
    YAML_ALIAS = "E-YAML-ALIAS", "Aliases are not used in packages.";
    YAML_TAG = "E-YAML-TAG", "Tags are not used in packages.";
    YAML_MERGE_KEY = "E-YAML-MERGE-KEY", "Merge keys are not used in packages.";
    YAML_COMPLEX_KEY = "E-YAML-COMPLEX-KEY", "A key must be a plain word or number.";
    YAML_DEPTH = "E-YAML-DEPTH", "The document is nested too deeply.";
    YAML_NODES = "E-YAML-NODES", "The document has too many values.";
    YAML_LENGTH = "E-YAML-LENGTH", "A text is too long.";
    YAML_CONTROL = "E-YAML-CONTROL", "A text has a character that cannot be seen or turns the line around.";
    YAML_AMBIGUOUS = "W-YAML-AMBIGUOUS", "A word without quotes is something else to other readers of YAML."
        => alone: Alone::Always;
    SCHEMA = "E-SCHEMA", "A value does not fit the schema of its document.";
    SCHEMA_UNKNOWN_FIELD = "E-SCHEMA-FIELD", "A mapping has a field that its schema does not know.";
    SCHEMA_MISSING = "E-SCHEMA-MISSING", "A mapping lacks a field that it needs.";
    SCHEMA_TYPE = "E-SCHEMA-TYPE", "A value cannot be read as what stands here.";
    LIMIT = "E-LIMIT", "There is more of something than the engine holds.";
    REF_RULES = "E-REF-RULES", "A family of rules is named that nobody knows, or another than that of the package extended.";
    REF_CHARTS = "E-REF-CHARTS", "Shared charts are named that do not exist.";
    OVERLAY_NOTHING = "E-OVERLAY-NOTHING", "A change to another package hits nothing.";
    OVERLAY_CONFLICT = "E-OVERLAY-CONFLICT", "Two changes to another package contradict each other.";
    OVERLAY_LIST = "E-OVERLAY-LIST", "A list of another package cannot be changed like this.";
    REF_SOURCE = "E-REF-SOURCE", "A historical source is named that does not exist."
        => grounds: &[("game", &["sources"])];
    UNUSED = "W-UNUSED", "Something is declared that nothing uses.";
    PROVENANCE_MISSING = "E-PROVENANCE-MISSING", "Nothing says where figures come from.";
    PROVENANCE_PART = "E-PROVENANCE-PART", "An origin is given for a figure that does not exist.";
}
