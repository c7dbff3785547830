//! Blind Swords through the session crate: matches, saves, the protocol and bots.

mod bots;
mod drawing;
mod matches;
mod otherwise;
mod past;
mod protocol;
mod saves;
