//! Bots with a different goal for each formation and turn, and an occasional random choice.

use kernel::{Playing, Position, Ruleset, Side, Turn};

use super::Goal;
use crate::stream::Stream;

/// Average number of decisions per random choice.
const WHIM: u32 = 8;

/// Chooses an option for the goal that applies at this position, or sometimes a random option.
pub(crate) fn choose<F: Ruleset>(
    position: Position<'_, F>,
    side: Side,
    question: &F::Question,
    options: &[F::Choice],
    stream: &mut Stream,
) -> F::Choice {
    if stream.below(WHIM) == 0 {
        return options[stream.below(options.len() as u32) as usize];
    }
    of_the_moment(position, side).choose(position, side, question, options, stream)
}

/// Returns the goal of a side for this turn and activation.
fn of_the_moment<F: Playing>(position: Position<'_, F>, side: Side) -> Goal {
    let Turn { number, acting } = F::turn(position.board);
    let turn = usize::from(number);
    let mood = match side {
        Side::Usa => turn + acting,
        Side::Csa => 2 * turn + 3 * acting + 1,
    };
    Goal::ALL[mood % Goal::ALL.len()]
}
