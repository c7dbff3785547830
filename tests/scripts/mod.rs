//! The scripts of the first game: its events, and the rules of its scenarios that data cannot say. And what is tried of
//! the scripts of every game before it is played.

mod arrivals;
mod events;
mod field;
mod rehearsed;
mod release;
mod valley;
