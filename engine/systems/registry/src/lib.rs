//! Registry of the rule systems, and source of their packages. No other crate names the systems.
//!
//! By default the crate contains only the parts needed for play. The feature `laboratory` adds
//! inspection, cases and comparisons.

mod built_in;
#[cfg(feature = "laboratory")]
mod examined;
mod folders;
mod opening;
#[cfg(feature = "laboratory")]
mod rulebook;

use document::{Diagnostic, Report};

/// Modules that play matches between bots with different plans or weights. Only some systems have
/// bots with plans or weights.
#[cfg(feature = "laboratory")]
pub use blind_swords_lab::{rivals, tune};
pub use built_in::GAMES;
#[cfg(feature = "laboratory")]
pub use examined::CannotCompare;
pub use folders::Folders;
pub use opening::{Book, OPENINGS, Opening};
#[cfg(feature = "laboratory")]
pub use rulebook::{
    ALL, AnyPackage, BLIND_SWORDS, BRIGADE_BATTLES, CaseReports, Changes, Rulebook, SCHEMAS, own,
};

/// Returns the package of a report if it is playable, otherwise the diagnostics of the report.
fn playable<T>(report: Report<T>) -> Result<T, Vec<Diagnostic>> {
    let errors = report.diagnostics.into_iter().filter(Diagnostic::is_error);
    report.loaded.ok_or_else(|| errors.collect())
}
