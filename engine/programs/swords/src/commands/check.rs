//! `swords check`: integrity check of a save or of a server's matches.

use std::path::PathBuf;

use clap::Args;
use kernel::say;
use serde::Serialize;
use server::Examined;
use session::{Chance, edition_of};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, PackageIndex};
use crate::output::out;

/// Check that a save or the matches of a server have not been changed: seals, hashes, dice and legal moves.
#[derive(Debug, Args)]
pub(crate) struct Check {
    /// A save, or the file that stores the matches of a server. The server may be running.
    file: PathBuf,
}

/// Result of the check for a save without errors.
#[derive(Debug, Serialize)]
struct Sound {
    answers: usize,
    boards: usize,
    /// Source of the dice: the seed, or people with real dice.
    dice: Chance,
    /// SHA-256 of the seed's 32 digits, as shown while the match was played. `None` if people
    /// rolled the dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
}

impl Check {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let database =
            server::is_database(&self.file).map_err(|error| Failure::file(&self.file, &error))?;
        if database {
            self.matches(package_index, format)
        } else {
            self.save(package_index, format)
        }
    }

    fn save(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let text = games::read(&self.file)?;
        let replay = edition_of(&text, package_index.library())
            .and_then(|edition| edition.replay(&text, None))
            .map_err(|error| Failure::Wrong(format!("{}: {error}", self.file.display())))?;
        let setup = replay.game.setup();
        let (answers, boards, dice) = (replay.game.answered(), replay.boards, setup.dice);
        let commitment = (dice == Chance::Seeded).then(|| setup.seed.commitment());
        let sound = Sound { answers, boards, dice, commitment };
        match (format, &sound.commitment) {
            (Plain::Json, _) => out!("{}", format::json(&sound)),
            (Plain::Human, Some(commitment)) => {
                out!("{answers} answers and {boards} boards match, and the seed gives all dice.");
                out!("SHA-256 of the seed: {commitment}");
            }
            (Plain::Human, None) => {
                out!("{answers} answers and {boards} boards match.");
                out!("{}", say!("rolled-by-players"));
            }
        }
        Ok(())
    }

    fn matches(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let wrong = |error: server::AdminError| Failure::Wrong(error.to_string());
        let admin = server::Admin::open(&self.file).map_err(wrong)?;
        if let Some(problem) = admin.integrity().map_err(wrong)? {
            return Err(Failure::Wrong(format!("{}: {problem}", self.file.display())));
        }
        let examined = admin.examine(package_index.library()).map_err(wrong)?;
        let damaged = examined.iter().filter(|game| game.problem.is_some()).count();
        match format {
            Plain::Json => out!("{}", format::json(&examined)),
            Plain::Human => tell(&examined),
        }
        let of = examined.len();
        if damaged == 0 {
            Ok(())
        } else {
            Err(Failure::Wrong(format!(
                "{damaged} of {of} matches have changed since they were written"
            )))
        }
    }
}

fn tell(examined: &[Examined]) {
    for game in examined {
        out!("{}  {}", game.id, game.problem.as_deref().unwrap_or("fits"));
    }
}
