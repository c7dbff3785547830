//! `swords export map`: drawings of the map and the counters.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use registry::AnyPackage;

use crate::commands::export::paper::{self, Paper, Pieces};
use crate::failure::Failure;
use crate::output;
use crate::packages::games::PackageIndex;

/// Draw the map of a game, or its counters, as SVG or PDF.
#[derive(Debug, Args)]
pub(super) struct Map {
    /// The game, by its id or its folder.
    game: String,
    /// Draw the units of this scenario as well.
    #[arg(long)]
    scenario: Option<String>,
    /// Draw the counters instead, to cut out, at the scale of the map.
    #[arg(long, conflicts_with = "scenario")]
    counters: bool,
    /// The paper of a PDF: one sheet, or pages with margins.
    #[arg(long, value_enum, default_value_t = Paper::Whole)]
    paper: Paper,
    /// The file to write: PDF if its name ends in `.pdf`, or else SVG. `-` writes SVG to standard output.
    #[arg(short, long, value_name = "FILE.svg|FILE.pdf")]
    output: PathBuf,
}

impl Map {
    pub(super) fn run(&self, package_index: &PackageIndex) -> Result<(), Failure> {
        let package = package_index.open(&self.game)?;
        let drawing = match self.counters {
            true => package.counters(),
            false => picture(&package, self.scenario.as_deref())?,
        };
        let is_pdf = self.output.extension().is_some_and(|end| end.eq_ignore_ascii_case("pdf"));
        if !is_pdf && self.paper != Paper::Whole {
            let what = format!("cannot use --paper: {} is not a PDF file", self.output.display());
            return Err(Failure::Usage(what));
        }
        if self.output.as_os_str() == "-" {
            output::write(format_args!("{drawing}"));
            return Ok(());
        }
        let written = if is_pdf {
            let pieces = if self.counters { Pieces::Apart } else { Pieces::Glued };
            paper::pdf(&drawing, self.paper, pieces)?
        } else {
            expect_svg(&self.output)?;
            drawing.into_bytes()
        };
        fs::write(&self.output, written).map_err(|error| Failure::file(&self.output, &error))
    }
}

/// Checks that a file name ends in `.svg`, since the output is SVG.
pub(in crate::commands) fn expect_svg(file: &Path) -> Result<(), Failure> {
    match file.extension() {
        Some(end) if !end.eq_ignore_ascii_case("svg") => {
            let (name, end) = (file.display(), end.display());
            Err(Failure::Usage(format!(
                "cannot write {name}: expected a name ending in .svg, not .{end}"
            )))
        }
        _ => Ok(()),
    }
}

/// Draws the map as SVG, with the units of a scenario if one is given.
pub(in crate::commands) fn picture(
    package: &AnyPackage,
    scenario: Option<&str>,
) -> Result<String, Failure> {
    package.paper(scenario).map_err(|error| Failure::Usage(error.to_string()))
}
