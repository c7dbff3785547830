//! Finding, loading and opening the games that commands name.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use document::diff::Change;
use document::render::{self, Style};
use document::source::SourceFile;
use document::{Diagnostic, PackageHash, Sources};
use document::{Folder, Report};
use families::{AnyPackage, CannotCompare, Folders, Rulebook};
use kernel::{Grid, HexId, HexNumber, NotAHexNumber};
use laboratory::Examined;
use package::family::PLANS;
use package::{BLIND_SWORDS, Loaded};
use session::save::{self, CannotPlay};
use session::{AnyMatch, Library, edition_of};

use crate::failure::Failure;

/// The variable that names folders of games, as `PATH` names those of programs.
pub(crate) const GAMES: &str = "SWORDS_GAMES";

/// The games that commands name: from folders that are named at the command line, then in the environment, then the
/// folder `games` here or above, then those that are built in; and games in any other folder.
#[derive(Clone, Debug)]
pub(crate) struct Shelf(Folders<Rulebook>);

impl Shelf {
    /// The shelf here, with folders that were named at the command line.
    pub(crate) fn here(named: &[PathBuf]) -> Self {
        let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
        let listed = std::env::var_os(GAMES).unwrap_or_default();
        Self(Folders::here(&here, named, &listed))
    }

    /// What is built in and nothing else.
    pub(crate) fn built_in() -> Self {
        Self(Folders::new(PathBuf::new(), &families::ALL).before(&families::GAMES))
    }

    /// The folder that has `games` in it.
    pub(crate) fn root(&self) -> &Path {
        self.0.root()
    }

    /// The folder of a game: by its id, or by its path.
    pub(crate) fn find(&self, game: &str) -> Result<Folder, Failure> {
        self.0.find(game).map_err(|problem| {
            let help = problem.help.map(|help| format!("; {help}")).unwrap_or_default();
            Failure::Usage(format!("{}{help}", problem.message))
        })
    }

    /// The folder of a game that can be changed.
    pub(crate) fn on_disk(&self, game: &str) -> Result<PathBuf, Failure> {
        let found = self.find(game)?;
        found.path().map(Path::to_path_buf).ok_or_else(|| {
            let help = format!("`swords copy {game}` makes a copy that you can change");
            Failure::Usage(format!("cannot change `{game}`: it is built into the program; {help}"))
        })
    }

    /// The folder of the game of an id that the one in a folder can extend.
    pub(crate) fn extended(&self, folder: &Folder, id: &str) -> Result<Folder, Failure> {
        let missing = || Failure::Usage(format!("cannot compare {folder}: unknown game `{id}`"));
        self.0.extended(folder, id).ok_or_else(missing)
    }

    /// The ids of all games, each once.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.0.names()
    }

    /// The hashes of all games that are built in, by their ids.
    pub(crate) fn hashes(&self) -> Result<Vec<(String, PackageHash)>, Failure> {
        let folder = Folder::built_in(&families::GAMES);
        let ids: BTreeSet<String> = folder.names().unwrap_or_default().into_iter().collect();
        let hash = |id: String| Ok((id.clone(), PackageHash::of(&self.read(&folder.join(&id))?)));
        ids.into_iter().map(hash).collect()
    }

    /// Reads the files of the game in a folder.
    pub(crate) fn read(&self, folder: &Folder) -> Result<Sources, Failure> {
        self.0.read(folder).map_err(|problems| Failure::Wrong(written(&problems)))
    }

    /// The rules by which the game of some files is played.
    pub(crate) fn book(&self, sources: &Sources) -> &'static Rulebook {
        self.0.book(sources)
    }

    /// Opens a game of any family.
    pub(crate) fn open(&self, game: &str) -> Result<AnyPackage, Failure> {
        self.open_folder(&self.find(game)?)
    }

    /// Opens the game in a folder.
    pub(crate) fn open_folder(&self, folder: &Folder) -> Result<AnyPackage, Failure> {
        self.0.open_folder(folder).map_err(|problems| Failure::Wrong(written(&problems)))
    }

    /// What is different in the game of a folder, compared with that of another.
    pub(crate) fn compare(&self, before: &Folder, after: &Folder) -> Result<Vec<Change>, Failure> {
        self.0.compare(before, after).map_err(|problem| match problem {
            CannotCompare::Unplayable(problems) => Failure::Wrong(written(&problems)),
            CannotCompare::OtherRules([one, other]) => Failure::Usage(format!(
                "cannot compare {before} with {after}: they use different rules, {one} and {other}"
            )),
        })
    }

    /// Validates the game in a folder.
    pub(crate) fn validate(&self, folder: &Folder) -> Report<AnyPackage> {
        self.0.validate(folder)
    }

    /// Loads a game of the series, for what its rules alone have, with the plans of files beside those that it has, and
    /// how each is called there.
    pub(crate) fn load_with_plans<'p>(
        &self,
        game: &str,
        plans: impl IntoIterator<Item = &'p Path>,
    ) -> Result<(Loaded, BTreeMap<&'p Path, String>), Failure> {
        let sources = self.0.read_as(&[&BLIND_SWORDS], &self.find(game)?);
        let mut sources = sources.map_err(|problems| Failure::Wrong(written(&problems)))?;
        let mut names = BTreeMap::new();
        for path in plans.into_iter().collect::<BTreeSet<_>>() {
            let file = SourceFile::new(path.display().to_string(), &read(path)?);
            let name = free_name(&sources, path);
            sources.lay(&place_of_plan(&name), file);
            names.insert(path, name);
        }
        let loaded = package::load_sources(&sources);
        Ok((loaded.map_err(|problems| Failure::Wrong(written(&problems)))?, names))
    }

    /// The match of a save.
    pub(crate) fn load_save(
        &self,
        text: &str,
    ) -> Result<save::Loaded<Box<dyn AnyMatch>>, CannotPlay> {
        edition_of(text, &self.0)?.load(text)
    }

    /// The games as the line protocol asks for them.
    pub(crate) const fn library(&self) -> &Folders<Rulebook> {
        &self.0
    }

    /// The games for a browser, with one that may lie elsewhere.
    pub(crate) fn served(&self, name: &str) -> web::Shelf {
        let library = self.0.clone();
        let elsewhere = !self.ids().iter().any(|id| id == name);
        web::Shelf::new(if elsewhere { library.with(name) } else { library })
    }

    /// The games for browsers.
    pub(crate) fn all_served(&self) -> web::Shelf {
        web::Shelf::new(self.0.clone())
    }

    /// What a save calls a game, so that it is found again from wherever the save is opened.
    pub(crate) fn lasting_name(&self, game: &str) -> String {
        self.0.lasting_name(game)
    }
}

/// What the plan in a file is called among those that are there: as the file is, unless one is already.
fn free_name(sources: &Sources, path: &Path) -> String {
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let others = (2..).map(|n| format!("{stem}-{n}"));
    let mut names = std::iter::once(stem.to_owned()).chain(others);
    let there = || std::iter::once(&sources.package).chain(sources.bases.values());
    let is_free = |name: &String| there().all(|files| files.get(&place_of_plan(name)).is_none());
    names.find(is_free).unwrap_or_default()
}

fn place_of_plan(name: &str) -> String {
    format!("{PLANS}/{name}.yaml")
}

/// The id of a scenario of a game of any family; that of the first where none is named.
pub(crate) fn scenario_id(edition: &dyn Examined, id: Option<&str>) -> Result<String, Failure> {
    let known: Vec<_> = edition.scenarios().into_iter().map(|scenario| scenario.id).collect();
    let wanted = id.or(known.first().map(String::as_str)).unwrap_or_default();
    if known.iter().any(|known| known == wanted) {
        return Ok(wanted.to_owned());
    }
    let (package, known) = (edition.id(), known.join(" or "));
    Err(Failure::Usage(format!("unknown scenario `{wanted}` in {package}: expected {known}")))
}

/// The hex with a number.
pub(crate) fn hex(grid: &Grid, number: &str) -> Result<HexId, Failure> {
    let parsed: HexNumber =
        number.parse().map_err(|error: NotAHexNumber| Failure::Usage(error.to_string()))?;
    grid.hex(parsed).ok_or_else(|| {
        let spec = grid.spec();
        let rows = spec.rows(parsed.column);
        Failure::Usage(format!(
            "hex {number} is not on the map: expected columns {:02} to {:02}, rows {:02} to {:02}",
            spec.first_column, spec.last_column, rows.first, rows.last
        ))
    })
}

/// A question about a game that its rules have no answer to.
pub(crate) fn unanswered(game: &str, what: &str) -> Failure {
    Failure::Wrong(format!("the rules of {game} have no {what}"))
}

/// Diagnostics as people read them.
pub(crate) fn written(problems: &[Diagnostic]) -> String {
    let human = |problem| render::human(problem, Style::Plain);
    problems.iter().map(human).collect::<Vec<_>>().join("\n\n")
}

/// Reads a whole file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}
