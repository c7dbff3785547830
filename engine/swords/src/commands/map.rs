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
<<<<<<< HEAD
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
=======
        let drawing = picture(&loaded, self.scenario.as_deref())?;
>>>>>>> adc2b21 (feat(swords): new, watch, format and diff; a template that is a whole battle; the reference of every field)
        if self.output.as_os_str() == "-" {
            output::write(format_args!("{drawing}"));
            return Ok(());
        }
        fs::write(&self.output, drawing).map_err(|error| Failure::file(&self.output, &error))
    }
}
<<<<<<< HEAD
=======

/// The map as SVG, with the units of a scenario if one is named.
pub(super) fn picture(loaded: &Loaded, scenario: Option<&str>) -> Result<String, Failure> {
    let sheet = Sheet::new(&loaded.game, dry_streams(loaded));
    let Some(id) = scenario else { return Ok(drawing::draw(&sheet, None)) };
    let scenario = games::scenario(&loaded.game, Some(id))?;
    let rules = games::plain_rules(&loaded.game, scenario);
    let board = Board::start(&rules);
    Ok(drawing::draw(&sheet, Some(Scene { package: &rules, board: &board })))
}

/// The courses of dry streams, which only the package's documents know.
fn dry_streams(loaded: &Loaded) -> Vec<Vec<HexId>> {
    let grid = &loaded.game.map.grid;
    let hex =
        |number: &package::model::HexNumber| grid.hex(HexNumber::new(number.column, number.row));
    let courses = loaded.documents.map.data.dry_streams.iter();
    courses.map(|course| course.iter().filter_map(hex).collect()).collect()
}
>>>>>>> adc2b21 (feat(swords): new, watch, format and diff; a template that is a whole battle; the reference of every field)
