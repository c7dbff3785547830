//! Links to matches. Keys follow the `#`, so browsers never send them to a server or log.

use std::net::SocketAddr;

use lobby::{Created, Key};

/// Builder of links to the matches of a server.
#[derive(Clone, Debug)]
pub struct Links {
    base: String,
}

impl Links {
    /// Creates the links of a server that listens at `address`.
    pub(crate) fn at(address: SocketAddr) -> Self {
        Self { base: format!("http://{address}/") }
    }

    /// Returns the link to the start page.
    pub fn home(&self) -> &str {
        &self.base
    }

    /// Returns the link to a match, with the key of its creator if there is one.
    pub fn seat(&self, created: &Created) -> String {
        let key = created.key.map(|key| format!("/{key}")).unwrap_or_default();
        format!("{}#match/{}{key}", self.base, created.id)
    }

    /// Returns the link that opens in a local browser, with a one-time ticket.
    pub(crate) fn ticket(&self, ticket: Key) -> String {
        format!("{}#enter/{ticket}", self.base)
    }

    /// Returns the link that invites a player to a seat.
    pub fn invitation(&self, id: &str, invitation: Key) -> String {
        format!("{}#join/{id}/{invitation}", self.base)
    }
}
