//! What this program is: its version, what it was built from, and the games in it.

use crate::failure::Failure;
use crate::games::Shelf;
use crate::output::out;

/// Says which program this is, and which packages are in it: saves name theirs by the same hashes.
pub(crate) fn tell() -> Result<(), Failure> {
    out!("swords {} ({})", env!("CARGO_PKG_VERSION"), env!("SWORDS_BUILD"));
    for (id, hash) in Shelf::built_in().hashes()? {
        out!("{id:<24} {hash}");
    }
    Ok(())
}
