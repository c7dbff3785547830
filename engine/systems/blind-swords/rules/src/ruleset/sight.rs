//! Lines of sight in printed hex numbers, for players and programs.

use std::sync::Arc;

use kernel::{HexId, LineStep, Lines, Side, Sight, SightLine};

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
    let blocked = sight::trace(position, from, to, side).blocked;
    let mut line = SightLine {
        from: map.number(from),
        to: map.number(to),
        range: map.grid.distance(from, to),
        los: sight::visibility(position, from, to, side).id(),
        hexes: Vec::new(),
        along: Vec::new(),
        blocker: blocked.map(|blocker| map.number(blocker.hex)),
    };
    cross(&mut line, position, from, to);
    line
}

fn cross(line: &mut SightLine, position: Position<'_>, from: HexId, to: HexId) {
    let map = &position.game().map;
    let corners_count = sight::corners_count(position);
    for step in map.lines.between(&map.grid, from, to) {
        match step {
            LineStep::In(hex) => line.hexes.push(map.number(hex)),
            LineStep::Along(a, b) => line.along.push((map.number(a), map.number(b))),
            LineStep::Corner(hex) if corners_count => line.hexes.push(map.number(hex)),
            LineStep::Corner(_) => {}
        }
    }
}

/// Returns a copy of the game with lines of sight up to `reach` hexes, beyond the longest weapon
/// range.
pub fn far_sighted(game: &Game, reach: u8) -> Game {
    let mut game = game.clone();
    game.map.lines = Arc::new(Lines::up_to(reach));
    game
}
