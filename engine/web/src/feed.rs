//! Live updates: one event for each change, from where the reader stood.

use std::sync::Arc;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use hall::feed::{News, news, word};
use hall::live::Position;
use hall::{Hall, Key, Refused};
use kernel::Side;
use tokio::sync::watch;

use crate::audience::Place;
use crate::limiter::Held;
use crate::routes::inside;
use crate::server::App;

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

fn seen_now(app: &App, onlooker: &Onlooker, stood: Position) -> Result<News, Refused> {
    app.matches.look(&onlooker.id, |live| news(live, onlooker.key, onlooker.wanted, stood))
}
