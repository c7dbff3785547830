//! The server: binding, running and graceful shutdown.

use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock, RwLock};
use std::thread::JoinHandle;
use std::time::Duration;

use lobby::{Created, Kind, NewMatch, PackageIndex, Refused};
use tokio::runtime::Runtime;
use tokio::sync::{Semaphore, watch};

use crate::alerts::{Alerter, Alerts};
use crate::app::App;
use crate::brought::Brought;
use crate::caller::Caller;
use crate::computers::{self, Computers};
use crate::connections;
use crate::help::Help;
use crate::keeper;
use crate::limiter::Limiter;
use crate::limits::{
    LEFT_OVER, Limits, MAX_ADVICE, MAX_ADVICE_WAITING, MAX_BACK, MAX_BACK_WAITING, MAX_HEAVY_EACH,
    MAX_MAKES, MAX_MAKES_WAITING, MAX_RECORDS, MAX_RECORDS_EACH, MAX_WORK, MAX_WORK_WAITING,
};
use crate::links::Links;
use crate::matches::Matches;
use crate::metrics::Metrics;
use crate::queue::{Queue, Shares};
use crate::store::{CannotOpen, Keep, Store};
use crate::telemetry::Telemetry;
use crate::tickets::Tickets;

/// Configuration of a server, set before the server starts.
#[derive(Debug)]
pub struct Config {
    /// Address and port at which the server listens.
    pub listen: SocketAddr,
    /// Path of the database file for the matches. If `None`, the matches are kept in memory until
    /// the process ends.
    pub database: Option<PathBuf>,
    /// Games that the server offers.
    pub package_index: PackageIndex,
    /// Quotas that apply to each address.
    pub limits: Limits,
    /// Host names, each with a port if needed, under which browsers may reach the server. If empty,
    /// the server accepts every name.
    pub hosts: Vec<String>,
    /// Time for which the server keeps unchanged matches.
    pub keep: Keep,
    /// Monitoring output: nothing, or `/health`, `/metrics` and a log line for each request.
    pub told: Telemetry,
    /// Trusted proxies, which name their clients in `X-Forwarded-For`.
    pub proxies: Vec<IpAddr>,
}

/// A server that is bound to its address but not running yet.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
}

/// A server that runs on a background thread until this value is dropped.
#[derive(Debug)]
pub struct Running {
    app: Arc<App>,
    address: SocketAddr,
    thread: Option<JoinHandle<()>>,
}

/// Reason why a server could not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The server cannot listen at the address.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The server cannot open the matches.
    #[error("cannot open the matches in {path}: {error}")]
    Matches {
        /// Path of the database file.
        path: String,
        /// Reason why the database file cannot be opened.
        error: CannotOpen,
    },
    /// The operating system reports an error.
    #[error(transparent)]
    Machine(#[from] std::io::Error),
}

/// Reason why a match could not be created, as a message for the user.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct MakeError(String);

impl From<Refused> for MakeError {
    fn from(refused: Refused) -> Self {
        Self(refused.to_string())
    }
}

impl Server {
    /// Binds the address and opens the matches.
    ///
    /// # Errors
    /// If the address cannot be bound, or the matches cannot be opened.
    pub fn open(config: Config) -> Result<Self, ServerError> {
        let store = match &config.database {
            Some(path) => Store::open(path),
            None => Store::in_memory(),
        };
        let path = config.database.unwrap_or_default().display().to_string();
        let store = store.map_err(|error| ServerError::Matches { path, error })?;
        let unbound = |error| ServerError::Listen(config.listen, error);
        let listener = connections::listen(config.listen).map_err(unbound)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let limiter = Arc::new(Limiter::new(config.limits));
        let heavy = |at_once, waiting| {
            let each = config.limits.work.min(MAX_HEAVY_EACH);
            Queue::new(&limiter, at_once, each, waiting)
        };
        let app = Arc::new(App {
            matches: Matches::new(config.package_index, store),
            hosts: known_hosts(config.hosts, address),
            proxies: config.proxies,
            bans: RwLock::default(),
            keep: config.keep,
            told: config.told,
            metrics: Metrics::default(),
            help: OnceLock::new(),
            connections: config.limits.connections,
            min_free: config.limits.min_free,
            most_streams: config.limits.streams,
            streams: Arc::default(),
            closing: watch::Sender::new(false),
            tickets: Tickets::default(),
            work: Queue::new(&limiter, MAX_WORK, config.limits.work, MAX_WORK_WAITING),
            records: Shares::of(MAX_RECORDS_EACH),
            sending: Arc::new(Semaphore::new(MAX_RECORDS)),
            brought: Brought::new(),
            back: heavy(MAX_BACK, MAX_BACK_WAITING),
            makes: heavy(MAX_MAKES, MAX_MAKES_WAITING),
            advice: heavy(MAX_ADVICE, MAX_ADVICE_WAITING),
            computers: Computers::default(),
            limiter,
        });
        Ok(Self { app, listener, address })
    }

    /// Sets the program that the server runs when an absent player is to move.
    #[must_use]
    pub fn calling(self, program: PathBuf) -> Self {
        self.app.matches.caller.get_or_init(|| Caller::by(program));
        self
    }

    /// Lets players choose addresses to which the server sends alerts.
    #[must_use]
    pub fn alerting(self, alerts: Alerts) -> Self {
        let page = self.app.page(self.address);
        self.app.matches.alerter.get_or_init(|| Alerter::new(alerts, page));
        self
    }

    /// Sets the manual that the server offers at `/help`.
    #[must_use]
    pub fn with_help(self, help: Help) -> Self {
        self.app.help.get_or_init(|| help);
        self
    }

    /// Returns the builder of links to the matches of this server.
    pub fn links(&self) -> Links {
        Links::at(self.address)
    }

    /// Returns the address that a local browser opens for a match. It contains a one-time ticket in
    /// place of the key.
    pub fn opened(&self, created: &Created) -> String {
        match self.app.tickets.give(created) {
            Some(ticket) => self.links().ticket(ticket),
            None => self.links().seat(created),
        }
    }

    /// Creates a match in the store of this server.
    ///
    /// # Errors
    /// If the match cannot be played.
    pub fn create(&self, new: NewMatch) -> Result<Created, MakeError> {
        Ok(lobby::create(&self.app.matches, new)?)
    }

    /// Creates a match from a save.
    ///
    /// # Errors
    /// If the save is invalid, or its game is not available.
    pub fn bring(&self, save: &str) -> Result<Created, MakeError> {
        Ok(lobby::bring(&self.app.matches, save, Kind::Match)?)
    }

    /// Replaces the keys of a match's human seats by a single new key.
    ///
    /// # Errors
    /// If the match is unknown.
    pub fn reopen(&self, id: &str) -> Result<Created, MakeError> {
        Ok(lobby::reopen(&self.app.matches, id)?)
    }

    /// Serves requests until Ctrl+C or a termination signal, then finishes open requests.
    ///
    /// # Errors
    /// If the runtime or the listener fails.
    pub fn run(self) -> Result<(), ServerError> {
        let runtime = runtime()?;
        let served = runtime.block_on(async {
            let (app, stop) = (Arc::clone(&self.app), told_to_stop()?);
            tokio::spawn(async move {
                stop.await;
                app.closing.send_replace(true);
            });
            self.serve().await
        });
        // No one waits for the remaining work. Each of its transactions is either committed or has
        // no effect.
        runtime.shutdown_timeout(LEFT_OVER);
        served
    }

    /// Serves requests on a background thread.
    ///
    /// # Errors
    /// If the runtime or the thread cannot be created.
    pub fn start(self) -> Result<Running, ServerError> {
        let (app, address, runtime) = (Arc::clone(&self.app), self.address, runtime()?);
        let thread = std::thread::spawn(move || {
            if let Err(error) = runtime.block_on(self.serve()) {
                session::complain!("{error}");
            }
            // The process goes on, and may open the same matches again. Dropping the runtime waits
            // for the remaining work, which uses them.
            drop(runtime);
        });
        Ok(Running { app, address, thread: Some(thread) })
    }

    async fn serve(self) -> Result<(), ServerError> {
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        tokio::spawn(keeper::keep(Arc::clone(&self.app)));
        tokio::spawn(computers::play(Arc::clone(&self.app)));
        let app = Arc::clone(&self.app);
        tokio::task::spawn_blocking(move || keeper::check(&app));
        connections::serve(listener, &self.app).await;
        if let Err(error) = self.app.matches.store.settle() {
            session::complain!("the matches are safe, but cannot be merged into one file: {error}");
        }
        Ok(())
    }
}

impl Running {
    /// Returns the address of the server.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.app.closing.send_replace(true);
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            session::complain!("the server ended with an error");
        }
    }
}

/// Returns the host names under which browsers may reach the server. For a loopback address these
/// are the local names, otherwise the names in `given`.
pub(crate) fn known_hosts(given: Vec<String>, address: SocketAddr) -> Vec<String> {
    if !given.is_empty() || !address.ip().is_loopback() {
        return given;
    }
    let port = address.port();
    let names = ["localhost", "127.0.0.1", "[::1]"].map(|name| format!("{name}:{port}"));
    [address.to_string()].into_iter().chain(names).collect()
}

/// Time after which an idle thread ends. It is shorter than the interval of the periodic tasks
/// ([`WATCHED`](crate::limits::WATCHED)), so that idle threads do not keep one another alive.
const SPARE: Duration = Duration::from_millis(400);

/// Builds the async runtime. Its idle threads end early, because the allocator returns memory freed
/// by other threads mainly when a thread ends.
pub(crate) fn runtime() -> std::io::Result<Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().thread_keep_alive(SPARE).build()
}

/// Returns a future that completes on Ctrl+C or a termination signal. From this call on, these
/// signals no longer end the process by themselves.
#[cfg(unix)]
pub(crate) fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut by_key, mut by_signal) =
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = by_key.recv() => {}
            _ = by_signal.recv() => {}
        }
    })
}

/// Returns a future that completes on Ctrl+C.
#[cfg(not(unix))]
pub(crate) fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { tokio::signal::ctrl_c().await.unwrap_or_default() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_of_this_machine_knows_all_its_names() {
        let address = |text: &str| text.parse::<SocketAddr>().expect("an address");
        for own in ["127.0.0.1:1863", "[::1]:1863"] {
            let known = known_hosts(Vec::new(), address(own));
            for name in ["localhost:1863", "127.0.0.1:1863", "[::1]:1863"] {
                assert!(known.iter().any(|known| known == name), "{own} is not known as {name}");
            }
        }
        assert!(known_hosts(Vec::new(), address("10.0.0.1:1863")).is_empty());
        let given = vec!["club.example".to_owned()];
        assert_eq!(known_hosts(given.clone(), address("127.0.0.1:1863")), given);
    }
}
