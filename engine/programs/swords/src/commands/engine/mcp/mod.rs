//! `swords engine mcp`: a seat for a language model, over the Model Context Protocol.

mod json_lines;
mod one_seat;
mod serving;

use std::path::PathBuf;

use clap::Args;
use kernel::Side;
use session::{Seat, Seed};

use crate::arguments::options::OptionSetting;
use crate::arguments::seats;
use crate::packages::games;

/// Seat a language model, or any client of the Model Context Protocol, at one side of a match.
///
/// The program speaks on standard input and output, with tools for the position, choices, reasons, odds, rules and moves. The client sees only
/// what a player of its side sees.
#[derive(Debug, Args)]
pub(super) struct Mcp {
    /// The game, by its id or its folder, or the save of such a match.
    game: String,
    /// The side that the client plays.
    #[arg(long, value_name = "SIDE", value_parser = seats::side)]
    seat: Side,
    /// The bot that plays the other side (default: the sergeant, or the best one if the game has no sergeant).
    #[arg(long, value_name = "BOT", value_parser = seats::bot())]
    against: Option<Seat>,
    /// The scenario (default: the first one).
    #[arg(long)]
    scenario: Option<String>,
    /// The seed of dice and draws (default: random).
    #[arg(long)]
    seed: Option<Seed>,
    /// An optional rule to use, or a rules option as NAME=VALUE. Repeat it for more.
    #[arg(long = "option", value_name = "NAME")]
    options: Vec<OptionSetting>,
    /// The save file (default: a new file in the folder of saves).
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

impl Mcp {
    /// Whether the command line names the save file, so that the command does not need the folder
    /// of saves.
    pub(super) fn names_its_file(&self) -> bool {
        self.save.is_some() || games::is_save(&self.game)
    }
}
