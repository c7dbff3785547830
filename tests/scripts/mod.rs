//! Scripts of the first game: its events and the rules of its scenarios. A further test runs the
//! script trial of every game.

mod arrivals;
mod events;
mod field;
mod rehearsed;
mod release;
mod valley;
