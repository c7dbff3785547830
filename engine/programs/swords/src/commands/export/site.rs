//! `swords export site`: the page as static files.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use server::Engine;

use crate::failure::Failure;
use crate::output::out;
use crate::packages::scaffold::write;

/// Browser engine embedded in this program. `None` if the program was built without a browser
/// engine.
const BUILT_IN: Option<Engine<'static>> = include!(concat!(env!("OUT_DIR"), "/engine.rs"));

/// File that identifies a folder as a generated site.
const MARK: &str = "service.js";

/// Write the page as files for any web host. The game then runs in the browser, without a server.
#[derive(Debug, Args)]
pub(super) struct Site {
    /// The folder to write. The program creates it if needed, and refuses a folder with other files.
    #[arg(short, long, value_name = "DIR")]
    out: PathBuf,
    /// The folder of the browser engine, as built by `.ci/wasm` (default: the engine inside this
    /// program).
    #[arg(long, value_name = "DIR")]
    engine: Option<PathBuf>,
}

impl Site {
    pub(super) fn run(&self) -> Result<(), Failure> {
        check_folder(&self.out)?;
        let files = match (&self.engine, BUILT_IN) {
            (Some(folder), _) => {
                let script = read(folder, Engine::SCRIPT)?;
                let module = read(folder, Engine::MODULE)?;
                server::site(Engine { script: &script, module: &module })
            }
            (None, Some(engine)) => server::site(engine),
            (None, None) => {
                return Err(Failure::Usage(
                    "cannot write the site: this program was built without the browser engine; use a released program, \
                     or name the engine's folder with --engine (in a checkout `.ci/wasm` makes it, in \
                     target/wasm/site)"
                        .to_owned(),
                ));
            }
        };
        let bytes: usize = files.values().map(Vec::len).sum();
        for (path, file) in &files {
            write(&self.out, &self.out.join(path), file)?;
        }
        out!(
            "{} files, {} kB: copy {} to any web host",
            files.len(),
            bytes.div_ceil(1000),
            self.out.display()
        );
        Ok(())
    }
}

/// Refuses a folder that contains files other than a generated site.
fn check_folder(folder: &Path) -> Result<(), Failure> {
    let is_empty = fs::read_dir(folder).map_or(true, |mut entries| entries.next().is_none());
    if is_empty || folder.join(MARK).is_file() {
        return Ok(());
    }
    let message = "is not a site folder: name another folder or an empty one";
    Err(Failure::Usage(format!("{} {message}", folder.display())))
}

fn read(folder: &Path, name: &str) -> Result<Vec<u8>, Failure> {
    let file = folder.join(name);
    fs::read(&file).map_err(|error| {
        Failure::Usage(format!(
            "{}: {error}; expected {} and {} in the folder that --engine names, as `.ci/wasm` makes them",
            file.display(),
            Engine::SCRIPT,
            Engine::MODULE
        ))
    })
}
