//! One line of the log.

use serde::Serialize;

/// A fact in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The name of the event in cases and in the protocol.
    pub name: &'static str,
    /// What happened.
    pub text: String,
    /// The section it follows, if it follows one in particular.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// What it was computed from: enough to look it up again on the printed charts.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Detail>,
}

/// One thing that entered into a result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Detail {
    /// What it is, such as `column` or `target_terrain`.
    pub what: String,
    /// Its value.
    pub value: String,
    /// The section it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Line {
    /// A line that gives nothing away but its words.
    pub(crate) const fn covered(name: &'static str, text: String) -> Self {
        Self { name, text, rule: None, details: Vec::new() }
    }
}

impl Detail {
    pub(super) fn new(what: impl Into<String>, value: impl Into<String>) -> Self {
        Self { what: what.into(), value: value.into(), rule: None }
    }

    pub(super) fn by(mut self, rule: impl Into<String>) -> Self {
        self.rule = Some(rule.into());
        self
    }
}
