use crate::HexId;

/// What an answer comes to, for players that want something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A formation is to fight in this way.
    Stance(Stance),
    /// This hex is fired at or attacked.
    Aim(HexId),
    /// Something is done that one may also leave.
    Part(Part),
    /// The same where hexes are offered beside it.
    Decisive(Part),
    /// Somebody goes to this hex.
    Go(HexId),
    /// Somebody stays in this hex.
    Stay(HexId),
    /// No want has a view of it.
    Other,
}

/// In which way a formation is to fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stance {
    /// It closes with the enemy.
    Attack,
    /// It holds its ground.
    Defend,
    /// It goes somewhere.
    Move,
    /// It recovers.
    Rest,
}

/// What one may do or leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// To let somebody act, rally or be placed.
    Begin,
    /// To open fire.
    Fire,
    /// To add to a fire.
    Join,
    /// To move.
    March,
    /// To take others along.
    Along,
    /// To attack in close combat.
    Assault,
    /// To leave the map.
    Leave,
}
