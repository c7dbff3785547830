//! Requests that create and join matches.

use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};

use crate::Lobby;
use crate::call::answer::Answer;
use crate::call::at::At;
use crate::host::{self, For};
use crate::key::Key;
use crate::limits::{MAX_PAGES, MAX_TITLE};
use crate::make::{self, Created};
use crate::match_store::{About, Sought};
use crate::refused::Refused;
use crate::seats::Holder;

/// Reply to the creation of a match, with the keys.
#[derive(Debug, Serialize)]
pub(super) struct Made {
    id: String,
    key: Option<String>,
    invitations: PerSide<Option<String>>,
}

impl From<Created> for Made {
    fn from(created: Created) -> Self {
        let text = |key: Option<Key>| key.map(|key| key.to_string());
        let invitations = PerSide::from_fn(|side| text(created.invitations[side]));
        Self { key: text(created.key), invitations, id: created.id }
    }
}

/// Entry in the match list, with invitations to the open seats.
#[derive(Debug, Serialize)]
struct MatchListed {
    #[serde(flatten)]
    about: About,
    open: PerSide<Option<String>>,
}

/// Handles `GET /api/matches`.
pub(super) fn listed(lobby: &impl Lobby, sought: &Sought) -> Result<Answer, Refused> {
    if sought.page >= MAX_PAGES {
        return Err(Refused::malformed(format!("expected a page from 0 to {}", MAX_PAGES - 1)));
    }
    if sought.find.chars().count() > MAX_TITLE {
        return Err(Refused::malformed(format!("expected at most {MAX_TITLE} characters to find")));
    }
    let shown = |about: About| {
        let seats = lobby.match_store().seats(&about.id)?;
        let open = PerSide::from_fn(|side| {
            let key = Key::open(&about.id, side);
            let invitation = seats.as_ref()?[side].invitation.as_ref()?;
            let is_open = invitation.fits(key) && !about.over && !about.closed;
            is_open.then(|| key.to_string())
        });
        Ok(MatchListed { about, open })
    };
    let all = lobby.match_store().listed(sought)?.into_iter().map(shown);
    Ok(Answer::json(&all.collect::<Result<Vec<_>, Refused>>()?))
}

/// Match with seats that a person has gathered.
#[derive(Debug, Serialize)]
struct GatheredSeats {
    #[serde(flatten)]
    about: About,
    sides: Vec<Side>,
}

/// Handles `GET /api/seats`.
pub(super) fn gathered(lobby: &impl Lobby, person: Key) -> Result<Answer, Refused> {
    let mut all: Vec<GatheredSeats> = Vec::new();
    for (about, side) in lobby.match_store().gathered(person.lock())? {
        match all.last_mut().filter(|last| last.about.id == about.id) {
            Some(last) => last.sides.push(side),
            None => all.push(GatheredSeats { about, sides: vec![side] }),
        }
    }
    Ok(Answer::json(&all))
}

/// Request to gather the seats of a key under the key of a person.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Gather {
    /// Secret random number that the person's devices share. `None` to end the gathering.
    person: Option<Key>,
}

/// Reply to the acceptance of an invitation.
#[derive(Debug, Serialize)]
struct Claimed {
    side: Side,
    key: String,
}

/// Request to accept an invitation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Claim {
    /// Secret random number chosen by the client. A repeated request with the same number gets the
    /// same key. `None` if the client does not repeat requests.
    nonce: Option<Key>,
}

/// Request to free a seat that was taken but not played.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Freed {
    side: Side,
    /// Person for whom the seat is freed.
    whom: For,
}

/// Reply to the freeing of a seat, with the new invitation.
#[derive(Debug, Serialize)]
struct Free {
    invitation: String,
}

impl<H: Lobby> At<'_, H> {
    /// Handles `POST /api/matches/{id}/free`.
    pub(super) fn free(&self, freed: &Freed) -> Result<Answer, Refused> {
        let invitation = host::free(self.lobby, self.id, self.key, freed.side, freed.whom)?;
        Ok(Answer::json(&Free { invitation: invitation.to_string() }))
    }

    /// Handles `PUT /api/matches/{id}/person`.
    pub(super) fn gather(&self, gather: &Gather) -> Result<Answer, Refused> {
        let person = gather.person.map(Key::lock);
        self.lobby.change(self.id, |live| {
            let holder = live.holder(self.key)?;
            if holder == Holder::Spectator {
                return Err(Refused::no_key());
            }
            for side in Side::BOTH.into_iter().filter(|side| holder.covers(*side)) {
                self.lobby.match_store().gather(self.id, side, person)?;
                live.seats[side].person = person;
            }
            Ok(Answer::json(&()))
        })
    }

    /// Handles `POST /api/matches/{id}/claim`.
    pub(super) fn claim(&self, claim: &Claim) -> Result<Answer, Refused> {
        let invitation = self.key.ok_or_else(Refused::no_key)?;
        let (side, key) = make::claim(self.lobby, self.id, invitation, claim.nonce)?;
        Ok(Answer::json(&Claimed { side, key: key.to_string() }))
    }
}
