//! `swords replay`: a save played again.

use std::path::PathBuf;

use clap::Args;
use kernel::Reader;
use serde::Serialize;
use session::save::Replay;
use session::{AnyMatch, edition_of};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, Shelf};
use crate::output::say;

/// Plays a save again from the start and tells what happened.
#[derive(Debug, Args)]
pub(crate) struct ReplaySave {
    /// The save.
    file: PathBuf,
    /// Stop after this many answers.
    #[arg(long, value_name = "N")]
    to: Option<u32>,
    /// Only compare every hash, and say whether all fit.
    #[arg(long)]
    verify: bool,
}

/// What `--verify` found.
#[derive(Debug, Serialize)]
struct Verified {
    answers: usize,
    boards: usize,
}

impl ReplaySave {
    /// Runs the command.
    pub(crate) fn run(&self, shelf: &Shelf, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let text = games::read(&self.file)?;
        let replay = edition_of(&text, shelf.library())
            .and_then(|edition| edition.replay(&text, self.to))
            .map_err(|error| Failure::Wrong(format!("{}: {error}", self.file.display())))?;
        if self.verify {
            verified(&replay, format)
        } else {
            tell(&replay, format)
        }
        Ok(())
    }
}

fn verified(replay: &Replay<Box<dyn AnyMatch>>, format: Plain) {
    let found = Verified { answers: replay.game.answered(), boards: replay.boards };
    match format {
        Plain::Json => say!("{}", format::json(&found)),
        Plain::Human => {
            say!("{} answers and {} boards fit", found.answers, found.boards);
        }
    }
}

fn tell(replay: &Replay<Box<dyn AnyMatch>>, format: Plain) {
    for (_, line) in replay.game.lines(Reader::Referee, 0..usize::MAX) {
        match format {
            Plain::Json => say!("{}", format::json(&line)),
            Plain::Human => say!("{}", line.text),
        }
    }
}
