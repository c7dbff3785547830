//! `swords map`: draws the map.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use blind_swords::{Board, Rules, Scene};
use clap::Args;
use package::Loaded;
use series::drawing::{self, Sheet};

use crate::failure::Failure;
use crate::games::{self, Shelf};
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
        let loaded = shelf.load(&self.game)?;
        let drawing = picture(&loaded, self.scenario.as_deref())?;
        if self.output.as_os_str() == "-" {
            output::write(format_args!("{drawing}"));
            return Ok(());
        }
        fs::write(&self.output, drawing).map_err(|error| Failure::file(&self.output, &error))
    }
}

/// The map as SVG, with the units of a scenario if one is named.
pub(super) fn picture(loaded: &Loaded, scenario: Option<&str>) -> Result<String, Failure> {
    let sheet = Sheet::new(&loaded.game, Some(&loaded.documents));
    let Some(id) = scenario else { return Ok(drawing::draw(&sheet, None)) };
    let scenario = games::scenario(&loaded.game, id)?;
    let rules = Rules::plain(Arc::clone(&loaded.game), scenario);
    let board = Board::start(&rules);
    Ok(drawing::draw(&sheet, Some(Scene { package: &rules, board: &board })))
}
