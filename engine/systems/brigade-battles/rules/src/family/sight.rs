//! Line of sight explained in printed hex numbers. CM 9.4.

use std::sync::Arc;

use kernel::{HexId, LineStep, Lines, Side, Sight, SightLine};

use crate::check::sight;
use crate::game::Game;
use crate::look::Look;
use crate::rules::Rules;
use crate::system::Scene;

/// Returns the line of sight of a side between two hexes with its reason, at any distance.
pub fn explained(scene: Scene<'_>, from: HexId, to: HexId, side: Side) -> Sight {
    let range = scene.distance(from, to);
    if range > scene.map().lines.reach() {
        let game = Arc::new(far_sighted(scene.game(), range));
        let rules = Rules { game, ..scene.package.clone() };
        return explained(Scene { package: &rules, board: scene.board }, from, to, side);
    }
    let block = sight::block(scene, from, to, side);
    let reason = block.map(|block| block.by.words());
    Sight { line: line(scene, from, to, block), rule: "CM 9.4", reason }
}

fn line(scene: Scene<'_>, from: HexId, to: HexId, block: Option<sight::Block>) -> SightLine {
    let map = scene.map();
    let (mut hexes, mut along) = (Vec::new(), Vec::new());
    for step in map.lines.between(&map.grid, from, to) {
        match step {
            LineStep::In(hex) => hexes.push(map.number(hex)),
            LineStep::Along(a, b) => along.push((map.number(a), map.number(b))),
            LineStep::Corner(_) => {}
        }
    }
    SightLine {
        from: map.number(from),
        to: map.number(to),
        range: scene.distance(from, to),
        los: if block.is_some() { "blocked" } else { "clear" },
        hexes,
        along,
        blocker: block.map(|block| map.number(block.hex)),
    }
}

/// Returns a game whose lines of sight extend to `reach`, beyond the usual firing range.
pub fn far_sighted(game: &Game, reach: u8) -> Game {
    let mut game = game.clone();
    game.map.lines = Arc::new(Lines::up_to(reach));
    game
}
