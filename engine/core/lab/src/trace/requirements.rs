//! Requirements list: ids, titles, excuses and rulings.

use std::collections::BTreeMap;
use std::sync::Arc;

use document::source::SourceFile;
use document::{Diagnostic, Document};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::citation::rank;
use super::traced::Traced;

/// Requirements list such as `docs/requirements.yaml`.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Requirements {
    /// Areas, in the order of the sections.
    pub areas: Vec<Area>,
}

/// Area of related requirements.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Title of the area.
    pub title: String,
    /// Evidence that a proof of the area's requirements needs.
    #[serde(default)]
    pub needs: Needs,
    /// Requirements by id.
    pub requirements: BTreeMap<String, Entry>,
    /// Rulings by id.
    #[serde(default)]
    pub rulings: BTreeMap<String, Ruling>,
}

/// Ruling: a reading of the rulebook where its text conflicts or is silent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Question in a few words.
    pub title: String,
    /// Requirements that the ruling interprets.
    pub on: Vec<String>,
    /// Answer to the question, with its reason.
    pub says: String,
    /// Name of a case or test that fails if the ruling is broken. The case or test must cite one of
    /// the requirements.
    pub case: String,
}

/// Evidence required to prove the requirements of an area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    /// Code that cites the requirement, and a case or test that names it.
    #[default]
    CodeAndCase,
    /// Only a case or test that names the requirement. For consequences of other requirements.
    Case,
    /// Code that reads the option, and a case or test for each value.
    Values,
}

/// Requirement: a title, and a reason if it is excused from proof.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Entry {
    /// Requirement to be proved.
    Proved(String),
    /// Excused requirement.
    Excused {
        /// Title of the requirement.
        title: String,
        /// Reason why the requirement needs no proof.
        excused: String,
    },
}

impl Entry {
    /// Returns the title.
    pub fn title(&self) -> &str {
        match self {
            Self::Proved(title) | Self::Excused { title, .. } => title,
        }
    }

    /// Returns the reason of the excuse, if there is one.
    pub fn excused(&self) -> Option<&str> {
        match self {
            Self::Proved(_) => None,
            Self::Excused { excused, .. } => Some(excused),
        }
    }
}

impl Requirements {
    /// Reads the list built into the program.
    ///
    /// # Errors
    /// If the list is invalid: all diagnostics.
    pub fn of(traced: &Traced) -> Result<Self, Vec<Diagnostic>> {
        Self::read(&SourceFile::new(traced.list, traced.text))
    }

    /// Reads a list.
    ///
    /// # Errors
    /// If the list is invalid: all diagnostics.
    pub fn read(file: &Arc<SourceFile>) -> Result<Self, Vec<Diagnostic>> {
        Ok(Document::<Self>::read_plain(file)?.data)
    }

    /// Returns all rulings with their ids, ordered by area.
    pub fn rulings(&self) -> impl Iterator<Item = (&str, &Ruling)> {
        let all = self.areas.iter().flat_map(|area| &area.rulings);
        all.map(|(id, ruling)| (id.as_str(), ruling))
    }

    /// Whether the list contains a requirement with this id.
    pub fn has(&self, id: &str) -> bool {
        self.areas.iter().any(|area| area.requirements.contains_key(id))
    }

    /// Whether an id has the same prefix as any requirement of the list, such as `MOVE`.
    pub fn has_family_of(&self, id: &str) -> bool {
        let family = rank(id).0;
        let known = |area: &Area| area.requirements.keys().any(|own| rank(own).0 == family);
        self.areas.iter().any(known)
    }
}
