//! The index of available games. Each package is opened only once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use web_time::Instant;

use kernel::words::Language;
use session::{AnyEdition, Library};

use crate::limits::UNTRIED;

/// Number of digits of a hash in the name of a game with earlier contents.
const SHORT: usize = 12;

/// Index of the available games, by name.
pub struct PackageIndex {
    library: Box<dyn Library>,
    slots: Mutex<BTreeMap<String, Arc<Slot>>>,
}

/// Entry of one game. While a game is opened, only requests for the same game wait.
#[derive(Default)]
struct Slot(Mutex<Opened>);

/// Outcome of the attempt to open a game's package.
#[derive(Clone, Default)]
enum Opened {
    /// The program has not tried to open the game yet.
    #[default]
    Not,
    Well(Arc<IndexedPackage>),
    /// The attempt failed. Holds the error and the time of the attempt. Requests get the same error
    /// until [`UNTRIED`] has passed.
    Badly(String, Instant),
}

/// An opened game, with data that is computed only once.
pub struct IndexedPackage {
    /// Package of the game, ready for play.
    pub edition: Arc<dyn AnyEdition>,
    land: OnceLock<String>,
    /// Constant data as JSON, by language.
    geometry: Mutex<BTreeMap<&'static str, Arc<str>>>,
}

impl PackageIndex {
    /// Builds the index of all games of a library.
    pub fn new(library: impl Library + 'static) -> Self {
        Self { library: Box::new(library), slots: Mutex::default() }
    }

    /// Returns the game with this name. Opens only games that the library lists.
    pub fn package(&self, name: &str) -> Result<Arc<IndexedPackage>, String> {
        let slot = self.slot(name)?;
        let mut opened = slot.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*opened {
            Opened::Well(package) => return Ok(Arc::clone(package)),
            Opened::Badly(why, at) if at.elapsed() < UNTRIED => return Err(why.clone()),
            Opened::Badly(..) | Opened::Not => {}
        }
        let fresh = self.library.open(name).map(|edition| Arc::new(IndexedPackage::of(edition)));
        *opened = match &fresh {
            Ok(package) => {
                self.library.keep(name);
                Opened::Well(Arc::clone(package))
            }
            Err(why) => Opened::Badly(why.clone(), Instant::now()),
        };
        fresh
    }

    /// Returns the name under which this index has a game with the contents that a match began
    /// with. This is the plain name if the contents have not changed, or if they are not stored.
    pub(crate) fn name_with(&self, name: &str, hash: &str) -> String {
        if self.package(name).is_ok_and(|package| package.edition.hash() == hash) {
            return name.to_owned();
        }
        let kept = format!("{name}~{}", hash.get(..SHORT).unwrap_or(hash));
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if slots.contains_key(&kept) {
            return kept;
        }
        let Some(edition) = self.library.kept(hash) else { return name.to_owned() };
        let opened = Opened::Well(Arc::new(IndexedPackage::of(edition)));
        slots.insert(kept.clone(), Arc::new(Slot(Mutex::new(opened))));
        kept
    }

    fn slot(&self, name: &str) -> Result<Arc<Slot>, String> {
        let known = |slots: &BTreeMap<String, Arc<Slot>>| slots.get(name).map(Arc::clone);
        let slots = || self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = known(&slots()) {
            return Ok(slot);
        }
        let names = self.names();
        if !names.iter().any(|known| known == name) {
            return Err(format!("unknown game `{name}`: expected {}", names.join(" or ")));
        }
        Ok(Arc::clone(slots().entry(name.to_owned()).or_default()))
    }
}

impl Library for PackageIndex {
    fn names(&self) -> Vec<String> {
        self.library.names()
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        Ok(Arc::clone(&self.package(package)?.edition))
    }

    fn keep(&self, package: &str) {
        self.library.keep(package);
    }

    fn kept(&self, hash: &str) -> Option<Arc<dyn AnyEdition>> {
        self.library.kept(hash)
    }
}

impl IndexedPackage {
    fn of(edition: Arc<dyn AnyEdition>) -> Self {
        Self { edition, land: OnceLock::new(), geometry: Mutex::new(BTreeMap::new()) }
    }

    /// Returns the terrain of the map as SVG.
    pub fn land(&self) -> &str {
        self.land.get_or_init(|| self.edition.land())
    }

    /// Returns all constant data as JSON, with its messages in the language of the thread.
    pub fn geometry(&self) -> Arc<str> {
        let mut made = self.geometry.lock().unwrap_or_else(PoisonError::into_inner);
        let own = made.entry(Language::spoken().tag());
        Arc::clone(own.or_insert_with(|| self.edition.geometry().into()))
    }
}

impl std::fmt::Debug for PackageIndex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PackageIndex")
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// A library with one game, which takes some time and then fails to open.
    struct Broken(Arc<AtomicUsize>);

    impl Library for Broken {
        fn names(&self) -> Vec<String> {
            vec!["broken".to_owned()]
        }

        fn open(&self, _: &str) -> Result<Arc<dyn AnyEdition>, String> {
            self.0.fetch_add(1, Ordering::SeqCst);
            Err("it is broken".to_owned())
        }
    }

    #[test]
    fn a_game_that_cannot_be_opened_is_not_opened_for_everybody_who_asks() {
        let tried = Arc::new(AtomicUsize::new(0));
        let package_index = PackageIndex::new(Broken(Arc::clone(&tried)));
        for _ in 0..100 {
            assert_eq!(package_index.package("broken").err().as_deref(), Some("it is broken"));
        }
        assert!(package_index.package("other").is_err());
        assert_eq!(tried.load(Ordering::SeqCst), 1);
    }
}
