//! Packages of the Civil War Brigade Battle Series: documents, checks and compilation.
//!
//! [`inspect`] turns the files of a package into a [`Loaded`] package and all its diagnostics.

mod check;
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

pub use family::BRIGADE_BATTLES;
pub use inspect::{Loaded, Report, inspect};
