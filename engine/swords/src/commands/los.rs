//! `swords los`: lines of sight on the empty map.

use std::io::{self, BufWriter, Write};
use std::sync::Arc;

use blind_swords::BlindSwords;
use blind_swords::family::sight;
use blind_swords::game::ScenarioId;
use blind_swords::rules::Rules;
use blind_swords::{Board, Look, Scene};
use clap::Args;
use kernel::{Family, HexId, Side};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, Shelf};
use crate::output::{self, say};

/// Says whether one hex can be seen from another on the empty map.
#[derive(Debug, Args)]
pub(crate) struct Los {
    /// The game: its id, or its folder.
    game: String,
    /// The hex that looks.
    #[arg(required_unless_present = "all")]
    from: Option<String>,
    /// The hex looked at.
    #[arg(required_unless_present = "all")]
    to: Option<String>,
    /// Every ordered pair of hexes, as JSON Lines.
    #[arg(long, conflicts_with_all = ["from", "to"])]
    all: bool,
}

impl Los {
    /// Runs the command.
    pub(crate) fn run(&self, shelf: &Shelf, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let rules = self.rules(shelf)?;
        let board = Board::empty(&rules);
        let scene = Scene { package: &rules, board: &board };
        match (&self.from, &self.to) {
            (Some(from), Some(to)) => {
                let hex = |number| games::hex(scene.game(), number);
                one(scene, hex(from)?, hex(to)?, format);
                Ok(())
            }
            _ => all(scene).or_else(|error| output::end(&error)),
        }
    }

    /// The rules with lines as long as the map.
    fn rules(&self, shelf: &Shelf) -> Result<Rules, Failure> {
        let game = shelf.load(&self.game)?.game;
        let far = sight::far_sighted(&game, sight::longest(&game));
        Ok(Rules::plain(Arc::new(far), ScenarioId(0)))
    }
}

fn one(scene: Scene<'_>, from: HexId, to: HexId, format: Plain) {
    let Some(line) = BlindSwords::sight(scene, from, to, Side::Usa) else { return };
    match format {
        Plain::Human => say!("{line}"),
        Plain::Json => say!("{}", format::json(&line)),
    }
}

fn all(scene: Scene<'_>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, io::stdout().lock());
    let grid = &scene.game().map.grid;
    for from in grid.hexes() {
        for to in grid.hexes().filter(|&to| to != from) {
            serde_json::to_writer(&mut out, &sight::line(scene, from, to, Side::Usa))?;
            out.write_all(b"\n")?;
        }
    }
    out.flush()
}
