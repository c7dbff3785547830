//! One-time tickets, which local browsers present in place of keys. Neither program arguments nor
//! the browser history then contain a key.

use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use lobby::key::Lock;
use lobby::{Created, Key, Refused};
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::brought::act;
use crate::failure::{Answered, used_up};

/// Tickets that the server has issued and that were not used yet.
#[derive(Debug, Default)]
pub(crate) struct Tickets(Mutex<Vec<(Lock, Seat)>>);

/// Seats that a ticket opens: the match and its key.
#[derive(Clone, Debug, Serialize)]
struct Seat {
    id: String,
    key: String,
}

/// Request to exchange a ticket for a key.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TicketShown {
    ticket: Key,
}

impl Tickets {
    /// Issues a ticket for the seats of a match's creator. Returns `None` if the creator has no
    /// seat in the match.
    pub(crate) fn give(&self, created: &Created) -> Option<Key> {
        let seat = Seat { id: created.id.clone(), key: created.key?.to_string() };
        let ticket = Key::fresh();
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((ticket.lock(), seat));
        Some(ticket)
    }

    fn take(&self, ticket: Key) -> Option<Seat> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = all.iter().position(|(lock, _)| lock.fits(ticket))?;
        Some(all.swap_remove(at).1)
    }
}

/// `POST /api/tickets`: exchanges a ticket for the key of a seat.
pub(crate) async fn enter(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response, Answered> {
    let body = act(request.into_body()).await?;
    let TicketShown { ticket } = serde_json::from_slice(&body)
        .map_err(|error| Refused::malformed(format!("expected one JSON object: {error}")))?;
    let seat = app.tickets.take(ticket).ok_or_else(used_up)?;
    let body = serde_json::to_string(&seat).expect("a seat is plain data");
    Ok(([(header::CONTENT_TYPE, lobby::call::JSON)], body).into_response())
}

#[cfg(test)]
mod tests {
    use kernel::PerSide;

    use super::*;

    #[test]
    fn a_ticket_is_good_once() {
        let tickets = Tickets::default();
        let made = |key| Created { id: "match".to_owned(), key, invitations: PerSide::default() };
        let key = Key::fresh();
        let ticket = tickets.give(&made(Some(key))).expect("a ticket");
        assert!(tickets.give(&made(None)).is_none(), "nobody sits there");
        assert!(tickets.take(key).is_none() && tickets.take(Key::fresh()).is_none());
        assert_eq!(tickets.take(ticket).map(|seat| seat.key), Some(key.to_string()));
        assert!(tickets.take(ticket).is_none());
    }
}
