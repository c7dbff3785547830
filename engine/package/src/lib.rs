//! Game packages: YAML read, checked and compiled, with placed diagnostics.
//!
//! [`load`] turns a folder into a [`Loaded`] package, or into everything that is wrong with it.

mod allow;
mod ambiguous;
pub mod builtin;
mod check;
pub mod codes;
mod compile;
mod conform;
mod controls;
pub mod copies;
mod damage;
pub mod de;
pub mod diag;
pub mod diff;
pub mod document;
pub mod documents;
pub mod explain;
mod figures;
mod hash;
mod ignored;
mod inspect;
mod limits;
mod load;
pub mod model;
pub mod overlay;
mod provenance;
pub mod reference;
pub mod render;
mod report;
pub mod schema;
mod scripts;
pub mod source;
mod suggest;
pub mod tidy;
pub mod tree;
mod words;
pub mod yaml;

pub use allow::Allowed;
pub use check::Checked;
pub use compile::compile;
pub use diag::Diagnostic;
pub use hash::PackageHash;
pub use inspect::{Inspection, inspect};
pub use load::{Loaded, load, load_sources};
pub use provenance::{Share, Shares};
pub use report::Report;
pub use scripts::placed;
pub use source::{Sources, find};
