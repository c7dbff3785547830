//! Limits of every match store. `book/src/host/security.md` lists the same figures, and a test
//! compares them.

use std::time::Duration;

/// Maximum length of a title, in characters.
pub const MAX_TITLE: usize = 80;
/// Maximum length of a chat message, in characters.
pub const MAX_SAID: usize = 1000;
/// Maximum number of chat messages kept for a match.
pub const MAX_TALK: usize = 300;
/// Maximum size of the chat messages kept for a match, in bytes.
pub const MAX_TALK_BYTES: usize = 64 << 10;
/// Maximum length of a player's notes, in characters.
pub const MAX_NOTES: usize = 15_000;
/// Maximum number of log lines in one reply.
pub const MAX_LOG: usize = 400;
/// Maximum length of a string encoded as a QR code, in bytes.
pub const MAX_CODED: usize = 400;
/// Number of matches on one page of the list.
pub const MAX_LISTED: usize = 50;
/// Maximum number of matches from one address in the list.
pub const MAX_LISTED_EACH: usize = 10;
/// Maximum number of pages of the match list.
pub const MAX_PAGES: usize = 20;
/// Maximum number of seats that one address may hold without having answered a question there.
pub const MAX_TAKEN: usize = 6;
/// Number of hours after which a seat lapses if its player was asked but did not answer.
pub const LAPSE_HOURS: i64 = 48;
/// Maximum number of gathered seats in one reply.
pub const MAX_GATHERED: usize = 100;
/// Maximum number of undo operations in a match.
pub const MAX_TAKEN_BACK: usize = 1000;
/// Maximum number of script operations for one request.
pub const MAX_SCRIPTED: u64 = 2_500_000;
/// Waiting time before a package that failed to load is loaded again.
pub const UNTRIED: Duration = Duration::from_secs(30);
