use crate::HexId;

/// What an answer comes to, for players that want something.
///
/// ```
/// use kernel::{Deed, HexId, Part, Stance};
/// /// Of somebody who wants to hold a hex: the more, the better.
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
    /// A formation is to fight in this way.
    Stance(Stance),
    /// This hex is fired at or attacked.
    Aim(HexId),
    /// Something is done that one may also leave.
    Part(Part),
    /// The same where hexes are offered beside it, so that one does either this or something in a hex.
    Decisive(Part),
    /// Somebody goes to this hex.
    Go(HexId),
    /// Somebody stays in this hex.
    Stay(HexId),
    /// No want has a view of it.
    Other,
}

/// In which way a formation is to fight; a [`Deed`] that sets it is a [`Deed::Stance`].
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

/// What one may do or leave; a [`Deed`] that does it is a [`Deed::Part`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// To let somebody act, recover or be placed.
    Begin,
    /// To open fire.
    Fire,
    /// To add to a fire.
    Join,
    /// To move.
    March,
    /// To take others along.
    Along,
    /// To attack whoever is met, not from afar.
    Assault,
    /// To leave the map.
    Leave,
}
