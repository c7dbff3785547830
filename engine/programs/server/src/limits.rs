//! Limits of the server, in addition to `lobby::limits`. `book/src/host/security.md` lists the same
//! values, and a test compares them.

use std::time::Duration;

/// Largest ordinary request body, in bytes.
pub(crate) const MAX_ACT: usize = 64 << 10;
/// Largest save, in bytes.
pub(crate) const MAX_SAVE: usize = 16 << 20;

/// Time limit for the head of a request, and for an idle connection.
pub(crate) const HEAD: Duration = Duration::from_secs(10);
/// Time limit for an ordinary request body.
pub(crate) const BODY: Duration = Duration::from_secs(15);
/// Time limit for the upload of a save.
pub(crate) const SAVE: Duration = Duration::from_secs(120);
/// Time after which a client that reads nothing is disconnected.
pub(crate) const STALLED: Duration = Duration::from_secs(30);
/// Time at shutdown for open requests to finish.
pub(crate) const GRACE: Duration = Duration::from_secs(3);
/// Time that running work has to finish after the clients are gone.
pub(crate) const LEFT_OVER: Duration = Duration::from_secs(1);

/// Backlog of the listener. A client beyond the backlog retries after a second, so a burst from one
/// client must not fill it.
pub(crate) const MAX_UNTAKEN: u16 = 4096;
/// Open connections that one address may have.
pub(crate) const MAX_CONNECTIONS: usize = 200;
/// Open streams of changes that one address may have, over all matches.
pub(crate) const MAX_STREAMS: usize = 100;
/// Open streams that the player of one seat may have.
pub(crate) const MAX_PLAYERS: usize = 16;
/// Open streams that all spectators of a match may have together.
pub(crate) const MAX_ONLOOKERS: usize = 200;
/// Number of addresses remembered in each of two generations, recent and previous.
pub(crate) const MAX_ADDRESSES: usize = 10_000;

/// Requests processed at once.
pub(crate) const MAX_WORK: usize = 32;
/// Requests processed at once for addresses that had a long one. Requests of other addresses should
/// find a slot immediately: the operating system then shares the processor, and a short request
/// overtakes long ones.
pub(crate) const MAX_WORK_HEAVY: usize = 4;
/// Requests of one address processed at once. Others of the same address wait.
pub(crate) const MAX_WORK_EACH: usize = 4;
/// Heavy requests of one kind processed at once for one address. The kinds are history requests,
/// new matches and advice.
pub(crate) const MAX_HEAVY_EACH: usize = 1;
/// Ordinary requests that may wait to be processed.
pub(crate) const MAX_WORK_WAITING: usize = 4096;
/// History requests processed at once. They do not count against other requests.
pub(crate) const MAX_BACK: usize = 2;
/// History requests that may wait to be processed.
pub(crate) const MAX_BACK_WAITING: usize = 64;
/// Whole records being sent to clients at once, in total.
pub(crate) const MAX_RECORDS: usize = 16;
/// Whole records being sent to one address at once. A further record waits until an earlier one has
/// arrived.
pub(crate) const MAX_RECORDS_EACH: usize = 2;
/// Bytes of saves and mail files in upload or in processing at once, in total.
pub(crate) const MAX_BROUGHT: usize = 256 << 20;
/// Bytes of saves and mail files in upload or in processing at once, for one address.
pub(crate) const MAX_BROUGHT_EACH: usize = 32 << 20;
/// Matches created or uploaded at once. They do not count against other requests.
pub(crate) const MAX_MAKES: usize = 2;
/// Creations and uploads of matches that may wait to be processed.
pub(crate) const MAX_MAKES_WAITING: usize = 256;
/// Advice requests processed at once. They do not count against other requests.
pub(crate) const MAX_ADVICE: usize = 2;
/// Advice requests that may wait to be processed.
pub(crate) const MAX_ADVICE_WAITING: usize = 32;

/// Time for which a match counts as attended after a request. Bots play only in attended matches.
pub(crate) const ATTENDED: Duration = Duration::from_secs(15);
/// Delay before bots retry after a failure.
pub(crate) const AGAIN: Duration = Duration::from_secs(2);
/// Addresses remembered for each match with bots. The time of the bot thread is charged to these
/// addresses.
pub(crate) const MAX_ATTENDING: usize = 16;

/// Number of matches kept in memory. More are kept only while clients follow them.
pub(crate) const MAX_IN_MEMORY: usize = 1024;
/// Days after which the server removes a match that has no seats, was never joined, or was never
/// played.
pub(crate) const UNATTENDED_DAYS: i64 = 7;
/// Total bytes of all matches without seats. Above this limit, the server removes the oldest such
/// matches.
pub(crate) const MAX_UNATTENDED_BYTES: i64 = 1 << 30;
/// Total bytes of all matches created by addresses. Above this limit, the server removes matches of
/// the address that has the most bytes.
pub(crate) const MAX_KEPT: i64 = 1 << 30;
/// Bytes that one address may upload in a day, in saves, mail files and new matches.
pub(crate) const MAX_BROUGHT_A_DAY: i64 = 32 << 20;
/// Bytes of disk space kept free. With less free space the server creates no match, but play
/// continues.
pub(crate) const MIN_FREE: u64 = 256 << 20;
/// Unplayed seats that the server frees in each round.
pub(crate) const MAX_LAPSES: usize = 16;
/// Interval at which the server removes expired matches.
pub(crate) const TIDIED: Duration = Duration::from_secs(60);
/// Interval at which the server unloads idle matches.
pub(crate) const RESTED: Duration = Duration::from_secs(300);
/// Interval at which the server checks for external changes to the database.
pub(crate) const WATCHED: Duration = Duration::from_secs(1);
/// Notifications of absent players that may wait to be sent.
pub(crate) const MAX_CALLS: usize = 64;
/// Time limit for one notification of a player.
pub(crate) const CALL: Duration = Duration::from_secs(10);

/// Quotas of one address.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Average number of requests per second.
    pub requests: f64,
    /// Maximum number of requests in one burst.
    pub burst: f64,
    /// Maximum number of matches created or uploaded in one burst.
    pub makes: f64,
    /// Average number of matches that may be created or uploaded per second.
    pub makes_a_second: f64,
    /// Maximum CPU time in one burst, in milliseconds.
    pub cpu: f64,
    /// Average CPU time per second, in milliseconds.
    pub cpu_a_second: f64,
    /// Maximum number of bytes uploaded per day, in saves, mail files and new matches.
    pub bytes_a_day: f64,
    /// Bytes of disk space that must stay free when a match is created.
    pub min_free: u64,
    /// Maximum number of open connections.
    pub connections: usize,
    /// Maximum number of open change streams.
    pub streams: usize,
    /// Maximum number of requests processed at once.
    pub work: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: 50.0,
            burst: 400.0,
            makes: 30.0,
            makes_a_second: 0.02,
            cpu: 6000.0,
            cpu_a_second: 500.0,
            bytes_a_day: MAX_BROUGHT_A_DAY as f64,
            min_free: MIN_FREE,
            connections: MAX_CONNECTIONS,
            streams: MAX_STREAMS,
            work: MAX_WORK_EACH,
        }
    }
}

impl Limits {
    /// Returns the limits of a server used only by its owner, without a CPU quota.
    pub fn own_machine() -> Self {
        Self { cpu: f64::MAX, cpu_a_second: f64::MAX, ..Self::default() }
    }

    /// Limits so high that they never apply, for tests and measurements.
    pub const NONE: Self = Self {
        requests: 1e9,
        burst: 1e9,
        makes: 1e9,
        makes_a_second: 1e9,
        cpu: 1e9,
        cpu_a_second: 1e9,
        bytes_a_day: 1e12,
        min_free: 0,
        connections: usize::MAX,
        streams: usize::MAX,
        work: MAX_WORK,
    };
}
