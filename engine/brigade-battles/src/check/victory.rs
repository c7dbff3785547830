//! Who is ahead, and who has won. CM 13, 14.1.6.

use kernel::{HexId, Side};

use crate::board::Stage;
use crate::look::Look;
use crate::system::Scene;
use crate::variants::WinningPoints;

/// By how many points a side is ahead of the other. CM 13. CW-VIC-03.
pub fn balance(scene: Scene<'_>, side: Side) -> i32 {
    let points = scene.board.points();
    i32::from(points[side].total()) - i32::from(points[side.other()].total())
}

/// The objectives that a side holds: those where a combat unit of its stands, routed or not. CM 14.1.6. CW-VIC-02.
pub fn held(scene: Scene<'_>, side: Side) -> Vec<HexId> {
    let hexes = scene.package.scenario().victory.hexes.iter().copied();
    hexes.filter(|hex| scene.unit_of(side, *hex).is_some()).collect()
}

/// Who has won, once the game is over: there is no draw. CM 14.1.6. CW-VIC-04, CW-VIC-05.
pub fn winner(scene: Scene<'_>) -> Option<Side> {
    (scene.board.stage() == Stage::Over).then(|| leader(scene))
}

/// Who would win if the game ended now.
pub fn leader(scene: Scene<'_>) -> Side {
    let victory = &scene.package.scenario().victory;
    let own = scene.board.points()[victory.side];
    let points = match scene.package.variants.winning_points {
        WinningPoints::Net => balance(scene, victory.side),
        WinningPoints::Gross => own.total().into(),
    };
    let wins = points >= victory.balance && own.objectives >= victory.from_objectives;
    if wins { victory.side } else { victory.side.other() }
}
