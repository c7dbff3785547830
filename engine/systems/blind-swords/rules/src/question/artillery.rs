//! Questions of an artillery step.

use kernel::{HexId, Side};

use crate::game::UnitId;

/// Questions of an artillery step: which hex, which unit and which action. ART-01, ART-02, ART-12.
#[derive(Clone, Debug, PartialEq)]
pub enum ArtilleryQuestion {
    /// Which hex acts? ART-01.
    Hex(Side),
    /// Which unit of the hex acts next? ART-02.
    Unit(HexId),
    /// What does the unit do? ART-02, ART-12.
    Action(ArtilleryAction),
}

/// Unit that acts in an artillery step, and whether it has fired. ART-02, ART-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArtilleryAction {
    /// The battery or cavalry that acts.
    pub unit: UnitId,
    /// Whether the unit has already fired. Cavalry may still move after fire.
    pub has_fired: bool,
}
