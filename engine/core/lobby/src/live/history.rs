//! Earlier positions. The numbers for a reader count only the answers that this reader knows of.

use kernel::{Reader, Side, say};
use session::api::{Request, Scope};
use session::{AnyMatch, MatchError};

use super::Live;
use crate::match_store::Kind;
use crate::refused::Refused;
use crate::seats::Holder;

impl Live {
    /// Returns a reader for the numbers of answers and lines that a seat gets. The numbers count
    /// only what this reader knows of. Once nothing is hidden, they count everything.
    pub fn counting(&self, holder: Holder) -> Reader {
        if self.is_open() { Reader::Referee } else { holder.reader() }
    }

    /// Converts numbers of answers that the seat knows of to numbers of all answers.
    pub fn counted(&self, request: Request, holder: Holder) -> Result<Request, Refused> {
        let counting = self.counting(holder);
        let counted = request.counted(|n| self.game.answered_at(n, counting));
        counted.map_err(|_| MatchError::NoPosition.into())
    }

    /// Returns the reader for whom a request is answered.
    ///
    /// # Errors
    /// If the seat may not make the request, or may not see the view of the side.
    pub fn asker(
        &self,
        request: &Request,
        holder: Holder,
        wanted: Option<Side>,
    ) -> Result<Reader, Refused> {
        match (request.scope(), request) {
            (Scope::Turn, _) => self.check_asks(holder).map(|()| Reader::Referee),
            (Scope::End, _) if self.is_open() => Ok(Reader::Referee),
            (Scope::End, _) => Err(Refused::conflict("running", say!("report-after-end"))),
            (Scope::Players | Scope::Referee, _) => {
                Err(Refused::wrong_seat(say!("needs-that-key")))
            }
            (Scope::Open, Request::Hint { at: Some(answered), .. }) => {
                Ok(self.reviewer(*answered, holder, self.reader(holder, wanted)?))
            }
            (Scope::Open, _) => self.reader(holder, wanted),
        }
    }

    /// Returns the reader of a review. If a key opens both seats and the request names no side, the
    /// review is for the side that decided.
    fn reviewer(&self, answered: usize, holder: Holder, reader: Reader) -> Reader {
        let decided = self.game.records_since(answered).first().and_then(|record| record.side);
        match (reader, decided) {
            (Reader::Everybody, Some(side))
                if holder.covers(side) || self.about.kind == Kind::Replay =>
            {
                Reader::Side(side)
            }
            _ => reader,
        }
    }
}

/// Returns the number of answers at the end of the play that contains a fact.
pub fn moment(game: &dyn AnyMatch, fact: usize) -> usize {
    let plays = game.status().plays;
    let play = plays.partition_point(|play| play.logged <= fact);
    plays.get(play).map_or_else(|| game.answered(), |play| play.given)
}
