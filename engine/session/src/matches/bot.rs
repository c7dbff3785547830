//! What a bot would answer for a side that nobody plays at the moment, and what the seed draws where
//! nobody may look into the cup.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Answer, Ask, Family, Level, Log, Opponent, Outside, Scene, Side, Table};

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
                self.advice(level).or_else(|| seat.choose(ask, self.scene(), stream))?
            }
            Seat::Human | Seat::Random | Seat::Wants(_) | Seat::Mixed => {
                seat.choose(ask, self.scene(), stream)?
            }
        };
        Some(answer::id(ask, choice, self.rules()))
    }

    /// What a player of a level would choose in the place of whoever is asked: it goes through the play up to
    /// here. Nothing if nobody plays these rules so well.
    fn advice(&self, level: Level) -> Option<F::Choice> {
        let Ask::Choose { side, .. } = self.ask()? else { return None };
        let player = F::opponent(self.rules(), level, *side)?;
        let advised = Arc::new(Mutex::new(None));
        let adviser =
            Adviser { player, side: *side, again: self.since(), advised: Arc::clone(&advised) };
        let board = self.with_start_of_play(|scene| scene.board.clone());
        let mut table: Table<F> =
            Table::new(Arc::clone(self.rules()), board, Box::new(adviser), Log::Dropped);
        // It stops at the question, where nobody answers.
        let _ = table.play();
        let advised = advised.lock().unwrap_or_else(PoisonError::into_inner);
        *advised
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

/// A player that hears of the current play what was answered, and then is asked itself.
struct Adviser<F: Family> {
    player: Box<dyn Opponent<F>>,
    side: Side,
    again: VecDeque<Answer<F>>,
    advised: Arc<Mutex<Option<F::Choice>>>,
}

impl<F: Family> Outside<F> for Adviser<F> {
    fn begin(&mut self, scene: Scene<'_, F>) {
        self.player.begin(scene);
    }

    fn answer(&mut self, ask: &Ask<F>, scene: Scene<'_, F>) -> Option<Answer<F>> {
        if let Some(answer) = self.again.pop_front() {
            self.player.note(ask, &answer, scene);
            return Some(answer);
        }
        if let Ask::Choose { question, options, .. } = ask {
            let choice = self.player.choose(self.side, question, options, scene);
            *self.advised.lock().unwrap_or_else(PoisonError::into_inner) = Some(choice);
        }
        None
    }
}
