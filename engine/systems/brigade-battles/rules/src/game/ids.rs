//! Ids of the parts of a game.

use kernel::{IdSet, small_id};

small_id!(
    /// Index of a combat unit of the game.
    UnitId(u8),
    "$ref unit"
);
small_id!(
    /// Index of a leader of the game.
    LeaderId(u8),
    "$ref leader"
);
small_id!(
    /// Index of a division of the game.
    DivisionId(u8),
    "$ref division"
);
small_id!(
    /// Index of a kind of terrain in the charts.
    TerrainId(u8),
    "$ref terrain"
);
small_id!(
    /// Index of an optional rule of the scenario.
    OptionId(u8),
    "$ref option"
);
small_id!(
    /// Index of a scenario of the game.
    ScenarioId(u8)
);
small_id!(
    /// Index of a reinforcement group of the scenario.
    ArrivalId(u8)
);

/// Set of units, which stores their ids as bits.
pub type UnitSet = IdSet<2>;
/// Set of leaders, which stores their ids as bits.
pub type LeaderSet = IdSet<1>;
