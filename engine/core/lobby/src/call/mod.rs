//! Requests of a page, and their answers as JSON; `book/src/build/http.md` describes them.

mod games;
mod look;
mod matches;
mod play;
mod post;
mod qr;
mod read;
mod talk;

use kernel::budget;
use kernel::words::{Language, speaking};
use serde::Serialize;

use crate::Kind;
use crate::Lobby;
use crate::key::Key;
use crate::limits::MAX_SCRIPTED;
use crate::make::{self, NewMatch};
use crate::refused::Refused;

pub use read::{EVENTS, Request, addresses, routes};

/// A request taken apart: what is asked, and all that is needed to answer it.
#[derive(Debug)]
pub struct Call {
    /// The language of the answer.
    language: Language,
    asked: Asked,
}

#[derive(Debug)]
enum Asked {
    Games,
    Levels,
    Geometry(String),
    Land(String),
    /// The map to be printed.
    Paper(String, games::Printing),
    /// The counters to be cut out.
    Counters(String),
    Matches(crate::ledger::Sought),
    Create(Box<NewMatch>),
    /// A link as a code that a camera reads.
    Code(qr::Coded),
    /// A save, to be looked at or gone on with.
    Bring(Kind, String),
    /// A letter in which somebody offers a match by post.
    Join(String),
    Match {
        id: String,
        key: Option<Key>,
        about: About,
    },
}

/// What is asked about one match.
#[derive(Debug)]
enum About {
    State(look::Whose),
    Log(look::Piece),
    Account(look::Told),
    At(usize, look::Whose),
    Los(look::Ends),
    Reach(look::Since),
    Why(look::Which),
    Odds(look::Perhaps),
    Ahead(look::Whither),
    Reference,
    Briefing,
    Lesson,
    Hint(look::Adviser),
    Review(usize, look::Reviewer),
    Save,
    Choose(play::Choice),
    Undo(play::Undo),
    Consent(play::Said),
    Moments(play::AtMoments),
    Seat(play::Change),
    Claim(matches::Claim),
    Free(matches::Freed),
    Say(talk::Say),
    Notes(look::Whose),
    Note(look::Whose, talk::Notes),
    Letter,
    Receive(String),
    Orders(post::Orders),
}

/// How long an answer may take, by its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// What players ask for all the time.
    Usual,
    /// A look back, which anybody may ask for.
    Back,
    /// A whole record, which may be large, and which anybody may ask for once nothing is hidden.
    Record,
    /// A new match, which bots may play to its end at once.
    Make,
    /// Advice.
    Advice,
}

/// The answer to a request.
#[derive(Debug)]
pub struct Answer {
    /// The type of its body.
    pub kind: &'static str,
    /// Its body.
    pub body: String,
    /// By what a browser knows whether it has it already, where it never changes.
    pub tag: Option<String>,
}

/// The type of the land as a drawing.
pub const DRAWING: &str = "image/svg+xml";
/// The type of a save.
pub const SAVE: &str = "application/x-ndjson";
/// The type of a text.
pub const TEXT: &str = "text/plain; charset=utf-8";
/// The type of a page.
pub const PAGE: &str = "text/html; charset=utf-8";
/// The type of everything else.
pub const JSON: &str = "application/json";

impl Answer {
    fn json(of: &impl Serialize) -> Self {
        let body = serde_json::to_string(of).expect("an answer is plain data");
        Self { kind: JSON, body, tag: None }
    }
}

impl Call {
    /// What kind of work it is.
    pub const fn work(&self) -> Work {
        match &self.asked {
            Asked::Create(_) | Asked::Bring(..) | Asked::Join(_) => Work::Make,
            Asked::Match { about: About::At(..) | About::Account(_), .. } => Work::Back,
            Asked::Match { about: About::Hint(_) | About::Review(..), .. } => Work::Advice,
            Asked::Match { about: About::Save | About::Letter, .. } => Work::Record,
            Asked::Match { about: About::Receive(_), .. } => Work::Make,
            Asked::Games
            | Asked::Levels
            | Asked::Geometry(_)
            | Asked::Land(_)
            | Asked::Paper(..)
            | Asked::Counters(_)
            | Asked::Code(_)
            | Asked::Matches(_)
            | Asked::Match { .. } => Work::Usual,
        }
    }

    /// The match that it is about, if it is about one.
    pub fn about(&self) -> Option<&str> {
        match &self.asked {
            Asked::Match { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Does what it asks for.
    ///
    /// # Errors
    /// If it is refused; nothing has changed then.
    pub fn answer(self, lobby: &impl Lobby) -> Result<Answer, Refused> {
        let changes = self.changes();
        let language = self.language;
        let (answer, left) =
            speaking(language, || budget::within(MAX_SCRIPTED, || self.answered(lobby)));
        // What was committed has happened: acts look at their budget before that.
        if left == 0 && !changes { Err(Refused::too_dear()) } else { answer }
    }

    /// Whether it may change something.
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
            | Asked::Matches(_) => false,
            Asked::Match { about, .. } => about.changes(),
        }
    }

    fn answered(self, lobby: &impl Lobby) -> Result<Answer, Refused> {
        match self.asked {
            Asked::Games => Ok(Answer::json(&games::list(lobby.shelf()))),
            Asked::Levels => Ok(Answer::json(&games::levels())),
            Asked::Geometry(game) => games::geometry(lobby.shelf(), &game),
            Asked::Land(game) => games::land(lobby.shelf(), &game),
            Asked::Paper(game, of) => games::paper(lobby.shelf(), &game, &of),
            Asked::Counters(game) => games::counters(lobby.shelf(), &game),
            Asked::Code(of) => qr::code(&of),
            Asked::Matches(sought) => matches::listed(lobby, &sought),
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
            | Self::At(..)
            | Self::Los(_)
            | Self::Reach(_)
            | Self::Why(_)
            | Self::Odds(_)
            | Self::Ahead(_)
            | Self::Reference
            | Self::Briefing
            | Self::Lesson
            | Self::Hint(_)
            | Self::Review(..)
            | Self::Save
            | Self::Notes(_)
            | Self::Letter => false,
            Self::Choose(_)
            | Self::Undo(_)
            | Self::Consent(_)
            | Self::Moments(_)
            | Self::Seat(_)
            | Self::Claim(_)
            | Self::Free(_)
            | Self::Say(_)
            | Self::Note(..)
            | Self::Receive(_)
            | Self::Orders(_) => true,
        }
    }

    fn answer(self, lobby: &impl Lobby, id: &str, key: Option<Key>) -> Result<Answer, Refused> {
        let at = At { lobby, id, key };
        match self {
            Self::State(whose) => at.state(whose),
            Self::Log(piece) => at.log(piece),
            Self::Account(told) => at.account(told),
            Self::At(n, whose) => at.past(n, whose),
            Self::Los(ends) => at.los(&ends),
            Self::Reach(since) => at.reach(since),
            Self::Why(which) => at.why(&which),
            Self::Odds(about) => at.odds(&about),
            Self::Ahead(which) => at.ahead(&which),
            Self::Reference => at.reference(),
            Self::Briefing => at.briefing(),
            Self::Lesson => at.lesson(),
            Self::Hint(adviser) => at.hint(&adviser),
            Self::Review(n, reviewer) => at.review(n, &reviewer),
            Self::Save => at.save(),
            Self::Choose(choice) => at.choose(&choice),
            Self::Undo(undo) => at.undo(&undo),
            Self::Consent(said) => at.consent(&said),
            Self::Moments(wanted) => at.moments(&wanted),
            Self::Seat(change) => at.seat(&change),
            Self::Claim(claim) => at.claim(&claim),
            Self::Free(freed) => at.free(&freed),
            Self::Say(say) => at.say(&say),
            Self::Notes(whose) => at.notes(whose),
            Self::Note(whose, notes) => at.note(whose, notes),
            Self::Letter => at.letter(),
            Self::Receive(text) => at.receive(&text),
            Self::Orders(orders) => at.orders(orders),
        }
    }
}

/// One match of a lobby, and who asks.
struct At<'a, H> {
    lobby: &'a H,
    id: &'a str,
    key: Option<Key>,
}
