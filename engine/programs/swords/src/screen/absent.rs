//! Stand-in for the full-screen interface, in a program built without it.

use crate::failure::Failure;
use crate::matches::kept::KeptMatch;
use crate::plain;

/// Plays line by line, and names the command that builds the full screen.
pub(crate) fn run(kept: &mut KeptMatch) -> Result<(), Failure> {
    session::complain!(
        "This program was built without the full screen, so you play line by line. To get it, build with `cargo build \
         --features terminal`, or use a released program."
    );
    match kept.game().status().lesson {
        Some(_) => plain::learn(kept),
        None => plain::run(kept),
    }
}
