//! Players that want one thing with this brigade and another with that, change their minds from turn to
//! turn, and now and then act on a whim.

use kernel::{Family, Scene, Side};

use super::Want;
use crate::stream::Stream;

/// One decision in so many is a whim.
const WHIM: u32 = 8;

/// An option as the want of the moment has it.
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

/// What a side wants in this turn and activation.
fn of_the_moment<F: Family>(scene: Scene<'_, F>, side: Side) -> Want {
    let (turn, acting) = (usize::from(F::turn(scene.board)), F::acting(scene.board));
    let mood = match side {
        Side::Usa => turn + acting,
        Side::Csa => 2 * turn + 3 * acting + 1,
    };
    Want::ALL[mood % Want::ALL.len()]
}
