//! Replacement for a server in the browser. It answers the same requests, and returns the changes
//! that the page must store.

use std::cell::Cell;

use document::packed::Packed;
use kernel::Side;
use kernel::words::{Language, speaking};
use lobby::call::{Answer, Call, Request};
use lobby::feed::Follower;
use lobby::memory::Head;
use lobby::{Local, Refused};
use registry::{Folders, GAMES, OPENINGS, Opening};
#[cfg(target_family = "wasm")]
use wasm_bindgen::prelude::wasm_bindgen;

/// HTTP status of a successful reply.
const DONE: u16 = lobby::refused::status::OK;

/// Matches of a page. After each request, the page must store the changes before it shows the
/// reply.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
#[derive(Debug)]
pub struct Page {
    local: Local,
    games: Folders<Opening>,
    language: Cell<Language>,
}

/// Reply to a request: HTTP status, MIME type and body.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
#[derive(Debug)]
pub struct Reply {
    status: u16,
    kind: &'static str,
    body: String,
}

/// Viewer of a match. The page collects the changes that the viewer has not received yet.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
#[derive(Debug)]
pub struct Reader {
    id: String,
    follower: Follower,
}

#[cfg_attr(target_family = "wasm", wasm_bindgen)]
impl Page {
    /// Creates an engine without matches.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(constructor))]
    pub fn new() -> Self {
        let games = Folders::new("", &OPENINGS).before(&GAMES);
        Self { local: Local::new(games.clone()), games, language: Cell::new(Language::ENGLISH) }
    }

    /// Sets the language of all later replies, from a list such as `de-AT, en;q=0.5`.
    pub fn speak(&self, languages: &str) {
        self.language.set(Language::accepted(languages));
    }

    /// Executes a request as described in `book/src/build/http.md`. `address` is the path with its
    /// query. An empty `key` means no key.
    pub fn ask(&self, method: &str, address: &str, key: &str, kind: &str, body: &str) -> Reply {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let key = Some(key).filter(|key| !key.is_empty());
        let (languages, body) = (self.language.get().tag(), body.as_bytes());
        let request = Request { method, path, query, key, languages, kind, body };
        match Call::read(&request).and_then(|call| self.local.answer(call)) {
            Ok(Answer { kind, body, .. }) => Reply { status: DONE, kind, body },
            Err(refused) => Reply::from(refused),
        }
    }

    /// Adds a packed battle to the games, after the same validation as any package. `shown` is the
    /// name of its file. The reply contains the name of the game.
    pub fn receive(&self, shown: &str, bytes: &[u8]) -> Reply {
        let receive = || self.games.receive(Packed::from_bytes(shown, bytes));
        match speaking(self.language.get(), receive) {
            Ok(name) => {
                let body = serde_json::json!({ "name": name }).to_string();
                Reply { status: DONE, kind: lobby::call::JSON, body }
            }
            Err(why) => Reply::from(Refused::malformed(why)),
        }
    }

    /// Whether a match is loaded. If it is not, the page must restore it from its storage.
    pub fn holds(&self, id: &str) -> bool {
        self.local.holds(id)
    }

    /// Restores a stored match from all its lines and the `head` that `changes` returned. Returns
    /// an error message if the match cannot be restored.
    pub fn restore(&self, head: &str, lines: Vec<String>) -> Option<String> {
        match serde_json::from_str::<Head>(head) {
            Ok(head) => {
                self.local.restore(head, lines);
                None
            }
            Err(error) => Some(format!("cannot read the stored match: {error}")),
        }
    }

    /// Drops a match whose changes the page could not store.
    pub fn forget(&self, id: &str) {
        self.local.forget(id);
    }

    /// Returns the changes that the page must store, as a JSON list. The engine treats the returned
    /// changes as stored.
    pub fn changes(&self) -> String {
        serde_json::to_string(&self.local.changes()).expect("changes are plain data")
    }

    /// Returns the next message for a follower as JSON. `None` if nothing has changed, or if the
    /// follower may not see the match.
    pub fn news(&self, reader: &mut Reader) -> Option<String> {
        let look = || self.local.news(&reader.id, &mut reader.follower);
        let news = speaking(self.language.get(), look);
        news.ok().flatten().map(|news| news.data)
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen)]
impl Reply {
    /// Returns the HTTP status of the reply.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(getter))]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Returns the MIME type of the body.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(getter))]
    pub fn kind(&self) -> String {
        self.kind.to_owned()
    }

    /// Returns the body of the reply.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(getter))]
    pub fn body(&self) -> String {
        self.body.clone()
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen)]
impl Reader {
    /// Creates a follower with a key and a requested view. An unreadable key counts as no key. An
    /// invalid side requests the public view.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(constructor))]
    pub fn new(id: String, key: &str, side: &str) -> Self {
        let (key, wanted) = (key.parse().ok(), Side::from_id(side));
        Self { id, follower: Follower::new(key, wanted, lobby::live::Cursor::default()) }
    }
}

impl From<Refused> for Reply {
    fn from(refused: Refused) -> Self {
        let (status, body) = (refused.status(), refused.body());
        Self { status, kind: lobby::call::JSON, body }
    }
}

impl Default for Page {
    fn default() -> Self {
        Self::new()
    }
}
