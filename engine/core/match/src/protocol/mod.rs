//! The engine protocol: one request per line, one reply per line.

use kernel::{Level, PerSide, Reader, Reference, Side};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::edition::{Library, edition_of};
use crate::matches::{AnyMatch, Candidate, Unreviewed, Verdict};
use crate::refused::Refused;
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::{Asking, Options, Setup};
use crate::sources::Chance;

/// Maximum length of a request line, in bytes.
pub const MAX_REQUEST: usize = 16 << 20;
/// Maximum number of JSON values in a request. A parsed value takes far more memory than its text
/// does.
const MAX_VALUES: usize = 1_000_000;

/// A session of the protocol, with at most one match at a time.
pub struct Protocol {
    library: Box<dyn Library>,
    game: Option<Box<dyn AnyMatch>>,
    over: bool,
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Request {
    New(Box<New>),
    State { side: Option<Side> },
    Decision { side: Option<Side> },
    Choose { id: String, side: Option<Side> },
    Why { id: Option<String>, side: Option<Side> },
    Odds { id: Option<String>, side: Option<Side> },
    Hint { level: Option<String>, side: Option<Side>, at: Option<usize> },
    Rules { about: Option<String> },
    Briefing {},
    Undo {},
    Log(Log),
    Story(Log),
    Save {},
    Load(Load),
    Quit {},
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
struct Log {
    side: Option<Side>,
    #[serde(default)]
    from: usize,
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

    fn reply(&mut self, line: &str) -> Result<Value, Refused> {
        match read(line)? {
            Request::New(new) => self.begin(*new),
            Request::State { side } => Ok(self.playing()?.view(reader_of(side))),
            Request::Decision { side } => Ok(decision_for(self.playing()?, side)),
            Request::Choose { id, side } => {
                let game = self.playing_on()?;
                its_turn(game, side)?;
                game.choose(&id)?;
                Ok(decision_for(game, side))
            }
            Request::Why { id, side } => {
                let game = self.playing()?;
                its_turn(game, side)?;
                match id {
                    Some(id) => Ok(why(&id, game.why(&id)?)),
                    None => candidates(game),
                }
            }
            Request::Odds { id, side } => {
                let game = self.playing()?;
                its_turn(game, side)?;
                Ok(json!({ "odds": game.odds(id.as_deref())? }))
            }
            Request::Hint { level, side, at: Some(at) } => {
                review(self.playing()?, at, level.as_deref(), side)
            }
            Request::Hint { level, side, at: None } => {
                let game = self.playing()?;
                its_turn(game, side)?;
                Ok(json!({ "hint": game.hint(level_of(level.as_deref())?) }))
            }
            Request::Rules { about } => Ok(rules(&self.playing()?.reference(), about.as_deref())),
            Request::Briefing {} => Ok(json!({ "briefing": self.playing()?.briefing() })),
            Request::Undo {} => {
                let game = self.playing_on()?;
                game.undo()?;
                Ok(decision(game))
            }
            Request::Log(log) => {
                let game = self.playing()?;
                let lines = game.lines(reader_of(log.side), log.from..usize::MAX).into_iter();
                let lines: Vec<_> = lines.map(|(_, line)| line).collect();
                let mut reply = json!({ "log": lines, "next": game.facts() });
                if let Some(note) = game.note_on_rolls() {
                    reply["note"] = json!(note);
                }
                Ok(reply)
            }
            // Both sides get the same story.
            Request::Story(Log { side: _, from }) => {
                let game = self.playing()?;
                let facts = from.min(game.facts())..game.facts();
                Ok(json!({ "story": game.story(facts), "next": game.facts() }))
            }
            Request::Save {} => Ok(saved(self.playing()?)),
            Request::Load(load) => self.load(&load),
            Request::Quit {} => {
                self.over = true;
                Ok(json!({ "quit": true }))
            }
        }
    }

    fn playing(&self) -> Result<&dyn AnyMatch, Refused> {
        self.game().ok_or_else(no_match)
    }

    fn playing_on(&mut self) -> Result<&mut (dyn AnyMatch + 'static), Refused> {
        self.game.as_deref_mut().ok_or_else(no_match)
    }

    fn goes_on(&mut self, game: Box<dyn AnyMatch>) -> Value {
        let game = &**self.game.insert(game);
        let mut reply = decision(game);
        let told = game.origins().told();
        if !told.is_empty() {
            reply["told"] = json!(told);
        }
        reply
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
        Ok(self.goes_on(game))
    }

    fn load(&mut self, load: &Load) -> Result<Value, Refused> {
        let line = |line: &Map<String, Value>| format!("{}\n", json!(line));
        let text: String = load.save.iter().map(line).collect();
        let loaded = edition_of(&text, &*self.library)?.load(&text)?;
        match loaded.problem {
            Some(problem) if !load.go_on => {
                let help = "`\"go_on\": true` continues from the last good board";
                Err(Refused::new("misfit", format!("{problem}; {help}")))
            }
            _ => Ok(self.goes_on(loaded.game)),
        }
    }
}

fn read(line: &str) -> Result<Request, Refused> {
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
    Request::deserialize(value).map_err(|error| {
        let shape = "expected {\"do\": ...} with new, state, decision, choose, why, odds, hint, rules, \
                     briefing, undo, log, story, save, load or quit";
        Refused::new("request", format!("{error}; {shape}"))
    })
}

/// Returns the pending decision, or the result of the game.
fn decision(game: &dyn AnyMatch) -> Value {
    match game.decision() {
        Some(decision) => json!(decision),
        None => json!({ "result": game.ending() }),
    }
}

/// Returns the pending decision as a side may know it, or the result of the game.
fn decision_for(game: &dyn AnyMatch, side: Option<Side>) -> Value {
    match side.and_then(|side| game.decision_for(side)) {
        Some(waiting) => json!(waiting),
        None => decision(game),
    }
}

/// Checks that a side may make a request that only the deciding side may make.
///
/// # Errors
/// If the match is not over and the side does not have to decide.
pub fn its_turn(game: &dyn AnyMatch, side: Option<Side>) -> Result<(), Refused> {
    match side {
        Some(side) if !game.is_over() && !game.is_turn_of(side) => {
            let message = format!("it is not {}'s decision now", side.id());
            Err(Refused::new("not-your-turn", message))
        }
        _ => Ok(()),
    }
}

/// Returns the bot level that a request names. The default is `Captain`.
fn level_of(id: Option<&str>) -> Result<Level, Refused> {
    Level::of_adviser(id).ok_or_else(|| {
        let known = Level::ALL.map(Level::id).join(", ");
        Refused::new("request", format!("expected a level: {known}"))
    })
}

/// Returns the reader for whom a reply is written: the side in the request. A request without a
/// side has full visibility, which only this protocol allows.
fn reader_of(side: Option<Side>) -> Reader {
    side.map_or(Reader::Referee, Reader::Side)
}

/// Returns the review of an answer. The number in the request counts only answers that the side
/// knows of.
fn review(
    game: &dyn AnyMatch,
    at: usize,
    level: Option<&str>,
    side: Option<Side>,
) -> Result<Value, Refused> {
    let level = level.map(|level| level_of(Some(level))).transpose()?;
    let reader = reader_of(side);
    let answered = game.answered_at(at, reader).ok_or(Unreviewed::NoMoment)?;
    let review = game.review(answered, level, reader)?;
    Ok(json!({ "review": review()? }))
}

fn why(id: &str, verdict: Verdict) -> Value {
    match verdict {
        Verdict::Legal => json!({ "id": id, "legal": true }),
        Verdict::Illegal(reason) => {
            let mut value = json!(reason);
            value["legal"] = json!(false);
            value
        }
    }
}

/// Returns every answer that a person might propose, with its verdict.
fn candidates(game: &dyn AnyMatch) -> Result<Value, Refused> {
    let one = |candidate: Candidate| {
        let mut value = why(&candidate.id, candidate.verdict);
        value["label"] = json!(candidate.label);
        value
    };
    Ok(json!({ "why": game.candidates()?.into_iter().map(one).collect::<Vec<_>>() }))
}

/// Returns the terms and rules that match a search. Without a search term, returns the whole
/// reference.
fn rules(reference: &Reference, about: Option<&str>) -> Value {
    match about {
        Some(about) => json!(reference.look_up(about)),
        None => json!(reference),
    }
}

fn saved(game: &dyn AnyMatch) -> Value {
    let line = |line: &String| serde_json::from_str(line).unwrap_or(Value::Null);
    json!({ "save": game.journal().lines().iter().map(line).collect::<Vec<Value>>() })
}

fn no_match() -> Refused {
    Refused::new("no-match", "no match is in progress: expected `new` or `load` first")
}
