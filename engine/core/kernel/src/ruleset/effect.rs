use crate::HexId;

/// The effect of an option, as seen by heuristic bots.
///
/// ```
/// use kernel::{Effect, HexId, Part, Posture};
/// /// Value of an effect for a bot that wants to hold a hex.
/// fn worth(effect: Effect, held: HexId) -> i32 {
///     match effect {
///         Effect::Posture(Posture::Defend) => 2,
///         Effect::Go(hex) | Effect::Stay(hex) if hex == held => 3,
///         Effect::Part(Part::Leave) | Effect::Decisive(Part::Leave) => -3,
///         _ => 0,
///     }
/// }
///
/// let held = HexId(7);
/// let offered = [Effect::Part(Part::Leave), Effect::Go(HexId(8)), Effect::Stay(held), Effect::Other];
/// let best = offered.into_iter().max_by_key(|effect| worth(*effect, held));
/// assert_eq!(best, Some(Effect::Stay(held)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Sets how a formation fights.
    Posture(Posture),
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

/// A formation's way to fight; [`Effect::Posture`] sets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posture {
    /// Closes with the enemy.
    Attack,
    /// Holds its ground.
    Defend,
    /// Moves to another place.
    Move,
    /// Rests and recovers.
    Rest,
}

/// An optional action; [`Effect::Part`] takes it.
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
