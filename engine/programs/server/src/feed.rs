//! Live updates: one event for each change, from where the reader stood.

use std::sync::Arc;

use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::stream;
use kernel::words::{Language, speaking};
use lobby::Lobby;
use lobby::feed::{Follower, word};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::asker::Asker;
use crate::audience::Place;
use crate::limiter::Held;
use crate::routes::inside;
use crate::server::App;

/// A stream of what is new in a match, for one who follows it.
struct Stream {
    app: Arc<App>,
    asker: Asker,
    told: Told,
    changes: watch::Receiver<u64>,
    closing: watch::Receiver<bool>,
    places: Places,
}

/// What a stream tells: of which match, to whom, in which language.
pub(crate) struct Told {
    pub(crate) id: String,
    pub(crate) follower: Follower,
    pub(crate) language: Language,
}

/// What one takes up who follows a match: a place at its table, and one of the streams of his address.
pub(crate) type Places = (Place, Held);

type Sent = Result<Event, std::convert::Infallible>;

/// The events of a match for one who follows it, beginning with where it stands; a proxy that would hold them back is told not to.
pub(crate) fn follow(
    app: Arc<App>,
    asker: Asker,
    told: Told,
    changes: watch::Receiver<u64>,
    places: Places,
) -> impl IntoResponse {
    let closing = app.closing.subscribe();
    let stream = Stream { app, asker, told, changes, closing, places };
    let events = Sse::new(stream::unfold(stream, Stream::next)).keep_alive(KeepAlive::default());
    ([("x-accel-buffering", "no")], events)
}

impl Stream {
    /// The next event. A change that this reader may not know of gives none.
    async fn next(mut self) -> Option<(Sent, Self)> {
        loop {
            if self.told.follower.was_told() {
                tokio::select! {
                    changed = self.changes.changed() => changed.ok()?,
                    _ = self.closing.wait_for(|closing| *closing) => return None,
                }
            }
            // Streams pay like requests; what cannot be refused waits.
            while let Some(debt) = self.app.limiter.debt(self.asker) {
                tokio::select! {
                    () = sleep(debt) => {}
                    _ = self.closing.wait_for(|closing| *closing) => return None,
                }
            }
            self.changes.mark_unchanged();
            let Self { app, asker, mut told, changes, closing, places } = self;
            let asked = Arc::clone(&app);
            let looked = inside(&app, Some(asker), move || {
                let Told { id, follower, language } = &mut told;
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
