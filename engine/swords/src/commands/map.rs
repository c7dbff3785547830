//! `swords map`: draws the map.

use std::fs;
use std::path::PathBuf;

use blind_swords::{Board, Scene};
use clap::Args;
use web::drawing::{self, Sheet};

use crate::failure::Failure;
use crate::games;
use crate::output;

/// Draws the map of a game as SVG.
#[derive(Debug, Args)]
pub(crate) struct Map {
    /// The game: its id under `games/`, or its folder.
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
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let loaded = games::Shelf::here().load(&self.game)?;
        let sheet = Sheet::new(&loaded.game, drawing::dry_streams(&loaded));
        let drawing = match &self.scenario {
            None => drawing::draw(&sheet, None),
            Some(id) => {
                let scenario = games::scenario(&loaded.game, Some(id))?;
                let rules = games::plain_rules(&loaded.game, scenario);
                let board = Board::start(&rules);
                drawing::draw(&sheet, Some(Scene { package: &rules, board: &board }))
            }
        };
        if self.output.as_os_str() == "-" {
            output::write(format_args!("{drawing}"));
            return Ok(());
        }
        fs::write(&self.output, drawing).map_err(|error| Failure::file(&self.output, &error))
    }
}
