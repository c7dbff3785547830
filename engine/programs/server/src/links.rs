//! Links to matches. The key follows the `#`, so browsers never send it to a server and no log
//! contains it.

use std::net::SocketAddr;

use lobby::{Created, Key};

/// Builder of links to the matches of a server.
#[derive(Clone, Debug)]
pub struct Links {
    base: String,
}

impl Links {
    /// Creates the builder for a server that listens at `address`.
    pub(crate) fn at(address: SocketAddr) -> Self {
        Self { base: format!("http://{address}/") }
    }

    /// Returns the link to the start page.
    pub fn home(&self) -> &str {
        &self.base
    }

    /// Returns the link to a match. It contains the key of the match's creator, if there is one.
    pub fn seat(&self, created: &Created) -> String {
        let key = created.key.map(|key| format!("/{key}")).unwrap_or_default();
        format!("{}#match/{}{key}", self.base, created.id)
    }

    /// Returns the link that a local browser opens, with a one-time ticket in place of the key.
    pub(crate) fn ticket(&self, ticket: Key) -> String {
        format!("{}#enter/{ticket}", self.base)
    }

    /// Returns the link that invites a player to a seat.
    pub fn invitation(&self, id: &str, invitation: Key) -> String {
        format!("{}#join/{id}/{invitation}", self.base)
    }
}
