//! Search, loading and opening of games.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use blind_swords_documents::family::PLANS;
use blind_swords_documents::{BLIND_SWORDS, Loaded};
use document::diff::Change;
use document::render::{self, Style};
use document::source::{self, SourceFile};
use document::{Diagnostic, PackageHash, Sources};
use document::{Folder, Report};
use kernel::{Grid, HexId, HexNumber, PerSide};
use laboratory::Examined;
use registry::{AnyPackage, CannotCompare, Folders, Rulebook};
use session::save::{self, CannotPlay};
use session::{AnyMatch, Asking, Chance, Library, Options, Seed, Setup, SetupError, edition_of};

use crate::failure::Failure;

/// Environment variable with a list of game folders, in the format of `PATH`.
pub(crate) const GAMES: &str = "SWORDS_GAMES";

/// Source of games. The order is: folders on the command line, in the environment, the nearest
/// folder `games` here or in a parent folder, then built-in games. A path names a game anywhere else.
#[derive(Clone, Debug)]
pub(crate) struct PackageIndex(Folders<Rulebook>);

impl PackageIndex {
    /// Creates the source of games for the current folder. `named` are the folders from the command
    /// line.
    pub(crate) fn here(named: &[PathBuf]) -> Self {
        let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
        let listed = std::env::var_os(GAMES).unwrap_or_default();
        Self(Folders::here(&here, named, &listed))
    }

    /// Creates a source of built-in games only.
    pub(crate) fn built_in() -> Self {
        Self(Folders::new(PathBuf::new(), &registry::ALL).before(&registry::GAMES))
    }

    /// Keeps the packages of saves in a folder, and finds them there.
    pub(crate) fn keeping(self, folder: PathBuf) -> Self {
        Self(self.0.keeping(folder))
    }

    /// Stores the present contents of a game for the matches that begin with them.
    pub(crate) fn keep(&self, name: &str) {
        self.0.keep(name);
    }

    /// Returns the folder that contains `games`.
    pub(crate) fn root(&self) -> &Path {
        self.0.root()
    }

    /// Returns the folder of a game, by id or path.
    pub(crate) fn find(&self, game: &str) -> Result<Folder, Failure> {
        self.0.find(game).map_err(|problem| {
            let help = problem.help.map(|help| format!("; {help}")).unwrap_or_default();
            Failure::Usage(format!("{}{help}", problem.message))
        })
    }

    /// Returns the folder of a game on disk, which can be edited.
    pub(crate) fn on_disk(&self, game: &str) -> Result<PathBuf, Failure> {
        let found = self.find(game)?;
        found.path().map(Path::to_path_buf).ok_or_else(|| {
            let help = format!("`swords new NAME --copy {game}` makes a copy that you can change");
            let why = match found.label() {
                Some(_) => "it is a packed battle",
                None => "it is built into the program",
            };
            Failure::Usage(format!("cannot change `{game}`: {why}; {help}"))
        })
    }

    /// Returns the folder of a game that the game in `folder` can extend.
    pub(crate) fn extended(&self, folder: &Folder, id: &str) -> Result<Folder, Failure> {
        let missing = || Failure::Usage(format!("cannot compare {folder}: unknown game `{id}`"));
        self.0.extended(folder, id).ok_or_else(missing)
    }

    /// Returns the ids of all games without duplicates.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.0.names()
    }

    /// Returns the hashes of all built-in games, by id.
    pub(crate) fn hashes(&self) -> Result<Vec<(String, PackageHash)>, Failure> {
        let folder = Folder::built_in(&registry::GAMES);
        let ids: BTreeSet<String> = folder.names().unwrap_or_default().into_iter().collect();
        let hash = |id: String| Ok((id.clone(), PackageHash::of(&self.read(&folder.join(&id))?)));
        ids.into_iter().map(hash).collect()
    }

    /// Reads the files of the game in a folder.
    pub(crate) fn read(&self, folder: &Folder) -> Result<Sources, Failure> {
        self.0.read(folder).map_err(|problems| Failure::Wrong(written(&problems)))
    }

    /// Returns the rule system of a game's files.
    pub(crate) fn book(&self, sources: &Sources) -> &'static Rulebook {
        self.0.book(sources)
    }

    /// Opens a game of any rule system.
    pub(crate) fn open(&self, game: &str) -> Result<AnyPackage, Failure> {
        self.open_folder(&self.find(game)?)
    }

    /// Opens the game in a folder.
    pub(crate) fn open_folder(&self, folder: &Folder) -> Result<AnyPackage, Failure> {
        self.0.open_folder(folder).map_err(|problems| Failure::Wrong(written(&problems)))
    }

    /// Returns the differences between two games.
    pub(crate) fn compare(&self, before: &Folder, after: &Folder) -> Result<Vec<Change>, Failure> {
        self.0.compare(before, after).map_err(|problem| match problem {
            CannotCompare::Unplayable(problems) => Failure::Wrong(written(&problems)),
            CannotCompare::OtherRules([one, other]) => Failure::Usage(format!(
                "cannot compare {before} with {after} file by file: they use different rules, {one} and {other}"
            )),
        })
    }

    /// Validates the game in a folder.
    pub(crate) fn validate(&self, folder: &Folder) -> Report<AnyPackage> {
        self.0.validate(folder)
    }

    /// Loads a Blind Swords game and adds plans from files. Returns the game, and the name of each
    /// plan file's plan in the game.
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
            sources.overlay(&place_of_plan(&name), file);
            names.insert(path, name);
        }
        let loaded = blind_swords_documents::load_sources(&sources);
        Ok((loaded.map_err(|problems| Failure::Wrong(written(&problems)))?, names))
    }

    /// Loads the match of a save.
    pub(crate) fn load_save(
        &self,
        text: &str,
    ) -> Result<save::Loaded<Box<dyn AnyMatch>>, CannotPlay> {
        edition_of(text, &self.0)?.load(text)
    }

    /// Returns the games as a library of the line protocol.
    pub(crate) const fn library(&self) -> &Folders<Rulebook> {
        &self.0
    }

    /// Returns the games for a browser, including the named game if it is outside the game folders.
    pub(crate) fn served(&self, name: &str) -> server::PackageIndex {
        let library = self.0.clone();
        let elsewhere = !self.ids().iter().any(|id| id == name);
        server::PackageIndex::new(if elsewhere { library.with(name) } else { library })
    }

    /// Returns the index of all games, for a server.
    pub(crate) fn all_served(&self) -> server::PackageIndex {
        server::PackageIndex::new(self.0.clone())
    }

    /// Returns the name of a game that a save records. The name works from any working folder.
    pub(crate) fn lasting_name(&self, game: &str) -> String {
        self.0.lasting_name(game)
    }
}

/// Returns the name for a plan from a file: the file stem, numbered if it is taken.
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

/// Returns the id of a scenario: the given one, or the first.
pub(crate) fn scenario_id(edition: &dyn Examined, id: Option<&str>) -> Result<String, Failure> {
    let known: Vec<_> = edition.scenarios().into_iter().map(|scenario| scenario.id).collect();
    let wanted = id.or(known.first().map(String::as_str)).unwrap_or_default();
    if known.iter().any(|known| known == wanted) {
        return Ok(wanted.to_owned());
    }
    let (package, scenario) = (edition.id().to_owned(), wanted.to_owned());
    Err(Failure::Usage(SetupError::NoScenario { package, scenario, known }.to_string()))
}

/// Starts a match of a scenario without optional rules, to read what it shows.
pub(crate) fn begun(edition: &dyn Examined, scenario: &str) -> Result<Box<dyn AnyMatch>, Failure> {
    let setup = Setup {
        package: edition.id().to_owned(),
        scenario: scenario.to_owned(),
        options: Options::new(),
        seats: PerSide::default(),
        seed: Seed::from(1),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    };
    edition.begin(setup).map_err(|error| Failure::Wrong(error.to_string()))
}

/// Returns the hex that has this printed number.
pub(crate) fn hex(grid: &Grid, number: &str) -> Result<HexId, Failure> {
    let parsed: HexNumber = number.parse().map_err(Failure::Usage)?;
    grid.hex(parsed).ok_or_else(|| {
        let spec = grid.spec();
        let rows = spec.rows(parsed.column);
        Failure::Usage(format!(
            "hex {number} is not on the map: expected columns {:02} to {:02}, rows {:02} to {:02}",
            spec.first_column, spec.last_column, rows.first, rows.last
        ))
    })
}

/// Returns the failure for a query that the rule system of a game does not support.
pub(crate) fn unanswered(game: &str, what: &str) -> Failure {
    Failure::Wrong(format!("the rules of {game} have no {what}"))
}

/// Formats diagnostics as human-readable text.
pub(crate) fn written(problems: &[Diagnostic]) -> String {
    let human = |problem| render::human(problem, Style::Plain);
    problems.iter().map(human).collect::<Vec<_>>().join("\n\n")
}

/// Whether a game on the command line is a file with a saved match. Other files are packed battles.
pub(crate) fn is_save(game: &str) -> bool {
    Path::new(game).is_file() && !source::is_packed_name(game)
}

/// Reads a whole file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}
