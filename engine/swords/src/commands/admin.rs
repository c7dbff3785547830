//! `swords admin`: what whoever runs a server does to its matches, while it runs or not.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::output::say;
use crate::saves::Saves;

/// Looks after the matches of a server, while it runs or not.
#[derive(Debug, Args)]
pub(crate) struct Admin {
    /// The file in which the matches are kept; `matches.sqlite` where saves go if none is named.
    #[arg(long, value_name = "FILE", global = true)]
    matches: Option<PathBuf>,
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, Subcommand)]
enum Act {
    /// Lists all matches, those touched last first.
    List,
    /// Removes a match for good.
    Remove {
        /// The id of the match.
        id: String,
    },
    /// Closes a match: it is looked at and not played any more.
    Close {
        /// The id of the match.
        id: String,
    },
    /// Takes no more requests from an address; of IPv6 from its whole network.
    Ban {
        /// The address.
        address: IpAddr,
    },
    /// Takes requests from an address again.
    Unban {
        /// The address.
        address: IpAddr,
    },
    /// Writes a copy of all matches, as they are at one moment.
    Backup {
        /// A new file.
        to: PathBuf,
    },
    /// Puts a copy in the place of all matches, at once or not at all.
    Restore {
        /// The copy.
        from: PathBuf,
    },
}

impl Admin {
    /// Whether it has no use for the folder of saves.
    pub(crate) const fn names_its_file(&self) -> bool {
        self.matches.is_some()
    }

    /// Runs the command.
    pub(crate) fn run(&self, saves: &Saves, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let wrong = |error: web::AdminError| Failure::Wrong(error.to_string());
        let mut admin = web::Admin::open(&saves.matches(self.matches.as_deref())).map_err(wrong)?;
        match &self.act {
            Act::List => list(&admin.list().map_err(wrong)?, format),
            Act::Remove { id } => admin.remove(id).map_err(wrong)?,
            Act::Close { id } => admin.close(id).map_err(wrong)?,
            Act::Ban { address } => admin.ban(*address).map_err(wrong)?,
            Act::Unban { address } => admin.unban(*address).map_err(wrong)?,
            Act::Backup { to } => admin.back_up(to).map_err(wrong)?,
            Act::Restore { from } => admin.restore(from).map_err(wrong)?,
        }
        Ok(())
    }
}

fn list(listed: &[web::Listed], format: Plain) {
    match format {
        Plain::Json => say!("{}", format::json(&listed)),
        Plain::Human => {
            for game in listed {
                let state = match (game.closed, game.over) {
                    (true, _) => "closed",
                    (false, true) => "over",
                    (false, false) => "goes on",
                };
                say!(
                    "{}  {}  {}  {state}, {} lines, {} bytes",
                    game.id,
                    game.kind,
                    game.game,
                    game.lines,
                    game.bytes
                );
            }
        }
    }
}
