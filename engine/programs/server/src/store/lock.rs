//! Lock that keeps a second server away from the same matches.

use std::fs::{File, TryLockError};
use std::path::Path;

use super::{CannotOpen, private};

/// Exclusive lock of a server. The lock file is next to the database.
#[derive(Debug)]
pub(super) struct OnlyWriter(File);

impl OnlyWriter {
    /// Takes the lock of a database.
    ///
    /// # Errors
    /// If another server has the lock, or if the lock file cannot be created.
    pub(super) fn of(path: &Path) -> Result<Self, CannotOpen> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".lock");
        let file = private(&path.with_file_name(name))?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(CannotOpen::InUse),
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}

impl Drop for OnlyWriter {
    fn drop(&mut self) {
        // A process that this one is just starting has a copy of the handle. Closing the handle
        // alone would leave the lock with that process.
        let _already_released = self.0.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A released lock is free, even while a copy of its handle exists, as in a process that is
    /// just starting.
    #[test]
    fn a_released_lock_is_free_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("matches.sqlite");
        let lock = OnlyWriter::of(&path).expect("a free lock");
        let copy = lock.0.try_clone().expect("a copy of the handle");
        assert!(matches!(OnlyWriter::of(&path), Err(CannotOpen::InUse)));
        drop(lock);
        assert!(OnlyWriter::of(&path).is_ok());
        drop(copy);
    }
}
