//! Texts about the score and the result.

use kernel::{Side, say};

use crate::check::victory;
use crate::game::Points;
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::view;

/// Returns the winner and the margin. `None` until the game is over.
pub(super) fn outcome(position: Position<'_>) -> Option<String> {
    let result = position.board.result()?;
    let levels = &position.package.scenario().victory.levels;
    let level = result.level.map(|level| levels[usize::from(level)].name.clone());
    let level = level.unwrap_or_else(|| unnamed(position, result.winner));
    Some(say!("shown-outcome", level, score = points(position, &result.score)))
}

/// Describes a result that has no victory level: `Union wins at once`, `A draw`.
pub(super) fn unnamed(position: Position<'_>, winner: Option<Side>) -> String {
    match winner {
        Some(side) => say!("shown-wins-at-once", side = &position.game().side_names[side]),
        None => say!("shown-draw"),
    }
}

/// Describes the current points of each side, and the side in the lead with its margin. BS 14.2.
pub(super) fn score(position: Position<'_>) -> String {
    points(position, &victory::score(position))
}

/// Formats the points of each side and the margin: `Union 20, Confederate 8, net Union +12`.
fn points(position: Position<'_>, score: &Points) -> String {
    let (usa, csa, net) = (&score.usa, &score.csa, net(position, score));
    let names = &position.game().side_names;
    say!("shown-score", union = &names.usa, usa = *usa, confederate = &names.csa, csa = *csa, net)
}

/// Formats the side in the lead and its margin: `Union +12`.
fn net(position: Position<'_>, score: &Points) -> String {
    match victory::net(score) {
        Some((side, points)) => format!("{} +{points}", position.game().side_names[side]),
        None => say!("shown-even"),
    }
}

/// Returns the score line, then one line for each number that the scenario shows to both players.
pub(super) fn standing(position: Position<'_>, score: &str) -> Vec<String> {
    let shown = view::shown(position).map(|(name, number)| format!("{name}: {number}"));
    std::iter::once(say!("shown-points", score)).chain(shown).collect()
}
