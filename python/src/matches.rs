//! Matches in Python. A match is a session of the line protocol.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;
use registry::{Folders, Rulebook};
use serde::Serialize;
use session::api::Act;
use session::protocol::Protocol;
use session::{AnyMatch, Refused, save};

use crate::refused::refused;
use crate::spoken::{said, silently};

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

    /// Runs a query without messages on the match, and releases the interpreter lock meanwhile.
    pub(crate) fn silent<T: Send>(
        &self,
        py: Python<'_>,
        look: impl FnOnce(&mut dyn AnyMatch) -> Result<T, Refused> + Send,
    ) -> PyResult<T> {
        let seen = silently(py, || match self.protocol().game_mut() {
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

    /// Returns the save of the match as a string.
    fn text(&self, py: Python<'_>) -> PyResult<String> {
        self.of_game(py, |game| Ok(game.journal().text()))
    }

    /// Returns the ids of everything in the game that has a name, sorted.
    fn ids(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.silent(py, |game| {
            let ids = game.names().into_iter().map(|(id, _)| id);
            Ok(ids.collect::<std::collections::BTreeSet<_>>().into_iter().collect())
        })
    }

    /// Returns the side whose decision is pending, and the number of its options. `None` if the
    /// match is over or waits for manual dice.
    fn waiting(&self, py: Python<'_>) -> PyResult<Option<(&'static str, usize)>> {
        self.silent(py, |game| {
            let status = game.status();
            Ok(status.asked.map(|side| (side.id(), status.options)))
        })
    }

    /// Answers the pending decision with the option at an index. Creates no texts.
    fn choose_at(&self, py: Python<'_>, index: usize) -> PyResult<()> {
        let choose = |game: &mut dyn AnyMatch| Ok(game.act(Act::ChooseAt(index))?);
        if self.silent(py, choose).is_ok() {
            return Ok(());
        }
        // A refusal changes nothing, so it is repeated with its words.
        let refusal = said(py, || self.protocol().game_mut().map_or(Ok(()), choose));
        refusal.map_err(|error: Refused| refused(py, error))
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
}

fn json(of: &impl Serialize) -> String {
    serde_json::to_string(of).expect("what is seen is plain data")
}
