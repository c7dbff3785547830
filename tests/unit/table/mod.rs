//! Matches, saves, the line protocol and bots, tested through the session crate with Blind Swords.

mod bots;
mod drawing;
mod matches;
mod otherwise;
mod past;
mod protocol;
mod saves;
