//! Parts of a case that are common to all rule systems.

use std::collections::BTreeMap;

pub use document::lesson::model::Scalar;
use kernel::Side;
use schemars::JsonSchema;
use serde::Deserialize;

/// Common parts of a case: its description, its answers and its expected results.
#[derive(Clone, Copy, Debug)]
pub struct Written<'a> {
    /// Name of the case.
    pub name: &'a str,
    /// Line of the file on which the case begins, from 1.
    pub line: usize,
    /// Requirements and rulebook sections that the case covers.
    pub rules: &'a [String],
    /// Answers in order, each as `kind: id`.
    pub answers: &'a [BTreeMap<String, Scalar>],
    /// Answer to decisions for which the case lists no answer.
    pub otherwise: Otherwise,
    /// Dice results in order. Of two dice, the coloured one comes first.
    pub dice: &'a [u8],
    /// Ids of the items drawn, in order.
    pub draws: &'a [String],
    /// Expected result of the action if it is a query. `None` if it is not.
    pub value: Option<&'a Scalar>,
    /// Expected pending decision. `None` if the case expects none.
    pub asks: Option<&'a Asks>,
    /// Ids of options that the rules must refuse, each with the citations that the refusal may
    /// carry.
    pub refused: &'a BTreeMap<String, Citations>,
    /// Names of the events that must occur, in this order.
    pub log: &'a [String],
    /// Names of events that must not occur.
    pub never: &'a [String],
    /// Expected number of occurrences of each event, by event name.
    pub times: &'a BTreeMap<String, usize>,
}

/// Answer to decisions for which the case lists no answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Otherwise {
    /// There is no answer, and the case fails.
    #[default]
    Fail,
    /// The option that passes. If no option passes, the first option.
    Pass,
    /// The first option of the decision.
    First,
}

/// The decision that is pending at the end of the action.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Asks {
    /// Side that must decide. If absent, any side may.
    #[schemars(with = "Option<String>")]
    pub side: Option<Side>,
    /// Kind of the pending question. If absent, any kind fits.
    pub kind: Option<String>,
    /// Ids of all legal options. If absent, the options are not compared.
    pub options: Option<Vec<Scalar>>,
}

/// Citations that a refusal may carry: a single requirement or section, or a list of alternatives.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Citations {
    /// The refusal must cite this requirement or section.
    One(String),
    /// The refusal must cite one of these requirements or sections.
    Any(Vec<String>),
}

impl Citations {
    /// Whether the citations include the requirement of a refusal, or one of the refusal's
    /// sections.
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

    /// Returns all citations, one after another.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        let all = match self {
            Self::One(citation) => std::slice::from_ref(citation),
            Self::Any(citations) => citations,
        };
        all.iter().map(String::as_str)
    }

    /// Returns the citations as a string, for the report of a failed case.
    pub fn words(&self) -> String {
        match self {
            Self::One(citation) => citation.clone(),
            Self::Any(citations) => citations.join(" or "),
        }
    }
}
