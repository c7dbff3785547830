//! Human-readable descriptions of questions, answers and events, for players.
//!
//! The descriptions use the same legality checks as the game, and change no board. Programs read
//! the ids of [`Question::id_of`](crate::question::Question::id_of) instead of these texts.

mod approach;
pub mod caution;
mod chart;
mod coach;
mod forecast;
pub mod hexside;
mod name;
mod note;
mod option;
mod origin;
mod printed;
mod question;
mod roll;
mod story;
mod tell;
pub mod traits;
pub mod why;

pub use caution::caution;
pub use chart::shift_name;
pub use coach::coach;
pub use forecast::{odds, percent, taken};
pub use hexside::on_hexside;
pub use name::{arm, counter, hex, marked_hex, strength, unit, units};
pub(crate) use name::{
    arm_name, band_name, effect_name, ground, ground_place, order, place_name, test_name, traits_of,
};
pub use note::{chit_help, note, permissions};
pub use option::label;
pub use origin::{hex_mark, side_mark};
pub use printed::printed;
pub(crate) use question::fog_row;
pub use question::prompt;
pub use roll::roll;
pub use story::{chapter, heading};
pub use tell::event;
pub(crate) use traits::{effects_of, unit_trait};
pub use why::why;
