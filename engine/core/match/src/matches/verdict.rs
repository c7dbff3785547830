//! Verdicts on the legality of options.

use std::fmt;

use kernel::{Detail, say};
use serde::Serialize;

/// Verdict on the legality of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The option is legal, and the question offers it.
    Legal,
    /// The option is illegal, with the reason.
    Illegal(Reason),
}

/// First rule that forbids an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// Id of the option.
    pub id: String,
    /// Section of the rulebook that forbids the option. Empty if no rule applies.
    pub rule: String,
    /// Id of the requirement that forbids the option.
    pub requirement: String,
    /// Reason for players, with the relevant values.
    pub reason: String,
    /// Values that the reason mentions, such as each part of a cost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Detail>,
}

/// An answer that a person might propose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Id of the proposed answer.
    pub id: String,
    /// Label of the proposed answer.
    pub label: String,
    /// Verdict on the legality of the proposed answer.
    pub verdict: Verdict,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = |value: &Detail| match &value.rule {
            Some(rule) => format!("{} {} ({rule})", value.what, value.value),
            None => format!("{} {}", value.what, value.value),
        };
        let values: Vec<_> = self.values.iter().map(value).collect();
        let why = std::iter::once(self.reason.clone());
        let why = why.chain((!values.is_empty()).then(|| values.join(", ")));
        let why: Vec<_> = why.collect();
        let (id, why, rule) = (&self.id, why.join(": "), &self.rule);
        f.write_str(&if rule.is_empty() {
            say!("cannot-choose", id, why)
        } else {
            say!("cannot-choose-by-rule", id, why, rule)
        })
    }
}
