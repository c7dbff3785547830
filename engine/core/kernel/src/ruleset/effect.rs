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
    /// Sets the combat posture of a formation.
    Posture(Posture),
    /// Fires at or attacks this hex.
    Aim(HexId),
    /// Takes an optional action, such as firing.
    Part(Part),
    /// Takes an optional action at a question for the next hex, such as a charge or an exit. Bots
    /// that value the action prefer it to any hex.
    Decisive(Part),
    /// A unit moves to this hex.
    Go(HexId),
    /// A unit remains in this hex.
    Stay(HexId),
    /// Any other effect, to which bots with goals are indifferent.
    Other,
}

/// Combat posture of a formation; [`Effect::Posture`] sets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posture {
    /// The formation closes with the enemy.
    Attack,
    /// The formation holds its ground.
    Defend,
    /// The formation moves to another place.
    Move,
    /// The formation rests and recovers.
    Rest,
}

/// An optional action; [`Effect::Part`] takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Chooses a unit to act, recover or be placed.
    Begin,
    /// Fires at an enemy target.
    Fire,
    /// Adds another unit to a fire combat.
    Join,
    /// Moves a unit to another hex.
    March,
    /// Takes other units along with the moving unit.
    Along,
    /// Attacks the enemy in close combat.
    Assault,
    /// Takes a unit off the map.
    Leave,
}
