//! Scripts of the first game: its events and scenario rules. Also the trial run of every game's
//! scripts.

mod arrivals;
mod events;
mod field;
mod rehearsed;
mod release;
mod valley;
