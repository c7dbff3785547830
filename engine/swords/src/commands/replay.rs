//! `swords replay`: a save played again.

use std::path::PathBuf;

use blind_swords::BlindSwords;
use blind_swords::view;
use clap::Args;
use kernel::Reader;
use serde::Serialize;
use series::save::{self, Replay};

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
    pub(crate) fn run(&self, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let text = games::read(&self.file)?;
        let replay = save::replay(&text, &Shelf::here().library(), self.to)
            .map_err(|error| Failure::Wrong(format!("{}: {error}", self.file.display())))?;
        if self.verify {
            verified(&replay, format)
        } else {
            tell(&replay, format)
        }
        Ok(())
    }
}

fn verified(replay: &Replay<BlindSwords>, format: Plain) {
    let found = Verified { answers: replay.game.answered(), boards: replay.boards };
    match format {
        Plain::Json => say!("{}", format::json(&found)),
        Plain::Human => {
            say!("{} answers and {} boards fit", found.answers, found.boards);
        }
    }
}

fn tell(replay: &Replay<BlindSwords>, format: Plain) {
    let rules = replay.game.rules();
    for entry in replay.game.log() {
        let Some(line) = view::line(rules, entry, Reader::Referee) else { continue };
        match format {
            Plain::Json => say!("{}", format::json(&line)),
            Plain::Human => say!("{}", line.text),
        }
    }
}
