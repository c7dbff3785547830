//! All matches of a server: made, found, changed.

mod make;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::failure::Refused;
use crate::live::Live;
use crate::shelf::Shelf;
use crate::store::{About, Store};

pub use make::{Created, HallError, NewMatch, Sitter};

/// How many matches are kept in memory that nobody looks at.
const MAX_IDLE: usize = 256;
/// How many may follow one match.
const MAX_FOLLOWERS: usize = 200;
/// How many matches the list shows.
const MAX_LISTED: usize = 200;

/// All matches of a server.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) shelf: Shelf,
    pub(crate) store: Store,
    tables: Mutex<BTreeMap<String, Arc<Table>>>,
}

/// A match in memory, and those who wait for its changes.
pub(crate) struct Table {
    live: Mutex<Live>,
    changes: watch::Sender<u64>,
}

impl Hall {
    /// The matches of a store, with the games of a shelf.
    pub(crate) fn new(shelf: Shelf, store: Store) -> Self {
        Self { shelf, store, tables: Mutex::default() }
    }

    /// The matches that are shown to everybody.
    pub(crate) fn listed(&self) -> Result<Vec<About>, Refused> {
        Ok(self.store.listed(MAX_LISTED)?)
    }

    /// The match with an id, brought into memory.
    pub(crate) fn table(&self, id: &str) -> Result<Arc<Table>, Refused> {
        let mut tables = locked(&self.tables);
        if let Some(table) = tables.get(id).filter(|table| !table.is_broken()) {
            return Ok(Arc::clone(table));
        }
        let stored = self.store.load(id)?.ok_or_else(|| Refused::unknown("match"))?;
        let live = Live::load(stored, &self.shelf, &self.store)?;
        Ok(seat(&mut tables, live))
    }

    /// Takes a new match into memory.
    fn add(&self, live: Live) {
        seat(&mut locked(&self.tables), live);
    }
}

fn seat(tables: &mut BTreeMap<String, Arc<Table>>, live: Live) -> Arc<Table> {
    if tables.len() >= MAX_IDLE {
        tables
            .retain(|_, table| Arc::strong_count(table) > 1 || table.changes.receiver_count() > 0);
    }
    let id = live.about.id.clone();
    let table = Arc::new(Table { live: Mutex::new(live), changes: watch::Sender::new(0) });
    tables.insert(id, Arc::clone(&table));
    table
}

impl Table {
    /// Looks at the match.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Live) -> T) -> T {
        look(&locked(&self.live))
    }

    /// Changes the match, and tells those who wait, even of a change that stopped half way.
    pub(crate) fn change<T>(&self, change: impl FnOnce(&mut Live) -> T) -> T {
        let _told = Telling(&self.changes);
        change(&mut locked(&self.live))
    }

    /// Whether a fault stopped a change half way: the match is then brought into memory again.
    pub(crate) fn is_broken(&self) -> bool {
        self.live.is_poisoned()
    }

    /// Waits for changes; nobody more does than fit at a table.
    pub(crate) fn changes(&self) -> Option<watch::Receiver<u64>> {
        (self.changes.receiver_count() < MAX_FOLLOWERS).then(|| self.changes.subscribe())
    }
}

/// Tells those who wait when it goes, even if a fault takes it away.
struct Telling<'a>(&'a watch::Sender<u64>);

impl Drop for Telling<'_> {
    fn drop(&mut self) {
        self.0.send_modify(|changes| *changes += 1);
    }
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Table")
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
