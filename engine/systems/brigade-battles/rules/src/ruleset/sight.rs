//! Explanation of a line of sight, with printed hex numbers. CM 9.4.

use std::sync::Arc;

use kernel::{HexId, Lines, Side, Sight, SightLine};

use crate::check::sight;
use crate::game::Game;
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;

/// Returns the state of a side's line of sight between two hexes at any distance, with an
/// explanation.
pub fn explained(position: Position<'_>, from: HexId, to: HexId, side: Side) -> Sight {
    let range = position.distance(from, to);
    if range > position.map().lines.reach() {
        let game = Arc::new(far_sighted(position.game(), range));
        let rules = Rules { game, ..position.package.clone() };
        return explained(Position { package: &rules, board: position.board }, from, to, side);
    }
    let block = sight::block(position, from, to, side);
    let reason = block.map(|block| block.by.words());
    Sight { line: line(position, from, to, block), rule: "CM 9.4", reason }
}

fn line(position: Position<'_>, from: HexId, to: HexId, block: Option<sight::Block>) -> SightLine {
    let map = position.map();
    let result = (if block.is_some() { "blocked" } else { "clear" }, block.map(|block| block.hex));
    SightLine::of((&map.grid, &map.lines), (from, to), sight::CORNERS, result)
}

/// Returns a copy of the game with lines of sight of up to `reach` hexes. The reach may exceed
/// every firing range.
pub fn far_sighted(game: &Game, reach: u8) -> Game {
    let mut game = game.clone();
    game.map.lines = Arc::new(Lines::up_to(reach));
    game
}
