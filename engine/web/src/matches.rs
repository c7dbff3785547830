//! All matches of a server: made, found, changed.

mod make;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::failure::Refused;
use crate::live::Live;
use crate::shelf::Shelf;
use crate::store::{About, Store};

pub use make::{Created, MakeError, NewMatch, Player};

/// How many matches are kept in memory that nobody looks at.
const MAX_IDLE: usize = 256;
/// How many may follow one match.
const MAX_FOLLOWERS: usize = 200;
/// How many matches the list shows.
const MAX_LISTED: usize = 200;

/// All matches of a server.
#[derive(Debug)]
pub(crate) struct Matches {
    pub(crate) shelf: Shelf,
    pub(crate) store: Store,
    running: Mutex<BTreeMap<String, Arc<Running>>>,
}

/// A match that may be in memory, and those who wait for its changes.
pub(crate) struct Running {
    /// Nothing before it is asked for, and after a fault: it is then brought into memory anew.
    live: Mutex<Option<Live>>,
    changes: watch::Sender<u64>,
}

impl Matches {
    /// The matches of a store, with the games of a shelf.
    pub(crate) fn new(shelf: Shelf, store: Store) -> Self {
        Self { shelf, store, running: Mutex::default() }
    }

    /// The matches that are shown to everybody.
    pub(crate) fn listed(&self) -> Result<Vec<About>, Refused> {
        Ok(self.store.listed(MAX_LISTED)?)
    }

    /// Looks at a match.
    pub(crate) fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let running = self.running(id)?;
        let mut place = running.place();
        look(self.brought(id, &mut place)?)
    }

    /// Changes a match, and tells those who wait, even of a change that stopped half way.
    pub(crate) fn change<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let running = self.running(id)?;
        let _told = Telling(&running.changes);
        let mut place = running.place();
        let done = change(self.brought(id, &mut place)?);
        // Memory may now be ahead of what is kept, or behind what another server keeps.
        if done.as_ref().is_err_and(Refused::is_fault) {
            *place = None;
        }
        done
    }

    /// Waits for changes of a match; nobody more does than fit at a table.
    pub(crate) fn changes(&self, id: &str) -> Result<watch::Receiver<u64>, Refused> {
        let changes = &self.running(id)?.changes;
        let free = changes.receiver_count() < MAX_FOLLOWERS;
        free.then(|| changes.subscribe()).ok_or_else(Refused::too_many)
    }

    /// A match that is kept, whether it is in memory or not.
    fn running(&self, id: &str) -> Result<Arc<Running>, Refused> {
        if let Some(game) = locked(&self.running).get(id) {
            return Ok(Arc::clone(game));
        }
        if !self.store.has(id)? {
            return Err(Refused::unknown("match"));
        }
        Ok(self.keep(id, None))
    }

    /// Takes a new match into memory.
    fn add(&self, live: Live) {
        let id = live.about.id.clone();
        self.keep(&id, Some(live));
    }

    fn keep(&self, id: &str, live: Option<Live>) -> Arc<Running> {
        let mut running = locked(&self.running);
        if running.len() >= MAX_IDLE {
            running
                .retain(|_, game| Arc::strong_count(game) > 1 || game.changes.receiver_count() > 0);
        }
        let fresh = || Running { live: Mutex::new(live), changes: watch::Sender::new(0) };
        Arc::clone(running.entry(id.to_owned()).or_insert_with(|| Arc::new(fresh())))
    }

    /// The match, brought into memory if it is not there. It holds up only those who ask for it too.
    fn brought<'a>(&self, id: &str, place: &'a mut Option<Live>) -> Result<&'a mut Live, Refused> {
        match place {
            Some(live) => Ok(live),
            place => {
                let stored = self.store.load(id)?.ok_or_else(|| Refused::unknown("match"))?;
                Ok(place.insert(Live::load(stored, &self.shelf, &self.store)?))
            }
        }
    }
}

impl Running {
    /// Where its match is; empty if a fault stopped a change half way.
    fn place(&self) -> MutexGuard<'_, Option<Live>> {
        self.live.lock().unwrap_or_else(|stopped| {
            self.live.clear_poison();
            let mut place = stopped.into_inner();
            *place = None;
            place
        })
    }
}

/// Tells those who wait when it goes, even if a fault takes it away.
struct Telling<'a>(&'a watch::Sender<u64>);

impl Drop for Telling<'_> {
    fn drop(&mut self) {
        self.0.send_modify(|changes| *changes += 1);
    }
}

impl std::fmt::Debug for Running {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Running")
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
