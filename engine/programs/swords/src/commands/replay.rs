//! `swords replay`: replay of a save.

use std::path::PathBuf;

use clap::Args;
use kernel::{Level, Reader, Side, say};
use serde::Serialize;
use session::save::Replay;
use session::{AnyMatch, Chance, notation};

use crate::arguments::seats;
use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::matches::{contents, replayed};
use crate::output::out;
use crate::packages::games::{self, PackageIndex};

/// Replay a save from the start and print its log, or check the save.
#[derive(Debug, Args)]
pub(crate) struct ReplaySave {
    /// The save file.
    file: PathBuf,
    /// Stop after this move.
    #[arg(long, value_name = "N")]
    to: Option<u32>,
    /// Check the save instead: seals, hashes, dice and legal moves.
    #[arg(long)]
    verify: bool,
    /// Compare the seed with the SHA-256 that was shown during the match.
    #[arg(long, value_name = "SHA-256", requires = "verify")]
    commitment: Option<String>,
    /// Instead of the log, print the record of the game: a line for each play, with its result.
    #[arg(long, conflicts_with_all = ["verify", "why"])]
    record: bool,
    /// Instead of the log, review each move: the best choice by a player of this level, its reasons, and how much worse the
    /// move was (default level: the bot that played the side, or a captain).
    #[arg(long, value_name = "LEVEL", value_parser = seats::level, num_args = 0..=1, conflicts_with = "verify")]
    why: Option<Option<Level>>,
    /// The side whose knowledge the review uses (default: full knowledge, for a finished match only).
    #[arg(long = "as", value_name = "SIDE", value_parser = seats::side, requires = "why")]
    side: Option<Side>,
}

/// Result of the `--verify` check.
#[derive(Debug, Serialize)]
struct Verified {
    answers: usize,
    boards: usize,
    /// Source of the dice: the seed, or people with real dice.
    dice: Chance,
    /// SHA-256 of the seed's 32 digits, as shown while the match was played. `None` if people
    /// rolled the dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
}

/// Record of a game.
#[derive(Debug, Serialize)]
struct Recorded {
    record: String,
}

impl ReplaySave {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let text = games::read(&self.file)?;
        let replay = replayed::replayed(package_index, &self.file, &text, self.to);
        let replay = replay.inspect_err(|_| self.tell_agreeing(package_index, &text, format))?;
        if self.verify {
            contents::check(&self.file, replay.differs.as_ref())?;
            return verified(&replay, self.commitment.as_deref(), format);
        }
        contents::tell(&self.file, replay.differs.as_ref());
        if let Some(level) = self.why {
            let reader = replayed::reader(&*replay.game, self.side);
            return replayed::tell_all(&*replay.game, level, reader, format);
        }
        if self.record {
            match format {
                Plain::Json => {
                    out!("{}", format::json(&Recorded { record: notation::written(&*replay.game) }))
                }
                Plain::Human => out!("{}", notation::written(&*replay.game).trim_end()),
            }
            return Ok(());
        }
        tell(&*replay.game, format);
        Ok(())
    }

    /// Prints the log of a match whose package has changed, as far as the match agrees with it.
    fn tell_agreeing(&self, package_index: &PackageIndex, text: &str, format: Plain) {
        if self.verify || self.why.is_some() {
            return;
        }
        if let Some(game) = replayed::agreeing(package_index, text) {
            tell(&*game, format);
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
            return Err(Failure::Wrong(say!("no-committed-seed")));
        }
        let own = setup.seed.commitment();
        if !own.eq_ignore_ascii_case(shown) {
            return Err(Failure::Wrong(say!("other-seed", hash = own)));
        }
    }
    let commitment = (dice == Chance::Seeded).then(|| setup.seed.commitment());
    let (answers, boards) = (replay.game.answered(), replay.boards);
    let found = Verified { answers, boards, dice, commitment };
    match format {
        Plain::Json => out!("{}", format::json(&found)),
        Plain::Human => {
            out!("{}", say!("replay-verified", answers, boards));
            out!(
                "{}",
                match found.commitment {
                    Some(hash) => say!("committed-seed", hash),
                    None => say!("rolled-by-players"),
                }
            );
        }
    }
    Ok(())
}

fn tell(game: &dyn AnyMatch, format: Plain) {
    if let (Plain::Human, Some(note)) = (format, game.note_on_rolls()) {
        out!("{note}");
    }
    for (_, line) in game.lines(Reader::Referee, 0..usize::MAX) {
        match format {
            Plain::Json => out!("{}", format::json(&line)),
            Plain::Human => out!("{}", line.text),
        }
    }
}
