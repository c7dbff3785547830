//! Live updates of a match. A stream sends one server-sent event for all changes since the last
//! event.

use std::sync::Arc;

use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream;
use kernel::words::{Language, speaking};
use lobby::Lobby;
use lobby::feed::{Follower, word};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::app::App;
use crate::asker::Asker;
use crate::audience::Place;
use crate::limiter::Held;

/// Stream of changes to a match for one reader.
struct Stream {
    app: Arc<App>,
    asker: Asker,
    told: FeedTarget,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    places: Places,
}

/// Match, reader and language of a stream.
pub(crate) struct FeedTarget {
    pub(crate) id: String,
    pub(crate) follower: Follower,
    pub(crate) language: Language,
}

/// Places that a stream occupies: one at the match, and one in the quota of the client's address.
pub(crate) type Places = (Place, Held);

type Sent = Result<Event, std::convert::Infallible>;

/// Streams the events of a match, starting with the current state. A header tells proxies not to
/// buffer the stream.
pub(crate) fn follow(
    app: Arc<App>,
    asker: Asker,
    told: FeedTarget,
    changes: watch::Receiver<u64>,
    places: Places,
) -> impl IntoResponse {
    let closing = app.closing.subscribe();
    let stream = Stream { app, asker, told, changes, closing, places };
    let events = Sse::new(stream::unfold(stream, Stream::next)).keep_alive(KeepAlive::default());
    ([("x-accel-buffering", "no")], events)
}

impl Stream {
    /// Returns the next event. Skips changes that the reader of this stream may not see.
    async fn next(mut self) -> Option<(Sent, Self)> {
        loop {
            if self.told.follower.was_told() {
                tokio::select! {
                    changed = self.changes.changed() => changed.ok()?,
                    _ = self.closing.wait_for(|closing| *closing) => return None,
                }
            }
            // Streams consume CPU time just as requests do. The server never refuses a running
            // stream, so the stream waits until its debt is paid.
            while let Some(debt) = self.app.limiter.debt(self.asker) {
                tokio::select! {
                    () = sleep(debt) => {}
                    _ = self.closing.wait_for(|closing| *closing) => return None,
                }
            }
            self.changes.mark_unchanged();
            let Self { app, asker, mut told, changes, closing, places } = self;
            let asked = Arc::clone(&app);
            let looked = app.work.run(Some(asker), move || {
                let FeedTarget { id, follower, language } = &mut told;
                let look = || asked.matches.look(id, |live| follower.news(live));
                let news = speaking(*language, look)?;
                asked.computers.wake(&asked.matches, id, asker);
                Ok((told, news))
            });
            let (told, news) = looked.await.ok()?;
            self = Self { app, asker, told, changes, closing, places };
            if let Some(news) = news {
                let event = Event::default().event("state").id(word(news.now)).data(news.data);
                return Some((Ok(event), self));
            }
        }
    }
}
