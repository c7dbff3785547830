//! `swords pack`: a battle as one file.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use document::packed::{EXTENSION, Label, Packed};
use document::{Folder, packing, source};

use super::validate;
use crate::failure::Failure;
use crate::output::out;
use crate::packages::games::PackageIndex;

/// Pack a battle into one file, which others open as they open a folder.
///
/// The file is a zip with the package and all that it uses. The same battle always gives the same file.
#[derive(Debug, Args)]
pub(crate) struct Pack {
    /// The game, by its id or its folder.
    game: String,
    /// The file to write (default: the id of the game, here). Its name must end in `.swords`.
    #[arg(short, long, value_name = "FILE.swords")]
    output: Option<PathBuf>,
}

impl Pack {
    pub(crate) fn run(&self, package_index: &PackageIndex) -> Result<(), Failure> {
        let folder = package_index.find(&self.game)?;
        validate::check(package_index, &folder).refuse_faults()?;
        let sources = package_index.read(&folder)?;
        let bytes = packing::pack(&sources);
        let id = sources.package.front().id.as_ref().map_or("battle", |id| &id.text);
        let path = self.output.clone();
        let path = path.unwrap_or_else(|| PathBuf::from(format!("{id}.{EXTENSION}")));
        let shown = path.display().to_string();
        if !source::is_packed_name(&shown) {
            let what = format!("cannot write {shown}: expected a name ending in .{EXTENSION}");
            return Err(Failure::Usage(what));
        }
        let label = openable(package_index, &shown, &bytes)?;
        fs::write(&path, &bytes).map_err(|error| {
            // Half a file would look like a damaged battle later.
            fs::remove_file(&path).unwrap_or_default();
            Failure::file(&path, &error)
        })?;
        out!("{shown}: {} bytes, content {}", bytes.len(), label.content);
        Ok(())
    }
}

/// Checks that a new file can be opened, before anything is written. A package near the limits of a
/// folder may exceed those of a file.
fn openable(package_index: &PackageIndex, shown: &str, bytes: &[u8]) -> Result<Label, Failure> {
    let folder = Folder::packed(Packed::from_bytes(shown, bytes));
    package_index.read(&folder)?;
    let label = folder.label().and_then(Result::ok).cloned();
    label.ok_or_else(|| Failure::Wrong(format!("{shown} has no label")))
}
