//! Hexes that a move can reach, for display on maps.

use kernel::Reached;

use crate::check::movement::{self, Stop, Way};
use crate::position_ext::PositionExt;
use crate::question::{MoveQuestion, Question};
use crate::system::Position;

/// Returns the hexes that the movers can reach. `None` if the question does not ask for the next
/// step of a move.
pub(super) fn reach(position: Position<'_>, question: &Question) -> Option<Vec<Reached>> {
    let Question::Move(MoveQuestion::Hex(walk)) = question else { return None };
    let number = |hex| position.game().map.number(hex).to_string();
    let reached = |way: Way| Reached {
        hex: number(way.hex),
        cost: way.cost.to_string(),
        from: number(way.from),
        stop: way.stop == Stop::Allowed,
    };
    Some(movement::ways(position, walk)?.all().map(reached).collect())
}
