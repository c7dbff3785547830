//! Alerts to absent players: their content, and the reasons why a host sends none.

use kernel::words::{Language, speaking};
use kernel::{Reader, Side, say};
use serde::Serialize;
use session::api::{Request, Response};

use crate::live::Live;
use crate::refused::{Refused, status};

/// Reason why a host sends no alerts to a web address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadWebhook {
    /// It is no web address, or longer than this number of characters.
    NoAddress(usize),
    /// It belongs to a private network.
    Private,
    /// The program was built without TLS.
    NoTls,
}

impl From<BadWebhook> for Refused {
    fn from(why: BadWebhook) -> Self {
        let words = match why {
            BadWebhook::NoAddress(most) => say!("webhook-address", most),
            BadWebhook::Private => say!("webhook-private"),
            BadWebhook::NoTls => say!("webhook-plain-only"),
        };
        Self::new(status::IMPOSSIBLE, "webhook", words)
    }
}

/// Occasion of an alert.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Occasion {
    /// The player has to decide.
    Turn,
    /// The game of the match is over.
    End,
}

/// Content of an alert. It holds only what spectators see too, and no key.
#[derive(Clone, Debug, Serialize)]
pub struct Alert {
    /// Occasion of the alert.
    pub event: Occasion,
    /// Title that the maker of the match chose. Empty if the maker chose none.
    pub title: String,
    /// Id of the game's package.
    pub game: String,
    /// Name of the scenario.
    pub scenario: String,
    /// Side whose player gets the alert.
    pub side: Side,
    /// Turn and time of the game, each in a few words.
    pub when: Vec<String>,
    /// Phase of the game, from the turn down to the current step.
    pub phase: Vec<String>,
    /// Address of the match. The player's browser has the key.
    pub url: String,
    /// The alert in one sentence, under the name that most chat services read.
    pub text: String,
    /// The same sentence, under the name that other chat services read.
    pub content: String,
}

impl Alert {
    /// Builds an alert for the player of a side. `page` is the address of the start page.
    ///
    /// # Errors
    /// If the match cannot be viewed.
    pub fn of(
        live: &Live,
        side: Side,
        event: Occasion,
        page: &str,
        language: &str,
    ) -> Result<Self, Refused> {
        let language = Language::find(language).unwrap_or(Language::ENGLISH);
        speaking(language, || Self::spoken(live, side, event, page))
    }

    fn spoken(live: &Live, side: Side, event: Occasion, page: &str) -> Result<Self, Refused> {
        let reply = live.game.look(&Request::Picture {}, Reader::Everybody)?.response()?;
        let Response::Picture(view) = reply else { return Err(Refused::unknown("position")) };
        let about = &live.about;
        let name = if about.title.is_empty() { &view.title } else { &about.title };
        let url = format!("{page}#match/{}", about.id);
        let names = &live.game.status().side_names[side];
        let when = view.when.join(", ");
        let text = match event {
            Occasion::Turn => say!("alert-turn", name, side = names, when, url = &url),
            Occasion::End => {
                let end = view.end.as_ref().map(|(words, _)| words.clone()).unwrap_or_default();
                say!("alert-end", name, end, url = &url)
            }
        };
        Ok(Self {
            event,
            title: about.title.clone(),
            game: about.game.clone(),
            scenario: view.title.clone(),
            side,
            when: view.when.clone(),
            phase: view.path.clone(),
            url,
            content: text.clone(),
            text,
        })
    }
}

impl Live {
    /// Returns the number of answers up to the last one of a side. It changes whenever the side
    /// answers, so that a host alerts each player at most once for each answer.
    pub fn answered_by(&self, side: Side) -> u32 {
        let own = self.game.last_record(&|last| !last.is_chance() && last.side == Some(side));
        own.map_or(0, |record| record.n)
    }
}
