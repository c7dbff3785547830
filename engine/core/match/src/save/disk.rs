//! The disk under a save: each write, sync and cut is one step, and in tests any of them fails.

use std::fs::File;
use std::io::{self, Write};

/// A file that grows at its end.
#[derive(Debug)]
pub(super) struct Disk {
    pub(super) file: File,
    /// What fails, and when.
    #[cfg(test)]
    pub(super) fault: Option<Fault>,
}

/// Steps that fail.
#[cfg(test)]
#[derive(Clone, Copy, Debug)]
pub(super) struct Fault {
    /// How many steps are done before.
    pub(super) after: u32,
    /// How many fail then.
    pub(super) lasts: u32,
    /// How many bytes a write leaves that fails.
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

    /// How many bytes there are.
    pub(super) fn len(&mut self) -> io::Result<u64> {
        self.step()?;
        Ok(self.file.metadata()?.len())
    }

    /// Adds some at the end.
    pub(super) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        if let Err(error) = self.step() {
            self.tear(bytes);
            return Err(error);
        }
        self.file.write_all(bytes)
    }

    /// Waits until they are on the disk.
    pub(super) fn sync(&mut self) -> io::Result<()> {
        self.step()?;
        self.file.sync_data()
    }

    /// Cuts off what comes after so many.
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
