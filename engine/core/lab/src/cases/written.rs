//! Parts common to cases of all rule systems.

use std::collections::BTreeMap;

pub use document::lesson::model::Scalar;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Common parts of a case: description, answers and expected end.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    /// The name of the case.
    pub name: &'a str,
    /// Line of the file where the case begins.
    pub line: usize,
    /// The requirements and sections that the case covers.
    pub rules: &'a [String],
    /// The answers in order, each as `kind: id`.
    pub answers: &'a [BTreeMap<String, Scalar>],
    /// The answer to decisions that are not listed.
    pub otherwise: Otherwise,
    /// The dice in order. Of two dice, the coloured one comes first.
    pub dice: &'a [u8],
    /// Draws, in order.
    pub draws: &'a [String],
    /// The value that the action returns.
    pub value: Option<&'a Scalar>,
    /// The pending decision.
    pub asks: Option<&'a Asks>,
    /// Refused options, with citations.
    pub refused: &'a BTreeMap<String, Citations>,
    /// Names of events, in this order.
    pub log: &'a [String],
    /// Names of events that must not occur.
    pub never: &'a [String],
    /// The number of times that events occur, by name.
    pub times: &'a BTreeMap<String, usize>,
}

/// The answer to decisions that are not listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Otherwise {
    /// No answer: the case fails.
    #[default]
    Fail,
    /// The option that passes, otherwise the first.
    Pass,
    /// The first option.
    First,
}

/// A pending decision.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Asks {
    /// The side that decides.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// Kind of question.
    pub kind: Option<String>,
    /// All options.
    pub options: Option<Vec<Scalar>>,
}

/// A requirement or section, or a list of alternatives.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Citations {
    /// Exactly this one.
    One(String),
    /// Any one of these.
    Any(Vec<String>),
}

impl Citations {
    /// Whether a refusal carries one of the citations.
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

    /// Returns all citations.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        let all = match self {
            Self::One(citation) => std::slice::from_ref(citation),
            Self::Any(citations) => citations,
        };
        all.iter().map(String::as_str)
    }

    /// Returns the citations in words, for a report.
    pub fn words(&self) -> String {
        match self {
            Self::One(citation) => citation.clone(),
            Self::Any(citations) => citations.join(" or "),
        }
    }
}
