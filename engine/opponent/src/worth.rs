//! What a position is worth to a side, in expected points at the end of the game.

use blind_swords::check::victory;
use kernel::Side;

use crate::goals::pull;
use crate::ground::{Milli, POINT};
use crate::mind::Mind;

/// What an instant win is worth beside all points.
const WON: Milli = 60 * POINT;

/// What a position is worth to a side against the other.
pub(crate) fn worth(mind: Mind<'_>) -> Milli {
    let score = victory::score(mind.scene);
    let net = i64::from((score[mind.side] - score[mind.side.other()]).sixteenths()) * POINT / 16;
    if let Some(result) = mind.scene.board.result() {
        return net + won(result.winner, mind.side, result.level.is_none());
    }
    net + hopes(mind) - hopes(mind.enemy())
}

/// Who won counts more than by how much.
fn won(winner: Option<Side>, side: Side, instantly: bool) -> Milli {
    let prize = if instantly { 2 * WON } else { WON / 6 };
    match winner {
        Some(winner) if winner == side => prize,
        Some(_) => -prize,
        None => 0,
    }
}

/// What is still to come for a side: points for the hexes it holds, and the way to more, less what its units have
/// lost already. What regressions on whole games gave no weight, such as their strength, is left out.
fn hopes(mind: Mind<'_>) -> Milli {
    let (time, objectives) = (mind.time(), mind.ground.objectives.iter());
    let held = objectives.filter(|objective| objective.holder(mind.scene) == Some(mind.side));
    let held: Milli = held.map(|objective| objective.to_come(time, mind.side)).sum();
    let lost = |(unit, _)| mind.share(unit, mind.ground.charts.lost(unit, mind.condition(unit)));
    let lost: Milli = mind.own().map(lost).sum();
    held - lost + Mind::part(pull(mind), mind.weights.pull)
}
