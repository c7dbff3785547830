//! What goes: matches that nobody comes back to, and those in which nobody has a seat.

use std::sync::PoisonError;
#[cfg(test)]
use std::time::Duration;

use rusqlite::params;

use lobby::ledger::now;

use super::clock::Clock;
use super::{Result, Store};
use crate::limits::{MAX_UNATTENDED_BYTES, UNATTENDED_DAYS};

/// How long matches are kept after they were last touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// For ever.
    Forever,
    /// For so many days; less where nobody has a seat.
    Days(u32),
}

const DAY: i64 = 24 * 60 * 60;

/// Matches for which nobody has a key or an invitation: replays, and games between bots.
const UNATTENDED: &str = "NOT EXISTS (SELECT 1 FROM seats WHERE seats.match = matches.id \
     AND (lock IS NOT NULL OR invitation IS NOT NULL))";

impl Store {
    /// Removes what is kept no longer; gives its ids.
    pub(crate) fn tidy(&self, keep: Keep) -> Result<Vec<String>> {
        self.meet(|clock| clock.meet(now()))?;
        match keep {
            Keep::Forever => Ok(Vec::new()),
            Keep::Days(days) => self.tidy_at(self.time(), i64::from(days)),
        }
    }

    /// Lets the clock go on, and writes down how it stands.
    fn meet(&self, go_on: impl FnOnce(&mut Clock)) -> Result<()> {
        let connection = self.locked();
        let mut clock = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        go_on(&mut clock);
        clock.keep(&connection)
    }

    /// Removes what is kept no longer, when so much time has passed and the machine shows another.
    #[cfg(test)]
    pub(crate) fn tidy_after(&self, passed: Duration, machine: i64, days: u32) -> Vec<String> {
        self.meet(|clock| clock.meet_after(passed, machine)).expect("it is written");
        self.tidy_at(self.time(), i64::from(days)).expect("it is tidied")
    }

    fn tidy_at(&self, now: i64, days: i64) -> Result<Vec<String>> {
        let mut connection = self.locked();
        let change = connection.transaction()?;
        let gone: Vec<String> = {
            let mut old = change.prepare(&format!(
                "SELECT id FROM matches WHERE touched < ?1 OR (touched < ?2 AND {UNATTENDED}) \
                 UNION SELECT id FROM (SELECT id, sum(bytes) OVER (ORDER BY touched DESC, id) AS total \
                 FROM matches WHERE {UNATTENDED}) WHERE total > ?3"
            ))?;
            let unattended = now - UNATTENDED_DAYS.min(days) * DAY;
            let found = params![now - days * DAY, unattended, MAX_UNATTENDED_BYTES];
            old.query_map(found, |row| row.get(0))?.collect::<Result<_>>()?
        };
        for id in &gone {
            remove(&change, id)?;
        }
        change.execute("DELETE FROM aside WHERE at < ?1", [now - days * DAY])?;
        change.commit()?;
        Ok(gone)
    }
}

/// Removes a match with all that belongs to it; gives whether there was one.
pub(crate) fn remove(change: &rusqlite::Connection, id: &str) -> Result<bool> {
    for table in ["lines", "seats", "chat", "notes", "thinking", "aside"] {
        change.execute(&format!("DELETE FROM {table} WHERE match = ?1"), [id])?;
    }
    Ok(change.execute("DELETE FROM matches WHERE id = ?1", [id])? > 0)
}

#[cfg(test)]
mod tests {
    use kernel::PerSide;
    use session::Seat;

    use super::*;
    use lobby::seats::{Place, Seats};
    use lobby::{About, Key, Kind};

    fn keep(store: &Store, id: &str, seats: &Seats, lines: &[String]) {
        let about = About {
            id: id.to_owned(),
            title: String::new(),
            game: String::new(),
            scenario: String::new(),
            kind: Kind::Match,
            listed: false,
            over: false,
            closed: false,
            touched: 0,
            maker: None,
        };
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
        let mut invited = PerSide::from_fn(|_| Place::of(Seat::Human));
        invited.csa.invitation = Some(Key::fresh().lock());
        keep(&store, "bots", &bots, &["x".to_owned()]);
        keep(&store, "people", &invited, &["x".to_owned()]);
        let later = |days: i64| now() + days * DAY;
        assert!(store.tidy_at(later(6), 365).expect("it is tidied").is_empty());
        assert_eq!(store.tidy_at(later(8), 365).expect("it is tidied"), ["bots"]);
        assert_eq!(left(&store), ["people"]);
        assert!(store.tidy(Keep::Forever).expect("nothing is done").is_empty());
        assert_eq!(store.tidy_at(later(366), 365).expect("it is tidied"), ["people"]);
        assert!(left(&store).is_empty());
        let lines: i64 = store
            .locked()
            .query_row("SELECT count(*) FROM lines", [], |row| row.get(0))
            .expect("a number");
        assert_eq!(lines, 0);
    }

    /// However many games between bots somebody makes, they take so much room, and the latest are there.
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
}
