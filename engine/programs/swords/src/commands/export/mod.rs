//! `swords export`: files that the program writes for people, web hosts and shells.

mod completions;
mod man;
pub(super) mod map;
mod paper;
mod reference;
mod report;
mod rulebook;
mod site;

use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::format::Format;
use crate::global::Global;
use crate::packages::games::PackageIndex;
use crate::program;

/// Write maps, counters, rulebooks, match reports or the site.
#[derive(Debug, Args)]
pub(crate) struct Export {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Map(map::Map),
    Rulebook(rulebook::Rulebook),
    Report(report::GameReport),
    Site(site::Site),
    Reference(reference::Reference),
    Completions(completions::Completions),
    Man(man::Man),
}

impl Export {
    /// Returns the global options that the command uses.
    pub(crate) const fn heeds(&self) -> &'static [Global] {
        match &self.what {
            What::Map(_) | What::Rulebook(_) => &[Global::Games],
            What::Report(_) => &[Global::Format, Global::Games],
            What::Site(_) | What::Reference(_) | What::Completions(_) | What::Man(_) => &[],
        }
    }

    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        match &self.what {
            What::Map(map) => map.run(package_index),
            What::Rulebook(rulebook) => rulebook.run(package_index),
            What::Report(report) => report.run(package_index, format),
            What::Site(site) => site.run(),
            What::Reference(reference) => reference.run(program()),
            What::Completions(completions) => completions.run(),
            What::Man(man) => man.run(program()),
        }
    }
}
