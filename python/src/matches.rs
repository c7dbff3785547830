//! A match: a session of the line protocol, and what a page is drawn from.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use families::{Folders, Rulebook};
use kernel::{Reader, Side};
use pyo3::prelude::*;
use serde::Serialize;
use session::protocol::{Protocol, its_turn};
use session::{AnyMatch, Refused, save};

use crate::refused::refused;

/// A match of any family of rules.
#[pyclass(frozen, module = "blind_swords._native")]
pub(crate) struct Match {
    folders: Folders<Rulebook>,
    protocol: Mutex<Protocol>,
}

impl Match {
    /// A match whose packages come from some folders.
    pub(crate) fn of(folders: &Folders<Rulebook>, game: Box<dyn AnyMatch>) -> Self {
        let protocol = Protocol::of(Box::new(folders.clone()), game);
        Self { folders: folders.clone(), protocol: Mutex::new(protocol) }
    }

    /// What was answered before a request broke off stands.
    fn protocol(&self) -> MutexGuard<'_, Protocol> {
        self.protocol.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something of the match.
    fn of_game<T: Send>(
        &self,
        py: Python<'_>,
        look: impl FnOnce(&dyn AnyMatch) -> Result<T, Refused> + Send,
    ) -> PyResult<T> {
        let seen = py.detach(|| match self.protocol().game() {
            Some(game) => look(game),
            None => Err(Refused::new("no-match", "no match is in progress")),
        });
        seen.map_err(|error| refused(py, error))
    }
}

#[pymethods]
impl Match {
    /// The reply to one request of the line protocol, each a line of JSON.
    fn ask(&self, py: Python<'_>, request: &str) -> String {
        py.detach(|| self.protocol().handle(request))
    }

    /// Its save.
    fn text(&self, py: Python<'_>) -> PyResult<String> {
        self.of_game(py, |game| Ok(game.journal().text()))
    }

    /// Writes its save to a file, which is replaced as a whole or left alone.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let text = self.text(py)?;
        let written = py.detach(|| save::write_whole(&path, &text));
        written.map_err(|error| refused(py, Refused::new("save", error.to_string())))
    }

    /// A copy that goes its own way.
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        let copy = self.of_game(py, |game| Ok(game.copy()))?;
        Ok(Self::of(&self.folders, copy))
    }

    /// Whether nothing more is played.
    fn is_over(&self, py: Python<'_>) -> PyResult<bool> {
        self.of_game(py, |game| Ok(game.is_over()))
    }

    /// How it ended in a line for people, if it has.
    fn outcome(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.of_game(py, |game| Ok(game.outcome()))
    }

    /// What it was set up with.
    fn setup(&self, py: Python<'_>) -> PyResult<String> {
        self.of_game(py, |game| Ok(json(game.setup())))
    }

    /// The map without what stands on it: all hexes.
    fn ground(&self, py: Python<'_>) -> PyResult<String> {
        self.of_game(py, |game| Ok(json(&game.ground())))
    }

    /// The position as a page draws it for a side, or for the referee.
    #[pyo3(signature = (side=None))]
    fn picture(&self, py: Python<'_>, side: Option<&str>) -> PyResult<String> {
        let side = side_of(py, side)?;
        self.of_game(py, |game| Ok(json(&game.picture(side.map_or(Reader::Referee, Reader::Side)))))
    }

    /// Whom the decision that waits is about, and where its answers lead.
    #[pyo3(signature = (side=None))]
    fn involved(&self, py: Python<'_>, side: Option<&str>) -> PyResult<String> {
        let side = side_of(py, side)?;
        self.of_game(py, |game| {
            its_turn(game, side)?;
            Ok(json(&game.involved()))
        })
    }

    /// What went wrong inside players since it was asked last; the match went on without it.
    fn faults(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.of_game(py, |game| {
            Ok(game.take_player_faults().iter().map(ToString::to_string).collect())
        })
    }
}

fn json(of: &impl Serialize) -> String {
    serde_json::to_string(of).expect("what is seen is plain data")
}

/// The side with an id.
fn side_of(py: Python<'_>, id: Option<&str>) -> PyResult<Option<Side>> {
    let Some(id) = id else { return Ok(None) };
    let known = Side::from_id(id).ok_or_else(|| {
        let message = format!("unknown side `{id}`: expected usa or csa");
        refused(py, Refused::new("request", message))
    })?;
    Ok(Some(known))
}
