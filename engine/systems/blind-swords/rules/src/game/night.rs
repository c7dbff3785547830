use super::{Permission, small_id};

small_id!(
    /// A night of the turn track.
    NightId(u8)
);

/// Turns played at night, or in mist or rain with the same effect. SS 22.0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Night {
    /// Phrase for refusals, such as `by night`.
    pub when: String,
    /// First turn.
    pub first: u8,
    /// Last turn.
    pub last: u8,
    /// Maximum range of fire in hexes. `None` means no limit by night.
    pub range: Option<u8>,
    /// Whether close combat is allowed.
    pub close_combat: Permission,
}

impl Night {
    /// Whether the night includes a turn.
    pub fn covers(&self, turn: u8) -> bool {
        (self.first..=self.last).contains(&turn)
    }
}
