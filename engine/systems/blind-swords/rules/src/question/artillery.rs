//! Questions of an artillery step.

use kernel::{HexId, Side};

use crate::game::UnitId;

/// Who acts in an artillery step, and how. ART-01, ART-02, ART-12.
#[derive(Clone, Debug, PartialEq)]
pub enum ArtilleryQuestion {
    /// Which hex acts? ART-01.
    Hex(Side),
    /// Which unit of the hex acts next? ART-02.
    Unit(HexId),
    /// What does it do? ART-02, ART-12.
    Action(ArtilleryAction),
}

/// What a unit may do in an artillery step. ART-02, ART-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArtilleryAction {
    /// The battery or cavalry that acts.
    pub unit: UnitId,
    /// Whether it has fired already: cavalry may still move.
    pub has_fired: bool,
}
