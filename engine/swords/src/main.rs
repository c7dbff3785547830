//! `swords`: play, check and study battles of the Blind Swords series.

mod commands;
mod failure;
mod format;
mod games;
mod kept;
mod options;
mod output;
mod plain;
mod scaffold;
mod screen;
mod seats;
mod telling;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;
use format::Format;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play, check and study battles of the Blind Swords series.
#[derive(Debug, Parser)]
#[command(name = "swords", version, propagate_version = true)]
struct Swords {
    /// The form of what is written to standard output.
    #[arg(long, global = true, value_enum, default_value_t)]
    format: Format,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(commands::play::Play),
    Serve(commands::serve::Serve),
    Admin(commands::admin::Admin),
    Check(commands::check::Check),
    New(commands::new::New),
    Validate(commands::validate::Validate),
    #[command(name = "format")]
    Tidy(commands::tidy::Tidy),
    Diff(commands::diff::Diff),
    Explain(commands::explain::Explain),
    Options(commands::options::Options),
    Charts(commands::charts::Charts),
    Terms(commands::terms::Terms),
    Test(commands::test::Test),
    Rules(commands::rules::Rules),
    Exercise(commands::exercise::Exercise),
    Simulate(commands::simulate::Simulate),
    Ladder(commands::ladder::Ladder),
    Replay(commands::replay::ReplaySave),
    Los(commands::los::Los),
    Moves(commands::moves::Moves),
    Why(commands::why::Why),
    Map(commands::map::Map),
    Watch(commands::watch::Watch),
    Engine(commands::engine::Engine),
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
        Command::Play(play) => play.run(),
        Command::Serve(serve) => serve.run(),
        Command::Admin(admin) => admin.run(swords.format),
        Command::Check(check) => check.run(swords.format),
        Command::New(new) => new.run(),
        Command::Validate(validate) => validate.run(swords.format),
        Command::Tidy(tidy) => tidy.run(),
        Command::Diff(diff) => diff.run(swords.format),
        Command::Explain(explain) => explain.run(swords.format),
        Command::Options(options) => options.run(swords.format),
        Command::Charts(charts) => charts.run(swords.format),
        Command::Terms(terms) => terms.run(swords.format),
        Command::Test(test) => test.run(swords.format),
        Command::Rules(rules) => rules.run(swords.format),
        Command::Exercise(exercise) => exercise.run(swords.format),
        Command::Simulate(simulate) => simulate.run(swords.format),
        Command::Ladder(ladder) => ladder.run(swords.format),
        Command::Replay(replay) => replay.run(swords.format),
        Command::Los(los) => los.run(swords.format),
        Command::Moves(moves) => moves.run(swords.format),
        Command::Why(why) => why.run(swords.format),
        Command::Map(map) => map.run(),
        Command::Watch(watch) => watch.run(),
        Command::Engine(engine) => engine.run(),
    }
}
