//! Game packages: YAML read, checked and compiled, with placed diagnostics.
//!
//! [`load`] turns a folder into a [`Loaded`] package, or into everything that is wrong with it.

pub mod builtin;
mod check;
pub mod codes;
mod compile;
mod conform;
pub mod de;
pub mod diag;
pub mod diff;
pub mod document;
pub mod documents;
mod figures;
mod hash;
mod load;
pub mod model;
pub mod overlay;
mod provenance;
pub mod reference;
pub mod render;
pub mod schema;
mod scripts;
pub mod source;
mod suggest;
pub mod tidy;
pub mod tree;
mod validate;
pub mod yaml;

pub use check::Checked;
pub use compile::compile;
pub use diag::Diagnostic;
pub use hash::PackageHash;
pub use load::{Loaded, load, load_sources};
pub use provenance::{Share, Shares};
pub use source::{Sources, find};
pub use validate::{Report, validate, validate_sources};
