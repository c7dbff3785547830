//! Limits that a server imposes on requests, each with its message.

use std::fmt;

use kernel::say;

/// Limit of a server that a request exceeds. Its message is in the language of the current thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// Largest size of a request, in bytes.
    Size(usize),
    /// Maximum number of requests from one address within a minute.
    Requests,
    /// Maximum number of bytes that one address may store in a day.
    Stored,
    /// Maximum number of uploads from one address at a time.
    Uploads,
    /// Maximum number of event streams that follow one match.
    Followers,
    /// Maximum number of event streams that one address may hold open.
    Followed,
    /// Minimum free space on the disk for new matches.
    Disk,
    /// The operator has banned the address.
    Banned,
    /// The link works once and has been used.
    Link,
    /// Maximum time in which a whole request must arrive.
    Time,
    /// Maximum length of the queue for one kind of work.
    Queue,
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match *self {
            Self::Size(limit) => say!("limit-size", limit),
            Self::Requests => say!("limit-requests"),
            Self::Stored => say!("limit-stored"),
            Self::Uploads => say!("limit-uploads"),
            Self::Followers => say!("limit-followers"),
            Self::Followed => say!("limit-followed"),
            Self::Disk => say!("limit-disk"),
            Self::Banned => say!("limit-banned"),
            Self::Link => say!("limit-link"),
            Self::Time => say!("limit-time"),
            Self::Queue => say!("limit-busy"),
        })
    }
}
