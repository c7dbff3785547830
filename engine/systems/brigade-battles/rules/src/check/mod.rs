//! Legality checks. They read the position and change nothing.

pub mod advance;
pub mod bill;
pub mod command;
pub mod entry;
pub mod fate;
pub mod fire;
pub mod flight;
pub mod leaders;
pub mod legality;
pub mod morale;
pub mod movement;
pub mod rally;
pub mod reach;
pub mod set_up;
pub mod sight;
pub mod victory;
pub mod zones;
