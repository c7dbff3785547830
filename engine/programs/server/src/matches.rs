//! All matches of a server: made, found, changed.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use lobby::ledger::now;
use lobby::limits::LAPSE_HOURS;
use lobby::live::bots::{Decided, Turn};
use lobby::seats::{Holder, in_one_hand};
use lobby::{About, Ledger, Live, Lobby, Refused, Shelf};

use crate::audience::{Audience, Place};
use crate::caller::{self, Caller};
use crate::failure;
use crate::limits::{ATTENDED, MAX_IN_MEMORY, MAX_LAPSES};
use crate::store::{Keep, Store, unkept};

/// Of the matches in memory one in so many goes when there are too many.
const MAKES_ROOM: usize = 8;
/// How long computers that do not reckon decide in one match before it is another's turn.
const LIGHT: Duration = Duration::from_millis(20);

/// All matches of a server.
#[derive(Debug)]
pub(crate) struct Matches {
    pub(crate) shelf: Shelf,
    pub(crate) store: Store,
    running: Mutex<All>,
    /// How often a match was asked for.
    asked: AtomicU64,
    /// How often one had been when it was last seen who rests.
    seen: AtomicU64,
    /// Whoever calls players who are away, if anybody does.
    pub(crate) caller: OnceLock<Caller>,
}

/// A match that may be in memory, and those who wait for its changes.
pub(crate) struct Running {
    /// Nothing before it is asked for, and after a fault: it is then brought into memory anew.
    live: Mutex<Option<Live>>,
    changes: watch::Sender<u64>,
    audience: Arc<Audience>,
    /// How often matches had been asked for when this one last was.
    asked: AtomicU64,
    /// When somebody last asked for it.
    attended: Mutex<Instant>,
    /// Whether a computer is to decide.
    by_itself: AtomicBool,
}

impl Matches {
    /// The matches of a store, with the games of a shelf.
    pub(crate) fn new(shelf: Shelf, store: Store) -> Self {
        let (running, asked, seen) = (Mutex::default(), AtomicU64::new(0), AtomicU64::new(0));
        Self { shelf, store, running, asked, seen, caller: OnceLock::new() }
    }

    /// A place from which to wait for changes of a match; there are so many for players and so many for others.
    pub(crate) fn follow(
        &self,
        id: &str,
        holder: Holder,
    ) -> Result<(watch::Receiver<u64>, Place), Refused> {
        let running = self.running(id)?;
        let full = || failure::full("too many people follow this match: try again later");
        let place = running.audience.place(holder).ok_or_else(full)?;
        Ok((running.changes.subscribe(), place))
    }

    /// How many matches are in memory, and how many streams follow them.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let running = locked(&self.running);
        (running.len(), running.values().map(|game| game.changes.receiver_count()).sum())
    }

    /// Removes what is kept no longer.
    pub(crate) fn tidy(&self, keep: Keep) -> Result<(), Refused> {
        for id in self.store.tidy(keep).map_err(unkept)? {
            locked(&self.running).remove(&id);
        }
        Ok(())
    }

    /// Lets seats lapse that were taken up and not played: some of them each time, those that wait the longest first.
    pub(crate) fn lapse(&self) -> Result<(), Refused> {
        let before = now() - LAPSE_HOURS * 3600;
        for (id, side) in self.store.waiting(before, MAX_LAPSES).map_err(unkept)? {
            if let Err(refused) = lobby::lapse(self, &id, side) {
                session::complain!("cannot reopen a seat of match {id}: {refused}");
                // It is tried again when the others have had their turn.
                self.store.postpone(&id, side, now()).map_err(unkept)?;
            }
        }
        Ok(())
    }

    /// Lets those rest that nobody follows, and nobody has asked for since this was done last: they are kept, and come
    /// back into memory when somebody asks.
    pub(crate) fn rest(&self) {
        let since = self.seen.swap(self.asked.load(Ordering::Relaxed), Ordering::Relaxed);
        let resting = |game: &Arc<Running>| game.asked.load(Ordering::Relaxed) < since;
        let gone = take_out(&mut locked(&self.running), |idle| {
            idle.retain(|(_, game)| resting(game));
        });
        drop(gone);
    }

    /// Forgets what is in memory, since somebody else has changed what is kept; who follows is told.
    pub(crate) fn forget(&self) {
        let running: Vec<Arc<Running>> = locked(&self.running).values().map(Arc::clone).collect();
        for game in running {
            let _told = Telling(&game.changes);
            *game.place() = None;
        }
    }

    /// A match that is kept, whether it is in memory or not.
    fn running(&self, id: &str) -> Result<Arc<Running>, Refused> {
        if let Some(game) = locked(&self.running).get(id) {
            game.asked.store(self.asked.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
            *locked(&game.attended) = Instant::now();
            return Ok(Arc::clone(game));
        }
        if !self.store.has(id).map_err(unkept)? {
            return Err(Refused::unknown("match"));
        }
        Ok(self.keep(id, None))
    }

    fn keep(&self, id: &str, live: Option<Live>) -> Arc<Running> {
        let mut running = locked(&self.running);
        let gone = if running.len() < MAX_IN_MEMORY { Vec::new() } else { make_room(&mut running) };
        let fresh = || Running {
            live: Mutex::new(live),
            changes: watch::Sender::new(0),
            audience: Arc::default(),
            asked: AtomicU64::new(self.asked.fetch_add(1, Ordering::Relaxed)),
            attended: Mutex::new(Instant::now()),
            by_itself: AtomicBool::default(),
        };
        let kept = Arc::clone(running.entry(id.to_owned()).or_insert_with(|| Arc::new(fresh())));
        drop(running);
        // Taking matches apart holds up nobody who asks for others.
        drop(gone);
        kept
    }

    /// Calls the player who is asked now, if he is away. Who has both seats knows it.
    fn call(&self, live: &Live, audience: &Audience) {
        let (Some(caller), Some(side)) = (self.caller.get(), live.waits_for()) else { return };
        if in_one_hand(&live.seats) || audience.has(side) {
            return;
        }
        let About { id, title, game, scenario, .. } = live.about.clone();
        caller.call(caller::Turn { id, title, game, scenario, side });
    }

    /// Whether a computer is to decide in a match, as far as it is in memory.
    pub(crate) fn goes_by_itself(&self, id: &str) -> bool {
        let running = locked(&self.running);
        running.get(id).is_some_and(|game| game.by_itself.load(Ordering::Relaxed))
    }

    /// Whether somebody follows a match or has just asked for it: computers decide for nobody else.
    pub(crate) fn is_attended(&self, id: &str) -> bool {
        let running = locked(&self.running);
        running.get(id).is_some_and(|game| {
            game.changes.receiver_count() > 0 || locked(&game.attended).elapsed() < ATTENDED
        })
    }

    /// Lets computers that do not reckon decide in a match for a moment, and gives what is next.
    ///
    /// # Errors
    /// If what they have played cannot be kept, or the play cannot go on.
    pub(crate) fn go_on(&self, id: &str) -> Result<Turn, Refused> {
        let begun = Instant::now();
        let time = || begun.elapsed() < LIGHT;
        let turn = self.by_itself(id, |live| live.go_on_by_itself(&self.store, time))?;
        Ok(turn.unwrap_or(Turn::Rests))
    }

    /// Takes what a computer has decided, unless the match has changed since. Gives whether it is to go on by itself.
    ///
    /// # Errors
    /// If it cannot be kept, or the play cannot go on.
    pub(crate) fn decided(&self, id: &str, decided: Decided) -> Result<bool, Refused> {
        let goes = self.by_itself(id, |live| live.decided(&self.store, decided))?;
        Ok(goes.unwrap_or(false))
    }

    /// Changes a match for a computer: one that has left memory is nobody's any more.
    fn by_itself<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<Option<T>, Refused> {
        let Some(running) = locked(&self.running).get(id).map(Arc::clone) else { return Ok(None) };
        let mut place = running.place();
        let rev = self.brought(id, &mut place)?.rev(Holder::Both);
        let done = self.changed(&running, &mut place, change);
        if place.as_ref().is_none_or(|live| live.rev(Holder::Both) != rev) {
            drop(Telling(&running.changes));
        }
        done.map(Some)
    }

    /// Changes a match that is in memory, and calls the player whose turn it has become.
    fn changed<T>(
        &self,
        running: &Running,
        place: &mut Option<Live>,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let live = place.as_mut().ok_or_else(|| Refused::unknown("match"))?;
        let before = live.waits_for();
        let done = change(live);
        running.by_itself.store(live.goes_by_itself(), Ordering::Relaxed);
        if done.is_ok() && live.waits_for() != before {
            self.call(live, &running.audience);
        }
        // Memory may now be ahead of what is kept, or behind what another server keeps.
        if done.as_ref().is_err_and(Refused::is_fault) {
            *place = None;
        }
        done
    }

    /// The match, brought into memory if it is not there. It holds up only those who ask for it too.
    fn brought<'a>(&self, id: &str, place: &'a mut Option<Live>) -> Result<&'a mut Live, Refused> {
        match place {
            Some(live) => Ok(live),
            place => {
                let stored = self
                    .store
                    .load(id)
                    .map_err(unkept)?
                    .ok_or_else(|| Refused::unknown("match"))?;
                Ok(place.insert(Live::load(stored, &self.shelf, &self.store)?))
            }
        }
    }
}

impl Lobby for Matches {
    fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    fn ledger(&self) -> &dyn Ledger {
        &self.store
    }

    fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let running = self.running(id)?;
        let mut place = running.place();
        let live = self.brought(id, &mut place)?;
        running.by_itself.store(live.goes_by_itself(), Ordering::Relaxed);
        look(live)
    }

    /// Those who wait are told even of a change that stopped half way.
    fn change<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let running = self.running(id)?;
        let _told = Telling(&running.changes);
        let mut place = running.place();
        self.brought(id, &mut place)?;
        self.changed(&running, &mut place, change)
    }

    /// Computers are not waited for: they decide when somebody looks at the match.
    fn add(&self, live: Live) -> Result<(), Refused> {
        let id = live.about.id.clone();
        self.keep(&id, Some(live));
        Ok(())
    }
}

type All = BTreeMap<String, Arc<Running>>;

/// Takes those out that nobody has asked for the longest, nobody follows and nobody works on.
fn make_room(running: &mut All) -> Vec<Arc<Running>> {
    take_out(running, |idle| {
        idle.sort_unstable_by_key(|(_, game)| game.asked.load(Ordering::Relaxed));
        idle.truncate(MAX_IN_MEMORY / MAKES_ROOM);
    })
}

/// Takes some of those out that nobody follows and nobody works on. What is given back is to be taken apart where it
/// holds up nobody.
fn take_out(
    running: &mut All,
    choose: impl FnOnce(&mut Vec<(&String, &Arc<Running>)>),
) -> Vec<Arc<Running>> {
    let mut idle: Vec<_> = running.iter().filter(|(_, game)| game.is_idle()).collect();
    choose(&mut idle);
    let gone: Vec<String> = idle.into_iter().map(|(id, _)| id.clone()).collect();
    gone.iter().filter_map(|id| running.remove(id)).collect()
}

impl Running {
    /// Whether nobody follows it, and nobody works on it: only who holds the list of all may ask.
    fn is_idle(self: &Arc<Self>) -> bool {
        Arc::strong_count(self) == 1 && self.changes.receiver_count() == 0
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    fn running(asked: u64) -> Arc<Running> {
        Arc::new(Running {
            live: Mutex::default(),
            changes: watch::Sender::new(0),
            audience: Arc::default(),
            asked: AtomicU64::new(asked),
            attended: Mutex::new(Instant::now()),
            by_itself: AtomicBool::default(),
        })
    }

    #[test]
    fn those_asked_for_longest_ago_make_room() {
        let mut all: BTreeMap<String, Arc<Running>> = (0..MAX_IN_MEMORY as u64)
            .map(|number| (format!("{:04}", number * 7919 % 10_007), running(number)))
            .collect();
        let oldest = |all: &BTreeMap<String, Arc<Running>>| {
            let first = all.values().min_by_key(|game| game.asked.load(Ordering::Relaxed));
            Arc::clone(first.expect("there are some"))
        };
        // One is followed and one is worked on, both for the longest time.
        let followed = oldest(&all).changes.subscribe();
        let gone = make_room(&mut all);
        assert_eq!(gone.len(), MAX_IN_MEMORY / MAKES_ROOM);
        assert_eq!(all.len() + gone.len(), MAX_IN_MEMORY);
        let when = |game: &Arc<Running>| game.asked.load(Ordering::Relaxed);
        let latest_gone = gone.iter().map(when).max();
        let kept = all.values().filter(|game| game.changes.receiver_count() == 0).map(when).min();
        assert!(latest_gone < kept, "{latest_gone:?} {kept:?}");
        let worked_on = oldest(&all);
        assert_eq!(when(&worked_on), 0);
        drop((followed, gone));
        let gone = make_room(&mut all);
        assert!(!gone.iter().any(|game| Arc::ptr_eq(game, &worked_on)));
    }

    /// A match leaves memory when nobody has asked for it from one look to the next, unless somebody follows it.
    #[test]
    fn what_nobody_asks_for_rests() {
        let store = Store::in_memory().expect("a store");
        let matches = Matches::new(Shelf::new(testing::toy::Toy), store);
        let [asked, followed, resting] = ["asked", "followed", "resting"];
        let kept = [asked, followed, resting].map(|id| matches.keep(id, None));
        let _follower = kept[1].changes.subscribe();
        drop(kept);
        let here = || locked(&matches.running).keys().cloned().collect::<Vec<_>>();
        matches.rest();
        assert_eq!(here(), [asked, followed, resting], "all were just asked for");
        assert!(matches.running(asked).is_ok());
        matches.rest();
        assert_eq!(here(), [asked, followed]);
        assert!(matches.running(resting).is_err(), "it would have to be brought back");
        matches.rest();
        assert_eq!(here(), [followed]);
    }
}
