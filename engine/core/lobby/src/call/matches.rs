//! Matches made and joined.

use kernel::{PerSide, Side};
use serde::{Deserialize, Serialize};

use super::{Answer, At};
use crate::Lobby;
use crate::host::{self, For};
use crate::key::Key;
use crate::ledger::{About, Sought};
use crate::limits::{MAX_PAGES, MAX_TITLE};
use crate::make::{self, Created};
use crate::refused::Refused;

/// A match that was made, with all that opens it.
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

/// A match in the list, with the invitations to its seats that are open.
#[derive(Debug, Serialize)]
struct Shown {
    #[serde(flatten)]
    about: About,
    open: PerSide<Option<String>>,
}

/// `GET /api/matches`
pub(super) fn listed(lobby: &impl Lobby, sought: &Sought) -> Result<Answer, Refused> {
    if sought.page >= MAX_PAGES {
        return Err(Refused::malformed(format!("expected a page from 0 to {}", MAX_PAGES - 1)));
    }
    if sought.find.chars().count() > MAX_TITLE {
        return Err(Refused::malformed(format!("expected at most {MAX_TITLE} characters to find")));
    }
    let shown = |about: About| {
        let seats = lobby.ledger().seats(&about.id)?;
        let open = PerSide::from_fn(|side| {
            let key = Key::open(&about.id, side);
            let invitation = seats.as_ref()?[side].invitation.as_ref()?;
            let is_open = invitation.fits(key) && !about.over && !about.closed;
            is_open.then(|| key.to_string())
        });
        Ok(Shown { about, open })
    };
    let all = lobby.ledger().listed(sought)?.into_iter().map(shown);
    Ok(Answer::json(&all.collect::<Result<Vec<_>, Refused>>()?))
}

/// An invitation taken up.
#[derive(Debug, Serialize)]
struct Claimed {
    side: Side,
    key: String,
}

/// An invitation to be taken up.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Claim {
    /// A number that nobody else knows, with which the same may be asked again.
    nonce: Option<Key>,
}

/// A seat to be opened again.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Freed {
    side: Side,
    /// For whom.
    whom: For,
}

/// A seat that is open again.
#[derive(Debug, Serialize)]
struct Free {
    invitation: String,
}

impl<H: Lobby> At<'_, H> {
    /// `POST /api/matches/{id}/free`
    pub(super) fn free(&self, freed: &Freed) -> Result<Answer, Refused> {
        let invitation = host::free(self.lobby, self.id, self.key, freed.side, freed.whom)?;
        Ok(Answer::json(&Free { invitation: invitation.to_string() }))
    }

    /// `POST /api/matches/{id}/claim`
    pub(super) fn claim(&self, claim: &Claim) -> Result<Answer, Refused> {
        let invitation = self.key.ok_or_else(Refused::no_key)?;
        let (side, key) = make::claim(self.lobby, self.id, invitation, claim.nonce)?;
        Ok(Answer::json(&Claimed { side, key: key.to_string() }))
    }
}
