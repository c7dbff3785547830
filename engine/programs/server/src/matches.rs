//! All matches of a server: their creation, loading and changes.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use kernel::Side;
use lobby::limits::LAPSE_HOURS;
use lobby::live::bots::{Decided, Turn};
use lobby::match_store::now;
use lobby::seats::{Holder, in_one_hand};
use lobby::{About, Alert, Live, Lobby, MatchStore, Occasion, PackageIndex, Reached, Refused};

use crate::alerts::Alerter;
use crate::audience::{Audience, Place};
use crate::caller::{self, Caller};
use crate::failure;
use crate::limits::{ATTENDED, MAX_IN_MEMORY, MAX_LAPSES};
use crate::store::{Keep, Store, unkept};

/// Divisor that determines how many matches to unload when too many are loaded. The server unloads
/// one loaded match in eight.
const MAKES_ROOM: usize = 8;
/// Time that simple bots get in one match before the next match is served.
const LIGHT: Duration = Duration::from_millis(20);

/// Stand at which a player has been alerted of the end of the match.
const ALERTED_OF_END: i64 = -1;

/// All matches of a server.
#[derive(Debug)]
pub(crate) struct Matches {
    pub(crate) package_index: PackageIndex,
    pub(crate) store: Store,
    running: Mutex<All>,
    /// Number of requests so far, counted over all matches.
    asked: AtomicU64,
    /// Value of `asked` when idle matches were last unloaded.
    seen: AtomicU64,
    /// Sender of notifications to absent players. Empty if the operator has configured none.
    pub(crate) caller: OnceLock<Caller>,
    /// Sender of alerts to addresses that players chose. Empty if the operator allows none.
    pub(crate) alerter: OnceLock<Alerter>,
}

/// A match that may or may not be loaded, and the streams that follow it.
pub(crate) struct Running {
    /// The match, if it is loaded. `None` before the first request and after a fault. The next
    /// request then loads the match.
    live: Mutex<Option<Live>>,
    changes: watch::Sender<u64>,
    audience: Arc<Audience>,
    /// Value of `Matches::asked` at the last request for this match.
    asked: AtomicU64,
    /// Time of the last request for this match.
    attended: Mutex<Instant>,
    /// Whether a bot is to move in the match.
    by_itself: AtomicBool,
}

impl Matches {
    /// Creates the matches of a store. `package_index` holds the games that they may play.
    pub(crate) fn new(package_index: PackageIndex, store: Store) -> Self {
        let (running, asked, seen) = (Mutex::default(), AtomicU64::new(0), AtomicU64::new(0));
        let (caller, alerter) = (OnceLock::new(), OnceLock::new());
        Self { package_index, store, running, asked, seen, caller, alerter }
    }

    /// Subscribes to the changes of a match. Players and spectators have separate limits.
    pub(crate) fn follow(
        &self,
        id: &str,
        holder: Holder,
    ) -> Result<(watch::Receiver<u64>, Place), Refused> {
        let running = self.running(id)?;
        let full = || failure::full(Reached::Followers);
        let place = running.audience.place(holder).ok_or_else(full)?;
        Ok((running.changes.subscribe(), place))
    }

    /// Returns the number of loaded matches and of streams that follow them.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let running = locked(&self.running);
        (running.len(), running.values().map(|game| game.changes.receiver_count()).sum())
    }

    /// Removes expired matches.
    pub(crate) fn tidy(&self, keep: Keep) -> Result<(), Refused> {
        for id in self.store.tidy(keep).map_err(unkept)? {
            locked(&self.running).remove(&id);
        }
        Ok(())
    }

    /// Frees seats that were taken but never played. Each call frees a few, starting with the
    /// longest waiting.
    pub(crate) fn lapse(&self) -> Result<(), Refused> {
        let before = now() - LAPSE_HOURS * 3600;
        for (id, side) in self.store.waiting(before, MAX_LAPSES).map_err(unkept)? {
            if let Err(refused) = lobby::lapse(self, &id, side) {
                session::complain!("cannot reopen a seat of match {id}: {refused}");
                // After a failure, the server tries other seats before it tries this seat again.
                self.store.postpone(&id, side, now()).map_err(unkept)?;
            }
        }
        Ok(())
    }

    /// Unloads matches that no stream follows and that were not requested since the last call. The
    /// next request loads them again.
    pub(crate) fn rest(&self) {
        let since = self.seen.swap(self.asked.load(Ordering::Relaxed), Ordering::Relaxed);
        let resting = |game: &Arc<Running>| game.asked.load(Ordering::Relaxed) < since;
        let gone = take_out(&mut locked(&self.running), |idle| {
            idle.retain(|(_, game)| resting(game));
        });
        drop(gone);
    }

    /// Unloads all matches because another process has changed the database, and notifies the
    /// streams.
    pub(crate) fn forget(&self) {
        let running: Vec<Arc<Running>> = locked(&self.running).values().map(Arc::clone).collect();
        for game in running {
            let _told = Telling(&game.changes);
            *game.place() = None;
        }
    }

    /// Returns the entry of a stored match, whether or not the match is loaded.
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
        // The entries are dropped outside the lock, so that other requests need not wait.
        drop(gone);
        kept
    }

    /// Notifies the player who is to move, if that player follows no stream. A player with both
    /// seats needs no notification.
    fn call(&self, live: &Live, audience: &Audience) {
        let (Some(caller), Some(side)) = (self.caller.get(), live.waits_for()) else { return };
        if in_one_hand(&live.seats) || audience.has(side) {
            return;
        }
        let About { id, title, game, scenario, .. } = live.about.clone();
        caller.call(caller::Turn { id, title, game, scenario, side });
    }

    /// Alerts the player of a side, if that player follows no stream and has set an address. An
    /// answer of the player must lie between two alerts.
    fn alert(&self, live: &Live, audience: &Audience, (side, event): (Side, Occasion)) {
        let Some(alerter) = self.alerter.get() else { return };
        if in_one_hand(&live.seats) || audience.has(side) {
            return;
        }
        let stand = match event {
            Occasion::Turn => live.answered_by(side).into(),
            Occasion::End => ALERTED_OF_END,
        };
        let alerted = || -> Result<(), Refused> {
            let due = self.store.alert_due(&live.about.id, side, stand).map_err(unkept)?;
            let Some((webhook, language)) = due else { return Ok(()) };
            alerter.send(webhook, &Alert::of(live, side, event, &alerter.page, &language)?);
            Ok(())
        };
        if let Err(refused) = alerted() {
            session::complain!("cannot alert the player of {}: {refused}", side.id());
        }
    }

    /// Whether a bot is to move in a match. False for a match that is not loaded.
    pub(crate) fn goes_by_itself(&self, id: &str) -> bool {
        let running = locked(&self.running);
        running.get(id).is_some_and(|game| game.by_itself.load(Ordering::Relaxed))
    }

    /// Whether a stream follows the match, or a client has requested it recently. Bots play only in
    /// such matches.
    pub(crate) fn is_attended(&self, id: &str) -> bool {
        let running = locked(&self.running);
        running.get(id).is_some_and(|game| {
            game.changes.receiver_count() > 0 || locked(&game.attended).elapsed() < ATTENDED
        })
    }

    /// Lets simple bots play for a short time, and returns the bots' next requirement.
    ///
    /// # Errors
    /// If the moves cannot be stored, or the play cannot continue.
    pub(crate) fn go_on(&self, id: &str) -> Result<Turn, Refused> {
        let begun = Instant::now();
        let time = || begun.elapsed() < LIGHT;
        let turn = self.by_itself(id, |live| live.go_on_by_itself(&self.store, time))?;
        Ok(turn.unwrap_or(Turn::Rests))
    }

    /// Applies the decision of a bot, unless the match has changed since. Returns true if a bot is
    /// to move next.
    ///
    /// # Errors
    /// If the move cannot be stored, or the play cannot continue.
    pub(crate) fn decided(&self, id: &str, decided: Decided) -> Result<bool, Refused> {
        let goes = self.by_itself(id, |live| live.decided(&self.store, decided))?;
        Ok(goes.unwrap_or(false))
    }

    /// Changes a match on behalf of a bot. Does nothing if the match was unloaded in the meantime.
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

    /// Changes a loaded match, and notifies the player who is to move afterwards.
    fn changed<T>(
        &self,
        running: &Running,
        place: &mut Option<Live>,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let live = place.as_mut().ok_or_else(|| Refused::unknown("match"))?;
        let (before, was_over) = (live.waits_for(), live.about.over);
        let done = change(live);
        running.by_itself.store(live.goes_by_itself(), Ordering::Relaxed);
        let now = live.waits_for();
        if done.is_ok() && now != before {
            self.call(live, &running.audience);
            now.into_iter()
                .for_each(|side| self.alert(live, &running.audience, (side, Occasion::Turn)));
        }
        if done.is_ok() && live.about.over && !was_over {
            Side::BOTH
                .into_iter()
                .for_each(|side| self.alert(live, &running.audience, (side, Occasion::End)));
        }
        // The match in memory may now be ahead of the store, or behind a change by another server.
        if done.as_ref().is_err_and(Refused::is_fault) {
            *place = None;
        }
        done
    }

    /// Returns the match, and loads it if necessary. During loading, only requests for the same
    /// match wait.
    fn brought<'a>(&self, id: &str, place: &'a mut Option<Live>) -> Result<&'a mut Live, Refused> {
        match place {
            Some(live) => Ok(live),
            place => {
                let stored = self
                    .store
                    .load(id)
                    .map_err(unkept)?
                    .ok_or_else(|| Refused::unknown("match"))?;
                Ok(place.insert(Live::load(stored, &self.package_index, &self.store)?))
            }
        }
    }
}

impl Lobby for Matches {
    fn package_index(&self) -> &PackageIndex {
        &self.package_index
    }

    fn match_store(&self) -> &dyn MatchStore {
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

    /// Applies a change to a match. Notifies the streams even if the change fails midway.
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

    /// Adds a new match. Its bots start to play only when a client views the match.
    fn add(&self, live: Live) -> Result<(), Refused> {
        let id = live.about.id.clone();
        self.keep(&id, Some(live));
        Ok(())
    }
}

type All = BTreeMap<String, Arc<Running>>;

/// Unloads the matches that were not requested for the longest time, except those that are followed
/// or in use.
fn make_room(running: &mut All) -> Vec<Arc<Running>> {
    take_out(running, |idle| {
        idle.sort_unstable_by_key(|(_, game)| game.asked.load(Ordering::Relaxed));
        idle.truncate(MAX_IN_MEMORY / MAKES_ROOM);
    })
}

/// Removes those idle matches from the list that a filter selects. The caller drops the removed
/// matches outside the lock.
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
    /// Whether no stream follows the match and no request uses it. The caller must hold the lock of
    /// the list.
    fn is_idle(self: &Arc<Self>) -> bool {
        Arc::strong_count(self) == 1 && self.changes.receiver_count() == 0
    }

    /// Locks the loaded match. Unloads it if a panic stopped an earlier change midway.
    fn place(&self) -> MutexGuard<'_, Option<Live>> {
        self.live.lock().unwrap_or_else(|stopped| {
            self.live.clear_poison();
            let mut place = stopped.into_inner();
            *place = None;
            place
        })
    }
}

/// Guard that notifies the streams of a match when dropped, even during a panic.
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
        // Keep the two oldest matches busy: a stream follows one, and a request uses the other.
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

    /// A match is unloaded if it was not requested between two checks, unless a stream follows it.
    #[test]
    fn what_nobody_asks_for_rests() {
        let store = Store::in_memory().expect("a store");
        let matches = Matches::new(PackageIndex::new(testing::toy::Toy), store);
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
