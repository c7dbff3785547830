//! `swords why`: the reason behind an answer that is or is not offered.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use session::save;
use session::{Match, Verdict};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, Shelf};
use crate::output::say;

/// Says why an option is or is not legal at the end of a save.
#[derive(Debug, Args)]
pub(crate) struct Why {
    /// The save.
    file: PathBuf,
    /// The option.
    id: String,
}

/// What is printed.
#[derive(Debug, Serialize)]
struct Answer<'a> {
    id: &'a str,
    legal: bool,
    rule: Option<String>,
    requirement: Option<String>,
    reason: Option<String>,
}

impl Why {
    /// Runs the command.
    pub(crate) fn run(&self, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let text = games::read(&self.file)?;
        let loaded = save::load(&text, &Shelf::here().library())
            .map_err(|error| Failure::Wrong(format!("{}: {error}", self.file.display())))?;
        let verdict = loaded.game.why(&self.id).map_err(|e| Failure::Wrong(e.to_string()))?;
        match format {
            Plain::Human => say!("{}", words(&loaded.game, &self.id, &verdict)),
            Plain::Json => say!("{}", format::json(&answer(&self.id, verdict))),
        }
        Ok(())
    }
}

/// The verdict in words.
pub(crate) fn words(game: &Match, id: &str, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Illegal(reason) => reason.to_string(),
        Verdict::Legal => {
            let decision = game.decision();
            let option = decision
                .and_then(|decision| decision.options.into_iter().find(|option| option.id == id));
            let label = option.map(|option| format!(": {}", option.label)).unwrap_or_default();
            format!("`{id}` is legal{label}")
        }
    }
}

fn answer(id: &str, verdict: Verdict) -> Answer<'_> {
    match verdict {
        Verdict::Legal => Answer { id, legal: true, rule: None, requirement: None, reason: None },
        Verdict::Illegal(reason) => Answer {
            id,
            legal: false,
            rule: Some(reason.rule),
            requirement: Some(reason.requirement),
            reason: Some(reason.reason),
        },
    }
}
