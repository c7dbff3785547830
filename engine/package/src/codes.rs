//! Every diagnostic has a stable code: the name to search for, to allow, to test.

/// A stable name of a kind of diagnostic, such as `E-REF-UNIT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Code(&'static str);

impl Code {
    /// The printed form.
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// One sentence that says what the code means.
    pub fn meaning(self) -> &'static str {
        ALL.iter().find(|(code, _)| *code == self).map_or("", |(_, meaning)| meaning)
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

macro_rules! codes {
    ($($name:ident = $text:literal, $meaning:literal;)*) => {
        $(#[doc = $meaning] pub const $name: Code = Code($text);)*
        /// Every code with its meaning.
        pub const ALL: &[(Code, &str)] = &[$(($name, $meaning)),*];
    };
}

codes! {
    SOURCE_READ = "E-SOURCE-READ", "A file or folder cannot be read.";
    SOURCE_SYMLINK = "E-SOURCE-SYMLINK", "A package may not contain symbolic links.";
    SOURCE_SIZE = "E-SOURCE-SIZE", "A file is too large, or there are too many.";
    SOURCE_MISSING = "E-SOURCE-MISSING", "A file that every package has is missing.";
    SOURCE_NO_PACKAGE = "E-SOURCE-NO-PACKAGE", "No package has this id or path.";
    SOURCE_EXTENDS_CYCLE = "E-SOURCE-EXTENDS", "A package extends itself.";
    SOURCE_NAME = "E-SOURCE-NAME", "The name of a file or folder is no id.";
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
    SCHEMA = "E-SCHEMA", "A value does not fit the schema of its document.";
    SCHEMA_UNKNOWN_FIELD = "E-SCHEMA-FIELD", "A mapping has a field that its schema does not know.";
    SCHEMA_TYPE = "E-SCHEMA-TYPE", "A value cannot be read as what stands here.";
    YAML_NODES = "E-YAML-NODES", "The document has too many values.";
}
