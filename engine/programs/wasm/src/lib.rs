//! The engine for environments without files, threads or clocks, such as browsers. It offers the
//! built-in games, the line protocol and all requests of the page.

mod page;

use registry::{Folders, GAMES, OPENINGS};
use session::protocol::Protocol;
#[cfg(target_family = "wasm")]
use wasm_bindgen::prelude::wasm_bindgen;

pub use page::{Page, Reader, Reply};

/// Session of the line protocol, as described in `book/src/build/protocol.md`.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
pub struct Engine {
    protocol: Protocol,
}

#[cfg_attr(target_family = "wasm", wasm_bindgen)]
impl Engine {
    /// Creates a session without a match.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(constructor))]
    pub fn new() -> Self {
        let games = Folders::new("", &OPENINGS).before(&GAMES);
        Self { protocol: Protocol::new(Box::new(games)) }
    }

    /// Returns the reply to one request. Request and reply are lines of JSON. A refused request has
    /// no effect.
    pub fn ask(&mut self, request: &str) -> String {
        self.protocol.handle(request)
    }

    /// Returns the failures inside bots since the last call, and clears them. The match continues
    /// after such a failure.
    pub fn faults(&self) -> Vec<String> {
        let faults = self.protocol.game().map(|game| game.take_player_faults());
        faults.into_iter().flatten().map(|fault| fault.to_string()).collect()
    }
}

impl Default for Engine {
    fn default() -> Self {
        Self::new()
    }
}
