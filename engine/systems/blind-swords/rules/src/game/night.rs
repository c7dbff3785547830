use super::{Permission, small_id};

small_id!(
    /// A night of the turn track.
    NightId(u8)
);

/// Turns that are played by night, or in mist or rain that comes to the same. SS 22.0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Night {
    /// When they are, as refusals say it: `by night`.
    pub when: String,
    /// The first of them.
    pub first: u8,
    /// The last of them.
    pub last: u8,
    /// The most hexes at which anybody fires; as by day where there is none.
    pub range: Option<u8>,
    /// Whether anybody attacks in close combat.
    pub close_combat: Permission,
}

impl Night {
    /// Whether a turn is one of them.
    pub fn covers(&self, turn: u8) -> bool {
        (self.first..=self.last).contains(&turn)
    }
}
