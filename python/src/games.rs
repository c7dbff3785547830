//! Folders in which the module finds games.

use std::ffi::OsString;
use std::path::PathBuf;

use pyo3::prelude::*;
use registry::{Folders, Rulebook};
use session::save::Loaded;
use session::{Library, Refused, edition_of};

use crate::game::Game;
use crate::matches::Match;
use crate::refused::refused;
use crate::spoken::said;

/// Source of games. Games come from listed folders, folders in the environment, the nearest folder
/// `games`, and the built-in games.
#[pyclass(frozen, module = "blind_swords._native")]
pub(crate) struct Games {
    folders: Folders<Rulebook>,
}

#[pymethods]
impl Games {
    /// Creates a source. `listed` names further folders, in the format of the environment variable
    /// `PATH`.
    #[new]
    fn new(named: Vec<PathBuf>, listed: OsString) -> Self {
        let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
        Self { folders: Folders::here(&here, &named, &listed) }
    }

    /// Returns the ids of all games in the source.
    fn names(&self, py: Python<'_>) -> Vec<String> {
        said(py, || self.folders.names())
    }

    /// Opens a game by id or folder.
    fn open(&self, py: Python<'_>, name: &str) -> PyResult<Game> {
        let opened = said(py, || Game::open(&self.folders, name));
        opened.map_err(|why| refused(py, Refused::new("package", why)))
    }

    /// Loads a save. Returns the match, and a description of the problem if the end of the save is
    /// damaged or its package has changed.
    fn load(&self, py: Python<'_>, text: &str) -> PyResult<(Match, Option<String>)> {
        let loaded = said(py, || edition_of(text, &self.folders)?.load(text));
        let Loaded { game, problem, differs } = loaded.map_err(|error| refused(py, error))?;
        let problem = problem.map(|problem| problem.to_string());
        let told: Vec<String> =
            differs.map(|differs| differs.to_string()).into_iter().chain(problem).collect();
        let told = (!told.is_empty()).then(|| told.join("; "));
        Ok((Match::of(&self.folders, game), told))
    }

    /// Replays a save up to the answer number `to`, or to the end of the save. Compares each stored
    /// board hash with the replayed board. Returns the match and the number of compared boards.
    #[pyo3(signature = (text, to=None))]
    fn replay(&self, py: Python<'_>, text: &str, to: Option<u32>) -> PyResult<(Match, usize)> {
        let replayed = said(py, || edition_of(text, &self.folders)?.replay(text, to));
        let replayed = replayed.map_err(|error| refused(py, error))?;
        if let Some(differs) = replayed.differs {
            return Err(refused(py, Refused::new("package", differs.to_string())));
        }
        Ok((Match::of(&self.folders, replayed.game), replayed.boards))
    }
}
