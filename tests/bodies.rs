//! Fuzz targets for the lobby. Each target turns bytes into requests, some of them nearly valid.
//! Every failure must be the client's fault, and a refused request must change nothing. A
//! successful request must be stored: a match restored from storage must look the same.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use lobby::call::{Call, JSON, Request};
use lobby::feed;
use lobby::memory::{Change, Head};
use lobby::{Local, Refused};
use serde_json::{Value, json};

use crate::TestLibrary;
use crate::targets::damaged;

/// Valid request, in which the placeholders `TABLE`, `POST`, `REV` and `OPTION` mark the places for
/// current values.
struct Template {
    method: &'static str,
    path: &'static str,
    body: &'static str,
}

const fn request(method: &'static str, path: &'static str, body: &'static str) -> Template {
    Template { method, path, body }
}

const ACTS: &[Template] = &[
    request("POST", "/api/matches/TABLE/choose", r#"{"rev":REV,"ids":["OPTION"]}"#),
    request("POST", "/api/matches/TABLE/choose", r#"{"rev":REV,"ids":["OPTION","stop","done"]}"#),
    request("POST", "/api/matches/TABLE/undo", r#"{"rev":REV}"#),
    request("POST", "/api/matches/TABLE/consent", r#"{"consent":"yes"}"#),
    request("POST", "/api/matches/TABLE/end", r#"{"act":"decline-draw","side":"usa"}"#),
    request("GET", "/api/matches/TABLE/why?id=OPTION", ""),
    request("GET", "/api/matches/TABLE/ahead?id=OPTION", ""),
];

const SEATS: &[Template] = &[
    request("PUT", "/api/matches/TABLE/seat", r#"{"side":"usa","who":"random"}"#),
    request("PUT", "/api/matches/TABLE/seat", r#"{"side":"usa","who":"human"}"#),
    request("PUT", "/api/matches/TABLE/moments", r#"{"side":"csa","moments":"declined"}"#),
    request("POST", "/api/matches/TABLE/claim", r#"{"nonce":"0123456789abcdef0123456789abcdef"}"#),
    request("POST", "/api/matches/TABLE/choose", r#"{"rev":REV,"ids":["OPTION"]}"#),
];

const TALK: &[Template] = &[
    request("POST", "/api/matches/TABLE/chat", r#"{"text":"Good luck!","side":"usa"}"#),
    request("PUT", "/api/matches/TABLE/notes?as=csa", r#"{"text":"Hold the ridge."}"#),
    request("GET", "/api/matches/TABLE/notes?as=usa", ""),
    request("GET", "/api/matches/TABLE/log?as=usa&from=3&to=9", ""),
];

const MADE: &[Template] = &[
    request(
        "POST",
        "/api/matches",
        r#"{"game":"stonewalls-sword","usa":"me","csa":"invite","title":"A"}"#,
    ),
    request(
        "POST",
        "/api/matches",
        r#"{"game":"stonewalls-sword","scenario":"valley-vengeance","options":{"preset":"series"},"seed":7,"dice":"manual","asking":"everybody","listed":true}"#,
    ),
    request("POST", "/api/matches", r#"{"game":"stonewalls-sword","usa":"post","csa":"me"}"#),
];

const ORDERS: &[Template] = &[request(
    "PUT",
    "/api/matches/POST/orders",
    r#"{"orders":[{"at":"reaction.unit","act":"never"},{"at":"held.play","act":{"chance":50}}]}"#,
)];

const PATHS: &[Template] = &[
    request("GET", "/api/matches/TABLE?as=usa", ""),
    request("GET", "/api/matches/TABLE/at/3?as=csa", ""),
    request("GET", "/api/matches/TABLE/los?from=1510&to=1612", ""),
    request("GET", "/api/matches/TABLE/odds?id=OPTION", ""),
    request("GET", "/api/matches/TABLE/reach", ""),
    request("GET", "/api/matches/TABLE/save", ""),
    request("GET", "/api/games/stonewalls-sword", ""),
    request("GET", "/api/matches", ""),
];

/// Fuzzes requests that answer a decision, undo an answer, or query the options.
pub fn acts(data: &[u8]) {
    requests(ACTS, data);
}

/// Fuzzes requests that assign seats.
pub fn seats(data: &[u8]) {
    requests(SEATS, data);
}

/// Fuzzes chat messages and notes.
pub fn talk(data: &[u8]) {
    requests(TALK, data);
}

/// Fuzzes requests that create matches.
pub fn made(data: &[u8]) {
    requests(MADE, data);
}

/// Fuzzes standing orders of a match by mail.
pub fn orders(data: &[u8]) {
    requests(ORDERS, data);
}

/// Fuzzes requests that upload saves, to view or continue them.
pub fn brought(data: &[u8]) {
    let (kind, wounds) = data.split_first().unwrap_or((&0, &[]));
    let path = if kind % 2 == 0 { "/api/saves" } else { "/api/replays" };
    let mut world = World::new();
    world.ask("POST", path, damaged(&base().save, wounds).as_bytes());
    world.check();
}

/// Fuzzes requests that upload mail files, and requests that create or accept offers of matches by
/// mail.
pub fn mail_files(data: &[u8]) {
    let (kind, wounds) = data.split_first().unwrap_or((&0, &[]));
    let mut world = World::new();
    let (path, mail_file) = match kind % 2 {
        0 => (format!("/api/matches/{}/letter", world.post()), &base().answered),
        _ => ("/api/letters".to_owned(), &base().offered),
    };
    world.ask("POST", &path, damaged(mail_file, wounds).as_bytes());
    world.check();
}

/// Fuzzes the path, parameters and method of requests, and the event id from which a client resumes
/// a stream.
pub fn paths(data: &[u8]) {
    let mut world = World::new();
    for chunk in chunks(data) {
        let (first, wounds) = chunk.split_first().unwrap_or((&0, &[]));
        let template = &PATHS[usize::from(*first) % PATHS.len()];
        let path = damaged(&world.filled(template.path), wounds);
        world.ask(template.method, &path, b"");
        if let Some(stood) = feed::cursor(&String::from_utf8_lossy(wounds)) {
            assert_eq!(feed::cursor(&feed::word(stood)), Some(stood));
        }
    }
    world.check();
}

/// Sends several requests derived from `data`. Each is a template with a damaged body, or consists
/// of arbitrary bytes.
fn requests(templates: &[Template], data: &[u8]) {
    let mut world = World::new();
    for chunk in chunks(data) {
        let (first, wounds) = chunk.split_first().unwrap_or((&0, &[]));
        let template = &templates[usize::from(first & 127) % templates.len()];
        let (path, body) = (world.filled(template.path), world.filled(template.body));
        let body = if *first < 128 { damaged(&body, wounds).into_bytes() } else { wounds.to_vec() };
        world.ask(template.method, &path, &body);
    }
    world.check();
}

fn chunks(data: &[u8]) -> impl Iterator<Item = &[u8]> {
    data.split(|byte| *byte == b'\n').take(6)
}

/// Stored matches, by match id. Each has its head and its lines.
type Kept = BTreeMap<String, (Head, Vec<String>)>;

/// Common initial state of all targets: matches with some moves, mail files and a save.
struct Base {
    world: Snapshot,
    save: String,
    offered: String,
    answered: String,
}

/// Copy of all stored matches, with the keys of their players.
#[derive(Clone, Default)]
struct Snapshot {
    kept: Kept,
    keys: BTreeMap<String, String>,
    /// Ids of two matches. People play the first on a shared screen and the second by mail.
    ids: Vec<String>,
}

/// Lobby under test, with all data that the lobby has passed to its store.
struct World {
    local: Local,
    known: Snapshot,
}

impl World {
    /// Restores a lobby from a snapshot of its store.
    fn of(known: Snapshot) -> Self {
        let local = Local::new(TestLibrary);
        for (head, lines) in known.kept.values() {
            local.restore(head.clone(), lines.clone());
        }
        Self { local, known }
    }

    /// Creates a lobby in the common initial state.
    fn new() -> Self {
        Self::of(base().world.clone())
    }

    fn table(&self) -> &str {
        &self.known.ids[0]
    }

    fn post(&self) -> &str {
        &self.known.ids[1]
    }

    /// Replaces the placeholders of a template with current values: the match ids, the revision and
    /// an option.
    fn filled(&self, template: &str) -> String {
        let (rev, option) = self.next(self.table());
        let rev = rev.to_string();
        let parts =
            [("TABLE", self.table()), ("POST", self.post()), ("REV", &rev), ("OPTION", &option)];
        parts.iter().fold(template.to_owned(), |text, (part, with)| text.replace(part, with))
    }

    /// Returns the revision of a match, and the first option of its pending decision.
    fn next(&self, id: &str) -> (Value, String) {
        let path = format!("/api/matches/{id}");
        let side = self.get(&path)["decision"]["side"].as_str().unwrap_or("usa").to_owned();
        let seen = self.answered("GET", &format!("{path}?as={side}"), b"");
        let seen = seen.unwrap_or_else(|_| self.get(&path));
        let option = seen["decision"]["options"][0]["id"].as_str().unwrap_or("none").to_owned();
        (seen["rev"].clone(), option)
    }

    /// Sends a request with the key of the match. Returns the reply as JSON. `None` if the lobby
    /// refuses the request.
    fn ask(&mut self, method: &str, path: &str, body: &[u8]) -> Option<Value> {
        let before = self.seen();
        let answered = self.answered(method, path, body);
        let changes = self.local.changes();
        let refused = match answered {
            Ok(told) => {
                changes.into_iter().for_each(|change| self.keep(change));
                return Some(told);
            }
            Err(refused) => refused,
        };
        assert!((400..500).contains(&refused.status()), "{method} {path}: {refused}");
        let told: Value = serde_json::from_str(&refused.body()).expect("a refusal is JSON");
        assert!(told["error"]["code"].is_string() && told["error"]["message"].is_string());
        assert!(changes.is_empty(), "{method} {path} was refused, and is kept: {refused}");
        assert_eq!(self.seen(), before, "{method} {path} was refused");
        None
    }

    fn keep(&mut self, change: Change) {
        let id = change.head.about.id.clone();
        let row = (change.head.clone(), Vec::new());
        let (head, lines) = self.known.kept.entry(id).or_insert(row);
        *head = change.head;
        lines.truncate(change.from);
        lines.extend(change.lines);
    }

    fn answered(&self, method: &str, path: &str, body: &[u8]) -> Result<Value, Refused> {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let id = path.split('/').nth(3).unwrap_or_default();
        let (key, kind) = (self.known.keys.get(id).map(String::as_str), "application/json");
        let call = Call::read(&Request { method, path, query, key, languages: "", kind, body })?;
        let answer = self.local.answer(call)?;
        Ok(match answer.kind {
            JSON => serde_json::from_str(&answer.body).expect("an answer is JSON"),
            _ => Value::String(answer.body),
        })
    }

    fn get(&self, path: &str) -> Value {
        self.answered("GET", path, b"").unwrap_or_else(|refused| panic!("{path}: {refused}"))
    }

    /// Returns the views of all matches, as their players see them.
    fn seen(&self) -> Vec<Value> {
        let state = |id: &String| {
            let mut seen = self.get(&format!("/api/matches/{id}"));
            // The store keeps no takeback requests, and the host sets the time of the last change.
            (seen["wish"], seen["match"]["touched"]) = (Value::Null, Value::Null);
            seen
        };
        let notes = |id: &String| {
            ["usa", "csa"]
                .map(|side| format!("/api/matches/{id}/notes?as={side}"))
                .map(|path| self.get(&path))
        };
        let table = self.known.ids.iter().take(1);
        self.known.ids.iter().map(state).chain(table.flat_map(notes)).collect()
    }

    /// Checks that a lobby restored from the store shows the same matches.
    fn check(self) {
        let seen = self.seen();
        assert_eq!(Self::of(self.known).seen(), seen, "what was done was kept otherwise");
    }

    /// Creates or joins a match. Later checks of the lobby include the match.
    fn begin(&mut self, path: &str, body: &str) -> String {
        let made = self.ask("POST", path, body.as_bytes()).expect("it begins");
        let id = made["id"].as_str().expect("an id").to_owned();
        self.known.keys.insert(id.clone(), made["key"].as_str().expect("a key").to_owned());
        id
    }

    /// Answers the decisions of a match with their first options, at most `answers` times.
    fn play(&mut self, id: &str, answers: usize) {
        for _ in 0..answers {
            let (rev, option) = self.next(id);
            let body = json!({"rev": rev, "ids": [option]}).to_string();
            if self.ask("POST", &format!("/api/matches/{id}/choose"), body.as_bytes()).is_none() {
                break;
            }
        }
    }

    fn text(&self, path: &str) -> String {
        self.get(path).as_str().expect("a text").to_owned()
    }
}

fn base() -> &'static Base {
    static BASE: OnceLock<Base> = OnceLock::new();
    BASE.get_or_init(Base::played)
}

impl Base {
    fn played() -> Self {
        let [mut here, mut there] = [(); 2].map(|()| World::of(Snapshot::default()));
        let table = here.begin("/api/matches", r#"{"game":"stonewalls-sword","seed":5}"#);
        here.play(&table, 25);
        let save = here.text(&format!("/api/matches/{table}/save"));
        let offer = r#"{"game":"stonewalls-sword","usa":"me","csa":"post"}"#;
        let post = here.begin("/api/matches", offer);
        here.play(&post, 5);
        let offered = here.text(&format!("/api/matches/{post}/letter"));
        let joined = there.begin("/api/letters", &offered);
        there.play(&joined, 5);
        let answered = there.text(&format!("/api/matches/{joined}/letter"));
        let world = Snapshot { ids: vec![table, post], ..here.known };
        Self { world, save, offered, answered }
    }
}
