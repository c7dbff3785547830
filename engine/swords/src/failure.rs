//! Why a command stops, and the code with which the program ends.

use std::fmt;

/// A command that cannot go on.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The thing that was looked at is wrong.
    Wrong(String),
    /// The command was asked for something that does not make sense.
    Usage(String),
}

impl Failure {
    /// The exit code: 1 or 2.
    pub(crate) const fn code(&self) -> u8 {
        match self {
            Self::Wrong(_) => 1,
            Self::Usage(_) => 2,
        }
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> Self {
        Self::Wrong(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wrong(message) | Self::Usage(message) => f.write_str(message),
        }
    }
}
