//! Looking back.

use session::Match;

use super::{Live, load};
use crate::failure::Refused;

impl Live {
    /// The match as it was after so many answers.
    pub(crate) fn at(&self, n: usize) -> Result<Match, Refused> {
        if n > self.game.answered() {
            return Err(Refused::unknown("moment of this match"));
        }
        load::at(self, n)
    }
}

/// After how many answers the play ended in which a fact of the log happened.
pub(crate) fn moment(game: &Match, fact: usize) -> usize {
    let plays = game.plays();
    let play = plays.partition_point(|play| play.logged <= fact);
    plays.get(play).map_or_else(|| game.answered(), |play| play.given)
}
