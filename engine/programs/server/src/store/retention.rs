//! Retention of matches. The store removes matches that are abandoned, have no seats or were never
//! joined.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;
#[cfg(test)]
use std::time::Duration;

use rusqlite::params;

use lobby::match_store::now;

use super::clock::Clock;
use super::room::{make_room, remove, weigh};
use super::written::Result;
use super::{Store, seals};
use crate::limits::{MAX_UNATTENDED_BYTES, UNATTENDED_DAYS};

/// Time for which the store keeps a match after its last change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// The store never removes matches.
    Forever,
    /// The store removes a match after this number of days without a change. Matches without seats
    /// have a shorter limit.
    Days(u32),
}

const DAY: i64 = 24 * 60 * 60;

/// SQL condition for matches without keys or invitations: replays, and games between bots.
const UNATTENDED: &str = "NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id \
     AND (lock IS NOT NULL OR invitation IS NOT NULL))";

/// SQL condition for matches with an open invitation, or without any answer. An unanswered match by
/// mail does not meet the condition, because mail takes time. The seat of its distant player has
/// neither a key nor an invitation.
const UNJOINED: &str = "(EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id AND invitation IS NOT NULL) \
     OR (kept <= began AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id \
     AND who = 'human' AND lock IS NULL AND invitation IS NULL)))";

impl Store {
    /// Removes expired matches and returns their ids.
    pub(crate) fn tidy(&self, keep: Keep) -> Result<Vec<String>> {
        self.meet(|clock| clock.meet(now()))?;
        match keep {
            Keep::Forever => Ok(Vec::new()),
            Keep::Days(days) => self.tidy_at(self.time(), i64::from(days)),
        }
    }

    /// Advances the trusted time with `go_on`, and stores it.
    fn meet(&self, go_on: impl FnOnce(&mut Clock)) -> Result<()> {
        let connection = self.locked();
        let mut clock = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        go_on(&mut clock);
        clock.keep(&connection)
    }

    /// Removes expired matches as if the time `passed` had elapsed and the system clock showed the
    /// given time. For tests.
    #[cfg(test)]
    pub(crate) fn tidy_after(&self, passed: Duration, machine: i64, days: u32) -> Vec<String> {
        self.meet(|clock| clock.meet_after(passed, machine)).expect("it is written");
        self.tidy_at(self.time(), i64::from(days)).expect("it is tidied")
    }

    fn tidy_at(&self, now: i64, days: i64) -> Result<Vec<String>> {
        let mut connection = self.locked();
        let change = connection.transaction()?;
        let mut gone: Vec<String> = {
            let mut old = change.prepare(&format!(
                "SELECT id FROM matches WHERE (touched < ?1 OR (touched < ?2 AND ({UNATTENDED} OR {UNJOINED}))) \
                 AND NOT ({}) \
                 UNION SELECT id FROM (SELECT id, sum(bytes) OVER (ORDER BY touched DESC, id) AS total \
                 FROM matches WHERE {UNATTENDED}) WHERE total > ?3",
                // A match whose row is damaged is never removed because of its age.
                seals::broken("matches")
            ))?;
            let unattended = now - UNATTENDED_DAYS.min(days) * DAY;
            let found = params![now - days * DAY, unattended, MAX_UNATTENDED_BYTES];
            old.query_map(found, |row| row.get(0))?.collect::<Result<_>>()?
        };
        for id in &gone {
            remove(&change, id)?;
        }
        gone.extend(make_room(&change, self.most)?);
        change.execute("DELETE FROM aside WHERE at < ?1", [now - days * DAY])?;
        self.weight.store(weigh(&change)?, Ordering::Relaxed);
        change.commit()?;
        Ok(gone)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use crate::limits::{MAX_BROUGHT_A_DAY, MAX_KEPT};
    use kernel::PerSide;
    use session::Seat;

    use super::*;
    use lobby::seats::{Place, Seats};
    use lobby::{About, Key, Kind};

    pub(crate) fn about() -> About {
        About {
            id: String::new(),
            title: String::new(),
            game: String::new(),
            scenario: String::new(),
            kind: Kind::Match,
            listed: false,
            over: false,
            closed: false,
            touched: 0,
            maker: None,
        }
    }

    fn keep(store: &Store, id: &str, seats: &Seats, lines: &[String]) {
        let about = About { id: id.to_owned(), ..about() };
        store.create(&about, seats, lines).expect("it is kept");
    }

    fn left(store: &Store) -> Vec<String> {
        let connection = store.locked();
        let mut all = connection.prepare("SELECT id FROM matches ORDER BY id").expect("a query");
        let ids = all.query_map([], |row| row.get(0)).and_then(Iterator::collect);
        ids.expect("ids")
    }

    #[test]
    fn what_nobody_comes_back_to_goes() {
        let store = Store::in_memory().expect("a store");
        let bots = PerSide::from_fn(|_| Place::of(Seat::Random));
        let seated = || Some(Key::fresh().lock());
        let people = PerSide::from_fn(|_| Place { lock: seated(), ..Place::of(Seat::Human) });
        let mut invited = people.clone();
        invited.csa = Place { invitation: seated(), ..Place::of(Seat::Human) };
        let mut posted = people.clone();
        posted.csa = Place::of(Seat::Human);
        keep(&store, "bots", &bots, &["x".to_owned()]);
        keep(&store, "people", &people, &["x".to_owned()]);
        keep(&store, "by post", &posted, &["x".to_owned()]);
        keep(&store, "invited", &invited, &["x".to_owned()]);
        keep(&store, "unplayed", &people, &["x".to_owned()]);
        for id in ["people", "invited"] {
            store.append(id, 1, &["y".to_owned()], false).expect("it is played");
        }
        let later = |days: i64| now() + days * DAY;
        assert!(store.tidy_at(later(6), 365).expect("it is tidied").is_empty());
        let gone = store.tidy_at(later(8), 365).expect("it is tidied");
        assert_eq!(gone, ["bots", "invited", "unplayed"]);
        assert_eq!(left(&store), ["by post", "people"]);
        assert!(store.tidy(Keep::Forever).expect("nothing is done").is_empty());
        assert_eq!(store.tidy_at(later(366), 365).expect("it is tidied"), ["by post", "people"]);
        assert!(left(&store).is_empty());
        let lines: i64 = store
            .locked()
            .query_row("SELECT count(*) FROM lines", [], |row| row.get(0))
            .expect("a number");
        assert_eq!(lines, 0);
    }

    /// Games between bots stay within their size limit, and the store keeps the latest ones.
    #[test]
    fn games_between_bots_take_only_so_much_room() {
        let store = Store::in_memory().expect("a store");
        let bots = PerSide::from_fn(|_| Place::of(Seat::Random));
        for id in ["a", "b", "c"] {
            keep(&store, id, &bots, &["x".to_owned()]);
        }
        let size = format!("UPDATE matches SET bytes = {}", MAX_UNATTENDED_BYTES / 2);
        store.locked().execute_batch(&size).expect("it is done");
        assert_eq!(store.tidy_at(now(), 365).expect("it is tidied"), ["c"]);
        assert_eq!(left(&store), ["a", "b"]);
    }

    /// A hundred addresses upload their daily maximum for a year, scaled down by a thousand. The
    /// file stays below twice the counted size, and no match in play is lost.
    #[test]
    fn hostile_addresses_fill_no_disk() {
        const MOST: i64 = MAX_KEPT >> 10;
        const A_DAY: usize = (MAX_BROUGHT_A_DAY >> 10) as usize;
        const HOSTILE: i64 = 100;
        let days: i64 = std::env::var("DAYS").map_or(4, |days| days.parse().expect("a number"));
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("matches.sqlite");
        let mut store = Store::open(&path).expect("a store");
        store.most = MOST;
        store.locked().execute_batch("PRAGMA synchronous = OFF").expect("it is quick");
        let people = || {
            let lock = Some(Key::fresh().lock());
            PerSide::from_fn(|_| Place { lock, ..Place::of(Seat::Human) })
        };
        let make = |id: String, maker: i64, lines: &[String]| {
            let maker = Some(lobby::Visitor::of(maker));
            let about = About { id, maker, touched: store.time(), ..about() };
            store.create(&about, &people(), lines).expect("it is kept");
            // A player has answered in the match since its creation.
            store.append(&about.id, lines.len(), &["y".repeat(200)], false).expect("it is played");
        };
        let honest: Vec<String> = (0..20).map(|number| format!("honest {number:02}")).collect();
        let game: Vec<String> = (0..4).map(|_| "x".repeat(100)).collect();
        for (number, id) in honest.iter().enumerate() {
            make(id.clone(), HOSTILE + number as i64, &game);
        }
        let (mut largest, mut machine) = (0, now());
        for day in 0..days {
            for maker in 0..HOSTILE {
                for number in 0..A_DAY / 3000 {
                    make(format!("{day} {maker} {number}"), maker, &game);
                }
            }
            for _ in 0..24 {
                machine += 3600;
                store.tidy_after(Duration::from_secs(3600), machine, 365);
            }
            // Regular players return from time to time.
            if day % 60 == 59 {
                for id in &honest {
                    let line = game.len() + 1 + (day / 60) as usize;
                    store.append(id, line, &["z".to_owned()], false).expect("it is played");
                }
            }
            store.settle().expect("it is written");
            largest = largest.max(std::fs::metadata(&path).expect("a file").len());
        }
        session::complain!("{days} days: {largest} bytes at most, {MOST} counted");
        assert!(largest < 2 * MOST as u64, "{largest} bytes");
        let left = left(&store);
        assert!(honest.iter().all(|id| left.contains(id)), "{left:?}");
    }
}
