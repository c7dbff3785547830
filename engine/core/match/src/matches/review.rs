//! Looking back at what was decided: what somebody else would have answered, why, and how much worse the answer
//! that was given seemed to him.

use std::fmt;

use kernel::{Answer, Ask, Family, Level, Reader, Side, say};
use serde::Serialize;

use super::hint::{Hint, Points, Wording};
use super::{Match, MatchError, Past, locked};
use crate::answer;
use crate::seat::Seat;

/// An answer that was given, beside what a player of a level held for best in its place, by what that side knew then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Review {
    /// Who decided.
    pub side: Side,
    /// The kind of the question.
    pub kind: String,
    /// The question.
    pub prompt: String,
    /// The id of the answer that was given.
    pub id: String,
    /// What it means.
    pub label: String,
    /// By how many thousandths of a point it seemed worse than the best; less than nothing where it seemed better at
    /// first sight, `null` where it was not weighed.
    pub less: Option<i64>,
    /// What the player held for best.
    pub hint: Hint,
}

/// Why nobody says anything of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreviewed {
    /// There is no such answer.
    #[error("{}", say!("review-no-decision"))]
    NoMoment,
    /// Nobody decided.
    #[error("{}", say!("review-chance"))]
    Chance,
    /// The match goes on.
    #[error("{}", say!("review-own-only"))]
    NotYet,
    /// It is the other side's secret.
    #[error("{}", say!("review-secret"))]
    Secret,
}

/// What is needed to review an answer without holding the match up.
pub struct Reviewed<F: Family> {
    past: Past<F>,
    id: String,
    level: Level,
    wording: Wording,
}

impl<F: Family> Match<F> {
    /// What is needed to review the answer that was given after so many: by a player of a level, or where none is named
    /// by one as sat there, by a captain where nobody of the kind did. A reader is told of his own side as it would have
    /// been told itself. When the match is over, he is told of the other side too, in words that do not say what it meant.
    ///
    /// # Errors
    /// If there is no such answer, nobody decided, or the reader may not ask about it.
    pub fn review(
        &self,
        answered: usize,
        level: Option<Level>,
        reader: Reader,
    ) -> Result<Reviewed<F>, Unreviewed> {
        let given = locked(&self.answers).given.record(answered);
        let record = given.ok_or(Unreviewed::NoMoment)?;
        let side = record.side.filter(|_| !record.is_chance()).ok_or(Unreviewed::Chance)?;
        let wording = match reader {
            Reader::Referee => Wording::Own,
            Reader::Side(own) if own == side => Wording::Own,
            Reader::Side(_) | Reader::Everybody if !self.is_over() => {
                return Err(Unreviewed::NotYet);
            }
            Reader::Side(_) | Reader::Everybody => Wording::Open,
        };
        if !record.brief().is_known_to(reader, F::secrecy(&record.kind)) {
            return Err(Unreviewed::Secret);
        }
        let level = level.unwrap_or(match self.setup().seats[side] {
            Seat::Plays(level) => level,
            Seat::Human | Seat::Random | Seat::Wants(_) | Seat::Mixed => Level::Captain,
        });
        let past = self.past(answered).ok_or(Unreviewed::NoMoment)?;
        Ok(Reviewed { past, id: record.id(), level, wording })
    }
}

impl<F: Family> Reviewed<F> {
    /// Plays up to there and asks; nothing where nobody plays these rules so well.
    ///
    /// # Errors
    /// If a play cannot go on.
    pub fn look(self) -> Result<Option<Review>, MatchError> {
        let Self { past, id, level, wording } = self;
        let then = past.play()?;
        Ok(then.game().reviewed(&id, level, wording))
    }
}

impl<F: Family> Match<F> {
    /// The answer with an id to the decision that waits, beside the best.
    fn reviewed(&self, id: &str, level: Level, wording: Wording) -> Option<Review> {
        let advice = self.advice(level)?;
        let ask = self.ask()?;
        let Ask::Choose { side, question, .. } = ask else { return None };
        let Answer::Choice(taken) = answer::answer_with_id(ask, id, self.rules())? else {
            return None;
        };
        let others = advice.others.iter().find(|(other, _)| *other == taken);
        let less = if taken == advice.choice { Some(0) } else { others.map(|&(_, less)| less) };
        let (id, label) = self.named(taken);
        let (kind, prompt) = (F::kind(question).to_owned(), F::prompt(self.scene(), question));
        let hint = self.told(level, advice, wording);
        Some(Review { side: *side, kind, prompt, id, label, less, hint })
    }
}

impl fmt::Display for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { side, kind: _, prompt, id, label, less, hint } = self;
        writeln!(f, "{}: {prompt} {label}", side.id())?;
        match less {
            _ if *id == hint.id => {
                writeln!(f, "  {}", say!("review-agrees", level = hint.level))?;
            }
            Some(less) if *less > 0 => {
                writeln!(f, "  {}", say!("review-worse", points = Points(*less).plain()))?;
            }
            Some(_) => writeln!(f, "  {}", say!("review-as-good"))?,
            None => {}
        }
        write!(f, "  {}", hint.to_string().replace('\n', "\n  "))
    }
}
