//! Limits of a server that people meet.

use std::fmt;

use kernel::say;

/// Limit of a server that a request exceeds. Its text is in the language of the thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// Largest size of a request, in bytes.
    Size(usize),
    /// Requests of an address within a minute.
    Requests,
    /// Bytes that an address may store in a day.
    Stored,
    /// Uploads of an address at a time.
    Uploads,
    /// Streams that follow one match.
    Followers,
    /// Streams that one address follows.
    Followed,
    /// Space on the disk for new matches.
    Disk,
    /// The operator has banned the address.
    Banned,
    /// The link works once and has been used.
    Link,
    /// Time in which a request must arrive.
    Time,
    /// Places in the queue for this kind of work.
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
