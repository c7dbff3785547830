//! A match of any rule system: record, save, replay, undo, seats, bots, the line protocol.
//!
//! [`Match`] and [`Edition`] are generic over the rule system. [`AnyMatch`] and [`AnyEdition`] are
//! their trait objects, for callers that do not know the rule system.

pub mod answer;
pub mod api;
mod bots;
mod carried;
pub mod chain;
pub mod complaint;
mod contents;
mod edition;
pub mod ending;
pub mod journal;
pub mod lesson;
mod look_up;
mod matches;
pub mod notation;
mod pages;
pub mod pbem;
pub mod protocol;
mod refused;
pub mod report;
pub mod save;
mod seat;
mod seated;
mod seed;
mod setup;
mod sources;
pub mod stream;
mod text_view;

pub use bots::Goal;
pub use contents::{Contents, Digests, OtherContents};
pub use edition::{
    AnyEdition, Edition, Library, Listed, Printed, Rules, changes_since, edition_of,
};
pub use ending::{CannotEnd, Declined, EarlyEnd, EndAct};
pub use look_up::about;
pub use matches::{
    AnyMatch, Automatic, Candidate, CannotUndo, Decision, DecisionOption, DrawOffer, DrawOption,
    FactSeen, Foretold, Glimpse, Hint, HintReason, Instead, Involved, MAX_ANSWERS, Match,
    MatchError, Misfit, Offered, OptionOdds, Pass, Past, Played, Reason, Reckoned, Review,
    Reviewed, Status, Then, Unreviewed, Verdict, Waiting, meant,
};
pub use refused::Refused;
pub use seat::{NoSuchSeat, Seat};
pub use seated::PlayerFault;
pub use seed::{NoSeed, Seed};
pub use setup::{Asking, OptionValue, Options, Setup, SetupError, settle};
pub use sources::{Chance, Positions, Sources};
pub use text_view::{SidePanel, Stack, TextView};

// Includes the toy rule system of the testing crate as a module, so that its tests run here.
#[cfg(test)]
extern crate self as session;
#[cfg(test)]
#[path = "../../../systems/testing/src/toy/mod.rs"]
#[expect(unreachable_pub, reason = "it is public where other crates have it")]
#[expect(dead_code, unused_imports, reason = "other crates use its bots")]
mod toy;

kernel::messages!();
