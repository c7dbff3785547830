//! Disk access for saves. Each write, sync and truncation is one operation, and tests can make any
//! operation fail.

use std::fs::File;
use std::io::{self, Write};

/// An append-only file. Tests can make its operations fail.
#[derive(Debug)]
pub(super) struct Disk {
    pub(super) file: File,
    /// Failures that a test simulates.
    #[cfg(test)]
    pub(super) fault: Option<Fault>,
}

/// Simulated failures of consecutive file operations.
#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault {
    /// Number of disk operations that succeed before the first failure.
    pub(super) after: u32,
    /// Number of consecutive operations that fail.
    pub(super) lasts: u32,
    /// Number of bytes that a failing write still writes.
    pub(super) torn: usize,
}

impl Disk {
    pub(super) const fn of(file: File) -> Self {
        Self {
            file,
            #[cfg(test)]
            fault: None,
        }
    }

    /// Returns the length of the file, in bytes.
    pub(super) fn len(&mut self) -> io::Result<u64> {
        self.step()?;
        Ok(self.file.metadata()?.len())
    }

    /// Appends bytes to the file.
    pub(super) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        if let Err(error) = self.step() {
            self.tear(bytes);
            return Err(error);
        }
        self.file.write_all(bytes)
    }

    /// Waits until all written bytes are on disk.
    pub(super) fn sync(&mut self) -> io::Result<()> {
        self.step()?;
        self.file.sync_data()
    }

    /// Truncates the file to `bytes`.
    pub(super) fn cut(&mut self, bytes: u64) -> io::Result<()> {
        self.step()?;
        self.file.set_len(bytes)
    }

    #[cfg(not(test))]
    #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "in tests it may fail")]
    const fn step(&mut self) -> io::Result<()> {
        Ok(())
    }

    #[cfg(test)]
    fn step(&mut self) -> io::Result<()> {
        let Some(fault) = &mut self.fault else { return Ok(()) };
        if fault.after > 0 {
            fault.after -= 1;
            return Ok(());
        }
        match fault.lasts.checked_sub(1) {
            Some(left) => {
                fault.lasts = left;
                Err(io::ErrorKind::StorageFull.into())
            }
            None => Ok(()),
        }
    }

    #[cfg(not(test))]
    #[expect(clippy::unused_self, reason = "in tests it leaves some of them")]
    const fn tear(&mut self, _bytes: &[u8]) {}

    #[cfg(test)]
    fn tear(&mut self, bytes: &[u8]) {
        let torn = self.fault.map_or(0, |fault| fault.torn.min(bytes.len()));
        self.file.write_all(&bytes[..torn]).expect("the disk of a test takes it");
    }
}
