//! The engine where there are no files, threads or clocks, such as in a browser, over the games that are built in: the
//! line protocol, and all that a page asks of a server.

mod page;

use families::{Folders, GAMES, OPENINGS};
use session::protocol::Protocol;
#[cfg(target_family = "wasm")]
use wasm_bindgen::prelude::wasm_bindgen;

pub use page::{Page, Reader, Reply};

/// A session of the line protocol, as `book/src/build/protocol.md` has it.
#[cfg_attr(target_family = "wasm", wasm_bindgen)]
pub struct Engine {
    protocol: Protocol,
}

#[cfg_attr(target_family = "wasm", wasm_bindgen)]
impl Engine {
    /// A session without a match.
    #[cfg_attr(target_family = "wasm", wasm_bindgen(constructor))]
    pub fn new() -> Self {
        let games = Folders::new("", &OPENINGS).before(&GAMES);
        Self { protocol: Protocol::new(Box::new(games)) }
    }

    /// The reply to one request, each a line of JSON. A request that is refused changes nothing.
    pub fn ask(&mut self, request: &str) -> String {
        self.protocol.handle(request)
    }

    /// What went wrong inside players since it was asked last; the match went on without it.
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
