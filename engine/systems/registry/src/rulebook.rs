//! Rule systems and packages with the tools that inspect them.

use std::any::Any;
use std::ops::Deref;
use std::sync::Arc;

use blind_swords_lab::tune::Rivals;
use blind_swords_lab::{SeriesGround, cases, traced, tune};
use blind_swords_table::{Opened, library};
use document::diff::Change;
use document::source::SourceFile;
use document::{Archive, Diagnostic, Folder, Report, Sources, copies};
use laboratory::survey::Survey;
use laboratory::trace::Traced;
use laboratory::{Examined, cases::Report as CaseReport};
use rust_embed::RustEmbed;
use serde_json::Value;

use crate::{Book, OPENINGS, Opening, opening, playable};

/// Rule system with the functions that inspect its packages.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// Document types of the system, and the function that opens packages for play.
    pub opening: &'static Opening,
    /// Function that checks and compiles a package for inspection, without a trial run of its
    /// scripts.
    pub inspect: fn(&Sources) -> Report<Arc<dyn Examined>>,
    /// Function that does the same as `inspect`, and also performs a trial run of the scripts.
    pub validate: fn(&Sources) -> Report<Arc<dyn Examined>>,
    /// Function that returns the JSON Schema of the system's case files.
    pub case_schema: fn() -> Value,
    /// Function that runs the cases of a file on a package of the system.
    pub run_cases: fn(&dyn Examined, &Arc<SourceFile>) -> CaseReports,
    /// Function that returns the map of a package, for queries about the ground.
    pub survey: for<'a> fn(&'a dyn Examined) -> Box<dyn Survey + 'a>,
    /// Function that returns the differences between two packages.
    pub compare: fn(&Sources, &Sources) -> Changes,
    /// Function that plays games between two bots with different weights. Seats of the level
    /// General use the first set of weights, and seats of the level Captain the second set. `None`
    /// if the system has no bot with weights.
    pub rivals: Option<Rivals>,
    /// Traceability data: requirements, variants, and the locations of code and cases in a
    /// checkout.
    pub traced: &'static Traced,
}

impl Book for Rulebook {
    fn opening(&'static self) -> &'static Opening {
        self.opening
    }
}

impl Rulebook {
    /// Returns the template of a new game: a small complete battle with placeholders for names.
    pub fn template(&self) -> Folder {
        Folder::built_in(&TEMPLATES).join(self.opening.dialect.id)
    }

    /// Returns the JSON Schemas of documents and case files, by path.
    pub fn schemas(&self) -> impl Iterator<Item = (String, Value)> {
        let cases = ("case.schema.json".to_owned(), (self.case_schema)());
        copies::schemas(self.opening.dialect).chain([cases])
    }

    /// Returns the path of the schema folder in a checkout. The first system uses the common
    /// folder, and every other system a subfolder of it.
    pub fn schemas_folder(&self) -> String {
        let id = self.opening.dialect.id;
        if id == ALL[0].opening.dialect.id { SCHEMAS.to_owned() } else { format!("{SCHEMAS}/{id}") }
    }
}

/// Path of the common schema folder in a checkout.
pub const SCHEMAS: &str = "schemas";

/// Reports of the cases in a file, or the diagnostics if the file is invalid.
pub type CaseReports = Result<Vec<CaseReport>, Vec<Diagnostic>>;

/// Differences between two packages, or the diagnostics if one of them is unplayable.
pub type Changes = Result<Vec<Change>, Vec<Diagnostic>>;

/// All rule systems, with their inspection tools. The order is the same as in [`OPENINGS`].
pub static ALL: [&Rulebook; OPENINGS.len()] = [&BLIND_SWORDS, &BRIGADE_BATTLES];

/// Inspection tools of the Blind Swords series.
pub static BLIND_SWORDS: Rulebook = Rulebook {
    opening: &opening::BLIND_SWORDS,
    inspect: |sources| {
        blind_swords_documents::inspect(sources)
            .map(|loaded| Arc::new(library::ready(&loaded)) as _)
    },
    validate: |sources| {
        blind_swords_lab::validate_sources(sources)
            .map(|loaded| Arc::new(library::ready(&loaded)) as _)
    },
    case_schema: cases::schema,
    run_cases: |package, file| Ok(cases::run(own::<Opened>(package), &cases::read(file)?)),
    survey: |package| Box::new(SeriesGround(own::<Opened>(package))),
    compare: |before, after| {
        Ok(blind_swords_documents::diff::between(
            &blind_swords_documents::load_sources(before)?,
            &blind_swords_documents::load_sources(after)?,
        ))
    },
    rivals: Some(|package, sets, plan, progress| {
        tune::rivals(own::<Opened>(package), sets, plan, progress)
    }),
    traced: &traced::BLIND_SWORDS,
};

/// Inspection tools of the Civil War Brigade Battle Series.
pub static BRIGADE_BATTLES: Rulebook = Rulebook {
    opening: &opening::BRIGADE_BATTLES,
    inspect: brigades,
    validate: brigades,
    case_schema: brigade_battles_documents::table::cases::schema,
    run_cases: |package, file| {
        brigade_battles_documents::table::cases::run(
            own::<brigade_battles_documents::table::Opened>(package),
            file,
        )
    },
    survey: |package| {
        Box::new(brigade_battles_documents::table::Ground(own::<
            brigade_battles_documents::table::Opened,
        >(package)))
    },
    compare: |before, after| {
        let load = |sources| playable(brigade_battles_documents::inspect(sources));
        Ok(brigade_battles_documents::diff::between(&load(before)?, &load(after)?))
    },
    rivals: None,
    traced: &brigade_battles_documents::table::TRACED,
};

/// Inspects a package of the Civil War Brigade Battle Series, which has no scripts for a trial run.
fn brigades(sources: &Sources) -> Report<Arc<dyn Examined>> {
    let report = brigade_battles_documents::inspect(sources);
    report.map(|loaded| Arc::new(brigade_battles_documents::table::ready(&loaded)) as _)
}

/// Returns a package as the type that its rule system defines.
///
/// # Panics
/// If the package belongs to another system.
pub fn own<E: 'static>(package: &dyn Examined) -> &E {
    let package: &dyn Any = package;
    package.downcast_ref().expect("a rulebook is handed the packages that it has made")
}

/// Opened package of any rule system, with its case files.
#[derive(Clone)]
pub struct AnyPackage {
    /// Package that is ready for play.
    pub edition: Arc<dyn Examined>,
    /// Case files, sorted by name.
    pub cases: Vec<Arc<SourceFile>>,
    pub(crate) book: Rulebook,
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

    /// Returns the function that plays games between two sets of bot weights. `None` if the system
    /// has no bot with weights.
    pub const fn rivals(&self) -> Option<Rivals> {
        self.book.rivals
    }
}

impl Deref for AnyPackage {
    type Target = dyn Examined;

    fn deref(&self) -> &Self::Target {
        &*self.edition
    }
}

#[derive(RustEmbed)]
#[folder = "template"]
struct Templates;

/// Templates of new games, one folder for each rule system.
static TEMPLATES: Archive = Archive {
    name: "templates",
    paths: || Templates::iter().collect(),
    read: |path| Some(Templates::get(path)?.data),
};
