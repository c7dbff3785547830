//! State that all requests of a server share.

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock, RwLock};

use tokio::sync::{Semaphore, watch};

use crate::asker::Asker;
use crate::brought::Brought;
use crate::computers::Computers;
use crate::help::Help;
use crate::limiter::{Limiter, Tally};
use crate::matches::Matches;
use crate::metrics::Metrics;
use crate::queue::{Queue, Shares};
use crate::store::Keep;
use crate::telemetry::Telemetry;
use crate::tickets::Tickets;

/// State that all requests of a server share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) matches: Matches,
    pub(crate) limiter: Arc<Limiter>,
    pub(crate) hosts: Vec<String>,
    pub(crate) proxies: Vec<IpAddr>,
    pub(crate) bans: RwLock<BTreeSet<Asker>>,
    pub(crate) keep: Keep,
    pub(crate) told: Telemetry,
    pub(crate) metrics: Metrics,
    /// The manual, set once before the server runs.
    pub(crate) help: OnceLock<Help>,
    /// Maximum number of open connections for one address.
    pub(crate) connections: usize,
    /// Disk space that must stay free when a match is created, in bytes.
    pub(crate) min_free: u64,
    /// Maximum number of open event streams for one address.
    pub(crate) most_streams: usize,
    /// Number of open streams of each address.
    pub(crate) streams: Arc<Tally>,
    pub(crate) closing: watch::Sender<bool>,
    /// One-time tickets for local browsers that have not been used yet.
    pub(crate) tickets: Tickets,
    pub(crate) work: Queue,
    /// Limit on the number of saves and mail files that the server sends to one address at once.
    pub(crate) records: Shares,
    pub(crate) sending: Arc<Semaphore>,
    /// Limits on the bytes of large uploads in memory.
    pub(crate) brought: Brought,
    /// Queue for history requests, match reports, and downloads of saves and mail files. These
    /// requests are slow, and any client may send them.
    pub(crate) back: Queue,
    /// Queue for requests that create or join a match, or upload a save or mail file. These
    /// requests are slow.
    pub(crate) makes: Queue,
    /// Queue for advice requests, which are slow.
    pub(crate) advice: Queue,
    /// Queue of the matches in which a bot is to move.
    pub(crate) computers: Computers,
}

impl App {
    /// Returns the address of the start page for others: the first host name, with TLS if a proxy
    /// is in front.
    pub(crate) fn page(&self, address: SocketAddr) -> String {
        let scheme = if self.proxies.is_empty() { "http" } else { "https" };
        match self.hosts.first() {
            Some(host) => format!("{scheme}://{host}/"),
            None => format!("http://{address}/"),
        }
    }
}
