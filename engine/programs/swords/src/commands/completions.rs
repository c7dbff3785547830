//! `swords completions`: completion scripts for shells.

use std::io;

use clap::Args;
use clap_complete::Shell;

use crate::failure::Failure;

/// Print a completion script for a shell, for example `swords completions bash > ~/.local/share/bash-completion/completions/swords`.
#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// The shell for which to write the script.
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self, mut program: clap::Command) -> Result<(), Failure> {
        clap_complete::generate(self.shell, &mut program, "swords", &mut io::stdout());
        Ok(())
    }
}
