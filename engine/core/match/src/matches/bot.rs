//! Answers of bots at the pending decision, and draws from the seed for players who may not look
//! into the cup.

use kernel::{Ask, ForcedPrompt, Ruleset};

use crate::answer;
use crate::matches::Match;
use crate::seat::Seat;
use crate::sources;
use crate::stream::{Purpose, Stream};

/// Number of words of the random stream that each answer may consume.
const WORDS: u64 = 16;

impl<F: Ruleset> Match<F> {
    /// Returns the id of the option that a bot in this seat chooses now. `None` for a person's
    /// seat, or if no side is asked.
    pub fn bot_choice(&self, seat: Seat, stream: &mut Stream) -> Option<String> {
        let ask = self.ask()?;
        let choice = match seat {
            Seat::Plays(level) => {
                let advised = self.advice(level).map(|advice| advice.choice);
                advised.or_else(|| seat.choose(ask, self.position(), stream))?
            }
            Seat::Human | Seat::Random | Seat::Goal(_) | Seat::Mixed => {
                seat.choose(ask, self.position(), stream)?
            }
        };
        Some(answer::id(ask, choice, self.rules()))
    }

    /// Returns the id of the option that declines a reaction. A side that has declined in advance
    /// gives this answer automatically. `None` if the pending question has no such option.
    pub fn declined(&self) -> Option<String> {
        let ask = self.ask()?;
        let Ask::Choose { side, question, options } = ask else { return None };
        match F::forced_prompt(self.position(), *side, question) {
            ForcedPrompt::AutoPass => Some(answer::id(ask, *options.last()?, self.rules())),
            ForcedPrompt::Skip | ForcedPrompt::Ask => None,
        }
    }

    /// Returns the id of the chit that the seed draws. `None` unless people roll their own dice and
    /// a draw is pending. The result depends only on the seed, the cup and the number of answers. A
    /// player therefore cannot repeat the draw for a better result.
    pub fn drawn_by_seed(&self) -> Option<String> {
        let ask = self.ask()?;
        let Ask::Draw { among } = ask else { return None };
        let mut stream = Stream::new(self.setup().seed, Purpose::Chance);
        stream.go_to(self.answered() as u64 * WORDS);
        Some(answer::id(ask, sources::draw(among, &mut stream), self.rules()))
    }
}
