//! Stand-in for the service, in a program built without it.

use super::Mcp;
use crate::failure::Failure;
use crate::matches::saves::Saves;
use crate::packages::games::PackageIndex;

impl Mcp {
    /// Refuses, and names the command that builds the service.
    ///
    /// # Errors
    /// Always.
    pub(crate) fn run(&self, _: &PackageIndex, _: &Saves) -> Result<(), Failure> {
        Err(Failure::Usage(
            "cannot serve a language model: this program was built without it; build with \
             `cargo build --features mcp`, or use a released program"
                .to_owned(),
        ))
    }
}
