//! Failures of commands, and the exit codes of the program.

use std::fmt;

/// Reason why a command failed, with the message for the user.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The examined file, package or match is faulty.
    Wrong(String),
    /// The command line cannot be carried out as written.
    Usage(String),
    /// The user interrupted the command.
    Interrupted(String),
}

impl Failure {
    /// Exit code after an interrupt, by shell convention.
    pub(crate) const INTERRUPTED: u8 = 130;

    /// Returns the exit code: 1, 2 or 130.
    pub(crate) const fn code(&self) -> u8 {
        match self {
            Self::Wrong(_) => 1,
            Self::Usage(_) => 2,
            Self::Interrupted(_) => Self::INTERRUPTED,
        }
    }

    /// Returns the failure for an error while reading or writing a file.
    pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> Self {
        Self::Wrong(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(message) | Self::Usage(message) | Self::Interrupted(message) => {
                f.write_str(message)
            }
        }
    }
}
