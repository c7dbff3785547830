//! The requirements list: ids, titles, excuses and rulings.

use std::collections::BTreeMap;
use std::sync::Arc;

use document::source::SourceFile;
use document::{Diagnostic, Document};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::citation::rank;
use super::traced::Traced;

/// A requirements list such as `docs/requirements.yaml`.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Requirements {
    /// Areas of the list, in the order of the rulebook's sections.
    pub areas: Vec<Area>,
}

/// An area of related requirements.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Title of the area, such as `Stacking`. The traceability matrix shows it with each
    /// requirement.
    pub title: String,
    /// Evidence that proves a requirement of the area. By default, code and a case or test.
    #[serde(default)]
    pub needs: Needs,
    /// Requirements of the area, by id.
    pub requirements: BTreeMap<String, Entry>,
    /// Rulings on requirements of the area, by id. Empty by default.
    #[serde(default)]
    pub rulings: BTreeMap<String, Ruling>,
}

/// A ruling: an interpretation where the rulebook conflicts with itself or is silent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Question that the ruling settles, in a few words.
    pub title: String,
    /// Ids of the requirements that the ruling interprets.
    pub on: Vec<String>,
    /// Answer to the question, with its reason.
    pub says: String,
    /// Name of a case or test that fails if the ruling is broken. The case or test must cite one of
    /// the requirements.
    pub case: String,
}

/// Evidence that proves a requirement of an area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    /// Code that cites the requirement, and a case or test that names the requirement.
    #[default]
    CodeAndCase,
    /// Only a case or test that names the requirement. For requirements that follow from others.
    Case,
    /// Code that reads the option, and a case or test for each value of the option.
    Values,
}

/// A requirement: a title, with a reason if it is excused from proof.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Entry {
    /// Title of a requirement that needs a proof.
    Proved(String),
    /// A requirement that needs no proof.
    Excused {
        /// Title of the requirement.
        title: String,
        /// Reason why the requirement needs no proof.
        excused: String,
    },
}

impl Entry {
    /// Returns the title of the requirement.
    pub fn title(&self) -> &str {
        match self {
            Self::Proved(title) | Self::Excused { title, .. } => title,
        }
    }

    /// Returns the reason why the requirement needs no proof. `None` if it needs one.
    pub fn excused(&self) -> Option<&str> {
        match self {
            Self::Proved(_) => None,
            Self::Excused { excused, .. } => Some(excused),
        }
    }
}

impl Requirements {
    /// Reads the requirements list that is built into the program.
    ///
    /// # Errors
    /// All diagnostics of the list, if it is invalid.
    pub fn of(traced: &Traced) -> Result<Self, Vec<Diagnostic>> {
        Self::read(&SourceFile::new(traced.list, traced.text))
    }

    /// Reads a requirements list from a file.
    ///
    /// # Errors
    /// All diagnostics of the list, if it is invalid.
    pub fn read(file: &Arc<SourceFile>) -> Result<Self, Vec<Diagnostic>> {
        Ok(Document::<Self>::read_plain(file)?.data)
    }

    /// Returns all rulings with their ids, in the order of their areas.
    pub fn rulings(&self) -> impl Iterator<Item = (&str, &Ruling)> {
        let all = self.areas.iter().flat_map(|area| &area.rulings);
        all.map(|(id, ruling)| (id.as_str(), ruling))
    }

    /// Whether the list contains a requirement with this id.
    pub fn has(&self, id: &str) -> bool {
        self.areas.iter().any(|area| area.requirements.contains_key(id))
    }

    /// Whether an id has the same prefix as a requirement of the list, such as `MOVE`.
    pub fn has_family_of(&self, id: &str) -> bool {
        let family = rank(id).0;
        let known = |area: &Area| area.requirements.keys().any(|own| rank(own).0 == family);
        self.areas.iter().any(known)
    }
}
