//! Live updates: one event for each change, from where the reader stood.

use std::sync::Arc;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use kernel::Side;
use tokio::sync::watch;

use crate::failure::Refused;
use crate::hall::Table;
use crate::key::Key;
use crate::live::Position;
use crate::routes::{holder, inside};
use crate::server::App;
use crate::snapshot::Snapshot;

/// One who follows a match.
struct Follower {
    app: Arc<App>,
    table: Arc<Table>,
    key: Option<Key>,
    wanted: Option<Side>,
    seen: Position,
    /// Whether nothing was sent yet.
    fresh: bool,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
}

type Sent = Result<Event, std::convert::Infallible>;

/// The events of a match for one reader, beginning with where it stands.
pub(crate) fn follow(
    app: Arc<App>,
    table: Arc<Table>,
    key: Option<Key>,
    wanted: Option<Side>,
    seen: Position,
) -> Result<Sse<impl Stream<Item = Sent>>, Refused> {
    let changes = table.changes().ok_or_else(Refused::too_many)?;
    let closing = app.closing.subscribe();
    let follower = Follower { app, table, key, wanted, seen, fresh: true, changes, closing };
    Ok(Sse::new(stream::unfold(follower, Follower::next)).keep_alive(KeepAlive::default()))
}

impl Follower {
    async fn next(mut self) -> Option<(Sent, Self)> {
        if !std::mem::take(&mut self.fresh) {
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                _ = self.closing.wait_for(|closing| *closing) => return None,
            }
        }
        self.changes.mark_unchanged();
        let (table, key, wanted, seen) =
            (Arc::clone(&self.table), self.key, self.wanted, self.seen);
        let (data, now) =
            inside(&self.app, move || seen_now(&table, key, wanted, seen)).await.ok()?;
        self.seen = now;
        let event = Event::default().event("state").id(word(now)).data(data);
        Some((Ok(event), self))
    }
}

fn seen_now(
    table: &Table,
    key: Option<Key>,
    wanted: Option<Side>,
    since: Position,
) -> Result<(String, Position), Refused> {
    if table.is_broken() {
        return Err(Refused::broken("the match is brought into memory again"));
    }
    table.look(|live| {
        let holder = holder(live, key)?;
        let reader = live.reader(holder, wanted)?;
        let seen = Snapshot::of(live, holder, reader, since);
        let data = serde_json::to_string(&seen).expect("a view is plain data");
        Ok((data, live.position()))
    })
}

/// The id of an event: revision, facts, words.
fn word(position: Position) -> String {
    format!("{}-{}-{}", position.rev, position.facts, position.said)
}

/// Where one stood who had the event with an id.
pub(crate) fn position(word: &str) -> Option<Position> {
    let mut parts = word.split('-').map(|part| part.parse().ok());
    let position = Position { rev: parts.next()??, facts: parts.next()??, said: parts.next()?? };
    parts.next().is_none().then_some(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_an_event_says_where_one_stood() {
        let stood = Position { rev: 12, facts: 345, said: 0 };
        assert_eq!(position(&word(stood)), Some(stood));
        for wrong in ["", "1-2", "1-2-3-4", "1-2-x", "-1-2-3"] {
            assert_eq!(position(wrong), None, "{wrong}");
        }
    }
}
