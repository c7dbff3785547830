//! The computer player of the Terrible Swift Sword family.

use kernel::PerSide;

use super::{opened, setup};
use crate::computers;

/// A captain beats the bot that attacks the nearest enemy, from either side.
#[test]
fn a_captain_beats_an_attack() {
    computers::beats_an_attack(&opened(), setup(500, PerSide::default()));
}

#[test]
fn hints_are_never_empty_and_always_the_same() {
    computers::hints_are_never_empty_and_always_the_same(&opened(), |seed| {
        setup(seed, PerSide::default())
    });
}
