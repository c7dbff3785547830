//! `swords why`: the reason behind an answer that is or is not offered.

use std::path::PathBuf;

use clap::Args;
use kernel::Detail;
use serde::Serialize;
use session::{AnyMatch, MatchError, Verdict};

use crate::failure::Failure;
use crate::format::{self, Format, Plain};
use crate::games::{self, Shelf};
use crate::output::say;

/// Says why an option is or is not legal at the end of a save.
#[derive(Debug, Args)]
pub(crate) struct Why {
    /// The save.
    file: PathBuf,
    /// The option; without it, all that might be proposed.
    id: Option<String>,
}

/// What is printed.
#[derive(Debug, Serialize)]
struct Answer<'a> {
    id: &'a str,
    legal: bool,
    rule: Option<String>,
    requirement: Option<String>,
    reason: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    values: Vec<Detail>,
}

impl Why {
    /// Runs the command.
    pub(crate) fn run(&self, shelf: &Shelf, format: Format) -> Result<(), Failure> {
        let format = format.plain()?;
        let text = games::read(&self.file)?;
        let loaded = shelf
            .load_save(&text)
            .map_err(|error| Failure::Wrong(format!("{}: {error}", self.file.display())))?;
        for (id, verdict) in self.verdicts(&*loaded.game)? {
            match format {
                Plain::Human => say!("{}", words(&*loaded.game, &id, &verdict)),
                Plain::Json => say!("{}", format::json(&answer(&id, verdict))),
            }
        }
        Ok(())
    }
}

impl Why {
    fn verdicts(&self, game: &dyn AnyMatch) -> Result<Vec<(String, Verdict)>, Failure> {
        let wrong = |error: MatchError| Failure::Wrong(error.to_string());
        let Some(id) = &self.id else {
            let all = game.candidates().map_err(wrong)?;
            return Ok(all.into_iter().map(|one| (one.id, one.verdict)).collect());
        };
        Ok(vec![(id.clone(), game.why(id).map_err(wrong)?)])
    }
}

/// The verdict in words.
fn words(game: &dyn AnyMatch, id: &str, verdict: &Verdict) -> String {
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
        Verdict::Legal => Answer {
            id,
            legal: true,
            rule: None,
            requirement: None,
            reason: None,
            values: Vec::new(),
        },
        Verdict::Illegal(reason) => Answer {
            id,
            legal: false,
            rule: Some(reason.rule),
            requirement: Some(reason.requirement),
            reason: Some(reason.reason),
            values: reason.values,
        },
    }
}
