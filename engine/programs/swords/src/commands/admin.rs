//! `swords admin`: administration of a server's matches, whether or not it runs.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use kernel::Side;

use crate::arguments::seats;
use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::global::Global;
use crate::matches::saves::Saves;
use crate::output::out;
use crate::packages::games::PackageIndex;

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
    /// Check that no match has been changed: seals, hashes, dice and legal moves.
    Check,
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
    /// Returns the global options that the command uses.
    pub(crate) const fn heeds(&self) -> &'static [Global] {
        use Global::{Format, Games, Saves};
        match (&self.act, &self.matches) {
            (Act::Check, Some(_)) => &[Format, Games],
            (Act::Check, None) => &[Format, Games, Saves],
            (_, Some(_)) => &[Format],
            (_, None) => &[Format, Saves],
        }
    }

    pub(crate) fn run(
        &self,
        package_index: &PackageIndex,
        saves: &Saves,
        format: Format,
    ) -> Result<(), Failure> {
        let format = format.plain()?;
        let wrong = |error: server::AdminError| Failure::Wrong(error.to_string());
        let mut admin =
            server::Admin::open(&saves.matches(self.matches.as_deref())).map_err(wrong)?;
        match &self.act {
            Act::List => list(&admin.list().map_err(wrong)?, format),
            Act::Check => check(&admin, package_index, format)?,
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

fn check(
    admin: &server::Admin,
    package_index: &PackageIndex,
    format: Plain,
) -> Result<(), Failure> {
    let wrong = |error: server::AdminError| Failure::Wrong(error.to_string());
    if let Some(problem) = admin.integrity().map_err(wrong)? {
        return Err(Failure::Wrong(problem));
    }
    let examined = admin.examine(package_index.library()).map_err(wrong)?;
    match format {
        Plain::Json => out!("{}", format::json(&examined)),
        Plain::Human => {
            for game in &examined {
                out!("{}  {}", game.id, game.problem.as_deref().unwrap_or("fits"));
            }
        }
    }
    let (of, damaged) =
        (examined.len(), examined.iter().filter(|game| game.problem.is_some()).count());
    if damaged == 0 {
        return Ok(());
    }
    let message = format!("{damaged} of {of} matches have changed since they were written");
    Err(Failure::Wrong(message))
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
