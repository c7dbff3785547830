//! Reasons why options are legal or illegal.

use std::fmt;

use kernel::{Among, Ask, Asking, Detail, Position, Ruleset, Why, say};
use serde::Serialize;

use super::{Match, MatchError};
use crate::answer;

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

impl<F: Ruleset> Match<F> {
    /// Returns whether an option of the pending decision is legal. If it is illegal, the result
    /// contains the reason.
    ///
    /// # Errors
    /// If no decision is pending.
    pub fn why(&self, id: &str) -> Result<Verdict, MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        let offered = answer::answer_with_id(ask, id, &self.rules).is_some();
        Ok(if offered { Verdict::Legal } else { Verdict::Illegal(self.reason(id)) })
    }

    /// Returns every answer that a person might propose for the pending decision, with its verdict.
    /// Empty for rolls and draws.
    ///
    /// # Errors
    /// If no decision is pending.
    pub fn candidates(&self) -> Result<Vec<Candidate>, MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        let Ask::Choose { question, .. } = ask else { return Ok(Vec::new()) };
        let mut choices = F::candidates(Among::Proposals(self.position(), question));
        choices.sort_unstable();
        choices.dedup();
        Ok(choices.into_iter().map(|choice| self.candidate(question, choice)).collect())
    }

    fn candidate(&self, question: &F::Question, choice: F::Choice) -> Candidate {
        let position = self.position();
        let id = F::id(position.package, question, choice);
        let label = F::label(position, question, choice);
        let verdict = match F::why(position, question, choice) {
            None => Verdict::Legal,
            Some(why) => Verdict::Illegal(Reason::of(&id, why)),
        };
        Candidate { id, label, verdict }
    }

    /// Returns the reason why an option is not offered.
    pub(super) fn reason(&self, id: &str) -> Reason {
        match self.ask() {
            Some(ask) => reason(self.position(), ask, id),
            None => Reason::unfounded(id, say!("no-decision-pending")),
        }
    }
}

/// Returns the reason why an option that a question does not offer is illegal.
fn reason<F: Asking>(position: Position<'_, F>, ask: &Ask<F>, id: &str) -> Reason {
    let why = match ask {
        Ask::Choose { question, .. } => {
            meant(position, question, id).and_then(|choice| F::why(position, question, choice))
        }
        Ask::Roll { .. } | Ask::Draw { .. } => None,
    };
    match why {
        Some(why) => Reason::of(id, why),
        None => Reason::unfounded(id, answer::expected(ask, position.package)),
    }
}

/// Returns the choice that the player most likely meant by an id that the question does not offer.
/// `None` if no choice in the game has the id.
pub fn meant<F: Asking>(
    position: Position<'_, F>,
    question: &F::Question,
    id: &str,
) -> Option<F::Choice> {
    let candidates = F::candidates(Among::Proposals(position, question));
    let proposed =
        candidates.into_iter().filter(|&choice| F::id(position.package, question, choice) == id);
    let called = F::candidates(Among::Called(position.package, id));
    proposed.chain(called).find(|&choice| F::why(position, question, choice).is_some())
}

impl Reason {
    fn of(id: &str, why: Why) -> Self {
        Self {
            id: id.to_owned(),
            rule: why.section.to_owned(),
            requirement: why.requirement.to_owned(),
            reason: why.reason,
            values: why.values,
        }
    }

    /// Builds a reason that cites no rule.
    fn unfounded(id: &str, reason: String) -> Self {
        let (rule, requirement) = (String::new(), String::new());
        Self { id: id.to_owned(), rule, requirement, reason, values: Vec::new() }
    }
}
