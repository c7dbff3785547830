//! `swords look`: questions about a map or a saved match.

mod los;
mod moves;
mod why;

use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::format::Format;
use crate::packages::games::PackageIndex;

/// Ask about a map or a saved match: lines of sight, moves, legality of choices.
#[derive(Debug, Args)]
pub(crate) struct Look {
    #[command(subcommand)]
    question: Question,
}

#[derive(Debug, Subcommand)]
enum Question {
    Los(los::Los),
    Moves(moves::Moves),
    Why(why::Why),
}

impl Look {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        match &self.question {
            Question::Los(los) => los.run(package_index, format),
            Question::Moves(moves) => moves.run(package_index, format),
            Question::Why(why) => why.run(package_index, format),
        }
    }
}
