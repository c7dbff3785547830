//! Seats for bots in all interfaces. Each interface seats the requested bot level, or refuses it
//! and lists the levels that know the rules.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use black_box::root;
use kernel::{Level, PerSide, Side};
use lobby::call::{Call, Request};
use lobby::{Local, Refused};
use registry::Folders;
use serde_json::{Value, json};
use session::journal::sealed_anew;
use session::protocol::Protocol;
use session::stream::{Purpose, Stream};
use session::{AnyEdition, Asking, Chance, Goal, Library, Options, Seat, Setup};

/// Returns a package of each rule system, with the bot levels that can play it.
fn games() -> [(&'static str, &'static [Level]); 3] {
    [
        ("stonewalls-sword", &Level::ALL),
        ("cedar-mountain-cwbbs", &Level::ALL[..3]),
        ("stonewall-1862", &Level::ALL[..3]),
    ]
}

/// Library that opens each package once.
struct Opened;

impl Library for Opened {
    fn names(&self) -> Vec<String> {
        games().map(|(game, _)| game.to_owned()).to_vec()
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        static OPENED: Mutex<BTreeMap<String, Arc<dyn AnyEdition>>> = Mutex::new(BTreeMap::new());
        let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(edition) = opened.get(package) {
            return Ok(Arc::clone(edition));
        }
        let edition = Folders::new(root(), &registry::ALL).open(package)?;
        opened.insert(package.to_owned(), Arc::clone(&edition));
        Ok(edition)
    }
}

/// Interface of the engine through which a player seats a bot of some level. Returns the id of the
/// seated player, or the refusal.
type Door = fn(&str, Level) -> Result<String, String>;

/// Interfaces through which a player can seat a bot, except the programs.
const DOORS: [(&str, Door); 9] = [
    ("an edition", |game, level| {
        let edition = opened(game);
        let begun = edition
            .begin(setup(game, &*edition, Seat::Plays(level)))
            .map_err(|error| error.to_string())?;
        Ok(begun.setup().seats[Side::Csa].id().to_owned())
    }),
    ("an edition played by hand", |game, level| {
        let edition = opened(game);
        let begun = edition.begin_by_hand(setup(game, &*edition, Seat::Plays(level)));
        Ok(begun.map_err(|error| error.to_string())?.setup().seats[Side::Csa].id().to_owned())
    }),
    ("a save", |game, level| {
        let loaded = opened(game).load(&saved(game, level)).map_err(|error| error.to_string())?;
        Ok(loaded.game.setup().seats[Side::Csa].id().to_owned())
    }),
    ("a save played by hand", |game, level| {
        let loaded =
            opened(game).load_by_hand(&saved(game, level)).map_err(|error| error.to_string())?;
        Ok(loaded.game.setup().seats[Side::Csa].id().to_owned())
    }),
    ("the protocol", |game, level| {
        protocol(&json!({"do": "new", "game": game, "csa": level.id(), "seed": 1}))
    }),
    ("a save in the protocol", |game, level| {
        let save = saved(game, level);
        let lines = save.lines().map(|line| serde_json::from_str(line).expect("JSON"));
        protocol(&json!({"do": "load", "save": lines.collect::<Vec<Value>>()}))
    }),
    ("a new match of the lobby", |game, level| {
        let body = json!({"game": game, "usa": "me", "csa": level.id()}).to_string();
        Lobby::new().make("/api/matches", "application/json", &body)
    }),
    ("a save in the lobby", |game, level| {
        Lobby::new().make("/api/saves", "text/plain", &saved(game, level))
    }),
    ("a seat of the lobby", |game, level| {
        let lobby = Lobby::new();
        let body = json!({"game": game, "usa": "me", "csa": "me"}).to_string();
        let made = lobby.ask("POST", "/api/matches", ("application/json", &body), None)?;
        let path = format!("/api/matches/{}/seat", made["id"].as_str().expect("an id"));
        let body = json!({"side": "csa", "who": level.id()}).to_string();
        lobby.ask("PUT", &path, ("application/json", &body), made["key"].as_str())?;
        lobby.seated(&made)
    }),
];

fn opened(game: &str) -> Arc<dyn AnyEdition> {
    Opened.open(game).expect("a package")
}

fn setup(game: &str, edition: &dyn AnyEdition, csa: Seat) -> Setup {
    Setup {
        package: game.to_owned(),
        scenario: edition.scenarios()[0].id.clone(),
        options: Options::new(),
        seats: PerSide { usa: Seat::Human, csa },
        seed: 1.into(),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    }
}

/// Returns a save that names a level, even if that level does not know the rules.
fn saved(game: &str, level: Level) -> String {
    let edition = opened(game);
    let begun = edition.begin(setup(game, &*edition, Seat::Human)).expect("a match");
    let text = begun.journal().text();
    let named = text.replacen(r#""csa":"human""#, &format!(r#""csa":"{}""#, level.id()), 1);
    assert_ne!(named, text, "the save names its seats");
    sealed_anew(named.lines())
}

/// Sends a request to a new session of the protocol. Returns the seat that its save names.
fn protocol(request: &Value) -> Result<String, String> {
    let mut session = Protocol::new(Box::new(Opened));
    let mut ask = |request: &Value| -> Value {
        serde_json::from_str(&session.handle(&request.to_string())).expect("JSON")
    };
    let begun = ask(request);
    if let Some(why) = begun["error"]["message"].as_str() {
        return Err(why.to_owned());
    }
    let save = ask(&json!({"do": "save"}));
    Ok(save["save"][0]["seats"]["csa"].as_str().expect("the seat").to_owned())
}

/// Matches for pages, and requests to them.
struct Lobby(Local);

impl Lobby {
    fn new() -> Self {
        Self(Local::new(Opened))
    }

    fn ask(
        &self,
        method: &str,
        path: &str,
        (kind, body): (&str, &str),
        key: Option<&str>,
    ) -> Result<Value, String> {
        let body = body.as_bytes();
        let request = Request { method, path, query: "", key, languages: "", kind, body };
        let answer = Call::read(&request).and_then(|call| self.0.answer(call));
        let answer = answer.map_err(|refused: Refused| refused.to_string())?;
        Ok(serde_json::from_str(&answer.body).expect("JSON"))
    }

    /// Makes a match and returns the seat of the Confederacy.
    fn make(&self, path: &str, kind: &str, body: &str) -> Result<String, String> {
        self.seated(&self.ask("POST", path, (kind, body), None)?)
    }

    fn seated(&self, made: &Value) -> Result<String, String> {
        let path = format!("/api/matches/{}", made["id"].as_str().expect("an id"));
        let seen = self.ask("GET", &path, ("", ""), made["key"].as_str())?;
        Ok(seen["match"]["seats"]["csa"]["who"].as_str().expect("the seat").to_owned())
    }
}

#[test]
fn every_door_seats_who_was_asked_for_or_refuses() {
    for (game, known) in games() {
        for level in Level::ALL {
            for (door, seats) in DOORS {
                match seats(game, level) {
                    Ok(sits) => {
                        assert!(known.contains(&level), "{door} seats {sits} in {game}");
                        assert_eq!(sits, level.id(), "{door} of {game}");
                    }
                    Err(why) => {
                        assert!(!known.contains(&level), "{door} of {game}: {why}");
                        let said = format!("the {} cannot play {game}: expected ", level.id());
                        assert!(why.contains(&said) && why.contains("random"), "{door}: {why}");
                    }
                }
            }
        }
    }
}

/// Every hint has a reason, at any decision of any system.
#[test]
fn every_hint_has_a_reason() {
    let mut hints = 0;
    for (game, _) in games() {
        let edition = opened(game);
        let begun = edition.begin(setup(game, &*edition, Seat::Human)).expect("a match");
        let mut bot = Stream::new(7_u64, Purpose::UsaBot);
        let mut position = begun;
        for at in 0..360 {
            let Some(id) = position.bot_choice(Seat::Goal(Goal::Attack), &mut bot) else { break };
            if at % 3 == 0 {
                let asked = position.decision().expect("a decision");
                let Some(hint) = position.hint(Level::Sergeant) else {
                    assert!(
                        ["draw", "roll"].contains(&&*asked.kind),
                        "{game} after {at}: {asked:?}"
                    );
                    position.choose(&id).expect("an option");
                    continue;
                };
                let is_told =
                    hint.because.iter().all(|why| !why.what.is_empty() && !why.rule.is_empty());
                assert!(!hint.because.is_empty() && is_told, "{game} after {at}: {hint:?}");
                hints += 1;
            }
            position.choose(&id).expect("an option");
        }
    }
    assert!(hints >= 300, "only {hints} hints");
}
