//! Assumptions about decisions that players have yet to make.

use kernel::{Direction, HexId};

use crate::game::UnitId;

/// Assumption about a decision that a player has yet to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assumption {
    /// Choice of the lead unit among the largest units. FIRE-08.
    Lead(UnitId),
    /// Choice of the Assaulting Hex. CC-10.
    Assaulting(HexId),
    /// Choice of the primary hexside for converging fire. CONV-02.
    Primary(Direction),
}
