//! `swords lsp`: a language server for editors.

use clap::Args;

use crate::failure::Failure;
use crate::packages::games::PackageIndex;

/// Serve an editor over the Language Server Protocol, on standard input and output.
///
/// An editor then shows the findings of `validate` while you write, completes and explains fields, ids, hexes, options and
/// functions, finds where a name is defined, and renames it in all files of a package.
#[derive(Debug, Args)]
pub(crate) struct Lsp {
    /// Accepted for editors that add it. There is no other channel.
    #[arg(long, hide = true)]
    stdio: bool,
}

impl Lsp {
    /// Runs the command until the editor ends the session.
    #[cfg(feature = "lsp")]
    pub(crate) fn run(&self, package_index: &PackageIndex) -> Result<(), Failure> {
        let served = language_server::serve_stdio(package_index.library().clone());
        served.map_err(|error| Failure::Wrong(error.to_string()))
    }

    /// Refuses, since this build has no language server.
    #[cfg(not(feature = "lsp"))]
    pub(crate) fn run(&self, _: &PackageIndex) -> Result<(), Failure> {
        let message = "this build has no language server: build it with `--features lsp`";
        Err(Failure::Usage(message.to_owned()))
    }
}
