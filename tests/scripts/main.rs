//! The scripts of the first game: its events, and the rules of its scenarios that data cannot say.

mod arrivals;
mod events;
mod field;
mod release;
mod valley;
