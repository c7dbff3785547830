//! What a bot would answer for a side that nobody plays at the moment.

use crate::matches::Match;
use crate::seat::{Ask, Seat};
use crate::stream::Stream;

impl Match {
    /// The id of the option that a bot in this seat would choose now; nothing if chance is asked, or
    /// nobody, or a person sits there.
    pub fn bot_choice(&self, seat: Seat, stream: &mut Stream) -> Option<String> {
        let ask = self.ask()?;
        let Ask::Choose { options, .. } = ask else { return None };
        let choice = seat.choose(options, stream)?;
        Some(crate::answer::id(ask, choice, &self.rules().game))
    }
}
