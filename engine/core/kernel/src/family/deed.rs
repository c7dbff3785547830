use crate::HexId;

/// The effect of an option, as seen by heuristic bots.
///
/// ```
/// use kernel::{Deed, HexId, Part, Stance};
/// /// Value of an effect for a bot that wants to hold a hex.
/// fn worth(deed: Deed, held: HexId) -> i32 {
///     match deed {
///         Deed::Stance(Stance::Defend) => 2,
///         Deed::Go(hex) | Deed::Stay(hex) if hex == held => 3,
///         Deed::Part(Part::Leave) | Deed::Decisive(Part::Leave) => -3,
///         _ => 0,
///     }
/// }
///
/// let held = HexId(7);
/// let offered = [Deed::Part(Part::Leave), Deed::Go(HexId(8)), Deed::Stay(held), Deed::Other];
/// let best = offered.into_iter().max_by_key(|deed| worth(*deed, held));
/// assert_eq!(best, Some(Deed::Stay(held)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Sets how a formation fights.
    Stance(Stance),
    /// Fires at or attacks this hex.
    Aim(HexId),
    /// Takes an optional action.
    Part(Part),
    /// Takes an optional action at a question whose other options are hexes. The player chooses
    /// either the action or one of the hexes.
    Decisive(Part),
    /// A unit moves to this hex.
    Go(HexId),
    /// A unit remains in this hex.
    Stay(HexId),
    /// An effect that no goal values.
    Other,
}

/// A formation's way to fight; [`Deed::Stance`] sets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stance {
    /// Closes with the enemy.
    Attack,
    /// Holds its ground.
    Defend,
    /// Moves to another place.
    Move,
    /// Rests and recovers.
    Rest,
}

/// An optional action; [`Deed::Part`] takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Lets a unit act, recover or be placed.
    Begin,
    /// Fires at a target.
    Fire,
    /// Adds to a fire.
    Join,
    /// Moves a unit.
    March,
    /// Takes other units along.
    Along,
    /// Attacks at close quarters.
    Assault,
    /// Leaves the map.
    Leave,
}
