//! Folder with the packages of saves, so that matches go on after a package has changed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use document::{Dialect, PackageHash, Sources};

/// Maximum size of the folder, in bytes. Beyond it, the packages that were used least recently are
/// removed.
const MAX_BYTES: u64 = 64 << 20;
/// Number of hexadecimal digits in the name of a file: a SHA-256.
const DIGITS: usize = 64;

/// Folder with packages, each in a file with the hash of its contents as name.
#[derive(Clone, Debug)]
pub(crate) struct KeptPackages(PathBuf);

impl KeptPackages {
    pub(crate) const fn new(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// Stores a package, unless the folder already has it. A match does not depend on the folder,
    /// so an error is not reported.
    pub(crate) fn put(&self, sources: &Sources) {
        let path = self.0.join(format!("{}.json", PackageHash::of(sources)));
        if path.is_file() {
            return;
        }
        let written = self.0.join(format!(".{}.part", std::process::id()));
        let stored = fs::create_dir_all(&self.0)
            .and_then(|()| fs::write(&written, sources.to_text()))
            .and_then(|()| fs::rename(&written, &path));
        if stored.is_ok() {
            self.shrink(&path);
        }
    }

    /// Restores the package with this hash. Returns `None` if the folder does not have it, or has a
    /// damaged file.
    pub(crate) fn get(&self, dialects: &[&'static Dialect], hash: &str) -> Option<Sources> {
        if hash.len() != DIGITS || !hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let path = self.0.join(format!("{hash}.json"));
        let text = fs::read_to_string(&path).ok()?;
        let sources = Sources::from_text(dialects, hash, &text)?;
        // The time of the last use decides which package is removed.
        let now = fs::File::options().append(true).open(&path);
        let _ = now.and_then(|file| file.set_modified(SystemTime::now()));
        (PackageHash::of(&sources).to_string() == hash).then_some(sources)
    }

    /// Removes packages until the folder is small enough. Keeps the given file.
    fn shrink(&self, newest: &Path) {
        let Ok(entries) = fs::read_dir(&self.0) else { return };
        let about = |entry: fs::DirEntry| {
            let metadata = entry.metadata().ok()?;
            Some((metadata.modified().ok()?, metadata.len(), entry.path()))
        };
        let mut files: Vec<_> = entries.flatten().filter_map(about).collect();
        files.sort();
        let mut bytes: u64 = files.iter().map(|(_, bytes, _)| bytes).sum();
        for (_, own, path) in files.iter().filter(|(_, _, path)| path != newest) {
            if bytes <= MAX_BYTES {
                return;
            }
            if fs::remove_file(path).is_ok() {
                bytes -= own;
            }
        }
    }
}
