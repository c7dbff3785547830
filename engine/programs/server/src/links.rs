//! Links to matches, with their keys where no server and no log sees them: after the `#`.

use std::net::SocketAddr;

use lobby::{Created, Key};

/// Makes links to the matches of a server.
#[derive(Clone, Debug)]
pub struct Links {
    base: String,
}

impl Links {
    /// The links of a server that listens at an address.
    pub(crate) fn at(address: SocketAddr) -> Self {
        Self { base: format!("http://{address}/") }
    }

    /// The page itself.
    pub fn home(&self) -> &str {
        &self.base
    }

    /// A match, with the seats of whoever made it if there are any.
    pub fn seat(&self, created: &Created) -> String {
        let key = created.key.map(|key| format!("/{key}")).unwrap_or_default();
        format!("{}#match/{}{key}", self.base, created.id)
    }

    /// The seats for which a browser is opened.
    pub(crate) fn ticket(&self, ticket: Key) -> String {
        format!("{}#enter/{ticket}", self.base)
    }

    /// A match, for somebody who is invited to a seat.
    pub fn invitation(&self, id: &str, invitation: Key) -> String {
        format!("{}#join/{id}/{invitation}", self.base)
    }
}
