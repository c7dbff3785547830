//! The games that are served, each opened once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use session::{AnyEdition, Library};

/// The games that may be played, by name.
pub struct Shelf {
    library: Box<dyn Library>,
    shelved: Mutex<BTreeMap<String, Arc<Shelved>>>,
}

/// A game with what is made of it once.
pub(crate) struct Shelved {
    /// The game, ready to be played.
    pub(crate) edition: Arc<dyn AnyEdition>,
    land: OnceLock<String>,
    geometry: OnceLock<String>,
}

impl Shelf {
    /// All games of a library.
    pub fn new(library: impl Library + 'static) -> Self {
        Self { library: Box::new(library), shelved: Mutex::default() }
    }

    /// A game by its name; nothing but a name of the library opens anything.
    pub(crate) fn shelved(&self, name: &str) -> Result<Arc<Shelved>, String> {
        let mut shelved = self.shelved.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = shelved.get(name) {
            return Ok(Arc::clone(found));
        }
        let names = self.names();
        if !names.iter().any(|known| known == name) {
            return Err(format!("there is no game `{name}`: expected {}", names.join(" or ")));
        }
        let fresh = Arc::new(Shelved::of(self.library.open(name)?));
        shelved.insert(name.to_owned(), Arc::clone(&fresh));
        Ok(fresh)
    }
}

impl Library for Shelf {
    fn names(&self) -> Vec<String> {
        self.library.names()
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        Ok(Arc::clone(&self.shelved(package)?.edition))
    }
}

impl Shelved {
    const fn of(edition: Arc<dyn AnyEdition>) -> Self {
        Self { edition, land: OnceLock::new(), geometry: OnceLock::new() }
    }

    /// The land as a drawing.
    pub(crate) fn land(&self) -> &str {
        self.land.get_or_init(|| self.edition.land())
    }

    /// All that never changes, as JSON.
    pub(crate) fn geometry(&self) -> &str {
        self.geometry.get_or_init(|| self.edition.geometry())
    }
}

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shelf")
    }
}
