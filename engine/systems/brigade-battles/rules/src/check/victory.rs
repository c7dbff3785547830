//! Score and winner. CM 13, 14.1.6.

use kernel::{HexId, Side};

use crate::board::Stage;
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;
use crate::variants::WinningPoints;

/// Returns a side's lead in victory points. Negative if the side is behind. CM 13. CW-VIC-03.
pub fn balance(position: Position<'_>, side: Side) -> i32 {
    let points = position.board.points();
    i32::from(points[side].total()) - i32::from(points[side.other()].total())
}

/// Returns the objectives that a side holds. A side holds an objective if one of its combat units
/// is in the hex, even a routed one. CM 14.1.6. CW-VIC-02.
pub fn held(position: Position<'_>, side: Side) -> Vec<HexId> {
    let hexes = position.package.scenario().victory.hexes.iter().copied();
    hexes.filter(|hex| position.unit_of(side, *hex).is_some()).collect()
}

/// Returns the winner of a finished game. A game cannot end in a draw. CM 14.1.6. CW-VIC-04,
/// CW-VIC-05.
pub fn winner(position: Position<'_>) -> Option<Side> {
    (position.board.stage() == Stage::Over).then(|| leader(position))
}

/// Returns the side that would win if the game ended now.
pub fn leader(position: Position<'_>) -> Side {
    let side = position.package.scenario().victory.side;
    let standing = standing(position);
    if standing.is_ahead() && standing.has_objectives() { side } else { side.other() }
}

/// Progress of one side towards the victory conditions of the scenario. The scenario names this
/// side. CM 14.1.6. CW-VIC-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Keyword for the number that the conditions compare: `balance` (the lead) or `total`.
    pub counts: &'static str,
    /// The side's lead in victory points, or its total, as `counts` says.
    pub points: i32,
    /// Lead or total that the victory conditions require.
    pub needed: i32,
    /// Victory points of the side from objectives.
    pub objectives: u16,
    /// Victory points from objectives that the victory conditions require.
    pub needed_objectives: u16,
}

impl Standing {
    /// Whether the side has the required lead or total.
    pub const fn is_ahead(self) -> bool {
        self.points >= self.needed
    }

    /// Whether the side has the required victory points from objectives.
    pub const fn has_objectives(self) -> bool {
        self.objectives >= self.needed_objectives
    }
}

/// Keyword for a way to count victory points, with the function that counts them: lead or total.
///
type Counted = (&'static str, fn(Position<'_>, Side) -> i32);

fn counted(rules: &Rules) -> Counted {
    match rules.variants.winning_points {
        WinningPoints::Net => ("balance", balance),
        WinningPoints::Gross => {
            ("total", |position, side| position.board.points()[side].total().into())
        }
    }
}

/// Returns the keyword for the way in which victory points count: `balance` or `total`.
pub fn what_counts(rules: &Rules) -> &'static str {
    counted(rules).0
}

/// Returns the current progress of the side that must meet the victory conditions. CM 14.1.6.
/// CW-VIC-04.
pub fn standing(position: Position<'_>) -> Standing {
    let victory = &position.package.scenario().victory;
    let own = position.board.points()[victory.side];
    let (counts, points) = counted(position.package);
    Standing {
        counts,
        points: points(position, victory.side),
        needed: victory.balance,
        objectives: own.objectives,
        needed_objectives: victory.from_objectives,
    }
}
