//! A match by mail. Two players exchange one file, and each appends to it in turn.
//!
//! A [`Post`] is one side's copy and contains only what that side may know. For hidden draws of the
//! other side, the copy assumes items. When the mail file reveals more, the copy replays the match
//! with corrected assumptions.
//!
//! No player can foresee dice. The dice after a decision result from one number of each side. Both
//! sides commit to their numbers before the decision and reveal them only after it. No player can
//! repeat a roll, since the result would be the same.
//!
//! After the match, both sides reveal their secrets. Each side can then check every line.

mod chance;
mod course;
mod digest;
mod follow;
mod line;
mod mail_file;
mod orders;
mod refused;
mod secret;
#[cfg(test)]
mod tests;

pub use follow::{Verified, verify};
pub use line::{Glance, is_mail_file};
pub use mail_file::{Offered, Post, Stand, wrapped};
pub use orders::{Limit, Order};
pub use refused::{Misfit, Refused};
pub use secret::Root;
