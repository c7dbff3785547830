//! Execution of long work without the interpreter lock. Ctrl+C can interrupt such work.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

use laboratory::Progress;
use pyo3::prelude::*;

/// Maximum delay between Ctrl+C and the reaction of the module.
const HEARD: Duration = Duration::from_millis(50);

/// Stop flag for long work. An interrupt sets the flag.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    stopped: AtomicBool,
}

impl Progress for Watch {
    fn done(&self, _: u32) {}

    fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed)
    }
}

/// Runs long work without the interpreter lock. After an interrupt, the work finishes the games in
/// progress and then stops.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    work: impl FnOnce(&Watch) -> T + Send,
) -> PyResult<T> {
    let watch = Watch::default();
    let done = std::thread::scope(|scope| {
        let (sender, receiver) = channel();
        let watch = &watch;
        scope.spawn(move || {
            // The scope waits for this thread even if the receiver is gone.
            let _ = sender.send(work(watch));
        });
        let receiver = std::sync::Mutex::new(receiver);
        loop {
            let heard = py.detach(|| match receiver.lock() {
                Ok(receiver) => receiver.recv_timeout(HEARD),
                Err(_) => Err(RecvTimeoutError::Disconnected),
            });
            match heard {
                Ok(done) => return Ok(Some(done)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {
                    py.check_signals()
                        .inspect_err(|_| watch.stopped.store(true, Ordering::Relaxed))?;
                }
            }
        }
    });
    done.map(|done| done.expect("work ends with what comes of it"))
}
