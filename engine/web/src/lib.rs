//! The table in a browser: one server, many matches, and the page itself.
//!
//! The page is served from the same binary and speaks JSON over HTTP; `docs/web.md` has the whole
//! interface. A seat is a secret key, a match is a row of lines in SQLite, and nothing is
//! acknowledged before it is committed. The words, the legal answers and what a side may know come
//! from the layers below; nothing here knows a rule.

mod admin;
mod asker;
mod assets;
mod audience;
mod connections;
mod failure;
mod feed;
mod guard;
#[cfg(test)]
mod histories;
mod keeper;
mod key;
mod limiter;
mod limits;
mod links;
mod live;
mod matches;
mod metrics;
mod queue;
mod routes;
mod seats;
mod server;
mod shelf;
mod snapshot;
mod store;

pub use admin::{Admin, AdminError, Examined, Listed, is_database};
pub use key::Key;
pub use limits::Limits;
pub use links::Links;
pub use matches::{Created, MakeError, NewMatch, Player};
pub use server::{Config, Running, Server, ServerError, Told};
pub use shelf::Shelf;
pub use store::{CannotOpen, Keep};
