//! What a server limits beside what is limited wherever matches are kept (`lobby::limits`). `book/src/host/security.md` has the same figures in one table, which a test compares.

use std::time::Duration;

/// The largest act, in bytes.
pub(crate) const MAX_ACT: usize = 64 << 10;
/// The largest save, in bytes.
pub(crate) const MAX_SAVE: usize = 16 << 20;

/// How long the head of a request may take, and how long a connection may be without one.
pub(crate) const HEAD: Duration = Duration::from_secs(10);
/// How long the body of an act may take.
pub(crate) const BODY: Duration = Duration::from_secs(15);
/// How long a save may take to come.
pub(crate) const SAVE: Duration = Duration::from_secs(120);
/// How long a client may take nothing of what is sent to it.
pub(crate) const STALLED: Duration = Duration::from_secs(30);
/// How long what was begun may go on when the server is told to stop.
pub(crate) const GRACE: Duration = Duration::from_secs(3);
/// How long work may go on after that for which nobody waits any more.
pub(crate) const LEFT_OVER: Duration = Duration::from_secs(1);

/// How many connections the system holds for the server until it takes them. Where there are more, their clients try again
/// after a second: whoever opens many at once must not make others wait for it.
pub(crate) const MAX_UNTAKEN: u16 = 4096;
/// How many connections one address may hold.
pub(crate) const MAX_CONNECTIONS: usize = 200;
/// How many streams of changes one address may hold, of all matches together.
pub(crate) const MAX_STREAMS: usize = 100;
/// How many streams one seat of a match may hold.
pub(crate) const MAX_PLAYERS: usize = 16;
/// How many streams those may hold who look on at a match.
pub(crate) const MAX_ONLOOKERS: usize = 200;
/// How many addresses are remembered lately, and as many before.
pub(crate) const MAX_ADDRESSES: usize = 10_000;

/// How many requests are worked on at once.
pub(crate) const MAX_WORK: usize = 8;
/// How many of them are of one address: the others wait for their like.
pub(crate) const MAX_WORK_EACH: usize = 4;
/// How many looks back, new matches and pieces of advice each are worked on at once for one address.
pub(crate) const MAX_HEAVY_EACH: usize = 1;
/// How many more may wait.
pub(crate) const MAX_WORK_WAITING: usize = 4096;
/// How many looks back are worked on at once, beside the other requests.
pub(crate) const MAX_BACK: usize = 2;
/// How many more may wait.
pub(crate) const MAX_BACK_WAITING: usize = 64;
/// How many whole records are on their way to clients at once, to all.
pub(crate) const MAX_RECORDS: usize = 16;
/// And to one address: the next one waits until an earlier one has arrived.
pub(crate) const MAX_RECORDS_EACH: usize = 2;
/// How many bytes of saves and letters may be on their way here at once, or in work.
pub(crate) const MAX_BROUGHT: usize = 256 << 20;
/// And of one address.
pub(crate) const MAX_BROUGHT_EACH: usize = 32 << 20;
/// How many matches are made or brought at once, beside the other requests.
pub(crate) const MAX_MAKES: usize = 2;
/// How many more may wait.
pub(crate) const MAX_MAKES_WAITING: usize = 256;
/// How much advice is worked out at once, beside the other requests.
pub(crate) const MAX_ADVICE: usize = 2;
/// How much more may wait.
pub(crate) const MAX_ADVICE_WAITING: usize = 32;

/// How long a match counts as attended that somebody has asked for, without following it: computers decide only in those.
pub(crate) const ATTENDED: Duration = Duration::from_secs(15);
/// How long after something has failed they decide again.
pub(crate) const AGAIN: Duration = Duration::from_secs(2);
/// How many of the addresses that have asked for a match are remembered as those for whom computers decide in it.
pub(crate) const MAX_ATTENDING: usize = 16;

/// How many matches are kept in memory, where nobody follows more of them.
pub(crate) const MAX_IN_MEMORY: usize = 1024;
/// After how many days a match goes in which nobody has a seat, which nobody has joined, or which nobody has played.
pub(crate) const UNATTENDED_DAYS: i64 = 7;
/// How many bytes all such matches may have; the oldest go.
pub(crate) const MAX_UNATTENDED_BYTES: i64 = 1 << 30;
/// How many bytes all matches may have that addresses made; who has most makes room.
pub(crate) const MAX_KEPT: i64 = 1 << 30;
/// How many bytes one address may bring in a day, in saves, letters and new matches.
pub(crate) const MAX_BROUGHT_A_DAY: i64 = 32 << 20;
/// How many bytes of the disk stay free: no match is made that would take of them, and play goes on.
pub(crate) const MIN_FREE: u64 = 256 << 20;
/// How many seats that were taken up and not played it opens again each time.
pub(crate) const MAX_LAPSES: usize = 16;
/// How often the server looks for what is to go.
pub(crate) const TIDIED: Duration = Duration::from_secs(60);
/// How often it lets matches rest that nobody follows, and nobody has asked for since it last did.
pub(crate) const RESTED: Duration = Duration::from_secs(300);
/// How often it looks whether somebody else has changed its matches.
pub(crate) const WATCHED: Duration = Duration::from_secs(1);
/// How many calls of players wait at most,
pub(crate) const MAX_CALLS: usize = 64;
/// and how long one may take.
pub(crate) const CALL: Duration = Duration::from_secs(10);

/// How much one address may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second, in the long run.
    pub requests: f64,
    /// How many may come at once.
    pub burst: f64,
    /// How many matches may be made or brought at once.
    pub makes: f64,
    /// How many more a second.
    pub makes_a_second: f64,
    /// Milliseconds of a processor that its requests may take at once.
    pub cpu: f64,
    /// And more of them each second.
    pub cpu_a_second: f64,
    /// How many bytes may be brought in a day, in saves, letters and new matches.
    pub bytes_a_day: f64,
    /// How many bytes of the disk stay free when matches are made.
    pub min_free: u64,
    /// How many connections may be open.
    pub connections: usize,
    /// How many streams of changes may be open.
    pub streams: usize,
    /// How much may be worked on at once.
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
    /// What a server allows that its owner alone asks: the processor is his.
    pub fn own_machine() -> Self {
        Self { cpu: f64::MAX, cpu_a_second: f64::MAX, ..Self::default() }
    }

    /// No limits worth the name, for tests and measurements.
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
