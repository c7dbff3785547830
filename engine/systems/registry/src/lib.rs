//! Registry of the rule systems, and source of their packages. No other crate names the systems.
//!
//! By default the crate contains only the parts needed for play. The feature `laboratory` adds
//! inspection, cases and comparisons.

mod built_in;
#[cfg(feature = "laboratory")]
mod desk;
#[cfg(feature = "laboratory")]
mod examined;
mod folders;
mod kept;
#[cfg(feature = "laboratory")]
mod package;
mod systems;
#[cfg(feature = "laboratory")]
mod templates;

/// Modules that play matches between bots with different plans or weights. Only some systems have
/// bots with plans or weights.
#[cfg(feature = "laboratory")]
pub use blind_swords_lab::{rivals, tune};
pub use built_in::GAMES;
#[cfg(feature = "laboratory")]
pub use desk::desk;
#[cfg(feature = "laboratory")]
pub use examined::CannotCompare;
pub use folders::Folders;
#[cfg(feature = "laboratory")]
pub use laboratory::{CaseReports, Rulebook};
#[cfg(feature = "laboratory")]
pub use package::AnyPackage;
#[cfg(feature = "laboratory")]
pub use systems::ALL;
pub use systems::{Book, OPENINGS, Opening};
#[cfg(feature = "laboratory")]
pub use templates::{SCHEMAS, schemas_folder, template};
