//! Restrictions at night, and in mist or rain with the same effect. SS 22.0. RNG-04, CC-01.

use kernel::HexId;

use crate::game::{Night, NightId};
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Evidence, Refusal, require};
use crate::system::Position;

/// Returns the night that includes the current turn. `None` outside the nights.
pub fn now(position: Position<'_>) -> Option<(NightId, &Night)> {
    let turn = position.board.turn();
    let nights = position.game().nights.iter().enumerate();
    let mut nights = nights.map(|(n, night)| (NightId::from_index(n), night));
    nights.find(|(_, night)| night.covers(turn))
}

/// Checks whether a fire combat is within the maximum range that the night allows.
pub fn lets_fire(position: Position<'_>, target: HexId, distance: u8) -> Check {
    let Some((night, of)) = now(position) else { return Ok(()) };
    let Some(range) = of.range.filter(|&range| distance > range) else { return Ok(()) };
    let far = "rng-04-too-far-at-night";
    let refusal = Refusal::new("RNG-04", "SS 22.0", far).with(target).with(night).with(range);
    refusal.showing(Evidence::Ranges).err()
}

/// Checks whether the night allows close combat.
pub fn lets_attack(position: Position<'_>) -> Check {
    let Some((night, of)) = now(position) else { return Ok(()) };
    let refusal = Refusal::new("CC-01", "SS 22.0", "cc-01-nobody-attacks").with(night);
    require(!of.no_close_combat, refusal)
}
