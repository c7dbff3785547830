//! Reviews of past decisions: the choice of a bot at that point, its reasons, and the evaluation
//! loss of the answer given.

use std::fmt;

use kernel::{Answer, Ask, Level, Reader, Ruleset, Side, say};
use serde::Serialize;

use super::error::{MatchError, Unreviewed};
use super::hint::{Hint, Points, Wording};
use super::{Match, Past, locked};
use crate::answer;
use crate::seat::Seat;

/// Comparison of a player's answer with the choice of a bot that had the same knowledge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Review {
    /// Side that decided.
    pub side: Side,
    /// Kind of the question that the side answered.
    pub kind: String,
    /// Prompt that the side saw at the decision.
    pub prompt: String,
    /// Id of the option that the side chose.
    pub id: String,
    /// Label of the option that the side chose.
    pub label: String,
    /// Evaluation loss in thousandths of a point. Negative if the static evaluation preferred the
    /// answer given, `null` if the bot did not consider it.
    pub less: Option<i64>,
    /// Choice of the bot, with its reasons.
    pub hint: Hint,
}

/// Data needed to review an answer without blocking the match.
pub struct Reviewed<F: Ruleset> {
    past: Past<F>,
    id: String,
    level: Level,
    wording: Wording,
}

impl<F: Ruleset> Match<F> {
    /// Prepares a review of an answer by a bot of `level`. The default is the level of the seat's
    /// bot, or `Captain` if the seat has no bot with a level.
    ///
    /// Readers may review decisions of their own side at any time, with all reasons. After the
    /// match they may review the other side's decisions, with reasons that reveal no intentions.
    ///
    /// # Errors
    /// If there is no such answer, if it was a roll or a draw, or if the reader may not ask about
    /// it.
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
            Seat::Human | Seat::Random | Seat::Goal(_) | Seat::Mixed => Level::Captain,
        });
        let past = self.past(answered).ok_or(Unreviewed::NoMoment)?;
        Ok(Reviewed { past, id: record.id(), level, wording })
    }
}

impl<F: Ruleset> Reviewed<F> {
    /// Replays the match to the decision, and asks the bot for its choice there. Returns `None` if
    /// there is no bot of the level.
    ///
    /// # Errors
    /// If a play fails.
    pub fn look(self) -> Result<Option<Review>, MatchError> {
        let Self { past, id, level, wording } = self;
        let then = past.play()?;
        Ok(then.game().reviewed(&id, level, wording))
    }
}

impl<F: Ruleset> Match<F> {
    /// Compares the answer with this id to the bot's choice at the pending decision.
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
        let (kind, prompt) =
            (F::kind(question).to_owned(), F::prompt(self.position(), question).text);
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
