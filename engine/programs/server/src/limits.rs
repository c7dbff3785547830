//! Limits of the server, in addition to `lobby::limits`. `book/src/host/security.md` lists the same
//! values, and a test compares them.

use std::time::Duration;

/// Maximum size of an ordinary request body, in bytes.
pub(crate) const MAX_ACT: usize = 64 << 10;
/// Maximum size of a save, in bytes.
pub(crate) const MAX_SAVE: usize = 16 << 20;

/// Time limit for the head of a request, and for a connection without a request.
pub(crate) const HEAD: Duration = Duration::from_secs(10);
/// Time limit for an ordinary request body.
pub(crate) const BODY: Duration = Duration::from_secs(15);
/// Time limit for the upload of a save.
pub(crate) const SAVE: Duration = Duration::from_secs(120);
/// Time after which the server disconnects a client that reads nothing.
pub(crate) const STALLED: Duration = Duration::from_secs(30);
/// Time that open requests have to finish at shutdown.
pub(crate) const GRACE: Duration = Duration::from_secs(3);
/// Time that running work has to finish at shutdown, after all clients are disconnected.
pub(crate) const LEFT_OVER: Duration = Duration::from_secs(1);

/// Length of the listener's backlog. A client beyond the backlog tries again after a second, so a
/// burst from one client must not fill the backlog.
pub(crate) const MAX_UNTAKEN: u16 = 4096;
/// Maximum number of open connections for one address.
pub(crate) const MAX_CONNECTIONS: usize = 200;
/// Maximum number of open event streams for one address, over all matches.
pub(crate) const MAX_STREAMS: usize = 100;
/// Maximum number of open event streams for the player of one seat.
pub(crate) const MAX_PLAYERS: usize = 16;
/// Maximum number of open event streams for all spectators of a match together.
pub(crate) const MAX_ONLOOKERS: usize = 200;
/// Maximum number of addresses that the server remembers in each of two generations.
pub(crate) const MAX_ADDRESSES: usize = 10_000;

/// Maximum number of requests processed at once.
pub(crate) const MAX_WORK: usize = 32;
/// Maximum number of requests processed at once for all addresses that recently made a long
/// request. The other slots stay free for short requests of other addresses. The operating system
/// then shares the processor, so short requests overtake long ones.
pub(crate) const MAX_WORK_HEAVY: usize = 4;
/// Maximum number of requests from one address that are processed at once. Further requests from
/// that address wait.
pub(crate) const MAX_WORK_EACH: usize = 4;
/// Maximum number of heavy requests of one kind processed at once for one address. The kinds are
/// history requests, new matches and advice.
pub(crate) const MAX_HEAVY_EACH: usize = 1;
/// Maximum number of ordinary requests that wait for processing.
pub(crate) const MAX_WORK_WAITING: usize = 4096;
/// Maximum number of history requests processed at once. They do not count as ordinary requests.
pub(crate) const MAX_BACK: usize = 2;
/// Maximum number of history requests that wait for processing.
pub(crate) const MAX_BACK_WAITING: usize = 64;
/// Maximum number of downloads of saves and mail files that the server sends at once.
pub(crate) const MAX_RECORDS: usize = 16;
/// Maximum number of downloads of saves and mail files that the server sends to one address at
/// once. A further download waits until an earlier one has arrived.
pub(crate) const MAX_RECORDS_EACH: usize = 2;
/// Maximum total size of saves and mail files in upload or processing at once, in bytes.
pub(crate) const MAX_BROUGHT: usize = 256 << 20;
/// Maximum size of saves and mail files in upload or processing at once for one address, in bytes.
pub(crate) const MAX_BROUGHT_EACH: usize = 32 << 20;
/// Maximum number of matches created or uploaded at once. They do not count as ordinary requests.
pub(crate) const MAX_MAKES: usize = 2;
/// Maximum number of creations and uploads of matches that wait for processing.
pub(crate) const MAX_MAKES_WAITING: usize = 256;
/// Maximum number of advice requests processed at once. They do not count as ordinary requests.
pub(crate) const MAX_ADVICE: usize = 2;
/// Maximum number of advice requests that wait for processing.
pub(crate) const MAX_ADVICE_WAITING: usize = 32;

/// Time for which a match counts as attended after a request. Bots play only in attended matches.
pub(crate) const ATTENDED: Duration = Duration::from_secs(15);
/// Time after a failure before bots try again.
pub(crate) const AGAIN: Duration = Duration::from_secs(2);
/// Maximum number of addresses remembered for each match with bots. The time of the bot thread is
/// charged to these addresses.
pub(crate) const MAX_ATTENDING: usize = 16;

/// Number of loaded matches at which the server unloads idle matches before it loads another.
/// Matches that clients follow stay loaded.
pub(crate) const MAX_IN_MEMORY: usize = 1024;
/// Number of days after which the server removes a match that has no seats, was never joined, or
/// was never played.
pub(crate) const UNATTENDED_DAYS: i64 = 7;
/// Maximum total size of the matches without seats, in bytes. Above this limit, the server removes
/// the oldest such matches.
pub(crate) const MAX_UNATTENDED_BYTES: i64 = 1 << 30;
/// Maximum total size, in bytes, of all matches whose creator's address is recorded. Above this
/// limit, the server removes matches of the address with the most bytes.
pub(crate) const MAX_KEPT: i64 = 1 << 30;
/// Maximum number of bytes that one address may upload in a day, in saves, mail files and new
/// matches.
pub(crate) const MAX_BROUGHT_A_DAY: i64 = 32 << 20;
/// Minimum free disk space, in bytes. With less free space the server creates no match, but play
/// continues.
pub(crate) const MIN_FREE: u64 = 256 << 20;
/// Maximum number of unplayed seats that the server frees in each round.
pub(crate) const MAX_LAPSES: usize = 16;
/// Interval between two removals of expired matches.
pub(crate) const TIDIED: Duration = Duration::from_secs(60);
/// Interval between two removals of idle matches from memory.
pub(crate) const RESTED: Duration = Duration::from_secs(300);
/// Interval between two checks whether another process has changed the database.
pub(crate) const WATCHED: Duration = Duration::from_secs(1);
/// Maximum number of notifications of absent players that wait to be sent.
pub(crate) const MAX_CALLS: usize = 64;
/// Time limit for the program that sends one notification.
pub(crate) const CALL: Duration = Duration::from_secs(10);
/// Maximum length of the web address for alerts, in bytes.
pub(crate) const MAX_WEBHOOK: usize = 500;
/// Maximum number of alerts that wait to be sent.
pub(crate) const MAX_ALERTS: usize = 256;
/// Number of alerts that the server sends at once.
pub(crate) const ALERTING: usize = 4;
/// Time limit for sending one alert.
pub(crate) const ALERT: Duration = Duration::from_secs(5);
/// Time until the server tries once more to send an alert.
pub(crate) const ALERT_AGAIN: Duration = Duration::from_secs(2);

/// Quotas of a single address.
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
    /// Maximum CPU time that a burst of requests may use, in milliseconds.
    pub cpu: f64,
    /// Average CPU time that requests may use per second, in milliseconds.
    pub cpu_a_second: f64,
    /// Maximum number of bytes uploaded per day, in saves, mail files and new matches.
    pub bytes_a_day: f64,
    /// Disk space that must stay free when a match is created, in bytes.
    pub min_free: u64,
    /// Maximum number of open connections.
    pub connections: usize,
    /// Maximum number of open event streams.
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
    /// Returns the limits for a server that only its owner uses. There is no CPU quota.
    pub fn own_machine() -> Self {
        Self { cpu: f64::MAX, cpu_a_second: f64::MAX, ..Self::default() }
    }

    /// Limits so high that they never take effect, for tests and measurements.
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
