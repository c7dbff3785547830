//! `swords serve`: a server of many matches.

use std::path::PathBuf;

use clap::Args;

use super::table::{self, Place};
use crate::failure::Failure;
use crate::matches::saves::Saves;
use crate::packages::games::PackageIndex;

/// Serve all games to browsers: many matches, with a secret link for each seat.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    place: Place,
    /// A program to run when an absent player's turn comes. It reads one line of JSON from standard input and can, for
    /// example, send an email.
    #[arg(long, value_name = "PROGRAM")]
    call: Option<PathBuf>,
}

impl Serve {
    /// Whether the command line names the file of matches, so that the command does not need the
    /// folder of saves.
    pub(crate) const fn names_its_file(&self) -> bool {
        self.place.names_its_file()
    }

    pub(crate) fn run(&self, package_index: &PackageIndex, saves: &Saves) -> Result<(), Failure> {
        table::serve(self.place.config(package_index, saves)?, package_index, self.call.clone())
    }
}
