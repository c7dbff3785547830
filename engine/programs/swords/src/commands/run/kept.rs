//! Saves of failed games.

use laboratory::simulate::Failure as Unfinished;

use crate::failure::Failure;

/// Saves a failed game, so that developers can reproduce the defect.
pub(super) fn keep(broken: &Unfinished) -> Failure {
    let path = std::env::temp_dir().join(format!("swords-broken-{}.jsonl", broken.seed));
    let kept = match std::fs::write(&path, &broken.replay) {
        Ok(()) => format!("saved as {}", path.display()),
        Err(error) => format!("cannot write its save: {error}"),
    };
    Failure::Wrong(format!("{broken}\n{kept}"))
}
