//! The editor of maps and set-ups, for packages of all rule systems.

use std::io;
use std::path::PathBuf;

use document::{Diagnostic, Folder, Sources};
use editor::{Desk, Disk, Examined, Examiner, Session};
use laboratory::Rulebook;

use crate::Folders;

/// Opens the editor for the package in a folder on disk. A damaged package opens too.
pub fn desk(library: &Folders<Rulebook>, folder: PathBuf) -> Desk {
    let disk = OnDisk { library: library.clone(), folder };
    Desk::new(Session::open(Box::new(disk)), Box::new(Validation(library.clone())))
}

struct OnDisk {
    library: Folders<Rulebook>,
    folder: PathBuf,
}

impl Disk for OnDisk {
    fn read(&self) -> Result<Sources, Vec<Diagnostic>> {
        self.library.read(&Folder::on_disk(&self.folder))
    }

    /// Writes a new file beside the old one and renames it, so that no half file remains.
    fn write(&self, path: &str, text: &str) -> io::Result<()> {
        let path = self.folder.join(path);
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".new");
        let fresh = path.with_file_name(name);
        let written = std::fs::write(&fresh, text)
            .and_then(|()| {
                std::fs::set_permissions(&fresh, std::fs::metadata(&path)?.permissions())
            })
            .and_then(|()| std::fs::rename(&fresh, &path));
        if written.is_err() {
            std::fs::remove_file(&fresh).unwrap_or_default();
        }
        written
    }
}

struct Validation(Folders<Rulebook>);

impl Examiner for Validation {
    fn examine(&self, sources: &Sources) -> Examined {
        let report = self.0.examine(sources);
        let land = report.loaded.as_ref().map(|package| package.land());
        Examined { diagnostics: report.diagnostics, land }
    }
}
