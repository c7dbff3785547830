//! A match: record, save, replay, undo, seats, simulation and cases.

pub mod answer;
mod bots;
pub mod cases;
pub mod exercise;
pub mod invariants;
pub mod journal;
pub mod library;
mod matches;
pub mod probe;
pub mod protocol;
mod refused;
pub mod save;
mod seat;
mod setup;
pub mod shrink;
pub mod sight;
pub mod simulate;
mod sources;
pub mod stream;
pub mod trace;

pub use bots::Want;
pub use matches::{
    Candidate, CannotUndo, Decision, DecisionOption, Forecast, MAX_ANSWERS, Match, MatchError,
    Misfit, OptionOdds, Outcome, Past, Played, Reached, Reason, Share, Shift, Then, Verdict,
    Waiting,
};
pub use refused::Refused;
pub use seat::{NoSuchSeat, Seat};
pub use setup::{Library, Opened, OptionValue, Options, Setup, SetupError};
pub use sources::{Chance, Positions, Sources};
#[cfg(test)]
mod testing;
