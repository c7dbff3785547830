//! Ids of the parts of a game.

use kernel::{IdSet, small_id};

small_id!(
    /// Index of a combat unit or wagon of the game.
    UnitId(u8),
    "$ref unit"
);
small_id!(
    /// Index of a leader of the game.
    LeaderId(u8),
    "$ref leader"
);
small_id!(
    /// Index of a brigade of the game.
    BrigadeId(u8),
    "$ref brigade"
);
small_id!(
    /// Index of a scenario of the game.
    ScenarioId(u8)
);

/// Set of units, which stores their ids as bits.
pub type UnitSet = IdSet<2>;
/// Set of leaders, which stores their ids as bits.
pub type LeaderSet = IdSet<1>;
/// Set of brigades, which stores their ids as bits.
pub type BrigadeSet = IdSet<1>;
