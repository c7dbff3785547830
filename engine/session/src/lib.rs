//! A match: record, save, replay, undo, seats.

pub mod answer;
mod bots;
pub mod journal;
pub mod library;
mod matches;
pub mod protocol;
mod refused;
pub mod save;
mod seat;
mod setup;
pub mod sight;
mod sources;
pub mod stream;

pub use bots::Want;
pub use matches::{
    Candidate, CannotUndo, Decision, DecisionOption, Forecast, MAX_ANSWERS, Match, MatchError,
    Misfit, OptionOdds, Outcome, Past, Played, Reached, Reason, Share, Shift, Then, Verdict,
    Waiting, refusal,
};
pub use refused::Refused;
pub use seat::{Answer, Ask, NoSuchSeat, Seat};
pub use setup::{Library, Opened, OptionValue, Options, Setup, SetupError, settle};
pub use sources::{Chance, Positions, Sources};
#[cfg(any(test, feature = "testing"))]
pub mod testing;
