//! Requests of the editor's page, for any host.

use std::sync::{Mutex, MutexGuard, PoisonError};

use document::{Diagnostic, Sources};
use serde_json::{Value, json};

use crate::edit::Edit;
use crate::findings::Finding;
use crate::session::{Session, Unsaved};

/// Validation of a package, and the drawing of its map.
pub trait Examiner: Send + Sync {
    /// Validates the files of a package and draws its map.
    fn examine(&self, sources: &Sources) -> Examined;
}

/// Result of a validation.
#[derive(Debug, Default)]
pub struct Examined {
    /// All errors and warnings.
    pub diagnostics: Vec<Diagnostic>,
    /// Map without frame as SVG. `None` if the package has errors.
    pub land: Option<String>,
}

/// An editing session that answers requests.
pub struct Desk {
    session: Mutex<Session>,
    examiner: Box<dyn Examiner>,
}

impl Desk {
    /// Builds a desk for a session.
    pub fn new(session: Session, examiner: Box<dyn Examiner>) -> Desk {
        Desk { session: Mutex::new(session), examiner }
    }

    /// Answers a request with JSON. `body` is JSON for `apply` and ignored otherwise.
    ///
    /// # Errors
    /// A message for the author.
    pub fn answer(&self, request: &str, body: &str) -> Result<Value, String> {
        match request {
            "layout" => return Ok(self.session().layout()),
            "check" => return Ok(self.check()),
            "look" => {
                let mut session = self.session();
                let conflict = session.look();
                return Ok(with(&session, "conflict", json!(conflict)));
            }
            _ => {}
        }
        let mut session = self.session();
        match request {
            "state" => {}
            "apply" => {
                let edits: Vec<Edit> =
                    serde_json::from_str(body).map_err(|error| error.to_string())?;
                session.apply(edits).map_err(|problem| problem.to_string())?;
            }
            "undo" => session.undo(),
            "redo" => session.redo(),
            "reload" => session.reload(),
            "rebase" => {
                let refused = session.rebase();
                return Ok(with(&session, "refused", json!(refused)));
            }
            "save" => match session.save() {
                Ok(()) => {}
                Err(Unsaved::Changed(files)) => {
                    return Ok(with(&session, "conflict", json!(files)));
                }
                Err(Unsaved::Failed(file, error)) => {
                    return Err(format!("cannot write {file}: {error}"));
                }
            },
            _ => return Err(format!("unknown request `{request}`")),
        }
        Ok(session.state())
    }

    fn session(&self) -> MutexGuard<'_, Session> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Validates the present state. Other requests are answered meanwhile.
    fn check(&self) -> Value {
        let (revision, sources) = {
            let session = self.session();
            (session.revision(), session.sources())
        };
        let Examined { diagnostics, land } = match sources {
            Ok(sources) => self.examiner.examine(&sources),
            Err(diagnostics) => Examined { diagnostics, land: None },
        };
        let session = self.session();
        let of = |it: &Diagnostic| Finding::of(it, session.package(), session.model());
        let findings: Vec<_> = diagnostics.iter().map(of).collect();
        let size = land.as_deref().and_then(size);
        json!({ "revision": revision, "findings": findings, "land": land, "size": size })
    }
}

fn with(session: &Session, key: &str, value: Value) -> Value {
    let mut state = session.state();
    state[key] = value;
    state
}

/// Returns width and height of a drawing.
fn size(svg: &str) -> Option<(f64, f64)> {
    let view = svg.split("viewBox=\"0 0 ").nth(1)?.split('"').next()?;
    let (width, height) = view.split_once(' ')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}
