//! Texts about the score and the result.

use kernel::{PerSide, Side, say};

use crate::check::victory;
use crate::game::Points;
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::view::Public;

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
pub(super) fn score(position: Position<'_>, public: &Public<'_>) -> String {
    let net = public.net.side.map(|side| (side, public.net.points.clone()));
    line(position, &public.score, net)
}

/// Formats the points of each side and the margin: `Union 20, Confederate 8, net Union +12`.
fn points(position: Position<'_>, score: &Points) -> String {
    let net = victory::net(score).map(|(side, points)| (side, points.to_string()));
    line(position, &PerSide::from_fn(|side| score[side].to_string()), net)
}

fn line(position: Position<'_>, score: &PerSide<String>, net: Option<(Side, String)>) -> String {
    let names = &position.game().side_names;
    let net = match net {
        Some((side, points)) => format!("{} +{points}", names[side]),
        None => say!("shown-even"),
    };
    let (usa, csa) = (&score.usa, &score.csa);
    say!("shown-score", union = &names.usa, usa, confederate = &names.csa, csa, net)
}

/// Returns the score line, then one line for each number that the scenario shows to both players.
pub(super) fn standing(public: &Public<'_>, score: &str) -> Vec<String> {
    let shown = public.shown.iter().map(|(name, number)| format!("{name}: {number}"));
    std::iter::once(say!("shown-points", score)).chain(shown).collect()
}
