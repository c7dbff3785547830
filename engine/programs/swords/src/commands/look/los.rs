//! `swords look los`: lines of sight on an empty map.

use std::io::{self, BufWriter, Write};

use clap::Args;
use kernel::Grid;
use laboratory::survey::Sights;

use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::output::{self, out};
use crate::packages::games::{self, PackageIndex};

/// Check the line of sight between two hexes on the empty map.
#[derive(Debug, Args)]
pub(super) struct Los {
    /// The game, by its id or its folder.
    game: String,
    /// The hex to look from.
    #[arg(required_unless_present = "all")]
    from: Option<String>,
    /// The hex to look at.
    #[arg(required_unless_present = "all")]
    to: Option<String>,
    /// Check every ordered pair of hexes, as JSON Lines.
    #[arg(long, conflicts_with_all = ["from", "to"])]
    all: bool,
}

impl Los {
    pub(super) fn run(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let package = package_index.open(&self.game)?;
        let ground = package.survey();
        let sights =
            ground.sights().ok_or_else(|| games::unanswered(&self.game, "lines of sight"))?;
        match (&self.from, &self.to) {
            (Some(from), Some(to)) => {
                let hex = |number| games::hex(ground.grid(), number);
                let sight = sights(hex(from)?, hex(to)?);
                match format {
                    Plain::Human => out!("{sight}"),
                    Plain::Json => out!("{}", format::json(&sight)),
                }
                Ok(())
            }
            _ => all(ground.grid(), &sights).or_else(|error| output::end(&error)),
        }
    }
}

fn all(grid: &Grid, sights: &Sights<'_>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, io::stdout().lock());
    for from in grid.hexes() {
        for to in grid.hexes().filter(|&to| to != from) {
            serde_json::to_writer(&mut out, &sights(from, to).line)?;
            out.write_all(b"\n")?;
        }
    }
    out.flush()
}
