//! `swords map`: draws the map.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use families::AnyPackage;

use crate::failure::Failure;
use crate::games::Shelf;
use crate::output;

/// Draws the map of a game as SVG.
#[derive(Debug, Args)]
pub(crate) struct Map {
    /// The game: its id, or its folder.
    game: String,
    /// Draw the units of this scenario too.
    #[arg(long)]
    scenario: Option<String>,
    /// The file to write; `-` writes to standard output.
    #[arg(short, long, value_name = "FILE.svg")]
    output: PathBuf,
}

impl Map {
    /// Runs the command.
    pub(crate) fn run(&self, shelf: &Shelf) -> Result<(), Failure> {
        let drawing = picture(&shelf.open(&self.game)?, self.scenario.as_deref())?;
        if self.output.as_os_str() == "-" {
            output::write(format_args!("{drawing}"));
            return Ok(());
        }
        fs::write(&self.output, drawing).map_err(|error| Failure::file(&self.output, &error))
    }
}

/// The map as SVG, with the units of a scenario if one is named.
pub(super) fn picture(package: &AnyPackage, scenario: Option<&str>) -> Result<String, Failure> {
    package.survey().drawing(scenario).map_err(|error| Failure::Usage(error.to_string()))
}
