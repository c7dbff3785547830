//! Who is ahead, and who has won. CM 13, 14.1.6.

use kernel::{HexId, Side};

use crate::board::Stage;
use crate::look::Look;
use crate::rules::Rules;
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
    let side = scene.package.scenario().victory.side;
    let standing = standing(scene);
    if standing.is_ahead() && standing.has_objectives() { side } else { side.other() }
}

/// What the side that has to win has of what it needs. CM 14.1.6. CW-VIC-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The word for the points that count: `balance` or `total`.
    pub counts: &'static str,
    /// Its points, or its lead over the other side.
    pub points: i32,
    /// The points or the lead that it needs.
    pub needed: i32,
    /// Its points from objectives.
    pub objectives: u16,
    /// The points from objectives that it needs.
    pub needed_objectives: u16,
}

impl Standing {
    /// Whether it has the points.
    pub const fn is_ahead(self) -> bool {
        self.points >= self.needed
    }

    /// Whether it has the points from objectives.
    pub const fn has_objectives(self) -> bool {
        self.objectives >= self.needed_objectives
    }
}

/// What has to reach the points that win, in a word, and how many they are: a lead, or a total. R-33.
type Counted = (&'static str, fn(Scene<'_>, Side) -> i32);

fn counted(rules: &Rules) -> Counted {
    match rules.variants.winning_points {
        WinningPoints::Net => ("balance", balance),
        WinningPoints::Gross => ("total", |scene, side| scene.board.points()[side].total().into()),
    }
}

/// What has to reach the points that win, in a word.
pub fn what_counts(rules: &Rules) -> &'static str {
    counted(rules).0
}

/// What the side that has to win has now. CM 14.1.6. CW-VIC-04.
pub fn standing(scene: Scene<'_>) -> Standing {
    let victory = &scene.package.scenario().victory;
    let own = scene.board.points()[victory.side];
    let (counts, points) = counted(scene.package);
    Standing {
        counts,
        points: points(scene, victory.side),
        needed: victory.balance,
        objectives: own.objectives,
        needed_objectives: victory.from_objectives,
    }
}
