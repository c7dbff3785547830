//! `swords look why`: reasons why a choice is legal or illegal, and reviews of past choices.

use std::path::PathBuf;

use clap::Args;
use kernel::{Detail, Level, Side};
use serde::Serialize;
use session::{AnyMatch, MatchError, Verdict};

use crate::arguments::seats;
use crate::failure::Failure;
use crate::format::{self, Plain};
use crate::matches::{contents, replayed};
use crate::output::out;
use crate::packages::games::{self, PackageIndex};

/// Explain why a choice is legal or not at the end of a save, or review an earlier move.
#[derive(Debug, Args)]
pub(super) struct Why {
    /// The save file.
    file: PathBuf,
    /// The id of the choice (default: every possible choice, legal or not).
    id: Option<String>,
    /// Review the move after this many earlier ones: the computer's best choice, and how much worse the move was.
    #[arg(long, value_name = "N", conflicts_with = "id")]
    at: Option<usize>,
    /// The level for the review (default: the bot that played the side, or a captain).
    #[arg(long, value_parser = seats::level, requires = "at")]
    level: Option<Level>,
    /// The side whose knowledge the review uses (default: full knowledge, for a finished match only).
    #[arg(long = "as", value_name = "SIDE", value_parser = seats::side, requires = "at")]
    side: Option<Side>,
}

/// Data of the result that the command prints.
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
    pub(super) fn run(&self, package_index: &PackageIndex, format: Plain) -> Result<(), Failure> {
        let text = games::read(&self.file)?;
        if let Some(at) = self.at {
            let replay = replayed::replayed(package_index, &self.file, &text, None)?;
            contents::tell(&self.file, replay.differs.as_ref());
            let game = replay.game;
            let reader = replayed::reader(&*game, self.side);
            let review = replayed::review(&*game, at, self.level, reader)?;
            replayed::tell(at, &review, format);
            return Ok(());
        }
        let loaded = package_index.load_save(&text);
        let loaded = loaded.map_err(|error| contents::refused(&self.file, &error))?;
        contents::tell(&self.file, loaded.differs.as_ref());
        for (id, verdict) in self.verdicts(&*loaded.game)? {
            match format {
                Plain::Human => out!("{}", words(&*loaded.game, &id, &verdict)),
                Plain::Json => out!("{}", format::json(&answer(&id, verdict))),
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

/// Formats a verdict for display.
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
