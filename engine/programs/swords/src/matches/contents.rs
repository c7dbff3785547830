//! Saves whose package has changed since they were written.

use std::path::Path;

use kernel::say;
use session::save::CannotPlay;
use session::{OtherContents, changes_since};

use crate::failure::Failure;
use crate::packages::games::PackageIndex;

/// Returns the failure for a save that cannot be opened. If its package has changed, the message
/// lists the remedies.
pub(crate) fn refused(path: &Path, error: &CannotPlay) -> Failure {
    match error {
        CannotPlay::Differs { .. } => differing(path, error),
        _ => Failure::Wrong(format!("{}: {error}", path.display())),
    }
}

/// Refuses a save whose package has changed, even if all its lines fit the changed package.
pub(crate) fn check(path: &Path, differs: Option<&OtherContents>) -> Result<(), Failure> {
    differs.map_or(Ok(()), |differs| Err(differing(path, differs)))
}

/// Prints a warning that a save is shown with a changed package.
pub(crate) fn tell(path: &Path, differs: Option<&OtherContents>) {
    if let Some(differs) = differs {
        session::complain!("{}: {differs}", path.display());
    }
}

/// Prints a note if a save is used with kept contents of its package, since the package has changed.
pub(crate) fn tell_kept(path: &Path, text: &str, package_index: &PackageIndex) {
    if let Some(differs) = changes_since(text, package_index.library()) {
        let differs = differs.to_string();
        session::complain!("{}: {}", path.display(), say!("contents-kept", differs));
    }
}

fn differing(path: &Path, what: &dyn std::fmt::Display) -> Failure {
    let path = path.display().to_string();
    Failure::Wrong(format!("{path}: {what}\n{}", say!("differs-help", path = &path)))
}
