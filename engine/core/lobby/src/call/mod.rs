//! Requests of a page, and the replies as JSON. `book/src/build/http.md` describes them.

mod answer;
mod at;
mod games;
mod look;
mod matches;
mod play;
mod qr;
mod read;
mod talk;
mod work;

use kernel::budget;
use kernel::words::{Language, speaking};

use crate::AlertAddresses;
use crate::Kind;
use crate::Lobby;
use crate::key::Key;
use crate::limits::MAX_SCRIPTED;
use crate::make::{self, NewMatch};
use crate::refused::Refused;

pub use answer::{Answer, DRAWING, JSON, PAGE, SAVE, TEXT};
pub use read::{EVENTS, Request, addresses, routes};
pub use work::Work;

use at::At;

/// A parsed request together with its language.
#[derive(Debug)]
pub struct Call {
    /// Language of the messages in the reply.
    language: Language,
    asked: Asked,
}

#[derive(Debug)]
enum Asked {
    Games,
    Levels,
    Geometry(String),
    Land(String),
    /// Request for the printable map of a game. Holds the name of the game.
    Paper(String, games::Printing),
    /// Request for the printable counters of a game. Holds the name of the game.
    Counters(String),
    Matches(crate::match_store::Sought),
    /// Request for the seats that a person has gathered. Holds the key of the person.
    Seats(Key),
    Create(Box<NewMatch>),
    /// Request to encode a link as a QR code.
    Code(qr::Coded),
    /// Request to add a save, to replay or continue it.
    Bring(Kind, String),
    /// Request to join a match by mail. Holds the offer, as a mail file.
    Join(String),
    Match {
        id: String,
        key: Option<Key>,
        about: About,
    },
}

/// A request about one match.
#[derive(Debug)]
enum About {
    State(look::ViewQuery),
    Log(look::LogQuery),
    Account(look::ReportQuery),
    /// A request that the match answers.
    Ask(look::Question),
    Save,
    /// A change by a player: a choice, an undo, a consent, a move to another seat.
    Act(play::Action),
    Claim(matches::Claim),
    Free(matches::Freed),
    Gather(matches::Gather),
    /// A request for a plan: a private copy of the match.
    Plan(look::ViewQuery),
    Say(talk::Say),
    Notes(look::ViewQuery),
    Note(look::ViewQuery, talk::Notes),
    Alerts(look::ViewQuery),
    Alert(look::ViewQuery, AlertAddresses),
    MailFile,
}

impl Call {
    /// Returns the kind of work that the request causes, by which the server chooses its queue.
    pub const fn work(&self) -> Work {
        match &self.asked {
            Asked::Create(_) | Asked::Bring(..) | Asked::Join(_) => Work::Make,
            Asked::Match { about: About::Account(_), .. } => Work::Back,
            Asked::Match { about: About::Plan(_), .. } => Work::Make,
            Asked::Match { about: About::Ask(question), .. } => question.work(),
            Asked::Match { about: About::Save | About::MailFile, .. } => Work::Record,
            Asked::Match { about: About::Act(play::Action::Receive(_)), .. } => Work::Make,
            Asked::Games
            | Asked::Levels
            | Asked::Geometry(_)
            | Asked::Land(_)
            | Asked::Paper(..)
            | Asked::Counters(_)
            | Asked::Code(_)
            | Asked::Matches(_)
            | Asked::Seats(_)
            | Asked::Match { .. } => Work::Usual,
        }
    }

    /// Returns the id of the match that the request concerns. `None` if it concerns no match.
    pub fn about(&self) -> Option<&str> {
        match &self.asked {
            Asked::Match { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Executes the request.
    ///
    /// # Errors
    /// If the request is refused. No stored data has then changed.
    pub fn answer(self, lobby: &impl Lobby) -> Result<Answer, Refused> {
        let changes = self.changes();
        let language = self.language;
        let (answer, left) =
            speaking(language, || budget::within(MAX_SCRIPTED, || self.answered(lobby)));
        // A committed change cannot be undone, so requests that change a match check their budget
        // before they commit.
        let happened = changes && answer.is_ok();
        if left == 0 && !happened { Err(Refused::too_dear()) } else { answer }
    }

    /// Whether the request may change stored data.
    const fn changes(&self) -> bool {
        match &self.asked {
            Asked::Create(_) | Asked::Bring(..) | Asked::Join(_) => true,
            Asked::Games
            | Asked::Levels
            | Asked::Geometry(_)
            | Asked::Land(_)
            | Asked::Paper(..)
            | Asked::Counters(_)
            | Asked::Code(_)
            | Asked::Matches(_)
            | Asked::Seats(_) => false,
            Asked::Match { about, .. } => about.changes(),
        }
    }

    fn answered(self, lobby: &impl Lobby) -> Result<Answer, Refused> {
        match self.asked {
            Asked::Games => Ok(Answer::json(&games::list(lobby.package_index()))),
            Asked::Levels => Ok(Answer::json(&games::levels())),
            Asked::Geometry(game) => games::geometry(lobby.package_index(), &game),
            Asked::Land(game) => games::land(lobby.package_index(), &game),
            Asked::Paper(game, of) => games::paper(lobby.package_index(), &game, &of),
            Asked::Counters(game) => games::counters(lobby.package_index(), &game),
            Asked::Code(of) => qr::code(&of),
            Asked::Matches(sought) => matches::listed(lobby, &sought),
            Asked::Seats(person) => matches::gathered(lobby, person),
            Asked::Create(new) => {
                Ok(Answer::json(&matches::Made::from(make::create(lobby, *new)?)))
            }
            Asked::Bring(kind, text) => {
                Ok(Answer::json(&matches::Made::from(make::bring(lobby, &text, kind)?)))
            }
            Asked::Join(text) => Ok(Answer::json(&matches::Made::from(make::join(lobby, &text)?))),
            Asked::Match { id, key, about } => about.answer(lobby, &id, key),
        }
    }
}

impl About {
    const fn changes(&self) -> bool {
        match self {
            Self::State(_)
            | Self::Log(_)
            | Self::Account(_)
            | Self::Ask(_)
            | Self::Save
            | Self::Notes(_)
            | Self::Alerts(_)
            | Self::MailFile => false,
            Self::Act(_) | Self::Claim(_) | Self::Free(_) | Self::Say(_) | Self::Note(..) => true,
            Self::Alert(..) | Self::Gather(_) | Self::Plan(_) => true,
        }
    }

    fn answer(self, lobby: &impl Lobby, id: &str, key: Option<Key>) -> Result<Answer, Refused> {
        let at = At { lobby, id, key };
        match self {
            Self::State(whose) => at.state(whose),
            Self::Log(piece) => at.log(piece),
            Self::Account(told) => at.account(told),
            Self::Ask(question) => at.ask(question),
            Self::Save => at.save(),
            Self::Act(action) => at.act(action),
            Self::Claim(claim) => at.claim(&claim),
            Self::Free(freed) => at.free(&freed),
            Self::Gather(gather) => at.gather(&gather),
            Self::Plan(whose) => at.plan(whose),
            Self::Say(say) => at.say(&say),
            Self::Notes(whose) => at.notes(whose),
            Self::Note(whose, notes) => at.note(whose, notes),
            Self::Alerts(whose) => at.alerts(whose),
            Self::Alert(whose, addresses) => at.alert(whose, &addresses),
            Self::MailFile => at.mail_file(),
        }
    }
}
