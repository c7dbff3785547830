//! Opened packages of any rule system.

use std::ops::Deref;
use std::sync::Arc;

use blind_swords_lab::tune::{self, Rivals};
use document::source::SourceFile;
use laboratory::survey::Survey;
use laboratory::trace::Traced;
use laboratory::{CaseReports, Examined, Exploit, Rulebook};

use crate::{Book, Opening};

impl Book for Rulebook {
    fn opening(&'static self) -> &'static Opening {
        self.opening
    }
}

/// Opened package of any rule system, with its case files.
#[derive(Clone)]
pub struct AnyPackage {
    /// Package that is ready for play.
    pub edition: Arc<dyn Examined>,
    /// Case files, sorted by name.
    pub cases: Vec<Arc<SourceFile>>,
    pub(crate) book: &'static Rulebook,
}

impl AnyPackage {
    /// Runs the cases of a file.
    ///
    /// # Errors
    /// If the file is invalid.
    pub fn run_cases(&self, file: &Arc<SourceFile>) -> CaseReports {
        (self.book.run_cases)(&*self.edition, file)
    }

    /// Returns the map of the package, for queries about the ground.
    pub fn survey(&self) -> Box<dyn Survey + '_> {
        (self.book.survey)(&*self.edition)
    }

    /// Returns the traceability data of the package's rule system.
    pub const fn traced(&self) -> &'static Traced {
        self.book.traced
    }

    /// Returns the function that searches for the battle plan that beats a bot most often. `None` if
    /// no bot of the rule system follows battle plans.
    pub fn exploit(&self) -> Option<Exploit> {
        self.book.exploit
    }

    /// Returns the function that plays games between two sets of bot weights. `None` if the system
    /// has no bot with weights.
    pub fn rivals(&self) -> Option<Rivals> {
        tune::rivals_on(&*self.edition)
    }
}

impl Deref for AnyPackage {
    type Target = dyn Examined;

    fn deref(&self) -> &Self::Target {
        &*self.edition
    }
}
