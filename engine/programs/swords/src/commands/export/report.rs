//! `swords export report`: match report of a save.

use std::path::PathBuf;

use clap::Args;
use session::save::{CannotPlay, Replay};
use session::{edition_of, report};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::matches::contents;
use crate::output;
use crate::output::out;
use crate::packages::games::{self, PackageIndex};

/// Print a match report of a save: points by source, losses by formation and turn compared with history, turning points,
/// and the dice of each side.
#[derive(Debug, Args)]
pub(super) struct GameReport {
    /// The save file.
    file: PathBuf,
    /// Write the report as a self-contained web page. `-` writes to standard output.
    #[arg(short, long, value_name = "FILE.html")]
    output: Option<PathBuf>,
}

impl GameReport {
    pub(super) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        if self.output.is_some() && format == Plain::Json {
            let what =
                "--format is about standard output, and --output writes a page: leave one out";
            return Err(Failure::Usage(what.to_owned()));
        }
        let text = games::read(&self.file)?;
        let wrong = |error: &dyn std::fmt::Display| {
            Failure::Wrong(format!("{}: {error}", self.file.display()))
        };
        let refused = |error: CannotPlay| contents::refused(&self.file, &error);
        let edition = edition_of(&text, package_index.library()).map_err(refused)?;
        let Replay { game, differs, .. } = edition.replay(&text, None).map_err(refused)?;
        match &differs {
            Some(_) => contents::tell(&self.file, differs.as_ref()),
            None => contents::tell_kept(&self.file, &text, package_index),
        }
        let reckoned = game.report().map_err(|error| wrong(&error))?;
        let id = &game.setup().scenario;
        let named = edition.scenarios().into_iter().find(|listed| listed.id == *id);
        let scenario = named.map_or_else(|| id.clone(), |listed| listed.name);
        let heading = format!("{}: {scenario}", edition.title());
        match (&self.output, format) {
            (Some(path), _) if path.as_os_str() == "-" => {
                output::write(format_args!("{}", report::page(&heading, &reckoned)));
            }
            (Some(path), _) => {
                let page = report::page(&heading, &reckoned);
                std::fs::write(path, page).map_err(|error| Failure::file(path, &error))?;
            }
            (None, Plain::Json) => out!("{}", format::json(&reckoned)),
            (None, Plain::Human) => {
                output::write(format_args!("{}", report::text(&heading, &reckoned)));
            }
        }
        Ok(())
    }
}
