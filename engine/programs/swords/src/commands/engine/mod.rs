//! `swords engine`: the line protocol on standard input and output, or on a socket.

mod examiner;
mod lines;
mod mcp;

use std::io::{self, BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::{Args, Subcommand};
use kernel::Side;
use session::protocol::Protocol;

use crate::arguments::seats;
use crate::commands::engine::examiner::Examiner;
use crate::failure::Failure;
use crate::global::Global;
use crate::matches::saves::Saves;
use crate::output;
use crate::packages::games::PackageIndex;

/// Serve bots, language models and other programs.
///
/// The program reads one JSON request per line, and writes one reply per line.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Engine {
    /// Listen at this address instead of standard input. Each connection gets its own session. The first output line gives
    /// the address, such as `{"listening": "127.0.0.1:1863"}`. Port 0 takes any free port.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// Test a program that plays this side for one match, and report its errors.
    #[arg(long, value_name = "SIDE", value_parser = seats::side)]
    conform: Option<Side>,
    #[command(subcommand)]
    other: Option<Other>,
}

/// Protocols besides the line protocol.
#[derive(Debug, Subcommand)]
enum Other {
    Mcp(mcp::Mcp),
}

/// Maximum number of connections that are served at once.
const MAX_CONNECTIONS: usize = 64;

/// Handler for the requests of one client. Replies to one request line at a time.
trait Answerer {
    fn answer(&mut self, line: &[u8]) -> String;
    fn is_over(&self) -> bool;
}

impl Answerer for Protocol {
    fn answer(&mut self, line: &[u8]) -> String {
        let reply = self.handle_bytes(line);
        for fault in self.game().map(|game| game.take_player_faults()).unwrap_or_default() {
            session::complain!("{fault}");
        }
        reply
    }

    fn is_over(&self) -> bool {
        Protocol::is_over(self)
    }
}

impl Answerer for Examiner {
    fn answer(&mut self, line: &[u8]) -> String {
        Examiner::answer(self, line)
    }

    fn is_over(&self) -> bool {
        Examiner::is_over(self)
    }
}

impl Engine {
    /// Returns the global options that the command uses.
    pub(crate) fn heeds(&self) -> &'static [Global] {
        match &self.other {
            Some(Other::Mcp(mcp)) if !mcp.names_its_file() => &[Global::Games, Global::Saves],
            Some(Other::Mcp(_)) | None => &[Global::Games],
        }
    }

    /// Serves requests until the client disconnects. On a socket, serves clients until the program
    /// is stopped.
    pub(crate) fn run(&self, package_index: &PackageIndex, saves: &Saves) -> Result<(), Failure> {
        if let Some(Other::Mcp(mcp)) = &self.other {
            return mcp.run(package_index, saves);
        }
        let listener = self.listen.map(listen).transpose()?;
        match (listener, self.conform) {
            (None, None) => {
                let (input, out) = (io::stdin().lock(), io::stdout().lock());
                converse(&mut protocol(package_index), input, out)
                    .or_else(|error| output::end(&error))
            }
            (Some(listener), None) => serve(&listener, package_index),
            (None, Some(side)) => {
                let mut examiner = Examiner::new(protocol(package_index), side);
                let (input, out) = (io::stdin().lock(), io::stdout().lock());
                // A program that disconnects early has not finished the match. The verdict below
                // reports this.
                let _ = converse(&mut examiner, input, out);
                examiner.verdict()
            }
            (Some(listener), Some(side)) => {
                let mut examiner = Examiner::new(protocol(package_index), side);
                let (stream, _) = listener.accept().map_err(|error| unheard(&error))?;
                let _ = converse_at(&mut examiner, &stream);
                examiner.verdict()
            }
        }
    }
}

fn protocol(package_index: &PackageIndex) -> Protocol {
    Protocol::new(Box::new(package_index.library().clone()))
}

/// Opens a socket for local programs only, since clients need no key and may name any folder as a
/// game.
fn listen(address: SocketAddr) -> Result<TcpListener, Failure> {
    if !address.ip().is_loopback() {
        let message = format!(
            "cannot listen at {address}: other machines can reach it, and the protocol has no keys; expected a local \
             address such as 127.0.0.1:1863 (`swords serve` is for other machines)"
        );
        return Err(Failure::Usage(message));
    }
    let cannot = |error: io::Error| Failure::Wrong(format!("cannot listen at {address}: {error}"));
    let listener = TcpListener::bind(address).map_err(cannot)?;
    let own = listener.local_addr().map_err(cannot)?;
    output::out!("{}", serde_json::json!({ "listening": own }));
    Ok(listener)
}

fn serve(listener: &TcpListener, package_index: &PackageIndex) -> Result<(), Failure> {
    let served = AtomicUsize::new(0);
    thread::scope(|scope| {
        loop {
            let (stream, _) = listener.accept().map_err(|error| unheard(&error))?;
            if served.load(Ordering::Relaxed) >= MAX_CONNECTIONS {
                refuse(&stream);
                continue;
            }
            served.fetch_add(1, Ordering::Relaxed);
            let served = &served;
            scope.spawn(move || {
                // A broken connection is treated like a disconnect.
                let _ = converse_at(&mut protocol(package_index), &stream);
                served.fetch_sub(1, Ordering::Relaxed);
            });
        }
    })
}

/// Replies that all connections are in use. Ignores a client that has already disconnected.
fn refuse(mut stream: &TcpStream) {
    let message = format!("all {MAX_CONNECTIONS} connections are in use: try again later");
    let error = serde_json::json!({ "error": { "code": "busy", "message": message } });
    let _ = writeln!(stream, "{error}");
}

fn converse_at(answerer: &mut impl Answerer, stream: &TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut input = BufReader::new(stream);
    // A page of any website may send HTTP requests to this address. A protocol request begins with
    // a brace, an HTTP request with a capital letter.
    if input.fill_buf()?.first().is_some_and(u8::is_ascii_uppercase) {
        return Ok(());
    }
    converse(answerer, input, stream)
}

fn converse(
    answerer: &mut impl Answerer,
    mut input: impl BufRead,
    mut out: impl Write,
) -> io::Result<()> {
    while let Some(line) = lines::next(&mut input)? {
        if line.trim_ascii().is_empty() {
            continue;
        }
        out.write_all(format!("{}\n", answerer.answer(&line)).as_bytes())?;
        out.flush()?;
        if answerer.is_over() {
            break;
        }
    }
    Ok(())
}

fn unheard(error: &io::Error) -> Failure {
    Failure::Wrong(format!("cannot accept a connection: {error}"))
}
