//! The match that a request concerns.

use crate::key::Key;

/// A match of a lobby, as seen with the key of a client.
pub(super) struct At<'a, H> {
    pub lobby: &'a H,
    pub id: &'a str,
    pub key: Option<Key>,
}
