//! `swords`: play, check and study battles of the Blind Swords series.

mod commands;
mod drawing;
mod failure;
mod format;
mod games;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;
use format::Format;

/// Play, check and study battles of the Blind Swords series.
#[derive(Debug, Parser)]
#[command(version, propagate_version = true)]
struct Swords {
    /// The form of what is written to standard output.
    #[arg(long, global = true, value_enum, default_value_t)]
    format: Format,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Los(commands::los::Los),
    Map(commands::map::Map),
}

fn main() -> ExitCode {
    match run(&Swords::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::from(failure.code())
        }
    }
}

fn run(swords: &Swords) -> Result<(), Failure> {
    match &swords.command {
        Command::Los(los) => los.run(swords.format),
        Command::Map(map) => map.run(),
    }
}
