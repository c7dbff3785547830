//! A family of rules as programs meet it that find something out about its packages, and packages of any of them.

use std::any::Any;
use std::ops::Deref;
use std::sync::Arc;

use blind_swords_lab::tune::Rivals;
use blind_swords_lab::{SeriesGround, cases, traced, tune};
use document::diff::Change;
use document::source::SourceFile;
use document::{Archive, Diagnostic, Folder, Report, Sources, copies};
use laboratory::survey::Survey;
use laboratory::trace::Traced;
use laboratory::{Examined, cases::Report as CaseReport};
use rust_embed::RustEmbed;
use serde_json::Value;
use series::{Opened, library};

use crate::{Book, OPENINGS, Opening, opening, playable};

/// A family of rules as programs meet it: how its packages are opened, and what else is made of them.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// How they are written, and opened to be played.
    pub opening: &'static Opening,
    /// Finds out all that can be found out about a package without playing it, its scripts not tried.
    pub inspect: fn(&Sources) -> Report<Arc<dyn Examined>>,
    /// The same, and tries its scripts.
    pub validate: fn(&Sources) -> Report<Arc<dyn Examined>>,
    /// The schema of its case files.
    pub case_schema: fn() -> Value,
    /// Runs the cases of a file on one of its packages.
    pub run_cases: fn(&dyn Examined, &Arc<SourceFile>) -> CaseReports,
    /// The ground of one of its packages.
    pub survey: for<'a> fn(&'a dyn Examined) -> Box<dyn Survey + 'a>,
    /// What is different between two of its packages.
    pub compare: fn(&Sources, &Sources) -> Changes,
    /// Plays games between two sets of weights of its player, where it has one with weights: the first in the seat of a
    /// general, the second in that of a captain.
    pub rivals: Option<Rivals>,
    /// Its requirements and options, and where its code and its cases stand in a checkout.
    pub traced: &'static Traced,
}

impl Book for Rulebook {
    fn opening(&'static self) -> &'static Opening {
        self.opening
    }
}

impl Rulebook {
    /// A small complete battle to start from, with blanks for where it is to lie.
    pub fn template(&self) -> Folder {
        Folder::built_in(&TEMPLATES).join(self.opening.dialect.id)
    }

    /// The schemas of its documents and of its case files for editors, by their paths.
    pub fn schemas(&self) -> impl Iterator<Item = (String, Value)> {
        let cases = ("case.schema.json".to_owned(), (self.case_schema)());
        copies::schemas(self.opening.dialect).chain([cases])
    }

    /// The folder of a checkout in which they lie: those of the first family beside the folders of all others.
    pub fn schemas_folder(&self) -> String {
        let id = self.opening.dialect.id;
        if id == ALL[0].opening.dialect.id { SCHEMAS.to_owned() } else { format!("{SCHEMAS}/{id}") }
    }
}

/// The folder of a checkout in which the schemas of all families lie.
pub const SCHEMAS: &str = "schemas";

/// What came of the cases of a file, or what is wrong with it.
pub type CaseReports = Result<Vec<CaseReport>, Vec<Diagnostic>>;

/// What is different between two packages, or what keeps one of them from being played.
pub type Changes = Result<Vec<Change>, Vec<Diagnostic>>;

/// All families, in the order of [`OPENINGS`].
pub static ALL: [&Rulebook; OPENINGS.len()] = [&BLIND_SWORDS, &BRIGADE_BATTLES];

/// The Blind Swords series.
pub static BLIND_SWORDS: Rulebook = Rulebook {
    opening: &opening::BLIND_SWORDS,
    inspect: |sources| {
        package::inspect(sources).map(|loaded| Arc::new(library::ready(&loaded)) as _)
    },
    validate: |sources| {
        blind_swords_lab::validate_sources(sources)
            .map(|loaded| Arc::new(library::ready(&loaded)) as _)
    },
    case_schema: cases::schema,
    run_cases: |package, file| Ok(cases::run(own::<Opened>(package), &cases::read(file)?)),
    survey: |package| Box::new(SeriesGround(own::<Opened>(package))),
    compare: |before, after| {
        Ok(package::diff::between(&package::load_sources(before)?, &package::load_sources(after)?))
    },
    rivals: Some(|package, sets, draws, progress| {
        tune::rivals(own::<Opened>(package), sets, draws, progress)
    }),
    traced: &traced::BLIND_SWORDS,
};

/// The Civil War Brigade Battle Series.
pub static BRIGADE_BATTLES: Rulebook = Rulebook {
    opening: &opening::BRIGADE_BATTLES,
    inspect: brigades,
    validate: brigades,
    case_schema: brigade_package::table::cases::schema,
    run_cases: |package, file| {
        brigade_package::table::cases::run(own::<brigade_package::table::Opened>(package), file)
    },
    survey: |package| {
        Box::new(brigade_package::table::Ground(own::<brigade_package::table::Opened>(package)))
    },
    compare: |before, after| {
        let load = |sources| playable(brigade_package::inspect(sources));
        Ok(brigade_package::diff::between(&load(before)?, &load(after)?))
    },
    rivals: None,
    traced: &brigade_package::table::TRACED,
};

/// Its packages have no scripts to try.
fn brigades(sources: &Sources) -> Report<Arc<dyn Examined>> {
    let report = brigade_package::inspect(sources);
    report.map(|loaded| Arc::new(brigade_package::table::ready(&loaded)) as _)
}

/// A package that a rulebook has made itself.
///
/// # Panics
/// If it has not.
pub fn own<E: 'static>(package: &dyn Examined) -> &E {
    let package: &dyn Any = package;
    package.downcast_ref().expect("a rulebook is handed the packages that it has made")
}

/// A package of any family.
#[derive(Clone)]
pub struct AnyPackage {
    /// The package, ready to be played.
    pub edition: Arc<dyn Examined>,
    /// Its case files, in the order of their names.
    pub cases: Vec<Arc<SourceFile>>,
    pub(crate) book: Rulebook,
}

impl AnyPackage {
    /// Runs the cases of a file.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn run_cases(&self, file: &Arc<SourceFile>) -> CaseReports {
        (self.book.run_cases)(&*self.edition, file)
    }

    /// Its ground.
    pub fn survey(&self) -> Box<dyn Survey + '_> {
        (self.book.survey)(&*self.edition)
    }

    /// Its requirements and the rulings on them.
    pub const fn traced(&self) -> &'static Traced {
        self.book.traced
    }

    /// Plays games between two sets of weights, where the rules have a player with weights.
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

/// A small complete battle of each family to start from, in the folder of its id.
static TEMPLATES: Archive = Archive {
    name: "templates",
    paths: || Templates::iter().collect(),
    read: |path| Some(Templates::get(path)?.data),
};
