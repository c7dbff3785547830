//! `swords games`: list of available games.

use clap::Args;
use kernel::say;
use serde::Serialize;
use session::Listed;

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::output::out;
use crate::packages::games::PackageIndex;

/// List the games that you can play, with their scenarios and folders (the default command).
#[derive(Debug, Args)]
pub(crate) struct Games {}

/// Entry for a game in the list.
#[derive(Debug, Serialize)]
struct Entry {
    id: String,
    folder: String,
    #[serde(flatten)]
    about: About,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum About {
    Good { title: String, hash: String, scenarios: Vec<Listed> },
    Wrong { problem: String },
}

impl Games {
    pub(crate) fn run(&self, package_index: &PackageIndex, format: Format) -> Result<(), Failure> {
        let entries = package_index.ids().into_iter().map(|id| entry(package_index, id));
        let entries = entries.collect::<Result<Vec<_>, _>>()?;
        match format.plain()? {
            Plain::Json => out!("{}", format::json(&entries)),
            Plain::Human => {
                entries.iter().for_each(tell);
                out!("{}", say!("games-help"));
            }
        }
        Ok(())
    }
}

fn entry(package_index: &PackageIndex, id: String) -> Result<Entry, Failure> {
    let folder = package_index.find(&id)?.to_string();
    let about = match package_index.open(&id) {
        Ok(game) => About::Good {
            title: game.title().to_owned(),
            hash: game.hash().to_owned(),
            scenarios: game.scenarios(),
        },
        Err(problem) => About::Wrong { problem: problem.to_string() },
    };
    Ok(Entry { id, folder, about })
}

fn tell(Entry { id, folder, about }: &Entry) {
    match about {
        About::Good { title, scenarios, .. } => {
            out!("{id:<24}{title} ({folder})");
            for Listed { id, name, .. } in scenarios {
                out!("{}", format!("    --scenario {id:<24}{name}").trim_end());
            }
        }
        About::Wrong { .. } => {
            let broken = say!("game-broken", id);
            out!("{id:<24}{broken} ({folder})");
        }
    }
}
