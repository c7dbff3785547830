//! Reasons why options are legal or illegal.

use kernel::{Among, Ask, Asking, Position, Ruleset, Why, say};

use super::verdict::{Candidate, Reason, Verdict};
use super::{Match, MatchError};
use crate::answer;

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
