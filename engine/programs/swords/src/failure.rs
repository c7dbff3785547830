//! Why a command stops, and the code with which the program ends.

use std::fmt;

/// A command that cannot go on.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The thing that was looked at is wrong.
    Wrong(String),
    /// The command was asked for something that does not make sense.
    Usage(String),
    /// Whoever waited for it has had enough.
    Interrupted(String),
}

impl Failure {
    /// The exit code of what was interrupted, as shells have it.
    pub(crate) const INTERRUPTED: u8 = 130;

    /// The exit code: 1, 2 or 130.
    pub(crate) const fn code(&self) -> u8 {
        match self {
            Self::Wrong(_) => 1,
            Self::Usage(_) => 2,
            Self::Interrupted(_) => Self::INTERRUPTED,
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
            Self::Wrong(message) | Self::Usage(message) | Self::Interrupted(message) => {
                f.write_str(message)
            }
        }
    }
}
