//! Players that want one thing with this brigade and another with that, change their minds from turn to
//! turn, and now and then act on a whim.

use blind_swords::{Choice, Question, Scene};
use kernel::Side;

use super::Want;
use crate::stream::Stream;

/// One decision in so many is a whim.
const WHIM: u32 = 8;

/// An option as the want of the moment has it.
pub(crate) fn choose(
    scene: Scene<'_>,
    side: Side,
    question: &Question,
    options: &[Choice],
    stream: &mut Stream,
) -> Choice {
    if stream.below(WHIM) == 0 {
        return options[stream.below(options.len() as u32) as usize];
    }
    of_the_moment(scene, side).choose(scene, side, question, options, stream)
}

/// What a side wants in this turn and activation.
fn of_the_moment(scene: Scene<'_>, side: Side) -> Want {
    let turn = usize::from(scene.board.turn());
    let acting = scene.board.activation().map_or(0, |activation| activation.brigade.index() + 1);
    let mood = match side {
        Side::Usa => turn + acting,
        Side::Csa => 2 * turn + 3 * acting + 1,
    };
    Want::ALL[mood % Want::ALL.len()]
}
