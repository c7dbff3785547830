//! Blind Swords through the session: matches, saves, the protocol and bots.

mod bots;
mod drawing;
mod matches;
mod otherwise;
mod past;
mod protocol;
mod saves;
