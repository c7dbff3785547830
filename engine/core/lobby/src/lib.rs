//! Matches as a page asks for them: who sits where, what each sees, what he may do; whoever keeps them.
//!
//! A server and an engine in the browser answer the same requests with the same JSON, and it is made here: a
//! [`Call`](call::Call) is a request taken apart, a [`Lobby`] is where matches are found, a [`Ledger`] is where they are
//! kept. Nothing here knows a rule, a socket, a file or a thread.

pub mod call;
pub mod feed;
mod host;
pub mod key;
pub mod ledger;
pub mod limits;
pub mod live;
mod local;
mod make;
pub mod memory;
pub mod refused;
pub mod seats;
pub mod shelf;
mod snapshot;
mod visitor;
mod words;

pub use host::{For, free, lapse};
pub use key::Key;
pub use ledger::{About, Damage, Kind, Ledger, Said, Sought, Stored, Unkept};
pub use live::Live;
pub use local::Local;
pub use make::{Created, NewMatch, Player, bring, claim, create, join, reopen};
pub use refused::Refused;
pub use shelf::Shelf;
pub use visitor::Visitor;

/// Where matches are found: in memory, or brought there from a ledger.
pub trait Lobby {
    /// The games.
    fn shelf(&self) -> &Shelf;

    /// Where its matches are kept.
    fn ledger(&self) -> &dyn Ledger;

    /// Who asks, where it is counted what each has; whoever owns the machine is not counted.
    fn visitor(&self) -> Option<Visitor> {
        None
    }

    /// Looks at a match.
    ///
    /// # Errors
    /// If there is none, it cannot be read, or as `look` has it.
    fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Refused>,
    ) -> Result<T, Refused>;

    /// Changes a match, and tells those who follow it.
    ///
    /// # Errors
    /// If there is none, it cannot be read, or as `change` has it.
    fn change<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<T, Refused>;

    /// Takes in a new match, which is kept already.
    ///
    /// # Errors
    /// If computers are to play at once, and what they play cannot be kept.
    fn add(&self, live: Live) -> Result<(), Refused>;
}

kernel::messages!();
