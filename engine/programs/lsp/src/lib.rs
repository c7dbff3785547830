//! A language server for packages of any rule system: YAML documents and Rhai scripts.
//!
//! Everything that it tells comes from what the program has anyway: diagnostics from the validation,
//! fields and words from the schemas of the document types, names from the symbols of the dialect,
//! and functions from the script interface.

mod complete;
mod documents;
mod fixes;
mod grammar;
mod hover;
mod names;
mod occurrences;
mod path;
mod probe;
mod requests;
mod scripts;
mod server;
mod text;
mod uri;
mod validation;
mod workspace;

pub use lsp_server::Connection;
pub use server::{Stopped, serve};

use registry::{Folders, Rulebook};

/// Serves on standard input and output until the client ends the session.
///
/// # Errors
/// If the client breaks the protocol.
pub fn serve_stdio(library: Folders<Rulebook>) -> Result<(), Stopped> {
    let (connection, threads) = Connection::stdio();
    serve(&connection, library)?;
    drop(connection);
    threads.join().map_err(|error| Stopped(error.to_string()))
}
