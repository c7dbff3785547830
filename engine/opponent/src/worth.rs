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

/// What is still to come: points for hexes held, less what is already lost of units, and the way to more.
fn hopes(mind: Mind<'_>) -> Milli {
    let (rules, board) = (mind.scene.package, mind.scene.board);
    let held = mind
        .ground
        .objectives
        .iter()
        .filter(|objective| board.control(objective.hex) == Some(mind.side));
    let held: Milli = held.map(|objective| objective.to_come(rules, mind.side, board.turn())).sum();
    let units = mind.own().map(|(unit, _)| {
        let lost = mind.ground.charts.lost(unit, mind.condition(unit));
        mind.strength(unit) * mind.weights.fighting / 16 - mind.share(unit, lost)
    });
    let units: Milli = units.sum();
    held + units + Mind::part(pull(mind), mind.weights.pull)
}
