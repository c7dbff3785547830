//! What every case says, whatever its family.

use std::collections::BTreeMap;

pub use document::lesson::model::Scalar;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// What a case says of itself, of what answers it, and of its end, as every case does.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    /// What it shows.
    pub name: &'a str,
    /// The line of its file where it begins.
    pub line: usize,
    /// The requirements and sections that it shows.
    pub rules: &'a [String],
    /// The decisions in order, each as `kind: id`.
    pub answers: &'a [BTreeMap<String, Scalar>],
    /// What answers a decision that is not listed.
    pub otherwise: Otherwise,
    /// The dice in order; of two, the coloured one first.
    pub dice: &'a [u8],
    /// What is drawn, in order.
    pub draws: &'a [String],
    /// The value of a pure question.
    pub value: Option<&'a Scalar>,
    /// The decision that waits.
    pub asks: Option<&'a Asks>,
    /// What is refused, with citations.
    pub refused: &'a BTreeMap<String, Citations>,
    /// Names of events in this order.
    pub log: &'a [String],
    /// Names of events that must not occur.
    pub never: &'a [String],
    /// How often events occur, by name.
    pub times: &'a BTreeMap<String, usize>,
}

/// What answers a decision that is not listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Otherwise {
    /// Nothing: it fails the case.
    #[default]
    Fail,
    /// Whatever leaves off, else the first option.
    Pass,
    /// The first option.
    First,
}

/// A decision that waits.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Asks {
    /// Who is asked.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// The kind of the decision.
    pub kind: Option<String>,
    /// All its options.
    pub options: Option<Vec<Scalar>>,
}

/// A requirement or section, or several of which any will do.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Citations {
    /// This one.
    One(String),
    /// Any of these.
    Any(Vec<String>),
}

impl Citations {
    /// Whether a refusal carries one of them.
    pub fn accept(&self, requirement: &str, section: &str) -> bool {
        let cites = |wanted: &String| {
            let words = section.split(", ");
            wanted == requirement
                || wanted == section
                || words.into_iter().any(|word| word == wanted)
        };
        match self {
            Self::One(citation) => cites(citation),
            Self::Any(citations) => citations.iter().any(cites),
        }
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        let all = match self {
            Self::One(citation) => std::slice::from_ref(citation),
            Self::Any(citations) => citations,
        };
        all.iter().map(String::as_str)
    }

    /// In words, for a report.
    pub fn words(&self) -> String {
        match self {
            Self::One(citation) => citation.clone(),
            Self::Any(citations) => citations.join(" or "),
        }
    }
}
