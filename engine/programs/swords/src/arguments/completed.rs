//! Completion of arguments in a shell: ids of games, scenarios, lessons and units.
//!
//! The shell calls the program with the words of the unfinished command line.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap_complete::{ArgValueCompleter, CompletionCandidate, PathCompleter};
use kernel::Reader;
use registry::AnyPackage;
use session::api::{Reply, Request, Response};

use crate::packages::games::{self, PackageIndex};

/// Environment variable that names the shell for which the program completes words.
pub(crate) const SHELL: &str = "SWORDS_COMPLETE";

/// Adds the completion of ids to the arguments of a command and of its subcommands.
pub(crate) fn with_ids(command: clap::Command) -> clap::Command {
    let command = command.mut_subcommands(with_ids);
    command.mut_args(|argument| match completer(argument.get_id().as_str()) {
        Some(completer) => argument.add(completer),
        None => argument,
    })
}

/// Returns the completer of an argument, by the argument's id.
fn completer(argument: &str) -> Option<ArgValueCompleter> {
    let of_game = |list: fn(&AnyPackage) -> Vec<String>| {
        ArgValueCompleter::new(move |start: &OsStr| {
            let (shelves, words) = line(std::env::args_os());
            let index = PackageIndex::here(&shelves);
            let package = words.iter().find_map(|word| index.open(word).ok());
            starting(start, package.map(|package| list(&package)).unwrap_or_default())
        })
    };
    Some(match argument {
        "game" | "paths" | "copy" => ArgValueCompleter::new(game),
        "scenario" => of_game(scenarios),
        "lesson" => of_game(lessons),
        "unit" => of_game(units),
        _ => return None,
    })
}

/// Returns the folders of games and the other words of the command line, of which one may be the game.
fn line(arguments: impl Iterator<Item = OsString>) -> (Vec<PathBuf>, Vec<String>) {
    // The name of the program and the program as typed surround `--`.
    let mut typed = arguments.skip_while(|word| word != "--").skip(2);
    let (mut shelves, mut words) = (Vec::new(), Vec::new());
    while let Some(word) = typed.next() {
        match word.to_str() {
            Some("--games") => shelves.extend(typed.next().map(PathBuf::from)),
            Some(word) => words.push(word.to_owned()),
            None => {}
        }
    }
    (shelves, words)
}

/// Returns the ids of games and the paths that start with the text.
fn game(start: &OsStr) -> Vec<CompletionCandidate> {
    let (shelves, _) = line(std::env::args_os());
    let ids = starting(start, PackageIndex::here(&shelves).ids());
    let paths = clap_complete::engine::ValueCompleter::complete(&PathCompleter::any(), start);
    ids.into_iter().chain(paths).collect()
}

fn scenarios(package: &AnyPackage) -> Vec<String> {
    package.edition.scenarios().into_iter().map(|scenario| scenario.id).collect()
}

fn lessons(package: &AnyPackage) -> Vec<String> {
    package.edition.lessons().iter().map(|lesson| lesson.id.clone()).collect()
}

/// Returns the ids of everything on the map that has one, by a match of the first scenario.
fn units(package: &AnyPackage) -> Vec<String> {
    let first = games::scenario_id(&*package.edition, None);
    let begun = first.and_then(|scenario| games::begun(&*package.edition, &scenario));
    match begun.map(|game| game.look(&Request::Names {}, Reader::Everybody)) {
        Ok(Ok(Reply::Now(Response::Names(names)))) => names.into_iter().map(|(id, _)| id).collect(),
        _ => Vec::new(),
    }
}

fn starting(start: &OsStr, ids: Vec<String>) -> Vec<CompletionCandidate> {
    let start = start.to_string_lossy();
    ids.into_iter().filter(|id| id.starts_with(&*start)).map(CompletionCandidate::new).collect()
}
