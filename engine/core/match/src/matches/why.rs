//! Why an option is or is not legal.

use std::fmt;

use kernel::{Ask, Detail, Family, Scene, Why, say};
use serde::Serialize;

use super::{Match, MatchError};
use crate::answer;

/// Whether an option is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is offered.
    Legal,
    /// It is not, for a reason.
    Illegal(Reason),
}

/// The first rule that forbids an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The option.
    pub id: String,
    /// The section of the rulebook; empty where no rule is needed to see it.
    pub rule: String,
    /// The requirement.
    pub requirement: String,
    /// The reason in words, with the values that count.
    pub reason: String,
    /// What the values are made up of, such as each part of a cost.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Detail>,
}

/// Something that a person might propose as an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The id of the answer that is proposed.
    pub id: String,
    /// Its words.
    pub label: String,
    /// Whether it is legal.
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

impl<F: Family> Match<F> {
    /// Whether an option of the decision that waits is legal, and if not, why.
    ///
    /// # Errors
    /// If no decision waits.
    pub fn why(&self, id: &str) -> Result<Verdict, MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        let offered = answer::answer_with_id(ask, id, &self.rules).is_some();
        Ok(if offered { Verdict::Legal } else { Verdict::Illegal(self.reason(id)) })
    }

    /// All that a person might propose to the decision that waits, each with its verdict; nothing
    /// where dice or a draw are waited for.
    ///
    /// # Errors
    /// If no decision waits.
    pub fn candidates(&self) -> Result<Vec<Candidate>, MatchError> {
        let ask = self.ask().ok_or(MatchError::Over)?;
        let Ask::Choose { question, .. } = ask else { return Ok(Vec::new()) };
        let mut choices = F::candidates(self.scene(), question);
        choices.sort_unstable();
        choices.dedup();
        Ok(choices.into_iter().map(|choice| self.candidate(question, choice)).collect())
    }

    fn candidate(&self, question: &F::Question, choice: F::Choice) -> Candidate {
        let scene = self.scene();
        let id = F::id(scene.package, question, choice);
        let label = F::label(scene, question, choice);
        let verdict = match F::why(scene, question, choice) {
            None => Verdict::Legal,
            Some(why) => Verdict::Illegal(Reason::of(&id, why)),
        };
        Candidate { id, label, verdict }
    }

    /// Why an option that is not offered is not.
    pub(super) fn reason(&self, id: &str) -> Reason {
        match self.ask() {
            Some(ask) => reason(self.scene(), ask, id),
            None => Reason::unfounded(id, say!("no-decision-pending")),
        }
    }
}

/// Why an option that a question does not offer is not legal.
fn reason<F: Family>(scene: Scene<'_, F>, ask: &Ask<F>, id: &str) -> Reason {
    let why = match ask {
        Ask::Choose { question, .. } => {
            meant(scene, question, id).and_then(|choice| F::why(scene, question, choice))
        }
        Ask::Roll { .. } | Ask::Draw { .. } => None,
    };
    match why {
        Some(why) => Reason::of(id, why),
        None => Reason::unfounded(id, answer::expected(ask, scene.package)),
    }
}

/// The likeliest thing that an id can mean as an answer to a question that does not offer it.
pub fn meant<F: Family>(
    scene: Scene<'_, F>,
    question: &F::Question,
    id: &str,
) -> Option<F::Choice> {
    let candidates = F::candidates(scene, question);
    let proposed =
        candidates.into_iter().filter(|&choice| F::id(scene.package, question, choice) == id);
    let called = F::called(scene.package, id);
    proposed.chain(called).find(|&choice| !F::allows(scene, question, choice))
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

    /// A reason that rests on no rule.
    fn unfounded(id: &str, reason: String) -> Self {
        let (rule, requirement) = (String::new(), String::new());
        Self { id: id.to_owned(), rule, requirement, reason, values: Vec::new() }
    }
}
