//! What is limited wherever matches are kept. `book/src/host/security.md` has the same figures in one table, which a test compares.

use std::time::Duration;

/// The longest title, in characters.
pub const MAX_TITLE: usize = 80;
/// The longest thing that is said at once, in characters.
pub const MAX_SAID: usize = 1000;
/// How much of what is said at a table is kept: the last things,
pub const MAX_TALK: usize = 300;
/// and not more bytes than this.
pub const MAX_TALK_BYTES: usize = 64 << 10;
/// The longest notes, in characters.
pub const MAX_NOTES: usize = 15_000;
/// The most lines of the log in one piece.
pub const MAX_LOG: usize = 400;
/// The longest text of which a code for cameras is made, in bytes.
pub const MAX_CODED: usize = 400;
/// How many matches one page of the list shows,
pub const MAX_LISTED: usize = 50;
/// how many of one address are in it,
pub const MAX_LISTED_EACH: usize = 10;
/// and how many pages it has.
pub const MAX_PAGES: usize = 20;
/// How many seats one address may have taken up at which nobody has played yet.
pub const MAX_TAKEN: usize = 6;
/// After how many hours such a seat lapses whose player was asked.
pub const LAPSE_HOURS: i64 = 48;
/// How often something may be taken back in a match.
pub const MAX_TAKEN_BACK: usize = 1000;
/// How many operations the scripts of one request may take, all together.
pub const MAX_SCRIPTED: u64 = 2_500_000;
/// How long a package that cannot be loaded is not tried again.
pub const UNTRIED: Duration = Duration::from_secs(30);
