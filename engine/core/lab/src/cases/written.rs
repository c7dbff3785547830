//! Parts that are common to cases of all rule systems.

use std::collections::BTreeMap;

pub use document::lesson::model::Scalar;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Common parts of a case: description, answers and expected results.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    /// Name of the case.
    pub name: &'a str,
    /// Line of the file where the case begins.
    pub line: usize,
    /// Requirements and sections that the case covers.
    pub rules: &'a [String],
    /// Answers in order, each as `kind: id`.
    pub answers: &'a [BTreeMap<String, Scalar>],
    /// Answer to decisions for which the case lists none.
    pub otherwise: Otherwise,
    /// Dice in order. Of two dice, the coloured one comes first.
    pub dice: &'a [u8],
    /// Ids of the items drawn, in order.
    pub draws: &'a [String],
    /// Expected value of the act, if the act is a query.
    pub value: Option<&'a Scalar>,
    /// Expected pending decision. `None` if the case states none.
    pub asks: Option<&'a Asks>,
    /// Options that must be refused, each with the citations that the refusal may carry.
    pub refused: &'a BTreeMap<String, Citations>,
    /// Names of the events that must occur, in this order.
    pub log: &'a [String],
    /// Names of events that must not occur.
    pub never: &'a [String],
    /// Expected number of occurrences of events, by name.
    pub times: &'a BTreeMap<String, usize>,
}

/// Answer to decisions for which the case lists none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Otherwise {
    /// No answer: the case fails.
    #[default]
    Fail,
    /// The option that passes. If there is none, the first option.
    Pass,
    /// The first option.
    First,
}

/// The decision that is pending at the end of the act.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Asks {
    /// Side that decides.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// Kind of the question.
    pub kind: Option<String>,
    /// Ids of all options.
    pub options: Option<Vec<Scalar>>,
}

/// Citation that a refusal must carry: a requirement or section, or a list of alternatives.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Citations {
    /// This requirement or section.
    One(String),
    /// Any of these requirements or sections.
    Any(Vec<String>),
}

impl Citations {
    /// Whether the citations include the requirement of a refusal or one of its sections.
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
