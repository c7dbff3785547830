//! Finding, loading and opening the games that commands name.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use blind_swords::Rules;
use blind_swords::game::{Game, ScenarioId, UnitId};
use families::{AnyPackage, Folders};
use kernel::{HexId, HexNumber, NotAHexNumber};
use laboratory::Examined;
use package::document::Report;
use package::render::{self, Style};
use package::{Diagnostic, Loaded};
use session::save::{self, CannotPlay};
use session::{AnyMatch, edition_of};

use crate::failure::Failure;

/// The games in the folder `games` of a root, and those in any other folder.
#[derive(Clone, Debug)]
pub(crate) struct Shelf(Folders);

impl Shelf {
    /// The shelf of the folder that has `games` in it: this one or one above it.
    pub(crate) fn here() -> Self {
        let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
        let found = here.ancestors().find(|folder| folder.join("games").is_dir());
        Self(Folders::new(found.unwrap_or(&here), &families::ALL))
    }

    /// The folder that has `games` in it.
    pub(crate) fn root(&self) -> &Path {
        self.0.root()
    }

    /// The folder of a game: by its id under `games`, or by its path.
    pub(crate) fn find(&self, game: &str) -> Result<PathBuf, Failure> {
        self.0.find(game).map_err(|problem| {
            let help = problem.help.map(|help| format!("; {help}")).unwrap_or_default();
            Failure::Usage(format!("{}{help}", problem.message))
        })
    }

    /// Opens a game of any family.
    pub(crate) fn open(&self, game: &str) -> Result<AnyPackage, Failure> {
        let folder = self.find(game)?;
        self.0.open_folder(&folder).map_err(|problems| Failure::Wrong(written(&problems)))
    }

    /// Validates the game in a folder.
    pub(crate) fn validate(&self, folder: &Path) -> Report<AnyPackage> {
        self.0.validate(folder)
    }

    /// Loads a game of the series, for what its rules alone have.
    pub(crate) fn load(&self, game: &str) -> Result<Loaded, Failure> {
        let folder = self.find(game)?;
        package::load(&folder).map_err(|problems| Failure::Wrong(written(&problems)))
    }

    /// The match of a save.
    pub(crate) fn load_save(
        &self,
        text: &str,
    ) -> Result<save::Loaded<Box<dyn AnyMatch>>, CannotPlay> {
        edition_of(text, &self.0)?.load(text)
    }

    /// The games as the line protocol asks for them.
    pub(crate) const fn library(&self) -> &Folders {
        &self.0
    }

    /// The games for a browser, with one that may lie elsewhere.
    pub(crate) fn served(&self, name: &str) -> web::Shelf {
        let elsewhere = Path::new(name).join("game.yaml").is_file();
        let library = self.0.clone();
        web::Shelf::new(if elsewhere { library.with(name) } else { library })
    }

    /// The games for browsers.
    pub(crate) fn all_served(&self) -> web::Shelf {
        web::Shelf::new(self.0.clone())
    }

    /// What a save calls a game, so that it is found again from wherever the save is opened.
    pub(crate) fn lasting_name(&self, game: &str) -> String {
        let under_games = self.root().join("games").join(game).join("game.yaml").is_file();
        if under_games {
            return game.to_owned();
        }
        let whole = std::fs::canonicalize(game).ok();
        whole.map_or_else(|| game.to_owned(), |path| path.display().to_string())
    }
}

/// The id of a scenario of a game of any family; that of the first where none is named.
pub(crate) fn scenario_id(edition: &dyn Examined, id: Option<&str>) -> Result<String, Failure> {
    let known: Vec<_> = edition.scenarios().into_iter().map(|scenario| scenario.id).collect();
    let wanted = id.or(known.first().map(String::as_str)).unwrap_or_default();
    if known.iter().any(|known| known == wanted) {
        return Ok(wanted.to_owned());
    }
    let (package, known) = (edition.id(), known.join(" or "));
    Err(Failure::Usage(format!("no scenario `{wanted}` in {package}: expected {known}")))
}

/// The scenario with an id.
pub(crate) fn scenario(game: &Game, id: &str) -> Result<ScenarioId, Failure> {
    let found = game.scenarios.iter().position(|scenario| scenario.id == id);
    found.map(ScenarioId::from_index).ok_or_else(|| {
        let known: Vec<_> = game.scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        let known = known.join(" or ");
        Failure::Usage(format!("no scenario `{id}` in {}: expected {known}", game.id))
    })
}

/// The rules of the map alone: no scenario limits it.
pub(crate) fn unlimited_rules(game: &Game) -> Rules {
    let mut game = game.clone();
    let unlimited = game.scenarios[0].unlimited(game.profile);
    game.scenarios.push(unlimited);
    let scenario = ScenarioId::from_index(game.scenarios.len() - 1);
    Rules::plain(Arc::new(game), scenario)
}

/// The hex with a number.
pub(crate) fn hex(game: &Game, number: &str) -> Result<HexId, Failure> {
    let parsed: HexNumber =
        number.parse().map_err(|error: NotAHexNumber| Failure::Usage(error.to_string()))?;
    game.map.grid.hex(parsed).ok_or_else(|| {
        let spec = game.map.grid.spec();
        let rows = spec.rows(parsed.column);
        Failure::Usage(format!(
            "hex {number} is not on the map: expected columns {:02} to {:02}, rows {:02} to {:02}",
            spec.first_column, spec.last_column, rows.first, rows.last
        ))
    })
}

/// The unit with an id.
pub(crate) fn unit(game: &Game, id: &str) -> Result<UnitId, Failure> {
    let found = game.units.iter().position(|unit| unit.id == id);
    found.map(UnitId::from_index).ok_or_else(|| {
        let near = |unit: &&blind_swords::game::Unit| unit.id.contains(id) || id.contains(&unit.id);
        let near: Vec<_> = game.units.iter().filter(near).map(|unit| unit.id.as_str()).collect();
        let near =
            if near.is_empty() { "an id of units.yaml".to_owned() } else { near.join(" or ") };
        Failure::Usage(format!("no unit `{id}` in {}: expected {near}", game.id))
    })
}

/// Diagnostics as people read them.
pub(crate) fn written(problems: &[Diagnostic]) -> String {
    let style = if std::io::stderr().is_terminal() { Style::Colored } else { Style::Plain };
    let lines: Vec<_> = problems.iter().map(|problem| render::human(problem, style)).collect();
    lines.join("\n\n")
}

/// Reads a whole file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}
