//! HTTP server for many matches, and the page that plays them in a browser.
//!
//! The page is served from the same binary and speaks JSON over HTTP. `book/src/build/http.md`
//! describes the interface. A secret key opens each seat, and SQLite stores the lines of each
//! match. The server acknowledges a change only after it is committed. The crate `lobby` defines
//! requests and replies. This crate is independent of the rules.

mod admin;
mod alerts;
mod app;
mod asker;
mod assets;
mod audience;
mod brought;
mod caller;
mod computers;
mod connections;
mod editing;
mod failure;
mod feed;
mod guard;
mod help;
#[cfg(test)]
mod histories;
mod keeper;
mod limiter;
mod limits;
mod links;
mod matches;
mod metrics;
mod named;
mod queue;
mod routes;
mod server;
mod site;
mod store;
mod telemetry;
mod tickets;
mod visit;

pub use admin::{Admin, AdminError, Examined, Listed};
pub use alerts::{Alerts, Reach};
pub use editing::{EditServer, Editing, RunningEditor};
pub use help::Help;
pub use limits::Limits;
pub use links::Links;
pub use lobby::{AlertKind, Created, Key, NewMatch, PackageIndex, Player};
pub use server::{Config, MakeError, Running, Server, ServerError};
pub use site::{Engine, site};
pub use store::{CannotOpen, Keep};
pub use telemetry::Telemetry;
