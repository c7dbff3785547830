//! Matches that pages play: seats, views, actions and storage.
//!
//! A server and the engine in a browser answer the same requests with the same JSON, which this
//! crate produces. A [`Call`](call::Call) is a parsed request, a [`Lobby`] finds matches, and a
//! [`MatchStore`] stores them. The crate contains no rules, sockets, files or threads.

mod addresses;
pub mod alerts;
pub mod call;
pub mod feed;
mod host;
pub mod key;
pub mod limits;
pub mod live;
mod local;
mod make;
pub mod match_store;
pub mod memory;
pub mod package_index;
mod reached;
pub mod refused;
pub mod seats;
mod snapshot;
mod visitor;
mod words;

pub use addresses::{AlertAddresses, AlertKind};
pub use alerts::{Alert, BadWebhook, Occasion};
pub use host::{For, free, lapse};
pub use key::Key;
pub use live::Live;
pub use local::Local;
pub use make::{Created, NewMatch, Player, bring, claim, create, join, reopen};
pub use match_store::{About, ChatLine, Damage, Kind, MatchStore, Sought, Stored, Unkept};
pub use package_index::PackageIndex;
pub use reached::Reached;
pub use refused::Refused;
pub use visitor::Visitor;

/// Access to matches, in memory or loaded from the match store.
pub trait Lobby {
    /// Returns the index of available games.
    fn package_index(&self) -> &PackageIndex;

    /// Returns the store of the matches.
    fn match_store(&self) -> &dyn MatchStore;

    /// Returns the visitor to whom limits apply. `None` for the owner of the machine, who has no
    /// limits.
    fn visitor(&self) -> Option<Visitor> {
        None
    }

    /// Returns the ways in which the host sends alerts. Empty if it sends none.
    fn alert_kinds(&self) -> &[AlertKind] {
        &[]
    }

    /// Checks that the host may send alerts to a web address.
    ///
    /// # Errors
    /// If the host sends no such alerts, or none to this address.
    fn check_webhook(&self, address: &str) -> Result<(), Refused> {
        let _ = address;
        Err(Refused::no_alerts())
    }

    /// Calls `look` with a match, and returns the result.
    ///
    /// # Errors
    /// If there is no such match, if it cannot be read, or if `look` fails.
    fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Refused>,
    ) -> Result<T, Refused>;

    /// Calls `change` with a match, and notifies the followers of the match.
    ///
    /// # Errors
    /// If there is no such match, if it cannot be read, or if `change` fails.
    fn change<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<T, Refused>;

    /// Adds a new match that is already in the store.
    ///
    /// # Errors
    /// If bots play at once and the store cannot accept their answers.
    fn add(&self, live: Live) -> Result<(), Refused>;
}

kernel::messages!();
