//! Test player that selects firing units according to a fixed style.

use std::cmp::Reverse;

use blind_swords::check::values;
use blind_swords::choice::Word;
use blind_swords::position_ext::members;
use blind_swords::question::{FireQuestion, Question};
use blind_swords::{BlindSwords, Choice, Position, PositionExt};
use blind_swords_table::stream::{Purpose, Stream};
use kernel::{Answer, Ask, Driver, HexId, Sixteenths};

use super::listed;

/// Style in which a test player selects firing units.
#[derive(Clone, Copy)]
enum Manner {
    /// Selects all eligible units, in the order in which the rules offer them.
    Everybody,
    /// Selects all eligible units, the weakest unit first.
    Weakest,
    /// Selects all eligible units, first those farthest from the target and from one another.
    Farthest,
    /// Selects all eligible units, in the reverse of the order in which the rules offer them.
    Last,
    /// Selects as few units as possible, the weakest unit first.
    Early,
    /// Selects random options.
    Random,
}

pub(super) struct Gunner {
    manner: Manner,
    stream: Stream,
}

impl Gunner {
    pub(super) fn new(seed: u64) -> Self {
        use Manner::{Early, Everybody, Farthest, Last, Random, Weakest};
        let manners = [Everybody, Weakest, Farthest, Last, Early, Random];
        let manner = manners[seed as usize % manners.len()];
        Self { manner, stream: Stream::new(seed, Purpose::UsaBot) }
    }

    fn choose(
        &mut self,
        question: &Question,
        options: &[Choice],
        position: Position<'_>,
    ) -> Choice {
        let any = options[self.stream.below(options.len() as u32) as usize];
        let Some(from) = whence(position, question) else { return any };
        let ends = |choice: &Choice| is_word(choice) && *choice != Choice::Word(Word::Add);
        let early = |choice: &Choice| match question {
            Question::Fire(FireQuestion::Unit(_)) => is_word(choice),
            _ => !ends(choice),
        };
        let away = |choice: &Choice| Some(position.distance(from, place(position, *choice)?));
        let options = options.iter().copied();
        let best = match self.manner {
            Manner::Everybody => options.min_by_key(ends),
            Manner::Weakest => {
                options.min_by_key(|choice| (ends(choice), strength(position, *choice)))
            }
            Manner::Farthest => options.min_by_key(|choice| (ends(choice), Reverse(away(choice)))),
            Manner::Last => options.min_by_key(|choice| (ends(choice), Reverse(*choice))),
            Manner::Early => {
                options.min_by_key(|choice| (early(choice), strength(position, *choice)))
            }
            Manner::Random => None,
        };
        best.unwrap_or(any)
    }
}

/// Returns the hex from which the style measures distances. `None` if the question does not concern
/// a fire.
fn whence(position: Position<'_>, question: &Question) -> Option<HexId> {
    match question {
        Question::Fire(FireQuestion::Unit(volley)) => {
            volley.target.or_else(|| position.hexes_of(volley.side.other()).next())
        }
        Question::Fire(FireQuestion::Target(_, unit)) => position.board.hex_of(*unit),
        Question::Fire(FireQuestion::Join(_, firers)) => {
            members(firers).next().and_then(|unit| position.board.hex_of(unit))
        }
        Question::Fire(FireQuestion::Announce(volley, _)) => volley.target,
        _ => None,
    }
}

fn strength(position: Position<'_>, choice: Choice) -> Sixteenths {
    match choice {
        Choice::Unit(unit) => values::modified_sp(position, unit),
        _ => Sixteenths::ZERO,
    }
}

impl Driver<BlindSwords> for Gunner {
    fn answer(
        &mut self,
        ask: &Ask<BlindSwords>,
        position: Position<'_>,
    ) -> Option<Answer<BlindSwords>> {
        match ask {
            Ask::Choose { question, options, .. } => {
                listed::exactly_what_leads_on(position, question, options);
                Some(Answer::Choice(self.choose(question, options, position)))
            }
            Ask::Roll { throw, .. } => Some(Answer::Dice(self.stream.throw(*throw))),
            Ask::Draw { among } => {
                Some(Answer::Drawn(among[self.stream.below(among.len() as u32) as usize].choice))
            }
        }
    }
}

const fn is_word(choice: &Choice) -> bool {
    matches!(choice, Choice::Word(_))
}

fn place(position: Position<'_>, choice: Choice) -> Option<HexId> {
    match choice {
        Choice::Unit(unit) => position.board.hex_of(unit),
        Choice::Hex(hex) => Some(hex),
        _ => None,
    }
}
