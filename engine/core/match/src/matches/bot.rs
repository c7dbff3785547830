//! Answers of bots at the pending decision, and draws from the seed for players who may not look
//! into the cup.

use kernel::{Ask, ForcedPrompt, Level, Ruleset};

use crate::answer;
use crate::matches::Match;
use crate::seat::Seat;
use crate::sources;
use crate::stream::{Purpose, Stream};

/// Number of 32-bit words of the random stream that each answer may consume.
const WORDS: u64 = 16;

impl<F: Ruleset> Match<F> {
    /// Returns the id of the option that a bot in this seat chooses now. `None` for a person's
    /// seat, if no side is asked, or if the rules have no bot of the level.
    pub fn bot_choice(&self, seat: Seat, stream: &mut Stream) -> Option<String> {
        let ask = self.ask()?;
        let choice = match seat {
            Seat::Plays(level) => match self.advice(level) {
                Some(advice) => advice.choice,
                // The lowest level works for every rule system, since it picks any legal option.
                None if level == Level::Recruit => seat.choose(ask, self.position(), stream)?,
                None => return None,
            },
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;
    use crate::setup::Options;
    use crate::toy::{self, Patrols, Toy};

    /// Only the lowest level chooses at random. A level that the rules do not have chooses nothing.
    #[test]
    fn an_unknown_level_chooses_nothing() {
        let field = Toy.rules("short", &Options::new()).expect("a scenario");
        let setup = toy::setup(3, Seat::Human, Seat::Human);
        let game: Match<Patrols> = Match::new(setup, "toy", field).expect("it begins");
        let mut stream = Stream::new(1, Purpose::UsaBot);
        assert!(game.bot_choice(Seat::Plays(Level::Recruit), &mut stream).is_some());
        assert_eq!(game.bot_choice(Seat::Plays(Level::Captain), &mut stream), None);
    }
}
