//! `swords admin`: administration of a server's matches, whether or not it runs.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use kernel::Side;

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::output::out;
use crate::saves::Saves;
use crate::seats;

/// Manage the matches of a server, running or stopped.
#[derive(Debug, Args)]
pub(crate) struct Admin {
    /// The file that stores the matches (default: `matches.sqlite` in the folder of saves).
    #[arg(long, value_name = "FILE", global = true)]
    matches: Option<PathBuf>,
    #[command(subcommand)]
    act: Act,
}

#[derive(Debug, Subcommand)]
enum Act {
    /// List all matches, the most recent first.
    List,
    /// Delete a match for good.
    Remove {
        /// The id of the match.
        id: String,
    },
    /// Close a match. People can still watch it, but nobody can play it.
    Close {
        /// The id of the match.
        id: String,
    },
    /// Open a seat with a new key, if the old one was lost or its row is damaged.
    Renew {
        /// The id of the match.
        id: String,
        /// The side of the seat.
        #[arg(value_parser = seats::side)]
        side: Side,
    },
    /// Refuse requests from an address. For IPv6, this covers its whole network.
    Ban {
        /// The IP address to ban.
        address: IpAddr,
    },
    /// Accept requests from an address again.
    Unban {
        /// The IP address to accept again.
        address: IpAddr,
    },
    /// Write a consistent copy of all matches.
    Backup {
        /// The new file to write.
        to: PathBuf,
    },
    /// Replace all matches with a copy, completely or not at all.
    Restore {
        /// The copy to restore.
        from: PathBuf,
    },
}

impl Admin {
    /// Whether the command line names the file, so that the command does not need the folder of
    /// saves.
    pub(crate) const fn names_its_file(&self) -> bool {
        self.matches.is_some()
    }

    pub(crate) fn run(&self, saves: &Saves, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let wrong = |error: server::AdminError| Failure::Wrong(error.to_string());
        let mut admin =
            server::Admin::open(&saves.matches(self.matches.as_deref())).map_err(wrong)?;
        match &self.act {
            Act::List => list(&admin.list().map_err(wrong)?, format),
            Act::Remove { id } => admin.remove(id).map_err(wrong)?,
            Act::Close { id } => admin.close(id).map_err(wrong)?,
            Act::Renew { id, side } => {
                let key = admin.renew(id, *side).map_err(wrong)?;
                out!(
                    "The seat is at `#match/{id}/{key}` on the server. Its earlier links no \
                        longer work."
                );
            }
            Act::Ban { address } => admin.ban(*address).map_err(wrong)?,
            Act::Unban { address } => admin.unban(*address).map_err(wrong)?,
            Act::Backup { to } => admin.back_up(to).map_err(wrong)?,
            Act::Restore { from } => admin.restore(from).map_err(wrong)?,
        }
        Ok(())
    }
}

fn list(listed: &[server::Listed], format: Plain) {
    match format {
        Plain::Json => out!("{}", format::json(&listed)),
        Plain::Human => {
            for game in listed {
                let state = match (game.closed, game.over) {
                    (true, _) => "closed",
                    (false, true) => "over",
                    (false, false) => "in progress",
                };
                out!(
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
