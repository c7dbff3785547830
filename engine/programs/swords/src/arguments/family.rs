//! Rule system that a command is about.

use clap::Args;
use registry::Rulebook;

use crate::failure::Failure;

/// Choice of a rule system, for commands that are not about a game.
#[derive(Debug, Default, Args)]
pub(crate) struct OfFamily {
    /// The rule system, by its name under `rules` in `game.yaml` (default: the first one).
    #[arg(long, visible_alias = "rules", value_name = "FAMILY")]
    family: Option<String>,
}

impl OfFamily {
    /// Returns the chosen rule system, by default the first one.
    pub(crate) fn book(&self) -> Result<&'static Rulebook, Failure> {
        let Some(named) = &self.family else { return Ok(registry::ALL[0]) };
        let known = || registry::ALL.iter().copied();
        known().find(|book| book.id() == named).ok_or_else(|| {
            let ids: Vec<_> = known().map(|book| book.id()).collect();
            let ids = ids.join(" or ");
            Failure::Usage(format!("unknown rule system `{named}`: expected {ids}"))
        })
    }
}
