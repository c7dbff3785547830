//! Lines on disk, such as a save: one writer, whole lines, nothing lost when the power fails.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file of a match. Lines are only added, as one write each time, and flushed to the disk.
#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
    file: File,
    lines: usize,
}

/// A save that cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The operating system refuses.
    #[error("{path}: {error}", path = .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What it says.
        error: io::Error,
    },
    /// Another program has the save open.
    #[error("{path}: another program is playing this match", path = .0.display())]
    InUse(PathBuf),
    /// A new match would take the place of another.
    #[error("{path} is there already: play that match on by its name, or save in another file", path = .0.display())]
    Exists(PathBuf),
}

impl SaveFile {
    /// Begins a new file. A file that is there already is left alone.
    ///
    /// # Errors
    /// If it exists, or cannot be written.
    pub fn create(path: &Path, lines: &[String]) -> Result<Self, SaveError> {
        let file = private().create_new(true).append(true).open(path);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => SaveError::Exists(path.to_owned()),
            _ => io_error(path, error),
        })?;
        lock(path, &file)?;
        let mut save = Self { path: path.to_owned(), file, lines: 0 };
        save.append(lines)?;
        Ok(save)
    }

    /// Opens the file of a match that goes on, and returns its text.
    ///
    /// # Errors
    /// If it cannot be read, or another program plays the match.
    pub fn open(path: &Path) -> Result<(Self, String), SaveError> {
        let file = OpenOptions::new().read(true).append(true).open(path);
        let file = file.map_err(|error| io_error(path, error))?;
        lock(path, &file)?;
        let text = fs::read_to_string(path).map_err(|error| io_error(path, error))?;
        let lines = text.lines().count();
        Ok((Self { path: path.to_owned(), file, lines }, text))
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds those of all lines that the file does not have.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn append(&mut self, all: &[String]) -> Result<(), SaveError> {
        let new = all.get(self.lines..).unwrap_or_default();
        if new.is_empty() {
            return Ok(());
        }
        let text: String = new.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        let before = self.file.metadata().map_err(|error| io_error(&self.path, error))?.len();
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // Half a line would spoil the next one that can be written.
            self.file.set_len(before).map_err(|error| io_error(&self.path, error))?;
            return Err(io_error(&self.path, error));
        }
        self.lines += new.len();
        Ok(())
    }

    /// Replaces the whole file by other lines: after a line that did not fit, or was cut off.
    ///
    /// # Errors
    /// If it cannot be written; the file is then as it was.
    pub fn rewrite(&mut self, lines: &[String]) -> Result<(), SaveError> {
        let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        (self.file, self.lines) = (replace(&self.path, &text)?, lines.len());
        Ok(())
    }
}

/// Writes a whole file: to a temporary one beside it, then by renaming.
///
/// # Errors
/// If it cannot be written; a file that was there before is then as it was.
pub fn write_whole(path: &Path, text: &str) -> Result<(), SaveError> {
    replace(path, text).map(drop)
}

fn replace(path: &Path, text: &str) -> Result<File, SaveError> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(name);
    let write = || {
        let mut file = private().create(true).append(true).open(&beside)?;
        file.set_len(0)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        Ok(file)
    };
    let file = write().map_err(|error| io_error(&beside, error))?;
    lock(&beside, &file)?;
    fs::rename(&beside, path).map_err(|error| io_error(path, error))?;
    Ok(file)
}

/// A new file is nobody else's to read: a save has the secrets of both sides.
fn private() -> OpenOptions {
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only there files have an owner alone"))]
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options
}

fn lock(path: &Path, file: &File) -> Result<(), SaveError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(SaveError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(io_error(path, error)),
    }
}

fn io_error(path: &Path, error: io::Error) -> SaveError {
    SaveError::Io { path: path.to_owned(), error }
}
