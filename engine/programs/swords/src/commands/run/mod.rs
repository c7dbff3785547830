//! `swords run`: plans of many games between bots, and the reports on these games.

mod arguments;
mod balance;
mod course;
mod exercise;
mod exploit;
mod kept;
mod ladder;
mod planned;
mod simulate;
mod tune;

use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::format::Format;
use crate::packages::games::PackageIndex;

/// Play many games between bots, and report on them.
#[derive(Debug, Args)]
pub(crate) struct Run {
    #[command(subcommand)]
    report: Report,
}

#[derive(Debug, Subcommand)]
enum Report {
    Simulate(simulate::Simulate),
    Exercise(exercise::Exercise),
    Balance(balance::BalanceOf),
    Ladder(ladder::Ladder),
    Exploit(exploit::Exploit),
    Tune(tune::Tune),
}

impl Run {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        match &self.report {
            Report::Simulate(simulate) => simulate.run(package_index, format),
            Report::Exercise(exercise) => exercise.run(package_index, format),
            Report::Balance(balance) => balance.run(package_index, format),
            Report::Ladder(ladder) => ladder.run(package_index, format),
            Report::Exploit(exploit) => exploit.run(package_index, format),
            Report::Tune(tune) => tune.run(package_index, format),
        }
    }
}
