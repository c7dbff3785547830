//! Kinds of work: how much of each is done at once, and how much may wait.
//!
//! Each kind has its own queue, so that none takes what another one needs.

use std::sync::Arc;

use lobby::Refused;
use tokio::sync::Semaphore;

use crate::failure;

/// The queue of one kind of work.
#[derive(Debug)]
pub(crate) struct Queue {
    /// For all that is done or waits.
    places: Arc<Semaphore>,
    /// For what is done.
    permits: Arc<Semaphore>,
}

impl Queue {
    /// A queue for so much at once, while so much more waits.
    pub(crate) fn new(at_once: usize, waiting: usize) -> Self {
        let places = Arc::new(Semaphore::new(at_once + waiting));
        Self { places, permits: Arc::new(Semaphore::new(at_once)) }
    }

    /// Does what may take a while where it holds up nobody else. What is asked for when all places are
    /// taken is refused; what somebody asked for who left before his turn is not begun.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| failure::busy())?;
        let permit = Arc::clone(&self.permits).acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            // Kept by the work itself: it goes on when nobody waits for it any more.
            let _kept = (place, permit);
            work()
        });
        let fault = |_| Err(Refused::broken("the server has a fault: nothing was changed"));
        done.await.unwrap_or_else(fault)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use futures_util::FutureExt;

    use super::*;

    fn runtime() -> tokio::runtime::Runtime {
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).build().expect("a runtime")
    }

    #[test]
    fn what_finds_no_place_is_refused_and_who_has_left_is_not_served() {
        let (queue, begun) = (Queue::new(1, 1), Arc::new(AtomicUsize::new(0)));
        let (go_on, gate) = mpsc::channel::<()>();
        let count = |begun: &Arc<AtomicUsize>| {
            let begun = Arc::clone(begun);
            move || Ok(begun.fetch_add(1, Ordering::SeqCst))
        };
        runtime().block_on(async {
            let mut first = Box::pin(queue.run(move || {
                gate.recv().expect("the test goes on");
                Ok(())
            }));
            assert!(first.as_mut().now_or_never().is_none());
            let mut second = Box::pin(queue.run(count(&begun)));
            assert!(second.as_mut().now_or_never().is_none());
            assert!(queue.run(count(&begun)).await.expect_err("no place").is_fault());
            drop(second);
            let third = queue.run(count(&begun));
            go_on.send(()).expect("it waits");
            first.await.expect("it is done");
            assert_eq!(third.await.expect("there is a place"), 0);
        });
        assert_eq!(begun.load(Ordering::SeqCst), 1);
    }

    /// Work whose client has gone still counts among what is done at once.
    #[test]
    fn work_that_was_begun_keeps_its_permit() {
        let queue = Queue::new(1, 0);
        let (go_on, gate) = mpsc::channel::<()>();
        runtime().block_on(async {
            let mut first = Box::pin(queue.run(move || {
                gate.recv().expect("the test goes on");
                Ok(())
            }));
            assert!(first.as_mut().now_or_never().is_none());
            drop(first);
            assert!(queue.run(|| Ok(())).await.is_err());
            go_on.send(()).expect("it waits");
        });
    }
}
