//! `swords`: play, check and study battles of the Blind Swords series.

mod arguments;
mod commands;
mod failure;
mod format;
mod global;
mod matches;
mod output;
mod packages;
mod plain;
#[cfg(feature = "terminal")]
mod screen;
#[cfg(not(feature = "terminal"))]
#[path = "screen/absent.rs"]
mod screen;
mod version;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{
    Arg, ArgAction, ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand, value_parser,
};

use clap_complete::CompleteEnv;
use kernel::words::{Language, speaking};

use arguments::completed;
use failure::Failure;
use format::Format;
use global::Global;
use matches::saves::Saves;
use packages::games::PackageIndex;

kernel::messages!();

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Explanation of the names of games, below the help.
const NAMING: &str = "Name a game by its path or its id, from --games, SWORDS_GAMES, a folder `games` or the program.";

/// Play, check and study battles of the Blind Swords series.
#[derive(Debug, Parser)]
#[command(name = "swords", version, propagate_version = true, after_help = NAMING)]
struct Swords {
    /// The format of standard output: `human`, `json`, or for `validate` also `sarif` or `github`.
    #[arg(
        long,
        global = true,
        value_enum,
        default_value_t,
        hide_default_value = true,
        hide_possible_values = true
    )]
    format: Format,
    /// A folder of games to search first. Name it before the command `run`. Repeat it for more.
    #[arg(long = "games", value_name = "DIR")]
    shelves: Vec<PathBuf>,
    /// The folder for saves (default: SWORDS_SAVES, or else the platform's data folder).
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
    Replay(commands::replay::ReplaySave),
    Save(commands::save::Save),
    Look(commands::look::Look),
    Export(commands::export::Export),
    Serve(commands::serve::Serve),
    Admin(commands::admin::Admin),
    New(commands::new::New),
    Edit(commands::edit::Edit),
    Pack(commands::pack::Pack),
    Validate(commands::validate::Validate),
    Watch(commands::watch::Watch),
    Lsp(commands::lsp::Lsp),
    Test(commands::test::Test),
    #[command(name = "format")]
    Tidy(commands::tidy::Tidy),
    Diff(commands::diff::Diff),
    Explain(commands::explain::Explain),
    Rules(commands::rules::Rules),
    Run(commands::run::Run),
    Engine(commands::engine::Engine),
}

fn main() -> ExitCode {
    CompleteEnv::with_factory(|| completed::with_ids(program())).var(completed::SHELL).complete();
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

/// Builds the command line parser. It accepts `--games DIR` after each command too.
fn program() -> clap::Command {
    Swords::command().mut_subcommands(with_shelves)
}

/// Adds `--games DIR` to a command and its subcommands, unless the command has its own `--games`.
fn with_shelves(command: clap::Command) -> clap::Command {
    let counts = command.get_arguments().any(|argument| argument.get_long() == Some("games"));
    let command = command.mut_subcommands(with_shelves);
    if counts {
        return command;
    }
    let shelves = Arg::new(SHELVES_AFTER).long("games").value_name("DIR");
    let shelves = shelves.value_parser(value_parser!(PathBuf)).action(ArgAction::Append);
    command.arg(shelves.help("A folder of games to search first. Repeat it for more folders"))
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

/// Returns the folders that `--games` names after a command or its subcommands.
fn shelves_after(matches: &ArgMatches) -> Vec<PathBuf> {
    let Some((_, command)) = matches.subcommand() else { return Vec::new() };
    let own = command.try_get_many::<PathBuf>(SHELVES_AFTER).ok().flatten();
    let own = own.into_iter().flatten().cloned();
    own.chain(shelves_after(command)).collect()
}

impl Command {
    /// Returns the global options that the command uses.
    fn heeds(&self) -> &'static [Global] {
        use Global::{Format, Games, Saves};
        match self {
            Self::Explain(_) | Self::Rules(_) => &[Format],
            Self::New(_)
            | Self::Edit(_)
            | Self::Pack(_)
            | Self::Tidy(_)
            | Self::Watch(_)
            | Self::Lsp(_) => &[Games],
            Self::Play(play) if play.names_its_file() => &[Games],
            Self::Serve(serve) if serve.names_its_file() => &[Games],
            Self::Learn(learn) if learn.only_lists() => &[Games],
            Self::Learn(_) | Self::Play(_) | Self::Serve(_) => &[Games, Saves],
            Self::Mail(mail) => mail.heeds(),
            Self::Replay(_) | Self::Save(_) => &[Format, Games, Saves],
            Self::Admin(admin) => admin.heeds(),
            Self::Export(export) => export.heeds(),
            Self::Engine(engine) => engine.heeds(),
            Self::Games(_)
            | Self::Look(_)
            | Self::Validate(_)
            | Self::Test(_)
            | Self::Diff(_)
            | Self::Run(_) => &[Format, Games],
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
    let (saves, format) = (&Saves::of(swords.saves.as_deref()), swords.format);
    let package_index = &PackageIndex::here(&swords.shelves).keeping(saves.packages());
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
        Command::Replay(replay) => replay.run(package_index, format),
        Command::Save(save) => save.run(package_index, format),
        Command::Look(look) => look.run(package_index, format),
        Command::Export(export) => export.run(package_index, format),
        Command::Serve(serve) => serve.run(package_index, saves),
        Command::Admin(admin) => admin.run(package_index, saves, format),
        Command::New(new) => new.run(package_index),
        Command::Edit(edit) => edit.run(package_index),
        Command::Pack(pack) => pack.run(package_index),
        Command::Validate(validate) => validate.run(package_index, format),
        Command::Watch(watch) => watch.run(package_index),
        Command::Lsp(lsp) => lsp.run(package_index),
        Command::Test(test) => test.run(package_index, format),
        Command::Tidy(tidy) => tidy.run(package_index),
        Command::Diff(diff) => diff.run(package_index, format),
        Command::Explain(explain) => explain.run(format),
        Command::Rules(rules) => rules.run(format),
        Command::Run(run) => run.run(package_index, format),
        Command::Engine(engine) => engine.run(package_index, saves),
    }
}
