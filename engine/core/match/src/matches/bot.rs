//! What a bot would answer for a side that nobody plays at the moment, and what the seed draws where
//! nobody may look into the cup.

use kernel::{Ask, Family, Formality};

use crate::answer;
use crate::matches::Match;
use crate::seat::Seat;
use crate::sources;
use crate::stream::{Purpose, Stream};

/// How many words of the stream each answer has for itself.
const WORDS: u64 = 16;

impl<F: Family> Match<F> {
    /// The id of the option that a bot in this seat would choose now; nothing if chance is asked, or
    /// nobody, or a person sits there.
    pub fn bot_choice(&self, seat: Seat, stream: &mut Stream) -> Option<String> {
        let ask = self.ask()?;
        let choice = match seat {
            Seat::Plays(level) => {
                let advised = self.advice(level).map(|advice| advice.choice);
                advised.or_else(|| seat.choose(ask, self.scene(), stream))?
            }
            Seat::Human | Seat::Random | Seat::Wants(_) | Seat::Mixed => {
                seat.choose(ask, self.scene(), stream)?
            }
        };
        Some(answer::id(ask, choice, self.rules()))
    }

    /// The id of the answer that declines, where a side is asked that may have nothing to choose and may have said
    /// beforehand that it declines.
    pub fn declined(&self) -> Option<String> {
        let ask = self.ask()?;
        let Ask::Choose { side, question, options } = ask else { return None };
        match F::formality(self.scene(), *side, question) {
            Formality::Declinable => Some(answer::id(ask, *options.last()?, self.rules())),
            Formality::None | Formality::Asked => None,
        }
    }

    /// The id of the chit that the seed draws, where people roll their own dice and a draw waits. It
    /// depends on the seed, the cup and the number of answers alone: nobody can have it drawn again.
    pub fn drawn_by_seed(&self) -> Option<String> {
        let ask = self.ask()?;
        let Ask::Draw { among } = ask else { return None };
        let mut stream = Stream::new(self.setup().seed, Purpose::Chance);
        stream.go_to(self.answered() as u64 * WORDS);
        Some(answer::id(ask, sources::draw(among, &mut stream), self.rules()))
    }
}
