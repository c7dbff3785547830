//! The server: bound, run, and brought to a good end.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;

use tokio::runtime::Runtime;
use tokio::sync::watch;

use crate::guard::{Limiter, Limits};
use crate::links::Links;
use crate::matches::{Created, MakeError, Matches, NewMatch};
use crate::queue::Queue;
use crate::routes;
use crate::shelf::Shelf;
use crate::store::{Kind, Store};

/// How many requests are worked on at once.
const MAX_WORK: usize = 32;
/// How many more may wait.
const MAX_WAITING: usize = 4096;
/// How many looks back are worked on at once, beside the other requests.
const MAX_BACK: usize = 2;
/// How many more may wait.
const MAX_BACK_WAITING: usize = 64;

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
    pub(crate) limiter: Limiter,
    pub(crate) hosts: Vec<String>,
    pub(crate) closing: watch::Sender<bool>,
    pub(crate) work: Queue,
    /// Looks back take longer than the rest, and anybody may ask for them.
    pub(crate) back: Queue,
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
        error: rusqlite::Error,
    },
    /// Something of the machine's.
    #[error(transparent)]
    Machine(#[from] std::io::Error),
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
        let listener = TcpListener::bind(config.listen).map_err(unbound)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let app = Arc::new(App {
            matches: Matches::new(config.shelf, store),
            limiter: Limiter::new(config.limits),
            hosts: known_hosts(config.hosts, address),
            closing: watch::Sender::new(false),
            work: Queue::new(MAX_WORK, MAX_WAITING),
            back: Queue::new(MAX_BACK, MAX_BACK_WAITING),
        });
        Ok(Self { app, listener, address })
    }

    /// Links to its matches.
    pub fn links(&self) -> Links {
        Links::at(self.address)
    }

    /// Makes a match.
    ///
    /// # Errors
    /// If it cannot be played.
    pub fn create(&self, new: NewMatch) -> Result<Created, MakeError> {
        Ok(self.app.matches.create(new)?)
    }

    /// Takes in a save and goes on with it.
    ///
    /// # Errors
    /// If it is no save, or its game is not here.
    pub fn bring(&self, save: &str) -> Result<Created, MakeError> {
        Ok(self.app.matches.bring(save, Kind::Match)?)
    }

    /// Opens the seats of a match again, with a new key.
    ///
    /// # Errors
    /// If there is no such match.
    pub fn reopen(&self, id: &str) -> Result<Created, MakeError> {
        Ok(self.app.matches.reopen(id)?)
    }

    /// Serves until it is told to stop, by Ctrl+C or a signal; then finishes what it has begun.
    ///
    /// # Errors
    /// If the machine fails it.
    pub fn run(self) -> Result<(), ServerError> {
        let runtime = runtime()?;
        runtime.block_on(async {
            let app = Arc::clone(&self.app);
            tokio::spawn(async move {
                told_to_stop().await;
                app.closing.send_replace(true);
            });
            self.serve().await
        })
    }

    /// Serves on a thread of its own.
    ///
    /// # Errors
    /// If the machine fails it.
    pub fn start(self) -> Result<Running, ServerError> {
        let (app, address, runtime) = (Arc::clone(&self.app), self.address, runtime()?);
        let thread = std::thread::spawn(move || {
            if let Err(error) = runtime.block_on(self.serve()) {
                eprintln!("{error}");
            }
        });
        Ok(Running { app, address, thread: Some(thread) })
    }

    async fn serve(self) -> Result<(), ServerError> {
        let mut closing = self.app.closing.subscribe();
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        let router = routes::router(Arc::clone(&self.app));
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(listener, service)
            .with_graceful_shutdown(async move {
                drop(closing.wait_for(|closing| *closing).await);
            })
            .await?;
        if let Err(error) = self.app.matches.store.settle() {
            eprintln!("the matches are safe, but not in one file yet: {error}");
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
            eprintln!("the server ended with a fault");
        }
    }
}

/// On this machine only its own names are known; elsewhere those that are given.
fn known_hosts(given: Vec<String>, address: SocketAddr) -> Vec<String> {
    if !given.is_empty() || !address.ip().is_loopback() {
        return given;
    }
    let port = address.port();
    vec![address.to_string(), format!("localhost:{port}"), format!("127.0.0.1:{port}")]
}

fn runtime() -> std::io::Result<Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

async fn told_to_stop() {
    let by_key = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut by_signal) = signal(SignalKind::terminate()) else {
            by_key.await.unwrap_or_default();
            return;
        };
        tokio::select! {
            _ = by_key => {}
            _ = by_signal.recv() => {}
        }
    }
    #[cfg(not(unix))]
    by_key.await.unwrap_or_default();
}
