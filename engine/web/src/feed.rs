//! Live updates: one event for each change, from where the reader stood.

use std::sync::Arc;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use kernel::Side;
use tokio::sync::watch;

use crate::audience::Place;
use crate::failure::Refused;
use crate::key::Key;
use crate::limiter::Held;
use crate::live::Position;
use crate::routes::{holder, inside};
use crate::server::App;
use crate::snapshot::Snapshot;

/// Who looks at which match, and whose view of it he wants.
#[derive(Clone, Debug)]
pub(crate) struct Onlooker {
    pub(crate) id: String,
    pub(crate) key: Option<Key>,
    pub(crate) wanted: Option<Side>,
}

/// One who follows a match.
struct Follower {
    app: Arc<App>,
    onlooker: Onlooker,
    seen: Position,
    /// What was sent last, without what was new in it.
    told: Option<String>,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    _places: Places,
}

/// What one takes up who follows a match: a place at its table, and one of the streams of his address.
pub(crate) type Places = (Place, Held);

type Sent = Result<Event, std::convert::Infallible>;

/// The events of a match for one reader, beginning with where it stands.
pub(crate) fn follow(
    app: Arc<App>,
    onlooker: Onlooker,
    changes: watch::Receiver<u64>,
    places: Places,
    seen: Position,
) -> Sse<impl Stream<Item = Sent>> {
    let closing = app.closing.subscribe();
    let follower = Follower { app, onlooker, seen, told: None, changes, closing, _places: places };
    Sse::new(stream::unfold(follower, Follower::next)).keep_alive(KeepAlive::default())
}

impl Follower {
    /// The next event. A change that this reader may not know of gives none.
    async fn next(mut self) -> Option<(Sent, Self)> {
        loop {
            if self.told.is_some() {
                tokio::select! {
                    changed = self.changes.changed() => changed.ok()?,
                    _ = self.closing.wait_for(|closing| *closing) => return None,
                }
            }
            self.changes.mark_unchanged();
            let (app, onlooker, seen) = (Arc::clone(&self.app), self.onlooker.clone(), self.seen);
            let news = inside(&self.app, move || seen_now(&app, &onlooker, seen)).await.ok()?;
            let known = self.told.replace(news.without);
            if known == self.told && news.now == self.seen {
                continue;
            }
            self.seen = news.now;
            let event = Event::default().event("state").id(word(news.now)).data(news.data);
            return Some((Ok(event), self));
        }
    }
}

/// What one sees who stood somewhere before.
struct News {
    data: String,
    /// The same, for one who stood here already.
    without: String,
    now: Position,
}

fn seen_now(app: &App, onlooker: &Onlooker, stood: Position) -> Result<News, Refused> {
    app.matches.look(&onlooker.id, |live| {
        let holder = holder(live, onlooker.key)?;
        let reader = live.reader(holder, onlooker.wanted)?;
        let now = live.position(holder);
        let since = |since| {
            let seen = Snapshot::of(live, holder, reader, since);
            serde_json::to_string(&seen).expect("a view is plain data")
        };
        Ok(News { data: since(stood), without: since(now), now })
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
