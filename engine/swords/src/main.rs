//! `swords`: play, check and study battles of the Blind Swords series.

mod commands;
mod drawing;
mod failure;
mod games;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// Play, check and study battles of the Blind Swords series.
#[derive(Debug, Parser)]
#[command(version, propagate_version = true)]
struct Swords {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Map(commands::map::Map),
}

fn main() -> ExitCode {
    match run(Swords::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::from(failure.code())
        }
    }
}

fn run(command: Command) -> Result<(), Failure> {
    match command {
        Command::Map(map) => map.run(),
    }
}
