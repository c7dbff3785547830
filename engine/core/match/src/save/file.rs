//! Line-based files such as saves. Each file has one writer and contains complete lines, and a
//! power failure loses no acknowledged line.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use kernel::say;

use super::disk::Disk;
use crate::carried;

/// The file of a match. The match appends lines in a single write and syncs them to disk.
#[derive(Debug)]
pub struct SaveFile {
    path: PathBuf,
    disk: Disk,
    lines: usize,
    /// Number of bytes known to be on disk. The next write first removes any bytes that a failed
    /// write left after them.
    bytes: u64,
}

/// Failure to write or read a save.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The operating system reported an error.
    #[error("{path}: {error}", path = .path.display())]
    Io {
        /// Path of the file that the program could not read or write.
        path: PathBuf,
        /// Error that the operating system reported.
        error: io::Error,
    },
    /// Another program has the file open.
    #[error("{}", say!("save-in-use", path = .0.display().to_string()))]
    InUse(PathBuf),
    /// A new match would overwrite an existing file.
    #[error("{}", say!("save-exists", path = .0.display().to_string()))]
    Exists(PathBuf),
}

impl SaveFile {
    /// Creates a file. An existing file is not changed.
    ///
    /// # Errors
    /// If the file exists, or if it cannot be written.
    pub fn create(path: &Path, lines: &[String]) -> Result<Self, SaveError> {
        let file = private().create_new(true).append(true).open(path);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => SaveError::Exists(path.to_owned()),
            _ => io_error(path, error),
        })?;
        lock(path, &file)?;
        let mut save = Self { path: path.to_owned(), disk: Disk::of(file), lines: 0, bytes: 0 };
        // An empty file would block the next attempt to create it.
        save.append(lines)
            .and_then(|()| in_its_folder(path))
            .inspect_err(|_| fs::remove_file(path).unwrap_or_default())?;
        Ok(save)
    }

    /// Opens the file of a match, and returns its content.
    ///
    /// # Errors
    /// If the file cannot be read, or if another program has it open.
    pub fn open(path: &Path) -> Result<(Self, String), SaveError> {
        let file = OpenOptions::new().read(true).append(true).open(path);
        let file = file.map_err(|error| io_error(path, error))?;
        lock(path, &file)?;
        let text = fs::read_to_string(path).map_err(|error| io_error(path, error))?;
        let bytes = text.len() as u64;
        let text = carried::clean(&text).into_owned();
        let lines = text.lines().count();
        Ok((Self { path: path.to_owned(), disk: Disk::of(file), lines, bytes }, text))
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends the lines of `all` that the file does not contain yet.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn append(&mut self, all: &[String]) -> Result<(), SaveError> {
        let new = all.get(self.lines..).unwrap_or_default();
        if new.is_empty() {
            return Ok(());
        }
        let text: String = new.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        let written = self.write(&text);
        if let Err(error) = written {
            // An incomplete line would corrupt the next one. If truncation fails here, the next
            // write tries it again.
            self.disk.cut(self.bytes).unwrap_or_default();
            return Err(io_error(&self.path, error));
        }
        (self.lines, self.bytes) = (self.lines + new.len(), self.bytes + text.len() as u64);
        Ok(())
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        if self.disk.len()? != self.bytes {
            self.disk.cut(self.bytes)?;
        }
        self.disk.write(text.as_bytes())?;
        self.disk.sync()
    }

    /// Replaces all lines of the file. Callers use this after a damaged or truncated line.
    ///
    /// # Errors
    /// If the file cannot be written. It is then unchanged.
    pub fn rewrite(&mut self, lines: &[String]) -> Result<(), SaveError> {
        let text: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        self.disk = Disk::of(replace(&self.path, &text)?);
        (self.lines, self.bytes) = (lines.len(), text.len() as u64);
        Ok(())
    }
}

/// Writes a string to a temporary file in the same folder, then renames that file to `path`.
///
/// # Errors
/// If the file cannot be written. An existing file is then unchanged.
pub fn write_whole(path: &Path, text: &str) -> Result<(), SaveError> {
    replace(path, text).map(drop)
}

fn replace(path: &Path, text: &str) -> Result<File, SaveError> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let beside = path.with_file_name(name);
    let write = || {
        let mut disk = Disk::of(private().create(true).append(true).open(&beside)?);
        disk.cut(0)?;
        disk.write(text.as_bytes())?;
        disk.sync()?;
        Ok(disk.file)
    };
    let replaced = write().map_err(|error| io_error(&beside, error)).and_then(|file| {
        lock(&beside, &file)?;
        fs::rename(&beside, path).map_err(|error| io_error(path, error))?;
        Ok(file)
    });
    let file = replaced.inspect_err(|_| fs::remove_file(&beside).unwrap_or_default())?;
    in_its_folder(path)?;
    Ok(file)
}

/// Syncs a folder to disk. Otherwise a new file in it may be missing after a power failure.
#[cfg_attr(not(unix), expect(unused_variables, reason = "only there a folder can be opened"))]
fn in_its_folder(path: &Path) -> Result<(), SaveError> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        File::open(folder).and_then(|of| of.sync_all()).map_err(|error| io_error(folder, error))?;
    }
    Ok(())
}

/// Returns options that create a file which only its owner can read. A save contains the secrets of
/// both sides.
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

impl Drop for SaveFile {
    fn drop(&mut self) {
        // A process that this one is just starting has a copy of the handle. Closing the handle
        // alone would leave the lock with that process.
        let _already_released = self.disk.file.unlock();
    }
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

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;
    use crate::edition::AnyEdition;
    use crate::save::disk::Fault;
    use crate::seat::Seat;
    use crate::toy::{self, Toy};

    /// A closed save is free, even while a copy of its handle exists, as in a process that is just
    /// starting.
    #[test]
    fn a_closed_save_is_free_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.save");
        let save = SaveFile::create(&path, &["{}".to_owned()]).expect("a new file");
        let copy = save.disk.file.try_clone().expect("a copy of the handle");
        assert!(matches!(SaveFile::open(&path), Err(SaveError::InUse(_))));
        drop(save);
        assert!(SaveFile::open(&path).is_ok());
        drop(copy);
    }

    /// Returns the lines of a match after each answer of its first turns.
    fn played() -> VecDeque<Vec<String>> {
        let mut game = Toy.begin(toy::setup(3, Seat::Human, Seat::Human)).expect("it begins");
        let mut records = VecDeque::from([game.journal().lines().to_vec()]);
        while let Some(decision) = game.decision().filter(|_| records.len() < 9) {
            game.choose(&decision.options[0].id).expect("it is offered");
            records.push_back(game.journal().lines().to_vec());
        }
        records
    }

    fn text(lines: &[String]) -> String {
        lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    fn answered(path: &Path) -> usize {
        let (_, text) = SaveFile::open(path).expect("it can be read");
        Toy.load(&text).expect("what is whole is a save").game.answered()
    }

    /// A write that stops at any byte, or fails later, loses no acknowledged data and adds no other
    /// data. The match continues in the same file.
    #[test]
    fn a_write_that_fails_anywhere_loses_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let records = played();
        let (first, then) = (&records[0], &records[5]);
        let new = text(then).len() - text(first).len();
        let mut refused = 0;
        let path = folder.path().join("match.jsonl");
        let writes = (0..=new).flat_map(|torn| [(1, 1, torn), (1, 9, torn)]);
        for (after, lasts, torn) in writes.chain([(0, 1, 0), (2, 1, 0), (2, 9, 0), (3, 1, 0)]) {
            let mut file = SaveFile::create(&path, first).expect("a new file");
            file.disk.fault = Some(Fault { after, lasts, torn });
            let written = file.append(then);
            file.disk.fault = None;
            let there = fs::read_to_string(&path).expect("it can be read");
            assert!(there.starts_with(&text(first)) && text(then).starts_with(&there));
            refused += usize::from(written.is_err());
            match written {
                Ok(()) => assert_eq!(there, text(then), "it was acknowledged"),
                Err(_) => file.append(then).expect("there is room again"),
            }
            assert_eq!(fs::read_to_string(&path).expect("it can be read"), text(then));
            drop(file);
            fs::remove_file(&path).expect("it is there");
        }
        assert_eq!(refused, 2 * new + 2 + 3, "each failed, but for the one with no step left");
    }

    /// After a power failure during a write, the match continues from its last complete line.
    #[test]
    fn a_save_that_is_torn_at_any_byte_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("match.jsonl");
        let records = played();
        let (all, first) = (text(&records[8]), text(&records[0]).len());
        for torn in first..=all.len() {
            fs::write(&path, &all[..torn]).expect("it is written");
            let whole = records.iter().rposition(|lines| text(lines).len() <= torn);
            assert!(answered(&path) >= whole.expect("the first is whole"), "{torn} bytes");
            let (mut file, there) = SaveFile::open(&path).expect("it can be read");
            let mut game = Toy.load(&there).expect("a save").game;
            file.rewrite(game.journal().lines()).expect("it is written");
            let decision = game.decision().expect("it goes on");
            game.choose(&decision.options[0].id).expect("it is offered");
            file.append(game.journal().lines()).expect("it is written");
            drop(file);
            let written = fs::read_to_string(&path).expect("it can be read");
            Toy.replay(&written, None).expect("every line fits");
        }
    }

    /// A failed creation or replacement of a save leaves no files behind.
    #[test]
    fn a_file_that_cannot_be_begun_is_not_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("no such folder").join("match.jsonl");
        assert!(SaveFile::create(&path, &["{}".to_owned()]).is_err());
        let taken = folder.path().join("folder");
        fs::create_dir(&taken).expect("a folder");
        assert!(write_whole(&taken, "{}").is_err());
        let left: Vec<_> = fs::read_dir(folder.path()).expect("a folder").flatten().collect();
        assert_eq!(left.len(), 1, "{left:?}");
    }
}
