//! Matches at the terminal and their saves.

pub(crate) mod by_post;
pub(crate) mod contents;
pub(crate) mod kept;
pub(crate) mod replayed;
pub(crate) mod saved;
pub(crate) mod saves;
pub(crate) mod telling;
