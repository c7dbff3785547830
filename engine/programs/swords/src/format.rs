//! Output formats of commands.

use clap::ValueEnum;
use serde::Serialize;

use crate::failure::Failure;

/// Format in which a command writes its results to standard output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Human-readable output.
    #[default]
    Human,
    /// JSON, or JSON Lines for a stream of values.
    Json,
    /// SARIF 2.1, for `validate` only.
    Sarif,
    /// Annotations of GitHub Actions, for `validate` only.
    Github,
}

/// Output format that every command supports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plain {
    /// Human-readable output.
    Human,
    Json,
}

impl Format {
    /// Returns the format for a command that supports only human-readable output and JSON.
    pub(crate) fn plain(self) -> Result<Plain, Failure> {
        match self {
            Self::Human => Ok(Plain::Human),
            Self::Json => Ok(Plain::Json),
            Self::Sarif | Self::Github => Err(Failure::Usage(
                "cannot write this format: only `validate` writes sarif or github; expected human or json".to_owned(),
            )),
        }
    }
}

/// Serializes data as one line of JSON.
pub(crate) fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data can be written as JSON")
}
