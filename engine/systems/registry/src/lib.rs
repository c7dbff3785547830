//! All families of rules that are played here: the one place that names them, and where packages of any of them
//! come from.
//!
//! What is needed to play them stands by itself. With the feature `laboratory` there is all else that is made of packages.

mod built_in;
#[cfg(feature = "laboratory")]
mod examined;
mod folders;
mod opening;
#[cfg(feature = "laboratory")]
mod rulebook;

use document::{Diagnostic, Report};

/// Matches between plans and between weights of a player that has them.
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

/// What was found out about a package, where it can be played, or what keeps it from that.
fn playable<T>(report: Report<T>) -> Result<T, Vec<Diagnostic>> {
    let errors = report.diagnostics.into_iter().filter(Diagnostic::is_error);
    report.loaded.ok_or_else(|| errors.collect())
}
