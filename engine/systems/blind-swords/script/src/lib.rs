//! Rhai host: runs the script functions that a package names, in a sandbox.
//!
//! A script reads like the card that it carries out, top to bottom. It may ask a question at any
//! point. A question without an answer unwinds it, and the play runs again later with the answers
//! given so far. The script reference is generated from the functions registered here.

mod api;
mod arms;
mod call;
mod closures;
mod compared;
mod compile;
pub mod coverage;
mod diagnostic;
mod failures;
mod host;
mod lint;
mod meter;
pub mod reference;
mod sandbox;
mod source;
mod words;

pub use api::{Function, functions};
pub use compile::{Exported, Report, check};
pub use coverage::{Bodies, Body, BodyKind, forget};
pub use diagnostic::ScriptDiag;
pub use failures::failures_of;
pub use host::Host;
pub use meter::spent;
pub use sandbox::limits;
pub use source::{Source, Sources};
