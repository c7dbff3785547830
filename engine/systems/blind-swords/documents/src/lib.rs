//! Packages of Blind Swords: documents, checks and compilation.
//!
//! [`load`] turns a folder into a [`Loaded`] package, or into all its diagnostics.

mod builtin;
pub mod check;
pub mod codes;
mod compile;
pub mod diff;
pub mod documents;
pub mod family;
pub mod figures;
mod form;
mod grid;
mod inspect;
mod lessons;
mod limits;
mod load;
pub mod model;
mod names;
mod scripts;
pub mod setup;
mod stand_in;

pub use compile::compile;
pub use document;
pub use document::source::find;
pub use document::{
    Allowed, Checked, Diagnostic, PackageHash, Sources, copies, diag, explain, overlay, reference,
    render, source, tidy, tree, yaml,
};
pub use family::BLIND_SWORDS;
pub use inspect::{Report, inspect};
pub use load::{Loaded, in_memory, load, load_sources, read};
pub use scripts::{placed, sources as script_sources};
