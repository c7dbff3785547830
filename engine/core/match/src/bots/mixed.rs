//! Bots with a different goal for each formation and turn, and an occasional random choice.

use kernel::{Family, Scene, Side};

use super::Want;
use crate::stream::Stream;

/// One decision in this number is random.
const WHIM: u32 = 8;

/// Chooses an option for the current goal.
pub(crate) fn choose<F: Family>(
    scene: Scene<'_, F>,
    side: Side,
    question: &F::Question,
    options: &[F::Choice],
    stream: &mut Stream,
) -> F::Choice {
    if stream.below(WHIM) == 0 {
        return options[stream.below(options.len() as u32) as usize];
    }
    of_the_moment(scene, side).choose(scene, side, question, options, stream)
}

/// Returns the goal of a side in this turn and activation.
fn of_the_moment<F: Family>(scene: Scene<'_, F>, side: Side) -> Want {
    let (turn, acting) = (usize::from(F::turn(scene.board)), F::acting(scene.board));
    let mood = match side {
        Side::Usa => turn + acting,
        Side::Csa => 2 * turn + 3 * acting + 1,
    };
    Want::ALL[mood % Want::ALL.len()]
}
