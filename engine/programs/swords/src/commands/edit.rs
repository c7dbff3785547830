//! `swords edit`: an editor of the map and the set-ups of a package, in the browser.

use std::sync::Arc;

use clap::Args;
use editor::Desk;
use serde_json::Value;
use server::{EditServer, Editing, ServerError};

use crate::failure::Failure;
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Default port of the editor.
const PORT: u16 = 1865;

/// Draw the map of a battle and place its units, in the browser.
///
/// The editor changes only what you change and keeps comments. It writes to the files when you save.
#[derive(Debug, Args)]
pub(crate) struct Edit {
    /// The game, by its id or its folder.
    game: String,
    /// The port of the page (default: 1865, or any free one).
    #[arg(long)]
    port: Option<u16>,
    /// Print the address of the page and do not open a browser.
    #[arg(long)]
    no_browser: bool,
}

struct Answers(Desk);

impl Editing for Answers {
    fn answer(&self, request: &str, body: &str) -> Result<Value, String> {
        self.0.answer(request, body)
    }
}

impl Edit {
    /// Runs the command until the user interrupts it.
    pub(crate) fn run(&self, package_index: &PackageIndex) -> Result<(), Failure> {
        let folder = package_index.on_disk(&self.game)?;
        let answers = Answers(registry::desk(package_index.library(), folder));
        let server =
            self.server(Arc::new(answers)).map_err(|error| Failure::Wrong(error.to_string()))?;
        let link = server.link();
        out!("The editor is at {link}");
        out!("Press Ctrl+C to stop.");
        if !self.no_browser && open::that_detached(&link).is_err() {
            out!("Cannot open a browser: open the address yourself.");
        }
        server.run().map_err(|error| Failure::Wrong(error.to_string()))
    }

    /// Binds the given port. Without one, tries the default port, then any free one.
    fn server(&self, answers: Arc<Answers>) -> Result<EditServer, ServerError> {
        match (
            self.port,
            EditServer::open(self.port.unwrap_or(PORT), Arc::<Answers>::clone(&answers)),
        ) {
            (None, Err(ServerError::Listen(..))) => EditServer::open(0, answers),
            (_, server) => server,
        }
    }
}
