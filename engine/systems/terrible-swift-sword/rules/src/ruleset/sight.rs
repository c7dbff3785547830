//! Explanation of a line of sight, with printed hex numbers. ST 10.6.

use std::sync::Arc;

use kernel::{Corners, HexId, Lines, Sight, SightLine, say};

use crate::check::sight::{self, Obstacle};
use crate::game::Game;
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;

/// Returns the line of sight between two hexes at any distance, with an explanation.
pub fn explained(position: Position<'_>, from: HexId, to: HexId) -> Sight {
    let (map, range) = (position.map(), position.distance(from, to));
    if range > map.lines.reach() {
        let game = Arc::new(far_sighted(position.game(), range));
        let rules = Rules { game, ..position.package.clone() };
        return explained(Position { package: &rules, board: position.board }, from, to);
    }
    let block = sight::block(position, from, to);
    let result = (if block.is_some() { "blocked" } else { "clear" }, block.map(|block| block.hex));
    let reason = block.map(|block| {
        let by = match block.by {
            Obstacle::Cover => "cover",
            Obstacle::Height => "height",
            Obstacle::Unit => "unit",
        };
        say!("sight-by", by)
    });
    let line = SightLine::of((&map.grid, &map.lines), (from, to), Corners::Count, result);
    Sight { line, rule: "ST 10.6", reason }
}

/// Returns a copy of the game with lines of sight of up to `reach` hexes. The reach may exceed
/// every firing range.
pub fn far_sighted(game: &Game, reach: u8) -> Game {
    let mut game = game.clone();
    game.map.lines = Arc::new(Lines::up_to(reach));
    game
}
