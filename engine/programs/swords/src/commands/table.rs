//! Matches in the browser: the address of the server, its database, and the match to open.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use server::{Alerts, Config, Help, Keep, Limits, NewMatch, Server, ServerError, Telemetry};

use crate::failure::Failure;
use crate::matches::saves::{self, PACKAGES, Saves};
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Default port of the page. Browsers store seat keys by address, so the port should stay the same.
const PORT: u16 = 1862;

/// Treatment of the address of the page: open it in a browser, or only print it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    /// The program opens the address in the default browser.
    Opened,
    /// The program only prints the address.
    Left,
}

/// Manual embedded in this program. Empty if the program was built without a manual.
const BUILT_IN: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/book.rs"));

/// Returns the manual: the embedded manual, or in a checkout the manual that `.ci/book` writes.
fn help(package_index: &PackageIndex) -> Help {
    let folder = package_index.root().join("book/html");
    match BUILT_IN {
        [] if folder.is_dir() => Help::Folder(folder),
        [] => Help::Missing,
        files => Help::BuiltIn(files),
    }
}

/// Match that the program opens in the browser.
#[derive(Clone, Debug)]
pub(crate) enum Opening {
    /// New match.
    New(Box<NewMatch>),
    /// Match from a save. Holds the content of the save file.
    Save(String),
    /// Existing match of the local server, by its id.
    Again(String),
}

/// Opens a new match, a save or an existing match in the local browser.
pub(crate) fn play(
    (package_index, saves): (&PackageIndex, &Saves),
    opening: Opening,
    port: Option<u16>,
    browser: Browser,
) -> Result<(), Failure> {
    let path = saves.ready()?.matches(None);
    let server = on_this_machine(port, |port| Config {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
        database: Some(path.clone()),
        package_index: opening.package_index(package_index),
        limits: Limits::own_machine(),
        hosts: Vec::new(),
        keep: Keep::Forever,
        told: Telemetry::Nothing,
        proxies: Vec::new(),
    })?;
    let server = server.with_help(help(package_index));
    let opened = match opening {
        Opening::New(new) => server.create(*new),
        Opening::Save(save) => server.bring(&save),
        Opening::Again(id) => server.reopen(&id),
    };
    let opened = opened.map_err(|error| Failure::Wrong(error.to_string()))?;
    let link = server.links().seat(&opened);
    out!("The page is at {link}");
    out!("Press Ctrl+C to stop. `swords play {}` continues this match.", saves.again(&opened.id));
    if browser == Browser::Opened && open::that_detached(server.opened(&opened)).is_err() {
        out!("Cannot open a browser: open the address yourself.");
    }
    server.run().map_err(failed)
}

impl Opening {
    /// Returns the games to serve, including the game of the match to open.
    fn package_index(&self, package_index: &PackageIndex) -> server::PackageIndex {
        match self {
            Self::New(new) => package_index.served(&new.game),
            Self::Save(_) | Self::Again(_) => package_index.all_served(),
        }
    }
}

/// Ways in which a server reaches absent players.
#[derive(Debug)]
pub(crate) struct Absent {
    /// Program that the server runs when an absent player is to move.
    pub(crate) caller: Option<PathBuf>,
    /// Alerts that players may choose.
    pub(crate) alerts: Option<Alerts>,
}

/// Serves many matches to browsers.
pub(crate) fn serve(
    config: Config,
    package_index: &PackageIndex,
    absent: Absent,
) -> Result<(), Failure> {
    if let Some(path) = &config.database {
        saves::make_folder(path)?;
    }
    let server = Server::open(config).map_err(failed)?.with_help(help(package_index));
    let server = match absent.caller {
        Some(program) => server.calling(program),
        None => server,
    };
    let server = match absent.alerts {
        Some(alerts) => server.alerting(alerts),
        None => server,
    };
    out!("The page is at {}", server.links().home());
    server.run().map_err(failed)
}

/// Starts a server on this computer at the given port. Without a port, tries the default port, then
/// any free one.
fn on_this_machine(port: Option<u16>, config: impl Fn(u16) -> Config) -> Result<Server, Failure> {
    let server = match (port, Server::open(config(port.unwrap_or(PORT)))) {
        (None, Err(ServerError::Listen(..))) => Server::open(config(0)),
        (_, server) => server,
    };
    server.map_err(failed)
}

/// Whether a word has the form of a match id.
pub(crate) fn is_match_id(word: &str) -> bool {
    word.len() == 20 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[expect(clippy::needless_pass_by_value, reason = "`map_err` hands it over")]
fn failed(error: ServerError) -> Failure {
    Failure::Wrong(error.to_string())
}

/// Address and storage options of a server.
#[derive(Debug, clap::Args)]
pub(crate) struct Place {
    /// The address to listen on.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// The port to listen on.
    #[arg(long, default_value_t = PORT)]
    port: u16,
    /// The file that stores the matches (default: `matches.sqlite` in the folder of saves).
    #[arg(long, value_name = "FILE")]
    matches: Option<PathBuf>,
    /// A host name that browsers may use, with its port if it has one. Repeat it for more names.
    #[arg(long = "host", value_name = "HOST[:PORT]")]
    hosts: Vec<String>,
    /// Accept any host name. Pages of other sites can then reach the server.
    #[arg(long, conflicts_with = "hosts")]
    any_host: bool,
    /// The number of days to keep a match after its last change.
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    keep_days: u32,
    /// Report the state of the server at /health and /metrics, and write a line for each request.
    #[arg(long)]
    told: bool,
    /// The address of a reverse proxy whose `X-Forwarded-For` the server trusts. Repeat it for more proxies.
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<IpAddr>,
}

impl Place {
    /// Whether the command line names the database file.
    pub(crate) const fn names_its_file(&self) -> bool {
        self.matches.is_some()
    }

    /// Returns the server configuration that these options describe.
    pub(crate) fn config(
        &self,
        package_index: &PackageIndex,
        saves: &Saves,
    ) -> Result<Config, Failure> {
        if !self.address.is_loopback() && self.hosts.is_empty() && !self.any_host {
            let message = "cannot serve other machines without a host name: add --host NAME and a TLS proxy in front, \
                           since the server sends keys unencrypted; or accept any name with --any-host";
            return Err(Failure::Usage(message.to_owned()));
        }
        Ok(Config {
            listen: SocketAddr::new(self.address, self.port),
            database: Some(match &self.matches {
                Some(named) => named.clone(),
                None => saves.ready()?.matches(None),
            }),
            package_index: match &self.matches {
                Some(named) => package_index.clone().keeping(named.with_file_name(PACKAGES)),
                None => package_index.clone(),
            }
            .all_served(),
            limits: Limits::default(),
            hosts: self.hosts.clone(),
            keep: Keep::Days(self.keep_days),
            told: if self.told { Telemetry::All } else { Telemetry::Nothing },
            proxies: self.proxies.clone(),
        })
    }
}
