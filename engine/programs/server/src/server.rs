//! The server: bound, run, and brought to a good end.

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock, RwLock};
use std::thread::JoinHandle;
use std::time::Duration;

use lobby::{Created, Kind, NewMatch, Refused, Shelf};
use tokio::runtime::Runtime;
use tokio::sync::{Semaphore, watch};

use crate::asker::Asker;
use crate::brought::Brought;
use crate::caller::Caller;
use crate::computers::{self, Computers};
use crate::connections;
use crate::help::Help;
use crate::keeper;
use crate::limiter::{Limiter, Tally};
use crate::limits::{
    LEFT_OVER, Limits, MAX_ADVICE, MAX_ADVICE_WAITING, MAX_BACK, MAX_BACK_WAITING, MAX_HEAVY_EACH,
    MAX_MAKES, MAX_MAKES_WAITING, MAX_RECORDS, MAX_RECORDS_EACH, MAX_WORK, MAX_WORK_WAITING,
};
use crate::links::Links;
use crate::matches::Matches;
use crate::metrics::Metrics;
use crate::queue::{Queue, Shares};
use crate::store::{CannotOpen, Keep, Store};
use crate::tickets::Tickets;

/// What a server is set up with.
#[derive(Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The file of its matches; without one they end with the process.
    pub database: Option<PathBuf>,
    /// The games.
    pub shelf: Shelf,
    /// How often one address may ask.
    pub limits: Limits,
    /// The names, with ports, under which pages may reach it; any where there is none.
    pub hosts: Vec<String>,
    /// How long matches are kept.
    pub keep: Keep,
    /// Whether it tells how it fares, at `/health` and `/metrics`, and writes a line for each request.
    pub told: Told,
    /// The proxies before it, which say in `X-Forwarded-For` for whom they ask.
    pub proxies: Vec<IpAddr>,
}

/// What a server tells of itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Told {
    /// Nothing.
    #[default]
    Nothing,
    /// How it fares, and a line for each request, without keys, addresses of matches or what is said.
    All,
}

/// A server that listens already.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
}

/// A server that runs beside its owner, until it is dropped.
#[derive(Debug)]
pub struct Running {
    app: Arc<App>,
    address: SocketAddr,
    thread: Option<JoinHandle<()>>,
}

/// What all requests share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) matches: Matches,
    pub(crate) limiter: Arc<Limiter>,
    pub(crate) hosts: Vec<String>,
    pub(crate) proxies: Vec<IpAddr>,
    pub(crate) bans: RwLock<BTreeSet<Asker>>,
    pub(crate) keep: Keep,
    pub(crate) told: Told,
    pub(crate) metrics: Metrics,
    /// The manual; named once, before the server runs.
    pub(crate) help: OnceLock<Help>,
    /// How many connections one address may hold.
    pub(crate) connections: usize,
    /// How many bytes of the disk stay free when matches are made.
    pub(crate) min_free: u64,
    /// How many streams one address may hold.
    pub(crate) most_streams: usize,
    /// How many each holds.
    pub(crate) streams: Arc<Tally>,
    pub(crate) closing: watch::Sender<bool>,
    /// For browsers that were opened and have not come yet.
    pub(crate) tickets: Tickets,
    pub(crate) work: Queue,
    /// Whole records on their way, of each address and of all.
    pub(crate) records: Shares,
    pub(crate) sending: Arc<Semaphore>,
    /// Large bodies on their way here.
    pub(crate) brought: Brought,
    /// Looks back take longer than the rest, and anybody may ask for them.
    pub(crate) back: Queue,
    /// So do new matches and whole records,
    pub(crate) makes: Queue,
    /// and advice.
    pub(crate) advice: Queue,
    /// The computers that play.
    pub(crate) computers: Computers,
}

/// A server that cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// The address cannot be listened at.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The matches cannot be opened.
    #[error("cannot open the matches in {path}: {error}")]
    Matches {
        /// Where they are.
        path: String,
        /// What is wrong.
        error: CannotOpen,
    },
    /// Something of the machine's.
    #[error(transparent)]
    Machine(#[from] std::io::Error),
}

/// A match that could not be made, in words for people.
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
    /// If either cannot be done.
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
            matches: Matches::new(config.shelf, store),
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

    /// The same with a program that is run when it is the turn of a player who is away.
    #[must_use]
    pub fn calling(self, program: PathBuf) -> Self {
        self.app.matches.caller.get_or_init(|| Caller::by(program));
        self
    }

    /// The same with a manual at `/help`.
    #[must_use]
    pub fn with_help(self, help: Help) -> Self {
        self.app.help.get_or_init(|| help);
        self
    }

    /// Links to its matches.
    pub fn links(&self) -> Links {
        Links::at(self.address)
    }

    /// The address with which a browser of this machine is opened: a match, with a ticket in place of the key. It leads
    /// to the seats once.
    pub fn opened(&self, created: &Created) -> String {
        match self.app.tickets.give(created) {
            Some(ticket) => self.links().ticket(ticket),
            None => self.links().seat(created),
        }
    }

    /// Makes a match.
    ///
    /// # Errors
    /// If it cannot be played.
    pub fn create(&self, new: NewMatch) -> Result<Created, MakeError> {
        Ok(lobby::create(&self.app.matches, new)?)
    }

    /// Takes in a save and goes on with it.
    ///
    /// # Errors
    /// If it is no save, or its game is not here.
    pub fn bring(&self, save: &str) -> Result<Created, MakeError> {
        Ok(lobby::bring(&self.app.matches, save, Kind::Match)?)
    }

    /// Opens the seats of a match again, with a new key.
    ///
    /// # Errors
    /// If there is no such match.
    pub fn reopen(&self, id: &str) -> Result<Created, MakeError> {
        Ok(lobby::reopen(&self.app.matches, id)?)
    }

    /// Serves until it is told to stop, by Ctrl+C or a signal; then finishes what it has begun.
    ///
    /// # Errors
    /// If the machine fails it.
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
        // What is still worked on has nobody who waits for it: its transaction is there or it is not.
        runtime.shutdown_timeout(LEFT_OVER);
        served
    }

    /// Serves on a thread of its own.
    ///
    /// # Errors
    /// If the machine fails it.
    pub fn start(self) -> Result<Running, ServerError> {
        let (app, address, runtime) = (Arc::clone(&self.app), self.address, runtime()?);
        let thread = std::thread::spawn(move || {
            if let Err(error) = runtime.block_on(self.serve()) {
                session::complain!("{error}");
            }
            runtime.shutdown_timeout(LEFT_OVER);
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
    /// Where it listens.
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

/// On this machine only its own names are known; elsewhere those that are given.
fn known_hosts(given: Vec<String>, address: SocketAddr) -> Vec<String> {
    if !given.is_empty() || !address.ip().is_loopback() {
        return given;
    }
    let port = address.port();
    let names = ["localhost", "127.0.0.1", "[::1]"].map(|name| format!("{name}:{port}"));
    [address.to_string()].into_iter().chain(names).collect()
}

/// After how long a thread ends for which there is no work: before the next look that the server takes by itself
/// ([`WATCHED`](crate::limits::WATCHED)), so that threads do not keep each other waiting by turns.
const SPARE: Duration = Duration::from_millis(400);

/// What others have freed of what a thread had taken goes back to the system when a thread ends, and seldom before.
fn runtime() -> std::io::Result<Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().thread_keep_alive(SPARE).build()
}

/// The end of waiting for Ctrl+C or a signal. Both are listened for from now on: before that they end the program as they
/// end any other.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
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

/// The end of waiting for Ctrl+C.
#[cfg(not(unix))]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
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
