//! Texts about the score.

use kernel::{Side, say};

use crate::check::victory;
use crate::describe;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the score as text: `Union 12, Confederate 9: Union +3`.
pub(super) fn score(position: Position<'_>) -> String {
    let (names, points) = (&position.game().side_names, position.board.points());
    let ahead = Side::BOTH.into_iter().find(|side| victory::balance(position, *side) > 0);
    let net = ahead.map_or(say!("score-even"), |side| {
        format!("{} +{}", names[side], victory::balance(position, side))
    });
    let (usa, csa) = (points.usa.total(), points.csa.total());
    format!("{} {usa}, {} {csa}: {net}", names.usa, names.csa)
}

/// Returns the score, and the reason why the current winner wins, as text.
pub(super) fn score_and_why(position: Position<'_>) -> String {
    format!("{}. {}.", score(position), describe::why_it_wins(position))
}
