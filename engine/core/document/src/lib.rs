//! Documents of packages: YAML with source positions, schema validation, overlays, diagnostics, and
//! the origins of figures.
//!
//! The crate is independent of games and rule systems. A rule system provides its [`Dialect`],
//! which lists its kinds of documents and their possible errors.

pub mod allow;
pub mod ambiguous;
pub mod codes;
pub mod compile;
pub mod conflict;
#[cfg(feature = "conform")]
pub mod conform;
#[cfg(not(feature = "conform"))]
#[path = "conform/absent.rs"]
pub mod conform;
pub mod controls;
pub mod copies;
pub mod damage;
pub mod de;
pub mod diag;
mod dialect;
pub mod diff;
pub mod edit;
pub mod explain;
pub mod figures;
mod file;
mod files;
mod folder;
pub mod form;
pub mod ground;
mod hash;
mod ignored;
mod kept;
mod kind;
pub mod layout;
pub mod lesson;
pub mod limits;
mod located;
mod manifest;
mod misfit;
mod name;
mod opening;
pub mod options;
pub mod overlay;
mod own;
pub mod packed;
pub mod packing;
pub mod provenance;
pub mod quotes;
pub mod reader;
pub mod reference;
pub mod render;
mod report;
pub mod scale;
pub mod source;
pub mod suggest;
pub mod symbols;
pub mod tidy;
pub mod tree;
mod typed;
pub mod words;
pub mod yaml;

pub use allow::Allowed;
pub use diag::Diagnostic;
pub use dialect::{Dialect, ScriptFunction, ScriptInterface, Shared};
pub use folder::{Archive, Folder, Unread};
pub use ground::Ground;
pub use hash::{Digests, PackageHash, digests};
pub use kernel::{Keyed, Named, bounds, marks, origin, text};
pub use kind::{DocumentKind, Kind, Nature, Number};
pub use located::Located;
pub use manifest::{Manifest, Word};
pub use name::Name;
pub use opening::Opening;
pub use report::{Checked, Report};
pub use source::Sources;
pub use suggest::nearest;
pub use typed::Document;
