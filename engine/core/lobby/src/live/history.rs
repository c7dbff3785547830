//! Looking back, and how far a match has come: nobody counts what he may not know of.

use kernel::{Level, PerSide, Reader, Side};
use session::answer::Record;
use session::journal::{Undone, unsealed};
use session::{AnyMatch, LookBack, LookInto};

use super::Live;
use crate::ledger::Kind;
use crate::refused::Refused;
use crate::seats::Holder;

/// How much of a match is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Revision {
    lines: usize,
    /// How many of them one side alone knows of.
    secret: PerSide<usize>,
    /// How many of them take something back.
    taken_back: usize,
}

impl Revision {
    /// With more lines of a match.
    pub(super) fn and(mut self, game: &dyn AnyMatch, lines: &[String]) -> Self {
        self.lines += lines.len();
        for line in lines {
            let line = unsealed(line);
            if let Some(side) = secret(game, &line) {
                self.secret[side] += 1;
            }
            self.taken_back += usize::from(serde_json::from_str::<Undone>(&line).is_ok());
        }
        self
    }

    /// How often something was taken back.
    pub(super) const fn taken_back(self) -> usize {
        self.taken_back
    }

    /// How many lines are kept.
    pub(super) const fn lines(self) -> usize {
        self.lines
    }

    /// Of how many a reader knows.
    pub(super) fn known_to(self, reader: Reader) -> usize {
        let PerSide { usa, csa } = self.secret;
        self.lines
            - match reader {
                Reader::Referee => 0,
                Reader::Side(side) => self.secret[side.other()],
                Reader::Everybody => usa + csa,
            }
    }
}

/// The side whose secret a line is.
fn secret(game: &dyn AnyMatch, line: &str) -> Option<Side> {
    let record: Record = serde_json::from_str(line).ok()?;
    record.side.filter(|_| game.secrecy(&record.kind).is_secret())
}

impl Live {
    /// Who counts for a seat: when nothing is left to hide, everybody counts all.
    pub fn counting(&self, holder: Holder) -> Reader {
        if self.is_open() { Reader::Referee } else { holder.reader() }
    }

    /// What is needed to see the match as it was after so many answers that a seat knows of.
    pub fn past(&self, n: usize, holder: Holder, reader: Reader) -> Result<LookBack, Refused> {
        let past = self.game.past(self.answered_at(n, holder)?, reader);
        past.ok_or_else(no_moment)
    }

    /// What is needed to review the answer after so many that a seat knows of. Who has both seats and names none asks for
    /// the one that decided.
    pub fn review(
        &self,
        n: usize,
        level: Option<Level>,
        holder: Holder,
        reader: Reader,
    ) -> Result<LookInto, Refused> {
        let answered = self.answered_at(n, holder)?;
        let decided = self.game.records_since(answered).first().and_then(|record| record.side);
        let reader = match (reader, decided) {
            (Reader::Everybody, Some(side))
                if holder.covers(side) || self.about.kind == Kind::Replay =>
            {
                Reader::Side(side)
            }
            _ => reader,
        };
        Ok(self.game.review(answered, level, reader)?)
    }

    fn answered_at(&self, n: usize, holder: Holder) -> Result<usize, Refused> {
        self.game.answered_at(n, self.counting(holder)).ok_or_else(no_moment)
    }
}

fn no_moment() -> Refused {
    Refused::unknown("move of this match")
}

/// After how many answers, all counted, the play ended in which a fact of the log happened.
pub fn moment(game: &dyn AnyMatch, fact: usize) -> usize {
    let plays = game.plays();
    let play = plays.partition_point(|play| play.logged <= fact);
    plays.get(play).map_or_else(|| game.answered(), |play| play.given)
}
