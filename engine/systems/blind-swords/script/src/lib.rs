//! Rhai host, which runs a package's script functions in a sandbox.
//!
//! A script reads like the card that it implements, top to bottom. It may ask a question at any
//! point. If the answer is missing, the script unwinds, and the play runs again later with the
//! answers received so far. The script reference is generated from the functions registered here.

mod api;
mod arms;
mod call;
mod closures;
mod compared;
mod compile;
pub mod coverage;
mod diagnostic;
mod exported;
mod failures;
mod guard;
mod host;
pub mod limits;
mod lint;
mod looked_up;
mod meter;
pub mod reference;
mod sandbox;
mod source;
mod types;
mod value;
mod words;

pub use api::{Function, functions};
pub use compile::{Report, check};
pub use coverage::{Bodies, Body, BodyKind, forget};
pub use diagnostic::ScriptDiag;
pub use exported::Exported;
pub use failures::failures_of;
pub use host::Host;
pub use meter::spent;
pub use source::{Source, Sources};
