//! Where games are found.

use std::ffi::OsString;
use std::path::PathBuf;

use families::{Folders, Rulebook};
use pyo3::prelude::*;
use session::save::Loaded;
use session::{Library, Refused, edition_of};

use crate::game::Game;
use crate::matches::Match;
use crate::refused::refused;
use crate::spoken::said;

/// The games that there are: in folders that are named, in those of the environment, in the folder `games` here or
/// above, and built in.
#[pyclass(frozen, module = "blind_swords._native")]
pub(crate) struct Games {
    folders: Folders<Rulebook>,
}

#[pymethods]
impl Games {
    /// From folders that are named, then from those that `listed` names as `PATH` does.
    #[new]
    fn new(named: Vec<PathBuf>, listed: OsString) -> Self {
        let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
        Self { folders: Folders::here(&here, &named, &listed) }
    }

    /// The ids of all games.
    fn names(&self, py: Python<'_>) -> Vec<String> {
        said(py, || self.folders.names())
    }

    /// The game of an id, or in a folder.
    fn open(&self, py: Python<'_>, name: &str) -> PyResult<Game> {
        let opened = said(py, || Game::open(&self.folders, name));
        opened.map_err(|why| refused(py, Refused::new("package", why)))
    }

    /// The match of a save, and what of the save does not fit.
    fn load(&self, py: Python<'_>, text: &str) -> PyResult<(Match, Option<String>)> {
        let loaded = said(py, || edition_of(text, &self.folders)?.load(text));
        let Loaded { game, problem } = loaded.map_err(|error| refused(py, error))?;
        Ok((Match::of(&self.folders, game), problem.map(|problem| problem.to_string())))
    }

    /// A save played again up to an answer, or to its end, with every board compared with its hash; and how many
    /// boards that were.
    #[pyo3(signature = (text, to=None))]
    fn replay(&self, py: Python<'_>, text: &str, to: Option<u32>) -> PyResult<(Match, usize)> {
        let replayed = said(py, || edition_of(text, &self.folders)?.replay(text, to));
        let replayed = replayed.map_err(|error| refused(py, error))?;
        Ok((Match::of(&self.folders, replayed.game), replayed.boards))
    }
}
