//! Package under check.

use std::sync::Arc;

use blind_swords::game::Game;
use document::words::Words;

use crate::documents::Documents;

/// Package under check: the documents, which give the places of findings, and the compiled game,
/// which gives the values.
#[derive(Clone, Copy)]
pub(crate) struct Subject<'a> {
    pub(crate) documents: &'a Documents,
    pub(crate) game: &'a Arc<Game>,
    pub(crate) words: &'a Words<'a>,
}

impl Subject<'_> {
    /// Whether a script contains an id, and so may bring the item with that id into the game.
    pub(super) fn is_in_scripts(&self, id: &str) -> bool {
        self.words.count(id) > 0
    }
}
