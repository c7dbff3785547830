//! `swords save`: changes to saves.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use kernel::say;
use serde::Serialize;
use session::save::{SaveFile, Upgraded, header_of};
use session::{AnyMatch, Library};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::matches::contents;
use crate::matches::saved::unsaved;
use crate::output::out;
use crate::packages::games::{self, PackageIndex};

/// Write a save for the present version of its package.
#[derive(Debug, Args)]
pub(crate) struct Save {
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, Subcommand)]
enum Act {
    Upgrade(Upgrade),
}

/// Play the answers of a save again with its changed package, up to the first answer that the package refuses, and write
/// them to a new file.
#[derive(Debug, Args)]
struct Upgrade {
    /// The save file, which is not changed.
    file: PathBuf,
    /// The new save (default: a new file beside the old one).
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Result of an upgrade, as JSON.
#[derive(Debug, Serialize)]
struct Written {
    file: PathBuf,
    answers: usize,
    kept: usize,
    /// First line that the package refuses. `None` if it accepts all answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
}

impl Save {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let Act::Upgrade(upgrade) = &self.act;
        upgrade.run(package_index, format.plain()?)
    }
}

impl Upgrade {
    fn run(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let text = games::read(&self.file)?;
        let Upgraded { game, answers, refused } = self.upgraded(&text, package_index)?;
        let path = self.output.clone().unwrap_or_else(|| free_name(&self.file));
        SaveFile::create(&path, game.journal().lines()).map_err(|error| unsaved(&error))?;
        let (kept, refused) = (game.answered(), refused.map(|misfit| misfit.to_string()));
        let written = Written { file: path, answers, kept, refused };
        match format {
            Plain::Json => out!("{}", format::json(&written)),
            Plain::Human => out!("{}", written.words()),
        }
        Ok(())
    }

    fn upgraded(
        &self,
        text: &str,
        package_index: &PackageIndex,
    ) -> Result<Upgraded<Box<dyn AnyMatch>>, Failure> {
        let wrong =
            |why: &dyn std::fmt::Display| Failure::Wrong(format!("{}: {why}", self.file.display()));
        let named = header_of(text).map_err(|why| wrong(&why))?;
        let edition = package_index.library().open(&named.package).map_err(|why| wrong(&why))?;
        if named.hash == edition.hash() {
            let path = self.file.display().to_string();
            return Err(Failure::Usage(say!("upgrade-same", path)));
        }
        edition.upgrade(text).map_err(|error| contents::refused(&self.file, &error))
    }
}

impl Written {
    fn words(&self) -> String {
        let (path, answers) = (self.file.display().to_string(), self.answers);
        match &self.refused {
            None => say!("upgrade-whole", path, answers),
            Some(refused) => say!("upgrade-part", path, answers, kept = self.kept, refused),
        }
    }
}

/// Returns a path beside a save, at which no file exists.
fn free_name(file: &Path) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = |n: u32| file.with_file_name(format!("{stem}-upgraded-{n}.jsonl"));
    let mut names = (1..).map(name);
    names.find(|path| !path.exists()).unwrap_or_else(|| file.with_extension("upgraded"))
}
