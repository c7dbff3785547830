//! An editing session: steps, undo, saving, and the comparison with the disk.

use std::collections::BTreeMap;
use std::io;

use document::edit::CannotEdit;
use document::{Diagnostic, Sources};

use crate::apply;
use crate::edit::Edit;
use crate::model::Model;
use crate::package::Package;

/// Place where the files of a package are kept.
pub trait Disk: Send {
    /// Reads the package.
    ///
    /// # Errors
    /// If files cannot be read: all diagnostics.
    fn read(&self) -> Result<Sources, Vec<Diagnostic>>;

    /// Replaces the contents of a file.
    ///
    /// # Errors
    /// If the file cannot be written.
    fn write(&self, path: &str, text: &str) -> io::Result<()>;
}

/// Most steps that can be undone.
const MOST_STEPS: usize = 500;

/// An editing session on one package.
pub struct Session {
    disk: Box<dyn Disk>,
    /// Files as they were last read from or written to the disk.
    sources: Option<Sources>,
    /// Diagnostics of a package whose files cannot be read.
    unread: Vec<Diagnostic>,
    package: Option<Package>,
    /// Reason why the package cannot be edited.
    unknown: Option<String>,
    model: Model,
    undo: Vec<Step>,
    redo: Vec<Step>,
    /// Number of steps that were undoable when the files were last saved.
    saved: usize,
    /// Number of the state, which grows with each change.
    revision: u64,
}

/// Edits that are undone together, with the texts before or after them.
struct Step {
    edits: Vec<Edit>,
    texts: Vec<(String, String)>,
}

/// Reason why files were not saved.
#[derive(Debug)]
pub enum Unsaved {
    /// These files have changed on the disk since they were read.
    Changed(Vec<String>),
    /// A file cannot be written.
    Failed(String, io::Error),
}

impl Session {
    /// Opens the package of a disk. A damaged package opens too, with its diagnostics.
    pub fn open(disk: Box<dyn Disk>) -> Session {
        let mut session = Session {
            disk,
            sources: None,
            unread: Vec::new(),
            package: None,
            unknown: None,
            model: Model::default(),
            undo: Vec::new(),
            redo: Vec::new(),
            saved: 0,
            revision: 0,
        };
        session.reload();
        session
    }

    /// Reads the package from the disk again. Unsaved edits are lost.
    pub fn reload(&mut self) {
        (self.undo, self.redo, self.saved) = Default::default();
        (self.package, self.unknown, self.unread) = Default::default();
        self.revision += 1;
        match self.disk.read() {
            Ok(sources) => {
                match Package::new(&sources) {
                    Ok(package) => self.package = Some(package),
                    Err(message) => self.unknown = Some(message),
                }
                self.sources = Some(sources);
            }
            Err(diagnostics) => {
                self.unread = diagnostics;
                self.sources = None;
            }
        }
        self.model = self.package.as_ref().map(Model::read).unwrap_or_default();
    }

    /// Reads the package from the disk again and applies the unsaved edits to it. Returns the reasons
    /// of the edits that are refused now.
    pub fn rebase(&mut self) -> Vec<String> {
        let unsaved = self.undo.split_off(self.saved.min(self.undo.len()));
        self.reload();
        let again = unsaved.into_iter().filter_map(|step| self.apply(step.edits).err());
        again.map(|problem| problem.to_string()).collect()
    }

    /// Applies edits as one step. If one of them is refused, none has an effect.
    ///
    /// # Errors
    /// See [`CannotEdit`].
    pub fn apply(&mut self, edits: Vec<Edit>) -> Result<(), Box<CannotEdit>> {
        let Some(package) = &mut self.package else { return Ok(()) };
        let before = texts(package);
        let mut model = self.model.clone();
        for edit in &edits {
            match apply::apply(package, &model, edit) {
                Ok(changed) => model = changed,
                Err(problem) => {
                    restore(package, before);
                    return Err(problem);
                }
            }
        }
        let changed = before.into_iter().filter(|(path, text)| package.text(path) != Some(text));
        let texts: Vec<_> = changed.collect();
        self.model = model;
        if !texts.is_empty() {
            self.undo.push(Step { edits, texts });
            if self.undo.len() > MOST_STEPS {
                self.undo.remove(0);
                self.saved = self.saved.saturating_sub(1);
            }
            self.redo.clear();
            self.revision += 1;
        }
        Ok(())
    }

    /// Takes back the last step.
    pub fn undo(&mut self) {
        let step = self.undo.pop();
        let step = step.map(|step| self.swap(step));
        self.redo.extend(step);
    }

    /// Repeats the step that was taken back last.
    pub fn redo(&mut self) {
        let step = self.redo.pop();
        let step = step.map(|step| self.swap(step));
        self.undo.extend(step);
    }

    fn swap(&mut self, mut step: Step) -> Step {
        if let Some(package) = &mut self.package {
            for (path, text) in &mut step.texts {
                let now = package.text(path).unwrap_or_default().to_owned();
                package.set(path, text);
                *text = now;
            }
            self.model = Model::read(package);
            self.revision += 1;
        }
        step
    }

    /// Returns the files whose texts differ from those on the disk.
    pub fn unsaved(&self) -> Vec<String> {
        let Some((package, sources)) = self.package.as_ref().zip(self.sources.as_ref()) else {
            return Vec::new();
        };
        let is_same = |path: &str, text: &str| {
            sources.package.get(path).is_some_and(|file| file.text == text)
        };
        let texts = package.texts().filter(|(path, text)| !is_same(path, text));
        texts.map(|(path, _)| path.to_owned()).collect()
    }

    /// Compares the files with the disk. Adopts changes of files that have no unsaved edits. Returns
    /// the files that have both.
    pub fn look(&mut self) -> Vec<String> {
        let Ok(now) = self.disk.read() else {
            // A file that an author is writing may be unreadable for a moment.
            if self.package.is_none() {
                self.reload();
            }
            return Vec::new();
        };
        let changed = self.sources.as_ref().map_or_else(Vec::new, |known| differing(known, &now));
        if self.sources.is_some() && changed.is_empty() {
            return Vec::new();
        }
        let unsaved = self.unsaved();
        if unsaved.is_empty() {
            self.reload();
            return Vec::new();
        }
        changed
    }

    /// Writes the changed files.
    ///
    /// # Errors
    /// If a file has changed on the disk, or cannot be written.
    pub fn save(&mut self) -> Result<(), Unsaved> {
        let unsaved = self.unsaved();
        let changed = self.look();
        if !changed.is_empty() {
            return Err(Unsaved::Changed(changed));
        }
        let Some((package, sources)) = self.package.as_ref().zip(self.sources.as_mut()) else {
            return Ok(());
        };
        for path in unsaved {
            let text = package.text(&path).unwrap_or_default();
            self.disk.write(&path, text).map_err(|error| Unsaved::Failed(path.clone(), error))?;
            sources.set(&path, text);
        }
        self.saved = self.undo.len();
        Ok(())
    }

    /// Returns the files of the package with their unsaved edits, for validation. The error contains
    /// the diagnostics of files that cannot be read.
    ///
    /// # Errors
    /// If the files cannot be read.
    pub fn sources(&self) -> Result<Sources, Vec<Diagnostic>> {
        let Some(sources) = &self.sources else { return Err(self.unread.clone()) };
        let mut sources = sources.clone();
        for path in self.unsaved() {
            let text = self.package.as_ref().and_then(|package| package.text(&path));
            sources.set(&path, text.unwrap_or_default());
        }
        Ok(sources)
    }

    /// Returns the package. `None` if it cannot be edited at all.
    pub const fn package(&self) -> Option<&Package> {
        self.package.as_ref()
    }

    /// Returns the reason why the package cannot be edited at all.
    pub fn unknown(&self) -> Option<&str> {
        self.unknown.as_deref()
    }

    /// Returns map and set-up.
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// Returns the number of the state, which grows with each change.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns the numbers of steps that can be undone and repeated.
    pub const fn steps(&self) -> (usize, usize) {
        (self.undo.len(), self.redo.len())
    }
}

fn texts(package: &Package) -> BTreeMap<String, String> {
    package.texts().map(|(path, text)| (path.to_owned(), text.to_owned())).collect()
}

fn restore(package: &mut Package, before: BTreeMap<String, String>) {
    for (path, text) in before {
        if package.text(&path) != Some(&text) {
            package.set(&path, &text);
        }
    }
}

/// Returns the paths of the files that differ, including those that only one package has.
fn differing(known: &Sources, now: &Sources) -> Vec<String> {
    let paths = known.package.iter().chain(now.package.iter()).map(|(path, _)| path);
    let text =
        |sources: &Sources, path: &str| sources.package.get(path).map(|file| file.text.clone());
    let mut changed: Vec<String> =
        paths.filter(|path| text(known, path) != text(now, path)).map(str::to_owned).collect();
    changed.sort();
    changed.dedup();
    changed
}
