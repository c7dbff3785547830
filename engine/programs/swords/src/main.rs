//! `swords`: play, check and study battles of the Blind Swords series.

mod by_post;
mod commands;
mod course;
mod examiner;
mod failure;
mod family;
mod format;
mod games;
#[cfg(feature = "mcp")]
mod json_lines;
mod kept;
mod lines;
#[cfg(feature = "mcp")]
mod one_seat;
mod options;
mod output;
mod paper;
mod plain;
mod replayed;
mod saved;
mod saves;
mod scaffold;
#[cfg(feature = "terminal")]
mod screen;
#[cfg(not(feature = "terminal"))]
#[path = "screen/absent.rs"]
mod screen;
mod seats;
mod telling;
mod template;
mod version;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{
    Arg, ArgAction, ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand, value_parser,
};

use kernel::words::{Language, speaking};

use failure::Failure;
use format::Format;
use games::PackageIndex;
use saves::Saves;

kernel::messages!();

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play, check and study battles of the Blind Swords series.
///
/// Without a command, the program lists the available games. Name a game by its id or its path. The program looks for an
/// id in the folders that --games names, then in those of the environment variable SWORDS_GAMES, then in the folder
/// `games` here or above, then among the built-in games.
#[derive(Debug, Parser)]
#[command(name = "swords", version, propagate_version = true)]
struct Swords {
    /// The format of standard output.
    #[arg(long, global = true, value_enum, default_value_t)]
    format: Format,
    /// A folder of games to search first. Repeat it for more folders. After `simulate` and `exercise` this option is the
    /// number of games, so name a folder before the command.
    #[arg(long = "games", value_name = "DIR")]
    shelves: Vec<PathBuf>,
    /// The folder for saves (default: the value of the environment variable SWORDS_SAVES, or else
    /// the platform's data folder).
    #[arg(long, global = true, value_name = "DIR")]
    saves: Option<PathBuf>,
    /// The language of play, such as `de` (default: the environment's).
    #[arg(long, global = true, value_name = "TAG", value_parser = language)]
    language: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// Parses the tag of a language in which messages exist.
fn language(tag: &str) -> Result<Language, String> {
    let expected = || {
        let tags: Vec<_> = Language::all().map(Language::tag).collect();
        format!("expected one of {}", tags.join(", "))
    };
    Language::find(tag).ok_or_else(expected)
}

/// Returns the language that the environment requests: the first of the relevant variables that is
/// set decides.
fn language_here() -> Language {
    let set = |name| std::env::var(name).ok().filter(|tag| !tag.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    Language::preferred(tag.as_deref())
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(commands::games::Games),
    Learn(commands::learn::Learn),
    Play(commands::play::Play),
    Mail(commands::mail::Mail),
    Serve(commands::serve::Serve),
    Site(commands::site::Site),
    Admin(commands::admin::Admin),
    Check(commands::check::Check),
    New(commands::new::New),
    Copy(commands::copy::Copy),
    Validate(commands::validate::Validate),
    #[command(name = "format")]
    Tidy(commands::tidy::Tidy),
    Diff(commands::diff::Diff),
    Explain(commands::explain::Explain),
    Options(commands::options::Options),
    Charts(commands::charts::Charts),
    Terms(commands::terms::Terms),
    Reference(commands::reference::Reference),
    Test(commands::test::Test),
    Rulebook(commands::rulebook::Rulebook),
    Rules(commands::rules::Rules),
    Exercise(commands::exercise::Exercise),
    Simulate(commands::simulate::Simulate),
    Ladder(commands::ladder::Ladder),
    Balance(commands::balance::BalanceOf),
    Tune(commands::tune::Tune),
    Replay(commands::replay::ReplaySave),
    Account(commands::account::GameReport),
    Los(commands::los::Los),
    Moves(commands::moves::Moves),
    Why(commands::why::Why),
    Map(commands::map::Map),
    Watch(commands::watch::Watch),
    Engine(commands::engine::Engine),
    Mcp(commands::mcp::Mcp),
    Completions(commands::completions::Completions),
    Man(commands::man::Man),
}

fn main() -> ExitCode {
    let run =
        |swords: Swords| speaking(swords.language.unwrap_or_else(language_here), || run(&swords));
    match parse().and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            session::complain!("{failure}");
            ExitCode::from(failure.code())
        }
    }
}

/// Id of the argument `--games` when it follows a command.
const SHELVES_AFTER: &str = "shelves-after";

/// Builds the command line parser. It accepts `--games DIR` after a command too, unless the command
/// has its own `--games`.
fn program() -> clap::Command {
    let after = || {
        let shelves = Arg::new(SHELVES_AFTER).long("games").value_name("DIR");
        let shelves = shelves.value_parser(value_parser!(PathBuf)).action(ArgAction::Append);
        shelves.help("A folder of games to search first. Repeat it for more folders")
    };
    Swords::command().mut_subcommands(|command| {
        let counts = command.get_arguments().any(|argument| argument.get_long() == Some("games"));
        if counts { command } else { command.arg(after()) }
    })
}

/// Parses the command line. Help and version end the program.
fn parse() -> Result<Swords, Failure> {
    let matches = match program().try_get_matches() {
        Ok(matches) => matches,
        Err(error) if error.kind() == ErrorKind::DisplayVersion => {
            version::tell()?;
            std::process::exit(0);
        }
        Err(error) => leave(&error),
    };
    let mut swords = Swords::from_arg_matches(&matches).unwrap_or_else(|error| leave(&error));
    swords.shelves.extend(shelves_after(&matches));
    Ok(swords)
}

/// Ends the program as clap does, after making hidden characters of the arguments visible.
fn leave(error: &clap::Error) -> ! {
    let words = error.render().to_string();
    if error.use_stderr() {
        session::complain!("{}", words.trim_end());
    } else {
        output::write(format_args!("{words}"));
    }
    std::process::exit(error.exit_code())
}

fn shelves_after(matches: &ArgMatches) -> impl Iterator<Item = PathBuf> {
    let after = matches
        .subcommand()
        .and_then(|(_, command)| command.try_get_many::<PathBuf>(SHELVES_AFTER).ok().flatten());
    after.into_iter().flatten().cloned()
}

/// Option that may be given before any command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Global {
    Format,
    Games,
    Saves,
}

impl Command {
    /// Returns the global options that the command uses.
    fn heeds(&self) -> &'static [Global] {
        use Global::{Format, Games, Saves};
        match self {
            Self::Site(_) | Self::Reference(_) | Self::Completions(_) | Self::Man(_) => &[],
            Self::Explain(_)
            | Self::Options(_)
            | Self::Charts(_)
            | Self::Terms(_)
            | Self::Rules(_) => &[Format],
            Self::Admin(admin) if admin.names_its_file() => &[Format],
            Self::Admin(_) => &[Format, Saves],
            Self::New(_)
            | Self::Copy(_)
            | Self::Tidy(_)
            | Self::Rulebook(_)
            | Self::Map(_)
            | Self::Watch(_)
            | Self::Engine(_) => &[Games],
            Self::Play(play) if play.names_its_file() => &[Games],
            Self::Mcp(mcp) if mcp.names_its_file() => &[Games],
            Self::Serve(serve) if serve.names_its_file() => &[Games],
            Self::Learn(learn) if learn.only_lists() => &[Games],
            Self::Learn(_) | Self::Play(_) | Self::Serve(_) | Self::Mcp(_) => &[Games, Saves],
            Self::Mail(mail) => mail.heeds(),
            Self::Games(_)
            | Self::Check(_)
            | Self::Validate(_)
            | Self::Diff(_)
            | Self::Test(_)
            | Self::Exercise(_)
            | Self::Simulate(_)
            | Self::Ladder(_)
            | Self::Balance(_)
            | Self::Tune(_)
            | Self::Replay(_)
            | Self::Account(_)
            | Self::Los(_)
            | Self::Moves(_)
            | Self::Why(_) => &[Format, Games],
        }
    }
}

impl Swords {
    /// Returns the global options on the command line. Each option comes with the error message of
    /// commands that do not use it.
    fn given(&self) -> impl Iterator<Item = (Global, &'static str)> {
        let format = (self.format != Format::Human)
            .then_some((Global::Format, "--format: this command has only one output format"));
        let games = (!self.shelves.is_empty())
            .then_some((Global::Games, "--games: this command uses no game"));
        let saves = self
            .saves
            .is_some()
            .then_some((Global::Saves, "--saves: this command stores nothing there"));
        [format, games, saves].into_iter().flatten()
    }

    /// Returns an error if the command line has a global option that the command does not use.
    fn refuse_unheeded(&self, heeded: &[Global]) -> Result<(), Failure> {
        match self.given().find(|(global, _)| !heeded.contains(global)) {
            Some((_, what)) => Err(Failure::Usage(format!("{what}; leave it out"))),
            None => Ok(()),
        }
    }
}

fn run(swords: &Swords) -> Result<(), Failure> {
    let (package_index, format) = (&PackageIndex::here(&swords.shelves), swords.format);
    let saves = &Saves::of(swords.saves.as_deref());
    let Some(command) = &swords.command else {
        swords.refuse_unheeded(&[Global::Format, Global::Games])?;
        return commands::games::Games {}.run(package_index, format);
    };
    swords.refuse_unheeded(command.heeds())?;
    match command {
        Command::Games(games) => games.run(package_index, format),
        Command::Learn(learn) => learn.run(package_index, saves),
        Command::Play(play) => play.run(package_index, saves),
        Command::Mail(mail) => mail.run(package_index, saves, format),
        Command::Serve(serve) => serve.run(package_index, saves),
        Command::Site(site) => site.run(),
        Command::Admin(admin) => admin.run(saves, format),
        Command::Check(check) => check.run(package_index, format),
        Command::New(new) => new.run(package_index),
        Command::Copy(copy) => copy.run(package_index),
        Command::Validate(validate) => validate.run(package_index, format),
        Command::Tidy(tidy) => tidy.run(package_index),
        Command::Diff(diff) => diff.run(package_index, format),
        Command::Explain(explain) => explain.run(format),
        Command::Options(options) => options.run(format),
        Command::Charts(charts) => charts.run(format),
        Command::Terms(terms) => terms.run(format),
        Command::Reference(reference) => reference.run(program()),
        Command::Test(test) => test.run(package_index, format),
        Command::Rulebook(rulebook) => rulebook.run(package_index),
        Command::Rules(rules) => rules.run(format),
        Command::Exercise(exercise) => exercise.run(package_index, format),
        Command::Simulate(simulate) => simulate.run(package_index, format),
        Command::Ladder(ladder) => ladder.run(package_index, format),
        Command::Balance(balance) => balance.run(package_index, format),
        Command::Tune(tune) => tune.run(package_index, format),
        Command::Replay(replay) => replay.run(package_index, format),
        Command::Account(account) => account.run(package_index, format),
        Command::Los(los) => los.run(package_index, format),
        Command::Moves(moves) => moves.run(package_index, format),
        Command::Why(why) => why.run(package_index, format),
        Command::Map(map) => map.run(package_index),
        Command::Watch(watch) => watch.run(package_index),
        Command::Engine(engine) => engine.run(package_index),
        Command::Mcp(mcp) => mcp.run(package_index, saves),
        Command::Completions(completions) => completions.run(program()),
        Command::Man(man) => man.run(program()),
    }
}
