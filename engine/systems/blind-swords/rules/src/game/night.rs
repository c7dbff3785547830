use super::{Permission, small_id};

small_id!(
    /// Id of a night of the turn track.
    NightId(u8)
);

/// Consecutive night turns, or turns of mist or rain with the same effect. SS 22.0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Night {
    /// Phrase for refusals, such as `by night`.
    pub when: String,
    /// First night turn.
    pub first: u8,
    /// Last night turn, included.
    pub last: u8,
    /// Maximum range of fire in hexes. `None` if the night does not limit fire.
    pub range: Option<u8>,
    /// Whether the night allows close combat.
    pub close_combat: Permission,
}

impl Night {
    /// Whether the night includes a turn.
    pub fn covers(&self, turn: u8) -> bool {
        (self.first..=self.last).contains(&turn)
    }
}
