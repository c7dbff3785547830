//! Packages of the Terrible Swift Sword family: documents, checks and compilation.
//!
//! [`inspect`] turns the files of a package into a [`Loaded`] package and all its diagnostics.

pub mod codes;
mod compile;
pub mod diff;
pub mod documents;
pub mod family;
mod figures;
mod form;
mod inspect;
mod lessons;
pub mod model;
mod names;
pub mod setup;
pub mod table;

kernel::messages!();

pub use family::TERRIBLE_SWIFT_SWORD;
pub use inspect::{Loaded, Report, inspect};
