//! Payment for a step. MOVE-05, MOVE-06.

use kernel::Sixteenths;

use crate::position_ext::PositionExt;
use crate::profile::MinMoveExceptions;
use crate::question::{Begun, Walk};
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::system::Position;

/// Cost of a step, and the movement points left afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paid {
    /// Movement points that the movers pay for the step.
    pub cost: Sixteenths,
    /// Movement points that the movers have left after the step.
    pub left: Sixteenths,
}

/// Returns the payment for a cost, if the movers can afford it. A group that has not entered a hex
/// yet may always enter one. SS 13.3, BS 10.3. MOVE-05, MOVE-06, A-94.
pub(super) fn afford(position: Position<'_>, walk: &Walk, cost: Sixteenths) -> Check<Paid> {
    if cost <= walk.left {
        return Ok(Paid { cost, left: walk.left - cost });
    }
    require(is_guaranteed(position, walk), too_dear(cost, walk.left))?;
    Ok(Paid { cost: walk.left, left: Sixteenths::ZERO })
}

/// Whether the guaranteed one-hex move applies. MOVE-06. V-42 lists exceptions to this move, but
/// its value makes no difference here. Other rules already forbid the excepted hexes, and units
/// with Regroup orders never begin a move. A-106.
fn is_guaranteed(position: Position<'_>, walk: &Walk) -> bool {
    match position.profile().min_move_exceptions {
        MinMoveExceptions::RegroupAndStacking
        | MinMoveExceptions::RegroupStackingAndImpassable
        | MinMoveExceptions::OverstackAndProhibited => walk.begun != Begun::Entered,
    }
}

pub(super) fn too_dear(cost: Sixteenths, left: Sixteenths) -> Refusal {
    Refusal::new("MOVE-05", "SS 13.3", "move-05-needs-mp-left")
        .with(cost)
        .with(left)
        .showing(Evidence::Costs)
}
