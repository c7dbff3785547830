//! The engine protocol: one request per line, one reply per line.

use kernel::{PerSide, Reader, Side};
use serde::Deserialize;
use serde::de::Error as _;
use serde_json::{Map, Value, json};

use crate::api::{Request, handle};
use crate::edition::{Library, edition_of};
use crate::matches::AnyMatch;
use crate::refused::Refused;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::{Asking, Options, Setup};
use crate::sources::Chance;

/// Maximum length of a request line, in bytes.
pub const MAX_REQUEST: usize = 16 << 20;
/// Maximum number of JSON values in a request. A parsed value takes far more memory than its JSON
/// text.
const MAX_VALUES: usize = 1_000_000;

/// A session of the protocol, with at most one match at a time.
pub struct Protocol {
    library: Box<dyn Library>,
    game: Option<Box<dyn AnyMatch>>,
    over: bool,
}

/// A request to the session.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum SessionRequest {
    New(Box<New>),
    Load(Load),
    Quit {},
}

/// Names of the requests to the session, in the field `do`.
const OF_SESSION: [&str; 3] = ["new", "load", "quit"];

/// A parsed request line: a request to the session, or a reader's request to the match.
enum Asked {
    Session(SessionRequest),
    Match(Request, Reader),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    game: String,
    scenario: Option<String>,
    #[serde(default)]
    options: Options,
    #[serde(default)]
    usa: Seat,
    #[serde(default)]
    csa: Seat,
    seed: Option<Seed>,
    #[serde(default)]
    dice: Chance,
    #[serde(default)]
    asking: Asking,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    save: Vec<Map<String, Value>>,
    /// Whether to load a save that contains errors and to continue from its last valid board.
    /// Defaults to false.
    #[serde(default)]
    go_on: bool,
}

impl Protocol {
    /// Starts a session without a match.
    pub fn new(library: Box<dyn Library>) -> Self {
        Self { library, game: None, over: false }
    }

    /// Starts a session with an existing match.
    pub fn of(library: Box<dyn Library>, game: Box<dyn AnyMatch>) -> Self {
        Self { library, game: Some(game), over: false }
    }

    /// Whether the client has ended the session.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Returns the current match, if there is one.
    pub fn game(&self) -> Option<&dyn AnyMatch> {
        self.game.as_deref()
    }

    /// Returns the current match for changes, if there is one.
    pub fn game_mut(&mut self) -> Option<&mut dyn AnyMatch> {
        match &mut self.game {
            Some(game) => Some(&mut **game),
            None => None,
        }
    }

    /// Replies to one request. A refused request changes nothing.
    pub fn handle(&mut self, line: &str) -> String {
        let reply = self.reply(line).unwrap_or_else(|refused| json!({ "error": refused }));
        reply.to_string()
    }

    /// Replies to a request given as bytes. Invalid UTF-8 is an invalid request.
    pub fn handle_bytes(&mut self, line: &[u8]) -> String {
        match std::str::from_utf8(line) {
            Ok(line) => self.handle(line),
            Err(error) => {
                let message = format!("expected a line of UTF-8: {error}");
                json!({ "error": Refused::new("malformed", message) }).to_string()
            }
        }
    }

    /// Executes a request to the match for a reader. Numbers of answers in the request count only
    /// answers that the reader knows of.
    ///
    /// # Errors
    /// If no match is in progress, or if the request is refused. It then changes nothing.
    pub fn ask(&mut self, request: Request, reader: Reader) -> Result<Value, Refused> {
        let game = self.game.as_deref_mut().ok_or_else(no_match)?;
        let request = request.counted(|n| game.answered_at(n, reader))?;
        Ok(handle(game, &request, reader)?.response()?.json())
    }

    fn reply(&mut self, line: &str) -> Result<Value, Refused> {
        match read(line)? {
            Asked::Match(request, reader) => self.ask(request, reader),
            Asked::Session(SessionRequest::New(new)) => self.begin(*new),
            Asked::Session(SessionRequest::Load(load)) => self.load(&load),
            Asked::Session(SessionRequest::Quit {}) => {
                self.over = true;
                Ok(json!({ "quit": true }))
            }
        }
    }

    fn goes_on(&mut self, game: Box<dyn AnyMatch>) -> Result<Value, Refused> {
        let told = game.status().origins.told();
        self.game = Some(game);
        let mut reply = self.ask(Request::Decision {}, Reader::Referee)?;
        if !told.is_empty() {
            reply["told"] = json!(told);
        }
        Ok(reply)
    }

    fn begin(&mut self, new: New) -> Result<Value, Refused> {
        let edition = self.library.open(&new.game).map_err(|why| Refused::new("package", why))?;
        let first = edition.scenarios().into_iter().next();
        let setup = Setup {
            package: new.game,
            scenario: new.scenario.or(first.map(|first| first.id)).unwrap_or_default(),
            options: new.options,
            seats: PerSide { usa: new.usa, csa: new.csa },
            seed: new.seed.unwrap_or_else(Seed::fresh),
            dice: new.dice,
            asking: new.asking,
            lesson: None,
        };
        let game = edition.begin(setup)?;
        self.goes_on(game)
    }

    fn load(&mut self, load: &Load) -> Result<Value, Refused> {
        let line = |line: &Map<String, Value>| format!("{}\n", json!(line));
        let text: String = load.save.iter().map(line).collect();
        let loaded = edition_of(&text, &*self.library)?.load(&text)?;
        match (loaded.differs, loaded.problem) {
            _ if load.go_on => self.goes_on(loaded.game),
            (Some(differs), _) => {
                let help = "`\"go_on\": true` continues with the changed package";
                Err(Refused::new("package", format!("{differs}; {help}")))
            }
            (None, Some(problem)) => {
                let help = "`\"go_on\": true` continues from the last good board";
                Err(Refused::new("misfit", format!("{problem}; {help}")))
            }
            (None, None) => self.goes_on(loaded.game),
        }
    }
}

fn read(line: &str) -> Result<Asked, Refused> {
    if line.len() > MAX_REQUEST {
        let message = format!("expected a line of at most {MAX_REQUEST} bytes");
        return Err(Refused::new("too-long", message));
    }
    if line.bytes().filter(|byte| *byte == b',').count() > MAX_VALUES {
        let message = format!("expected at most {MAX_VALUES} values in a line");
        return Err(Refused::new("too-long", message));
    }
    let value: Value = serde_json::from_str(line).map_err(|error| {
        Refused::new("malformed", format!("expected one JSON object in a line: {error}"))
    })?;
    asked(value).map_err(|error| {
        let names = names().collect::<Vec<_>>().join(", ");
        Refused::new("request", format!("{error}; expected {{\"do\": ...}} with one of {names}"))
    })
}

/// Returns the names of all requests.
fn names() -> impl Iterator<Item = &'static str> {
    OF_SESSION.into_iter().chain(Request::NAMES)
}

fn asked(mut value: Value) -> Result<Asked, serde_json::Error> {
    match value.get("do").and_then(Value::as_str) {
        Some(name) if OF_SESSION.contains(&name) => {
            return SessionRequest::deserialize(value).map(Asked::Session);
        }
        Some(name) if !Request::NAMES.contains(&name) => {
            return Err(serde_json::Error::custom(format!("unknown request `{name}`")));
        }
        _ => {}
    }
    let side = value.as_object_mut().and_then(|fields| fields.remove("side"));
    let side = Option::<Side>::deserialize(side.unwrap_or_default())?;
    // Without a side, the request is the referee's, which only this protocol allows.
    let reader = side.map_or(Reader::Referee, Reader::Side);
    Ok(Asked::Match(Request::deserialize(value)?, reader))
}

fn no_match() -> Refused {
    Refused::new("no-match", "no match is in progress: expected `new` or `load` first")
}
