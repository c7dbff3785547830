//! Blind Swords played through the session: matches, saves, the protocol, bots.

mod bots;
mod drawing;
mod matches;
mod otherwise;
mod past;
mod protocol;
mod saves;
