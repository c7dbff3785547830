//! Registration of this rule system, with its inspection tools.

use std::sync::Arc;

use document::{Report, Sources};
use laboratory::{Examined, Rulebook, own};

use crate::table::{Ground, OPENING, Opened, TRACED, cases, ready};
use crate::{diff, inspect};

/// This rule system with its inspection tools.
pub static RULEBOOK: Rulebook = Rulebook {
    opening: &OPENING,
    inspect: examined,
    // The system has no scripts for a trial run.
    validate: examined,
    cases: &cases::CASES,
    run_cases: |package, file| cases::run(own::<Opened>(package), file),
    survey: |package| Box::new(Ground(own::<Opened>(package))),
    compare: |before, after| {
        let load = |sources| inspect(sources).playable();
        Ok(diff::between(&load(before)?, &load(after)?))
    },
    exploit: None,
    traced: &TRACED,
};

fn examined(sources: &Sources) -> Report<Arc<dyn Examined>> {
    inspect(sources).map(|loaded| Arc::new(ready(&loaded)) as _)
}
