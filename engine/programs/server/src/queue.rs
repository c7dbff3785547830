//! Kinds of work: how much of each is done at once, and how much may wait.
//!
//! Each kind has its own queue, so that none takes what another one needs.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use lobby::Refused;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::asker::Asker;
use crate::failure;
use crate::limits::MAX_ADDRESSES;

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
        let fault = |_| Err(Refused::broken("the server failed: nothing has changed"));
        done.await.unwrap_or_else(fault)
    }
}

/// What each address may have done at once: whoever asks for what takes long takes nobody else's turn.
#[derive(Debug)]
pub(crate) struct Shares {
    each: usize,
    all: Mutex<BTreeMap<Asker, Arc<Semaphore>>>,
}

impl Shares {
    /// So much for each.
    pub(crate) fn of(each: usize) -> Self {
        Self { each, all: Mutex::default() }
    }

    /// Waits until less is done for an address than it may have; it then has one thing more, until what is given back
    /// goes.
    pub(crate) async fn take(&self, asker: Asker) -> OwnedSemaphorePermit {
        let share = self.share(asker);
        share.acquire_owned().await.expect("a share is never closed")
    }

    /// What an address has left.
    pub(crate) fn share(&self, asker: Asker) -> Arc<Semaphore> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_ADDRESSES {
            // Whoever has something done, or waits, holds his share too.
            all.retain(|_, share| Arc::strong_count(share) > 1);
        }
        let fresh = || Arc::new(Semaphore::new(self.each));
        Arc::clone(all.entry(asker).or_insert_with(fresh))
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
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

    /// One address waits for itself, and nobody else does; who asks for nothing is forgotten.
    #[test]
    fn each_address_has_its_share() {
        let asker = |number: u32| Asker::from(IpAddr::V4(number.into()));
        let shares = Shares::of(2);
        runtime().block_on(async {
            let _first = shares.take(asker(1)).await;
            let second = shares.take(asker(1)).await;
            let mut third = Box::pin(shares.take(asker(1)));
            assert!(third.as_mut().now_or_never().is_none());
            let _other = shares.take(asker(2)).await;
            drop(second);
            assert!(third.as_mut().now_or_never().is_some());
            for number in 3..2 * MAX_ADDRESSES as u32 {
                drop(shares.take(asker(number)).await);
            }
            let known = shares.all.lock().expect("no fault");
            assert!(known.len() <= MAX_ADDRESSES);
            assert!(known.contains_key(&asker(1)) && known.contains_key(&asker(2)));
        });
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
