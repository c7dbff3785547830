//! What a page asks of an engine that runs beside it: the same as of a server, and what is to be written down.

use std::cell::Cell;

use families::{Folders, GAMES, OPENINGS};
use kernel::Side;
use kernel::words::{Language, speaking};
use lobby::call::{Answer, Call, Request};
use lobby::feed::Follower;
use lobby::memory::Head;
use lobby::{Local, Refused};
#[cfg(target_family = "wasm")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The status of an answer that is none of a refusal.
const DONE: u16 = lobby::refused::status::OK;

/// The matches of a page. Whoever runs it writes down what changes before he shows an answer.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
#[derive(Debug)]
pub struct Page {
    local: Local,
    language: Cell<Language>,
}

/// The answer to a request.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
#[derive(Debug)]
pub struct Reply {
    status: u16,
    kind: &'static str,
    body: String,
}

/// Somebody who follows a match.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
#[derive(Debug)]
pub struct Reader {
    id: String,
    follower: Follower,
}

#[cfg_attr(target_family = "wasm", wasm_bindgen)]
impl Page {
    /// No matches yet.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(constructor))]
    pub fn new() -> Self {
        let local = Local::new(Folders::new("", &OPENINGS).before(&GAMES));
        Self { local, language: Cell::new(Language::ENGLISH) }
    }

    /// Chooses the language of all answers from now on, by a list such as `de-AT, en;q=0.5`.
    pub fn speak(&self, languages: &str) {
        self.language.set(Language::accepted(languages));
    }

    /// The answer to a request, as `book/src/build/http.md` has them; `address` is the path with what follows the `?`, an empty key
    /// is none.
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

    /// Whether a match is here; else it is to be brought from where it is kept, if it is.
    pub fn holds(&self, id: &str) -> bool {
        self.local.holds(id)
    }

    /// Takes in a match as it was written: what `changes` had as `head`, and all lines. Says what is wrong with it, if
    /// anything is.
    pub fn restore(&self, head: &str, lines: Vec<String>) -> Option<String> {
        match serde_json::from_str::<Head>(head) {
            Ok(head) => {
                self.local.restore(head, lines);
                None
            }
            Err(error) => Some(format!("cannot read the stored match: {error}")),
        }
    }

    /// Forgets a match whose changes could not be written.
    pub fn forget(&self, id: &str) {
        self.local.forget(id);
    }

    /// What is to be written down, as a list in JSON. It is taken to be written from now on.
    pub fn changes(&self) -> String {
        serde_json::to_string(&self.local.changes()).expect("changes are plain data")
    }

    /// What is new for somebody who follows a match, as JSON; nothing if nothing is, and not when he may not look.
    pub fn news(&self, reader: &mut Reader) -> Option<String> {
        let look = || self.local.news(&reader.id, &mut reader.follower);
        let news = speaking(self.language.get(), look);
        news.ok().flatten().map(|news| news.data)
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen)]
impl Reply {
    /// The status, in the numbers of HTTP.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(getter))]
    pub fn status(&self) -> u16 {
        self.status
    }

    /// The type of the body.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(getter))]
    pub fn kind(&self) -> String {
        self.kind.to_owned()
    }

    /// The body.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(getter))]
    pub fn body(&self) -> String {
        self.body.clone()
    }
}

#[cfg_attr(target_family = "wasm", wasm_bindgen)]
impl Reader {
    /// Somebody who follows a match with a key and wants a side's view. What is no key opens nothing, what is no side is
    /// nobody's view.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(constructor))]
    pub fn new(id: String, key: &str, side: &str) -> Self {
        let (key, wanted) = (key.parse().ok(), Side::from_id(side));
        Self { id, follower: Follower::new(key, wanted, lobby::live::Position::default()) }
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
