//! A match by post: two people, and nothing between them but a file that each writes on and passes to the other.
//!
//! A [`Post`] is one side's copy. It knows what its side may know: the other side's chits are imagined, and each time
//! the letter says more of them the match is imagined anew. Nobody can look ahead, since the dice after a decision come
//! from a number of each side, pledged before and told only after it; nobody can roll again, since that gives the same;
//! and when the match is over both tell the secret from which all that they kept covered follows, so that either can
//! check every line.

mod chance;
mod course;
mod digest;
mod follow;
mod letter;
mod line;
mod orders;
mod refused;
mod secret;
#[cfg(test)]
mod tests;

pub use follow::{Verified, verify};
pub use letter::{Offered, Post, Stand};
pub use line::{Glance, is_letter};
pub use orders::{Limit, Order};
pub use refused::{Misfit, Refused};
pub use secret::Root;
