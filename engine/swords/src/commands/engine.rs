//! `swords engine`: the protocol on standard input and output.

use std::io::{self, BufRead, Write};

use clap::Args;
use session::protocol::Protocol;

use crate::failure::Failure;
use crate::games::Shelf;
use crate::output;

/// Serves bots and other programs: one JSON request a line, one reply a line.
#[derive(Debug, Args)]
pub(crate) struct Engine {}

impl Engine {
    /// Runs the command until the other end leaves.
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut protocol = Protocol::new(Box::new(Shelf::here().library().clone()));
        serve(&mut protocol).or_else(|error| output::end(&error))
    }
}

fn serve(protocol: &mut Protocol) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        writeln!(out, "{}", protocol.handle(&line))?;
        for fault in protocol.game().map(|game| game.take_player_faults()).unwrap_or_default() {
            eprintln!("{fault}");
        }
        out.flush()?;
        if protocol.is_over() {
            break;
        }
    }
    Ok(())
}
