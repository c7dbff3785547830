//! Progress display for long work. Ctrl+C ends the work early and keeps the results so far.

use std::io::{self, IsTerminal, Write};
use std::process;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use laboratory::Progress;

use crate::failure::Failure;

/// Whether Ctrl+C was pressed.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Minimum time between two progress messages.
const EVERY: Duration = Duration::from_millis(200);

/// Progress display for work that consists of countable units.
pub(crate) struct Course {
    what: &'static str,
    of: u32,
    done: AtomicU32,
    begun: Instant,
    limit: Option<Duration>,
    told: Mutex<Instant>,
}

impl Course {
    /// Starts work on `of` units. No unit begins after the time limit. From now on Ctrl+C lets running units finish and starts no
    /// further ones. A second Ctrl+C ends the program at once.
    pub(crate) fn begin(what: &'static str, of: u32, limit: Option<Duration>) -> Self {
        thread::spawn(listen);
        let now = Instant::now();
        Self { what, of, done: AtomicU32::new(0), begun: now, limit, told: Mutex::new(now) }
    }

    /// Ends the progress display.
    ///
    /// # Errors
    /// If the work was interrupted, so that the printed results are partial.
    pub(crate) fn end(&self) -> Result<(), Failure> {
        if io::stderr().is_terminal() {
            eprint!("\r\x1b[K");
        }
        let (done, Self { what, of, .. }) = (self.done.load(Ordering::Relaxed), self);
        if done < *of && INTERRUPTED.load(Ordering::Relaxed) {
            return Err(Failure::Interrupted(format!("interrupted after {done} of {of} {what}")));
        }
        Ok(())
    }

    fn tell(&self, done: u32) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.elapsed() < EVERY {
            return;
        }
        *told = Instant::now();
        let rate = f64::from(done) / self.begun.elapsed().as_secs_f64();
        let mut err = io::stderr().lock();
        // A failed progress message does not stop the work.
        let _ = write!(err, "\r\x1b[K{done} of {} {}, {rate:.1}/s", self.of, self.what);
        let _ = err.flush();
    }
}

impl Progress for Course {
    fn done(&self, more: u32) {
        let done = self.done.fetch_add(more, Ordering::Relaxed) + more;
        if io::stderr().is_terminal() {
            self.tell(done);
        }
    }

    fn goes_on(&self) -> bool {
        let in_time = self.limit.is_none_or(|limit| self.begun.elapsed() < limit);
        in_time && !INTERRUPTED.load(Ordering::Relaxed)
    }
}

/// Waits for Ctrl+C. If no handler can be installed, Ctrl+C ends the program as usual.
fn listen() {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else {
        return;
    };
    runtime.block_on(async {
        if tokio::signal::ctrl_c().await.is_err() {
            return;
        }
        INTERRUPTED.store(true, Ordering::Relaxed);
        session::complain!("\nFinishing the current games. Press Ctrl+C again to stop at once.");
        if tokio::signal::ctrl_c().await.is_ok() {
            process::exit(Failure::INTERRUPTED.into());
        }
    });
}
