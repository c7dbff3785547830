//! `swords serve`: many matches, for people on many machines.

use clap::Args;

use super::table::{self, Place};
use crate::failure::Failure;
use crate::games::Shelf;
use crate::saves::Saves;

/// Serves all games of the folder `games` to browsers: many matches, each seat a secret link.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    place: Place,
}

impl Serve {
    /// Runs the command.
    pub(crate) fn run(&self, shelf: &Shelf, saves: &Saves) -> Result<(), Failure> {
        table::serve(self.place.config(shelf, saves)?)
    }
}
