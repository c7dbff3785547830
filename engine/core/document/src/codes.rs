//! Stable codes of diagnostics. Authors search for codes and allow them, and tests refer to them.

use std::fmt;

/// Stable name of a kind of diagnostic, such as `E-YAML-TAG`.
#[derive(Clone, Copy)]
pub struct Code(&'static Info);

/// Sections of documents, grouped by kind of document. An empty list stands for all sections of
/// that kind.
pub type Needs = &'static [(&'static str, &'static [&'static str])];

/// Properties of a diagnostic code, and the conditions for reporting it.
#[derive(Debug)]
pub struct Info {
    /// Code as diagnostics print it, such as `E-YAML-TAG`.
    pub text: &'static str,
    /// Meaning of the code, in one sentence.
    pub meaning: &'static str,
    /// Rulebook sections and requirements that the check enforces. `None` if no rule of the game
    /// requires the check.
    pub rule: Option<&'static str>,
    /// Sections that declare the names which the check looks up.
    pub names: Needs,
    /// Sections that must be free of errors for this check to give meaningful results.
    pub grounds: Needs,
    /// Sections in which the problem is reported even if the same section has other errors.
    pub alone: Alone,
    /// Way in which the author may excuse the problem.
    pub excuse: Excuse,
}

/// Ways to excuse a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excuse {
    /// The author cannot excuse the problem.
    None,
    /// A comment with a reason excuses the problem. Without such a comment the problem is reported,
    /// but the package can still be played.
    Reason,
}

/// Sections in which a problem is independent of other errors in the same section, and so is always
/// reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alone {
    /// The problem is never reported in a section with other errors.
    Never,
    /// The problem is always reported in this section.
    In(&'static str),
    /// The problem is reported in every section, whatever other errors the section has.
    Always,
}

impl Info {
    /// Builds the properties of a code that depends on no section.
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

    /// Returns the code as diagnostics print it, such as `E-YAML-TAG`.
    pub const fn as_str(self) -> &'static str {
        self.0.text
    }

    /// Returns the meaning of the code, in one sentence.
    pub const fn meaning(self) -> &'static str {
        self.0.meaning
    }

    /// Returns the rulebook sections and requirements that the check enforces. `None` if no rule of
    /// the game requires the check.
    pub const fn rule(self) -> Option<&'static str> {
        self.0.rule
    }

    /// Whether diagnostics with this code are warnings.
    pub fn is_warning(self) -> bool {
        self.as_str().starts_with("W-")
    }

    /// Whether a comment with a reason may allow diagnostics with this code. Comments may allow all
    /// warnings.
    pub const fn may_be_allowed(self) -> bool {
        matches!(self.0.excuse, Excuse::Reason)
    }

    /// Returns the sections that declare the names that this check looks up.
    pub const fn names(self) -> Needs {
        self.0.names
    }

    /// Returns the sections that must be free of errors for this check to be meaningful.
    pub const fn grounds(self) -> Needs {
        self.0.grounds
    }

    /// Whether to report this code in a section that also has other errors. Always true for unknown
    /// references.
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
        /// All codes that this list declares.
        pub const ALL: &[$crate::codes::Code] = &[$($name),*];
    };
}

codes! {
    SOURCE_READ = "E-SOURCE-READ", "A file or folder that cannot be read.";
    SOURCE_SYMLINK = "E-SOURCE-SYMLINK", "A symbolic link in a package.";
    SOURCE_KIND = "E-SOURCE-KIND", "A pipe or device in place of a file.";
    SOURCE_TEXT = "E-SOURCE-TEXT", "A file that is not UTF-8 text.";
    SOURCE_SIZE = "E-SOURCE-SIZE", "A file that is too large, or too many files.";
    SOURCE_PACKED = "E-SOURCE-PACKED", "A packed battle that is damaged, newer, or contains what no package has.";
    SOURCE_MISSING = "E-SOURCE-MISSING", "A required file is missing.";
    SOURCE_NO_PACKAGE = "E-SOURCE-NO-PACKAGE", "Reference to an unknown package.";
    SOURCE_EXTENDS_CYCLE = "E-SOURCE-EXTENDS", "A package that extends itself.";
    SOURCE_NAME = "E-SOURCE-NAME", "A file or folder name that is not an id.";
    SOURCE_MERGE = "E-SOURCE-MERGE", "Conflict markers of a merge.";
    SOURCE_IGNORED = "W-SOURCE-IGNORED", "A file or folder that looks like part of the package but is never read.";
    SOURCE_SCHEMAS = "W-SOURCE-SCHEMAS", "The package's copies of the schemas are out of date.";
    ALLOW = "E-ALLOW", "A comment that allows an error, or gives no reason.";
    ALLOW_UNUSED = "W-ALLOW-UNUSED", "A comment that allows a warning that does not occur.";
    YAML_SYNTAX = "E-YAML-SYNTAX", "The file is not valid YAML.";
    YAML_EMPTY = "E-YAML-EMPTY", "The file is empty.";
    YAML_DOCUMENTS = "E-YAML-DOCUMENTS", "The file contains more than one document.";
    YAML_DUPLICATE_KEY = "E-YAML-DUPLICATE-KEY", "A key that occurs twice in one mapping.";
    YAML_ANCHOR = "E-YAML-ANCHOR", "An anchor, which packages must not use.";
    YAML_ALIAS = "E-YAML-ALIAS", "An alias, which packages must not use.";
    YAML_TAG = "E-YAML-TAG", "A tag, which packages must not use.";
    YAML_MERGE_KEY = "E-YAML-MERGE-KEY", "A merge key, which packages must not use.";
    YAML_COMPLEX_KEY = "E-YAML-COMPLEX-KEY", "A key that is neither a word nor a number.";
    YAML_DEPTH = "E-YAML-DEPTH", "The document is nested too deeply.";
    YAML_NODES = "E-YAML-NODES", "The document has too many values.";
    YAML_LENGTH = "E-YAML-LENGTH", "A text that is too long.";
    YAML_CONTROL = "E-YAML-CONTROL", "An invisible character, or one that reverses the direction of text.";
    YAML_AMBIGUOUS = "W-YAML-AMBIGUOUS", "A word without quotes that other YAML parsers read differently."
        => alone: Alone::Always;
    SCHEMA = "E-SCHEMA", "A value that the schema does not accept.";
    SCHEMA_UNKNOWN_FIELD = "E-SCHEMA-FIELD", "A field that the schema does not have.";
    SCHEMA_MISSING = "E-SCHEMA-MISSING", "A required field is missing.";
    SCHEMA_TYPE = "E-SCHEMA-TYPE", "A value of the wrong type.";
    LIMIT = "E-LIMIT", "More items than the engine can hold.";
    REF_RULES = "E-REF-RULES", "Reference to an unknown rule system, or to a different one than the extended package uses.";
    REF_CHARTS = "E-REF-CHARTS", "Reference to unknown shared charts.";
    OVERLAY_NOTHING = "E-OVERLAY-NOTHING", "A change to another package that changes nothing.";
    OVERLAY_CONFLICT = "E-OVERLAY-CONFLICT", "Two changes to another package that conflict.";
    OVERLAY_LIST = "E-OVERLAY-LIST", "An invalid change to a list of another package.";
    REF_SOURCE = "E-REF-SOURCE", "Reference to an unknown historical source."
        => grounds: &[("game", &["sources"])];
    UNUSED = "W-UNUSED", "A declared name that nothing uses.";
    PROVENANCE_MISSING = "E-PROVENANCE-MISSING", "Figures without an origin.";
    PROVENANCE_PART = "E-PROVENANCE-PART", "An origin for a figure that does not exist.";
}
