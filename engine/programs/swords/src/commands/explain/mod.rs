//! `swords explain`: diagnostic codes, and the lists of words that packages can use.

mod charts;
pub(super) mod codes;
mod options;
mod terms;

use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::format::Format;

/// Explain diagnostic codes, or the options, charts and terms of packages.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Explain {
    /// Codes such as `E-REF-HEX` (default: list all).
    codes: Vec<String>,
    #[command(subcommand)]
    list: Option<List>,
}

#[derive(Debug, Subcommand)]
enum List {
    Options(options::Options),
    Charts(charts::Charts),
    Terms(terms::Terms),
}

impl Explain {
    pub(crate) fn run(&self, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        match &self.list {
            None => codes::run(&self.codes, format),
            Some(List::Options(options)) => options.run(format),
            Some(List::Charts(charts)) => charts.run(format),
            Some(List::Terms(terms)) => terms.run(format),
        }
    }
}
