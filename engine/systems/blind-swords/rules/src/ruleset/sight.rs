//! Lines of sight in printed hex numbers, for players and programs.

use std::sync::Arc;

use kernel::{HexId, Lines, Side, Sight, SightLine};

use crate::check::sight;
use crate::game::Game;
use crate::position_ext::PositionExt;
use crate::rulebook;
use crate::rules::Rules;
use crate::system::Position;

/// Rulebook section about lines of sight.
const RULE: &str = "SS 12.1a";

/// Returns the line of sight between two hexes for a side, with the reason if it is blocked. The
/// distance may exceed every weapon range.
pub fn explained(position: Position<'_>, from: HexId, to: HexId, side: Side) -> Sight {
    let range = position.distance(from, to);
    if range > position.game().map.lines.reach() {
        let game = Arc::new(far_sighted(position.game(), range));
        let rules = Rules { game, ..position.package.clone() };
        return explained(Position { package: &rules, board: position.board }, from, to, side);
    }
    let blocked = sight::trace(position, from, to, side).blocked;
    let reason = blocked.map(|blocker| position.game().why_blocked(blocker.reason));
    Sight {
        line: line(position, from, to, side),
        rule: rulebook::section(position.profile(), RULE),
        reason,
    }
}

/// Returns the line of sight between two hexes for a side, up to the longest weapon range.
pub fn line(position: Position<'_>, from: HexId, to: HexId, side: Side) -> SightLine {
    let map = &position.game().map;
    let blocker = sight::trace(position, from, to, side).blocked.map(|blocker| blocker.hex);
    let los = sight::visibility(position, from, to, side).id();
    let corners = sight::corners(position);
    SightLine::of((&map.grid, &map.lines), (from, to), corners, (los, blocker))
}

/// Returns a copy of the game with lines of sight up to `reach` hexes, beyond the longest weapon
/// range.
pub fn far_sighted(game: &Game, reach: u8) -> Game {
    let mut game = game.clone();
    game.map.lines = Arc::new(Lines::up_to(reach));
    game
}
