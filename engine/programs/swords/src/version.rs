//! Version of the program, of its build and of the built-in games.

use crate::failure::Failure;
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Prints the version and the hashes of the built-in packages. Saves identify packages by these
/// hashes.
pub(crate) fn tell() -> Result<(), Failure> {
    out!("swords {} ({})", env!("CARGO_PKG_VERSION"), env!("SWORDS_BUILD"));
    for (id, hash) in PackageIndex::built_in().hashes()? {
        out!("{id:<24} {hash}");
    }
    Ok(())
}
