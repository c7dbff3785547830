//! The list of requirements: ids, titles of our own, what is excused, and the rulings on them.

use std::collections::BTreeMap;
use std::sync::Arc;

use document::source::SourceFile;
use document::{Diagnostic, Document};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::citation::rank;
use super::traced::Traced;

/// A list such as `docs/requirements.yaml`.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Requirements {
    /// The areas, in the order of the sections.
    pub areas: Vec<Area>,
}

/// Requirements that belong together.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// What they are about.
    pub title: String,
    /// What proves them.
    #[serde(default)]
    pub needs: Needs,
    /// The requirements by id.
    pub requirements: BTreeMap<String, Entry>,
    /// The rulings on them by id.
    #[serde(default)]
    pub rulings: BTreeMap<String, Ruling>,
}

/// A reading of the rulebook where its text conflicts or is silent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// The question in a few words.
    pub title: String,
    /// The requirements that it reads.
    pub on: Vec<String>,
    /// The answer and its reason.
    pub says: String,
    /// The name of a case or test that fails if the ruling is broken. It cites one of the requirements.
    pub case: String,
}

/// What proves the requirements of an area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Needs {
    /// Code that cites it and a case or test that names it.
    #[default]
    CodeAndCase,
    /// A case or test that names it: it says what other requirements come to.
    Case,
    /// Code that reads the option, and a case or test for each value.
    Values,
}

/// A requirement: its title, and perhaps why it need not be proved.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Entry {
    /// One that is proved.
    Proved(String),
    /// One that is not.
    Excused {
        /// The title.
        title: String,
        /// Why it is not proved.
        excused: String,
    },
}

impl Entry {
    /// The title.
    pub fn title(&self) -> &str {
        match self {
            Self::Proved(title) | Self::Excused { title, .. } => title,
        }
    }

    /// Why it is not proved.
    pub fn excused(&self) -> Option<&str> {
        match self {
            Self::Proved(_) => None,
            Self::Excused { excused, .. } => Some(excused),
        }
    }
}

impl Requirements {
    /// Reads the list that a program carries.
    ///
    /// # Errors
    /// What is wrong with it, each with its place.
    pub fn of(traced: &Traced) -> Result<Self, Vec<Diagnostic>> {
        Self::read(&SourceFile::new(traced.list, traced.text))
    }

    /// Reads the list.
    ///
    /// # Errors
    /// What is wrong with it, each with its place.
    pub fn read(file: &Arc<SourceFile>) -> Result<Self, Vec<Diagnostic>> {
        Ok(Document::<Self>::read_plain(file)?.data)
    }

    /// All rulings with their ids, in the order of the areas.
    pub fn rulings(&self) -> impl Iterator<Item = (&str, &Ruling)> {
        let all = self.areas.iter().flat_map(|area| &area.rulings);
        all.map(|(id, ruling)| (id.as_str(), ruling))
    }

    /// Whether there is a requirement with this id.
    pub fn has(&self, id: &str) -> bool {
        self.areas.iter().any(|area| area.requirements.contains_key(id))
    }

    /// Whether an id belongs to a family of requirements, such as the moves.
    pub fn has_family_of(&self, id: &str) -> bool {
        let family = rank(id).0;
        let known = |area: &Area| area.requirements.keys().any(|own| rank(own).0 == family);
        self.areas.iter().any(known)
    }
}
