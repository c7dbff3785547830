//! Matches in Python. A match is a session of the line protocol, with additional views for drawing.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use kernel::{Reader, Side};
use pyo3::prelude::*;
use registry::{Folders, Rulebook};
use serde::Serialize;
use session::api::Request;
use session::protocol::Protocol;
use session::{AnyMatch, Refused, save};

use crate::refused::refused;
use crate::spoken::said;

/// Match of any rule system, held by a Python object.
#[pyclass(frozen, module = "blind_swords._native")]
pub(crate) struct Match {
    folders: Folders<Rulebook>,
    protocol: Mutex<Protocol>,
}

impl Match {
    /// Creates a Python match from a match of the engine. Its session opens further packages from
    /// `folders`.
    pub(crate) fn of(folders: &Folders<Rulebook>, game: Box<dyn AnyMatch>) -> Self {
        let protocol = Protocol::of(Box::new(folders.clone()), game);
        Self { folders: folders.clone(), protocol: Mutex::new(protocol) }
    }

    /// Locks the session. If an earlier call panicked, the session is still usable and keeps the
    /// answers given before that call.
    fn protocol(&self) -> MutexGuard<'_, Protocol> {
        self.protocol.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Executes a request for a reader, and returns the response as JSON. Releases the interpreter
    /// lock meanwhile.
    fn request(&self, py: Python<'_>, request: Request, reader: Reader) -> PyResult<String> {
        let response = said(py, || self.protocol().ask(request, reader));
        response.map(|response| response.to_string()).map_err(|error| refused(py, error))
    }

    /// Runs a query on the match, and releases the interpreter lock meanwhile.
    fn of_game<T: Send>(
        &self,
        py: Python<'_>,
        look: impl FnOnce(&dyn AnyMatch) -> Result<T, Refused> + Send,
    ) -> PyResult<T> {
        let seen = said(py, || match self.protocol().game() {
            Some(game) => look(game),
            None => Err(Refused::new("no-match", "no match is in progress")),
        });
        seen.map_err(|error| refused(py, error))
    }
}

#[pymethods]
impl Match {
    /// Answers one request of the line protocol. The request and the reply are each a line of JSON.
    fn ask(&self, py: Python<'_>, request: &str) -> String {
        said(py, || self.protocol().handle(request))
    }

    /// Returns the save of the match as text.
    fn text(&self, py: Python<'_>) -> PyResult<String> {
        self.of_game(py, |game| Ok(game.journal().text()))
    }

    /// Writes the save to a file atomically.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let text = self.text(py)?;
        let written = said(py, || save::write_whole(&path, &text));
        written.map_err(|error| refused(py, Refused::new("save", error.to_string())))
    }

    /// Returns an independent copy of the match.
    fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        let copy = self.of_game(py, |game| Ok(game.copy()))?;
        Ok(Self::of(&self.folders, copy))
    }

    /// Whether the match is over.
    fn is_over(&self, py: Python<'_>) -> PyResult<bool> {
        self.of_game(py, |game| Ok(game.is_over()))
    }

    /// Returns the result of the match as one line. `None` if the match is not over.
    fn outcome(&self, py: Python<'_>) -> PyResult<Option<String>> {
        self.of_game(py, |game| Ok(game.outcome()))
    }

    /// Returns the setup of the match as JSON.
    fn setup(&self, py: Python<'_>) -> PyResult<String> {
        self.of_game(py, |game| Ok(json(game.setup())))
    }

    /// Returns all hexes of the map with their terrain as JSON, without units.
    fn ground(&self, py: Python<'_>) -> PyResult<String> {
        self.request(py, Request::Ground {}, Reader::Referee)
    }

    /// Returns the position as `side` sees it, for drawing. If `side` is `None`, returns the
    /// referee's view.
    #[pyo3(signature = (side=None))]
    fn picture(&self, py: Python<'_>, side: Option<&str>) -> PyResult<String> {
        self.request(py, Request::Picture {}, reader_of(py, side)?)
    }

    /// Returns the subject of the pending decision and the hexes of its options. A program
    /// highlights them on its map.
    #[pyo3(signature = (side=None))]
    fn involved(&self, py: Python<'_>, side: Option<&str>) -> PyResult<String> {
        self.request(py, Request::Involved {}, reader_of(py, side)?)
    }

    /// Returns the internal errors of bots since the last call, and clears the list. The match
    /// continued despite these errors.
    fn faults(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.of_game(py, |game| {
            Ok(game.take_player_faults().iter().map(ToString::to_string).collect())
        })
    }
}

fn json(of: &impl Serialize) -> String {
    serde_json::to_string(of).expect("what is seen is plain data")
}

/// Returns the reader for the id of a side. Without an id, a Python program is the referee.
fn reader_of(py: Python<'_>, id: Option<&str>) -> PyResult<Reader> {
    let Some(id) = id else { return Ok(Reader::Referee) };
    Side::from_id(id).map(Reader::Side).ok_or_else(|| {
        let message = format!("unknown side `{id}`: expected usa or csa");
        refused(py, Refused::new("request", message))
    })
}
