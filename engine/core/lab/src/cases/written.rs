//! Parts common to cases of all rule systems.

use std::collections::BTreeMap;

pub use document::lesson::model::Scalar;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Common parts of a case: description, answers and expected end.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    /// Name of the case: the rule behaviour that it demonstrates.
    pub name: &'a str,
    /// Line of the file where the case begins.
    pub line: usize,
    /// Requirements and sections that the case demonstrates.
    pub rules: &'a [String],
    /// Answers in order, each as `kind: id`.
    pub answers: &'a [BTreeMap<String, Scalar>],
    /// Policy for decisions that the case does not list.
    pub otherwise: Otherwise,
    /// Dice in order. Of two dice, the coloured one comes first.
    pub dice: &'a [u8],
    /// Draws, in order.
    pub draws: &'a [String],
    /// Expected value of a query.
    pub value: Option<&'a Scalar>,
    /// Pending decision.
    pub asks: Option<&'a Asks>,
    /// Expected refusals, with citations.
    pub refused: &'a BTreeMap<String, Citations>,
    /// Names of events that occur in this order.
    pub log: &'a [String],
    /// Names of events that must not occur.
    pub never: &'a [String],
    /// Number of occurrences of events, by name.
    pub times: &'a BTreeMap<String, usize>,
}

/// Policy for decisions that the case does not list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Otherwise {
    /// No answer: the case fails.
    #[default]
    Fail,
    /// The option that ends the activity, otherwise the first.
    Pass,
    /// The first option.
    First,
}

/// Pending decision.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Asks {
    /// Side that is asked.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// Kind of question.
    pub kind: Option<String>,
    /// All options.
    pub options: Option<Vec<Scalar>>,
}

/// Requirement or section, or several of which any is acceptable.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Citations {
    /// Exactly this one.
    One(String),
    /// Any of these.
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

    /// Returns the citations as text, for a report.
    pub fn words(&self) -> String {
        match self {
            Self::One(citation) => citation.clone(),
            Self::Any(citations) => citations.join(" or "),
        }
    }
}
