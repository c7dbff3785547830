//! `swords replay`: a save played again.

use std::path::PathBuf;

use clap::Args;
use kernel::{Level, Reader, Side};
use serde::Serialize;
use session::save::Replay;
use session::{AnyMatch, Chance};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, Shelf};
use crate::output::say;
use crate::{replayed, seats};

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
    /// And whether the seed is the one whose SHA-256 was shown while the match was played.
    #[arg(long, value_name = "SHA-256", requires = "verify")]
    commitment: Option<String>,
    /// Instead of what happened, for each answer: what a player of this level held for best, why, and how much worse the
    /// answer seemed that was given; without LEVEL the one that sat there, or a captain.
    #[arg(long, value_name = "LEVEL", value_parser = seats::level, num_args = 0..=1, conflicts_with = "verify")]
    why: Option<Option<Level>>,
    /// The side that asks; without it, whoever may know all when the match is over, and nobody before.
    #[arg(long = "as", value_name = "SIDE", value_parser = seats::side, requires = "why")]
    side: Option<Side>,
}

/// What `--verify` found.
#[derive(Debug, Serialize)]
struct Verified {
    answers: usize,
    boards: usize,
    /// Whether the dice are those of the seed, or people rolled them.
    dice: Chance,
}

impl ReplaySave {
    /// Runs the command.
    pub(crate) fn run(&self, shelf: &Shelf, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let text = games::read(&self.file)?;
        let replay = replayed::replayed(shelf, &self.file, &text, self.to)?;
        if let Some(level) = self.why {
            let reader = replayed::reader(&*replay.game, self.side);
            return replayed::tell_all(&*replay.game, level, reader, format);
        }
        if self.verify {
            verified(&replay, self.commitment.as_deref(), format)
        } else {
            tell(&replay, format);
            Ok(())
        }
    }
}

fn verified(
    replay: &Replay<Box<dyn AnyMatch>>,
    commitment: Option<&str>,
    format: Plain,
) -> Result<(), Failure> {
    let setup = replay.game.setup();
    let dice = setup.dice;
    if let Some(shown) = commitment {
        if dice == Chance::Manual {
            let words = "people rolled the dice of this match: no seed was promised";
            return Err(Failure::Wrong(words.to_owned()));
        }
        let own = setup.seed.commitment();
        if !own.eq_ignore_ascii_case(shown) {
            let words = format!("the seed is not the one that was promised: its SHA-256 is {own}");
            return Err(Failure::Wrong(words));
        }
    }
    let found = Verified { answers: replay.game.answered(), boards: replay.boards, dice };
    match format {
        Plain::Json => say!("{}", format::json(&found)),
        Plain::Human => {
            say!("{} answers and {} boards fit", found.answers, found.boards);
            if dice == Chance::Manual {
                say!(
                    "People rolled the dice: nothing says whether the figures are those that fell."
                );
            }
        }
    }
    Ok(())
}

fn tell(replay: &Replay<Box<dyn AnyMatch>>, format: Plain) {
    for (_, line) in replay.game.lines(Reader::Referee, 0..usize::MAX) {
        match format {
            Plain::Json => say!("{}", format::json(&line)),
            Plain::Human => say!("{}", line.text),
        }
    }
}
