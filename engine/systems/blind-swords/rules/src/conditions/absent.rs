//! Conditions that can never hold, because a package lacks a thing.

use crate::game::Game;

/// A package, as seen by the check for conditions that can never hold.
pub trait Package {
    /// Returns the compiled game.
    fn game(&self) -> &Game;
    /// Whether any script of the package contains an id. Scripts alone place markers.
    fn has_script_with(&self, id: &str) -> bool;
}

/// Hex, unit or other thing that a package lacks, so that a condition can never hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Absent {
    /// The map has no such hex.
    Hex,
    /// The map has no such hexside.
    Hexside,
    /// The order of battle has no such unit.
    Unit,
    /// No script places this marker.
    Marker(String),
    /// No scenario lasts beyond this turn.
    Turn(u8),
}
