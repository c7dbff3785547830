//! All that was found out about a package, for whoever asked.

use document::Sources;

use crate::inspect::Inspection;
use crate::load::Loaded;

/// What a validation found.
pub type Report = document::Report<Loaded>;

impl Inspection {
    /// The report of what was found in these sources.
    pub fn into_report(self, sources: &Sources) -> Report {
        Report {
            name: sources.name.clone(),
            diagnostics: self.diagnostics,
            allowed: self.allowed,
            checked: self.checked,
            unchecked: self.unchecked,
            provenance: self.loaded.as_ref().map(|loaded| loaded.provenance.clone()),
            loaded: self.loaded,
        }
    }
}
