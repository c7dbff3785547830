//! A match by mail. Two players exchange one file, and each appends to it in turn.
//!
//! A [`Post`] is one side's copy. It contains what its side may know. Hidden draws of the other
//! side are assumed, and the match is replayed with other assumptions as soon as the mail file
//! reveals more.
//!
//! No player can look ahead. The dice after a decision result from a number of each side, which was
//! committed before the decision and is revealed only after it. No player can roll again, since the
//! result would be the same. After the match, both sides reveal the secret behind everything
//! hidden, so that each can check every line.

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
pub use mail_file::{Offered, Post, Stand};
pub use orders::{Limit, Order};
pub use refused::{Misfit, Refused};
pub use secret::Root;
