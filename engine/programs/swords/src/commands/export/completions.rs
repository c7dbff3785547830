//! `swords export completions`: completion scripts for shells.

use std::io;

use clap::Args;
use clap_complete::Shell;

use crate::failure::Failure;

/// Print a completion script for a shell, for example `swords export completions bash > ~/.local/share/bash-completion/completions/swords`.
#[derive(Debug, Args)]
pub(super) struct Completions {
    /// The shell for which to write the script.
    shell: Shell,
}

impl Completions {
    pub(super) fn run(&self, mut program: clap::Command) -> Result<(), Failure> {
        clap_complete::generate(self.shell, &mut program, "swords", &mut io::stdout());
        Ok(())
    }
}
