//! `swords serve`: a server of many matches.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use server::{Alerts, Reach};

use super::table::{self, Absent, Place};
use crate::failure::Failure;
use crate::matches::saves::Saves;
use crate::packages::games::PackageIndex;

/// Serve all games to browsers: many matches, with a secret link for each seat.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    place: Place,
    /// A program to run when an absent player's turn comes. It reads one line of JSON from standard input and can, for
    /// example, send an email.
    #[arg(long, value_name = "PROGRAM")]
    call: Option<PathBuf>,
    /// Let players set where to be alerted when their turn comes and they are not at the table.
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    alerts: Vec<AlertKind>,
    /// Let alerts reach this machine and private networks.
    #[arg(long, requires = "alerts")]
    alerts_private: bool,
}

/// Way to alert players.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum AlertKind {
    /// A POST request to a web address
    Webhook,
}

impl Serve {
    /// Whether the command line names the file of matches, so that the command does not need the
    /// folder of saves.
    pub(crate) const fn names_its_file(&self) -> bool {
        self.place.names_its_file()
    }

    pub(crate) fn run(&self, package_index: &PackageIndex, saves: &Saves) -> Result<(), Failure> {
        let kinds: Vec<_> =
            self.alerts.iter().map(|AlertKind::Webhook| server::AlertKind::Webhook).collect();
        let reach = if self.alerts_private { Reach::Private } else { Reach::Public };
        let absent = Absent {
            caller: self.call.clone(),
            alerts: (!kinds.is_empty()).then_some(Alerts { kinds, reach }),
        };
        table::serve(self.place.config(package_index, saves)?, package_index, absent)
    }
}
