//! `swords export man`: manual pages.

use std::fs;
use std::io;
use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;
use crate::output;

/// Print the manual page, or write a page for each command.
#[derive(Debug, Args)]
pub(super) struct Man {
    /// The folder for the page of each command, such as `~/.local/share/man/man1`.
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

impl Man {
    pub(super) fn run(&self, program: clap::Command) -> Result<(), Failure> {
        let Some(folder) = &self.output else {
            let page = clap_mangen::Man::new(program);
            return page.render(&mut io::stdout()).or_else(|error| output::end(&error));
        };
        let written =
            fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(program, folder));
        written.map_err(|error| Failure::file(folder, &error))
    }
}
