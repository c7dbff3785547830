//! `swords export completions`: completion scripts for shells.

use std::io;

use clap::Args;
use clap_complete::Shell;
use clap_complete::env::Shells;

use crate::arguments::completed::SHELL;
use crate::failure::Failure;

/// Print a completion script for a shell, for example `swords export completions bash > ~/.local/share/bash-completion/completions/swords`.
///
/// The script asks the program for ids of games, scenarios, lessons and units.
#[derive(Debug, Args)]
pub(super) struct Completions {
    /// The shell for which to write the script.
    shell: Shell,
}

impl Completions {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let shells = Shells::builtins();
        let shell = shells.completer(&self.shell.to_string()).expect("every shell has a script");
        let written =
            shell.write_registration(SHELL, "swords", "swords", "swords", &mut io::stdout());
        written.or_else(|error| crate::output::end(&error))
    }
}
