//! Work queues. Each kind of work has limits for running and waiting requests, in total and for
//! each address.
//!
//! Each kind has a separate queue, so no kind starves another. Waiting addresses share the
//! processor by fair queueing. Each address has a virtual clock that advances with the work done
//! for it. The address with the lowest clock is next. A newcomer starts at the current clock, so it
//! waits for at most one turn of each other address.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use lobby::Refused;
use tokio::sync::oneshot::{self, Receiver, Sender};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::asker::Asker;
use crate::failure;
use crate::limiter::Limiter;
use crate::limits::{MAX_ADDRESSES, MAX_WORK_HEAVY};

/// Queue for one kind of work.
#[derive(Clone, Debug)]
pub(crate) struct Queue(Arc<Turns>);

#[derive(Debug)]
struct Turns {
    limiter: Arc<Limiter>,
    at_once: usize,
    /// Maximum number of requests that run at once for one address.
    each: usize,
    /// Maximum number of requests that wait in the queue.
    waiting: usize,
    state: Mutex<State>,
}

/// Party for which the work is done: an address, or the server itself if `None`.
type By = Option<Asker>;

#[derive(Debug, Default)]
struct State {
    /// Number of running requests, by the party they serve.
    done: BTreeMap<By, usize>,
    waits: BTreeMap<By, VecDeque<Waiter>>,
    /// Number of requests that have arrived in the queue so far.
    come: u64,
    /// Virtual time of the queue. It is the highest clock at which a request of any address has
    /// started.
    now: Clock,
    /// Virtual clocks of the addresses served recently.
    clocks: BTreeMap<By, Clock>,
    /// Addresses that recently had a long turn. Each value is the time until which the address may
    /// not use the reserved slots.
    heavy: BTreeMap<By, Instant>,
}

/// Virtual time, in microseconds of CPU time.
type Clock = u64;

/// Virtual time charged when a request starts, before its CPU time is known.
const TURN: Clock = 100;

/// Maximum CPU time of a short turn. A turn is the processing of one request. An address that
/// recently had a longer turn may not use the reserved slots.
const SHORT: Duration = Duration::from_millis(50);
/// Factor for the time after a long turn in which the address may not use the reserved slots. This
/// time is the CPU time of the long turn, multiplied by the factor. Short turns do not reduce it.
const COUNTS_FOR: u32 = 20;
/// Divisor that determines the number of reserved slots. One slot in four is reserved for addresses
/// without a recent long turn.
const PLACES_FOR_ONE_FREE: usize = 4;

/// A request that waits in a queue.
#[derive(Debug)]
struct Waiter {
    sender: Sender<Permit>,
    /// Virtual time of the queue when the request arrived.
    came: Clock,
    number: u64,
}

/// Permission for a request to run. Dropping it frees the slot.
#[derive(Debug)]
struct Permit {
    turns: Option<Arc<Turns>>,
    by: By,
}

impl Queue {
    /// Creates a queue with `at_once` slots, of which one address may use `each`. At most `waiting`
    /// requests may wait.
    pub(crate) fn new(limiter: &Arc<Limiter>, at_once: usize, each: usize, waiting: usize) -> Self {
        let (limiter, state) = (Arc::clone(limiter), Mutex::default());
        Self(Arc::new(Turns { limiter, at_once, each, waiting, state }))
    }

    /// Runs work on a blocking thread, and charges the address for the CPU time. Returns an error
    /// if the queue is full. Work whose client leaves before it starts is not run.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        by: By,
        work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        let turn = self.0.wait(by).ok_or_else(failure::busy)?;
        let permit = turn.await.map_err(|_| failure::busy())?;
        let done = tokio::task::spawn_blocking(move || {
            // The work owns this guard, since work continues even if the client leaves.
            let _working = Working { permit, begun: ThreadTime::now() };
            work()
        });
        let fault = |_| Err(Refused::broken("internal server error: nothing has changed"));
        done.await.unwrap_or_else(fault)
    }
}

impl Turns {
    /// Reserves a waiting place for a request. Returns `None` if all places are taken and no
    /// address holds at least two more than this one.
    fn wait(self: &Arc<Self>, by: By) -> Option<Receiver<Permit>> {
        let (mut state, (sender, receiver)) = (self.locked(), oneshot::channel());
        if state.waiting() >= self.waiting {
            state.forget_those_who_left();
        }
        // A request that can start at once needs no waiting place.
        let places = self.waiting + self.at_once.saturating_sub(state.all());
        if state.waiting() >= places && !state.makes_room(by) {
            return None;
        }
        let (came, number) = (state.now, state.come);
        state.come += 1;
        state.waits.entry(by).or_default().push_back(Waiter { sender, came, number });
        self.let_begin(&mut state);
        Some(receiver)
    }

    /// Starts waiting requests in the right order, as long as slots are free.
    fn let_begin(self: &Arc<Self>, state: &mut State) {
        while state.all() < self.at_once
            && let Some(by) = self.next(state)
        {
            let Some(waits) = state.waits.get_mut(&by) else { return };
            let first = waits.pop_front();
            if waits.is_empty() {
                state.waits.remove(&by);
            }
            let Some(Waiter { sender, came, .. }) = first else { continue };
            match sender.send(Permit { turns: Some(Arc::clone(self)), by }) {
                Ok(()) => state.begins(by, came),
                // The client of this request has left.
                Err(mut permit) => permit.turns = None,
            }
        }
    }

    /// Returns the party whose request starts next. The server itself takes precedence. Among
    /// addresses, the one with the fewest running requests comes first, then the one with the
    /// lowest virtual clock, then the earliest arrival.
    fn next(&self, state: &State) -> Option<By> {
        let free = self.at_once / PLACES_FOR_ONE_FREE;
        let now = Instant::now();
        let has_room_for_heavy = state.heavy_done(now) < MAX_WORK_HEAVY.min(self.at_once - free);
        let rank = |(by, waits): (&By, &VecDeque<Waiter>)| {
            let done = state.done.get(by).copied().unwrap_or_default();
            let first = waits.front()?;
            match by {
                None => Some(((0, 0, first.number), *by)),
                Some(_) if done >= self.each => None,
                Some(_) if !has_room_for_heavy && state.is_heavy(*by, now) => None,
                Some(_) => Some(((done, state.clock(*by, first.came), first.number), *by)),
            }
        };
        state.waits.iter().filter_map(rank).min().map(|(_, by)| by)
    }

    /// Adds CPU time to the virtual clock of an address.
    fn charge(&self, by: By, took: Duration) {
        let Some(asker) = by else { return };
        self.limiter.pay(asker, took);
        let mut state = self.locked();
        let now = state.now;
        let clock = state.clocks.entry(by).or_insert(now);
        *clock = (*clock).saturating_add(took.as_micros() as Clock);
        if took > SHORT {
            let until = Instant::now() + took * COUNTS_FOR;
            let counts = state.heavy.entry(by).or_insert(until);
            *counts = until.max(*counts);
        }
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Returns the virtual clock of an address for a request that arrived at virtual time `came`.
    /// An idle address gains no advantage.
    fn clock(&self, by: By, came: Clock) -> Clock {
        self.clocks.get(&by).map_or(came, |clock| came.max(*clock))
    }

    /// Starts a request that arrived at virtual time `came`, and charges its address for the start.
    fn begins(&mut self, by: By, came: Clock) {
        *self.done.entry(by).or_default() += 1;
        if by.is_none() {
            return;
        }
        let clock = self.clock(by, came);
        self.now = self.now.max(clock);
        if self.clocks.len() >= MAX_ADDRESSES {
            // Only clocks that are ahead of the queue's clock need to be stored.
            let now = self.now;
            self.clocks.retain(|_, clock| *clock > now);
            self.heavy.retain(|by, _| self.clocks.contains_key(by));
        }
        self.clocks.insert(by, clock + TURN);
    }

    fn all(&self) -> usize {
        self.done.values().sum()
    }

    /// Whether an address had a long turn so recently that it may not use the reserved slots.
    fn is_heavy(&self, by: By, now: Instant) -> bool {
        self.heavy.get(&by).is_some_and(|until| now < *until)
    }

    /// Returns the number of running requests of addresses that recently had a long turn.
    fn heavy_done(&self, now: Instant) -> usize {
        self.done.iter().filter(|(by, _)| self.is_heavy(**by, now)).map(|(_, done)| done).sum()
    }

    fn waiting(&self) -> usize {
        self.waits.values().map(VecDeque::len).sum()
    }

    /// Drops the newest waiting request of the address that has the most. That address must have at
    /// least two more than `by`. Returns whether a request was dropped.
    fn makes_room(&mut self, by: By) -> bool {
        let own = self.waits.get(&by).map_or(0, VecDeque::len);
        let most = self.waits.values_mut().max_by_key(|waits| waits.len());
        most.filter(|waits| waits.len() > own + 1).and_then(VecDeque::pop_back).is_some()
    }

    fn forget_those_who_left(&mut self) {
        for waits in self.waits.values_mut() {
            waits.retain(|waiter| !waiter.sender.is_closed());
        }
        self.waits.retain(|_, waits| !waits.is_empty());
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let Some(turns) = self.turns.take() else { return };
        let mut state = turns.locked();
        if let Some(done) = state.done.get_mut(&self.by) {
            *done -= 1;
            if *done == 0 {
                state.done.remove(&self.by);
            }
        }
        turns.let_begin(&mut state);
    }
}

/// Guard of running work. Dropping the guard charges the address, even after a panic.
struct Working {
    permit: Permit,
    begun: ThreadTime,
}

impl Drop for Working {
    fn drop(&mut self) {
        if let Some(turns) = &self.permit.turns {
            turns.charge(self.permit.by, self.begun.elapsed());
        }
    }
}

/// Limit on the number of concurrent permits for each address.
#[derive(Debug)]
pub(crate) struct Shares {
    each: usize,
    all: Mutex<BTreeMap<Asker, Arc<Semaphore>>>,
}

impl Shares {
    /// Creates a limit of `each` concurrent permits for each address.
    pub(crate) fn of(each: usize) -> Self {
        Self { each, all: Mutex::default() }
    }

    /// Waits for a permit for this address. Dropping the permit returns it.
    pub(crate) async fn take(&self, asker: Asker) -> OwnedSemaphorePermit {
        let share = self.share(asker);
        share.acquire_owned().await.expect("a share is never closed")
    }

    /// Returns the semaphore that limits an address.
    pub(crate) fn share(&self, asker: Asker) -> Arc<Semaphore> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_ADDRESSES {
            // Running and waiting work holds a reference to its semaphore, so unreferenced
            // semaphores can be dropped.
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
    use crate::limits::Limits;

    fn asker(number: u32) -> Asker {
        Asker::from(IpAddr::V4(number.into()))
    }

    fn queue(at_once: usize, each: usize, waiting: usize) -> Queue {
        Queue::new(&Arc::new(Limiter::new(Limits::NONE)), at_once, each, waiting)
    }

    fn runtime() -> tokio::runtime::Runtime {
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).build().expect("a runtime")
    }

    #[test]
    fn what_finds_no_place_is_refused_and_who_has_left_is_not_served() {
        let (queue, begun) = (queue(1, 1, 1), Arc::new(AtomicUsize::new(0)));
        let (go_on, gate) = mpsc::channel::<()>();
        let count = |begun: &Arc<AtomicUsize>| {
            let begun = Arc::clone(begun);
            move || Ok(begun.fetch_add(1, Ordering::SeqCst))
        };
        runtime().block_on(async {
            let mut first = Box::pin(queue.run(None, move || {
                gate.recv().expect("the test goes on");
                Ok(())
            }));
            assert!(first.as_mut().now_or_never().is_none());
            let mut second = Box::pin(queue.run(None, count(&begun)));
            assert!(second.as_mut().now_or_never().is_none());
            assert!(queue.run(None, count(&begun)).await.expect_err("no place").is_fault());
            drop(second);
            let third = queue.run(None, count(&begun));
            go_on.send(()).expect("it waits");
            first.await.expect("it is done");
            assert_eq!(third.await.expect("there is a place"), 0);
        });
        assert_eq!(begun.load(Ordering::SeqCst), 1);
    }

    /// An address waits only for its own work, and the limit forgets idle addresses.
    #[test]
    fn each_address_has_its_share() {
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

    /// Work whose client has left still counts as running until it ends.
    #[test]
    fn work_that_was_begun_keeps_its_permit() {
        let queue = queue(1, 1, 0);
        let (go_on, gate) = mpsc::channel::<()>();
        runtime().block_on(async {
            let mut first = Box::pin(queue.run(None, move || {
                gate.recv().expect("the test goes on");
                Ok(())
            }));
            assert!(first.as_mut().now_or_never().is_none());
            drop(first);
            assert!(queue.run(None, || Ok(())).await.is_err());
            go_on.send(()).expect("it waits");
        });
    }

    /// Addresses with long turns leave slots for others. An address loses this status only with
    /// time, not through short turns in between.
    #[test]
    fn long_turns_leave_a_place_to_short_ones() {
        let queue = queue(4, 2, 8);
        let begins = |by| {
            let mut turn = queue.0.wait(Some(asker(by))).expect("a place to wait");
            let permit = turn.try_recv().ok();
            (turn, permit)
        };
        (1..=4).for_each(|by| queue.0.charge(Some(asker(by)), Duration::from_secs(1)));
        let long: Vec<_> = (1..=4).map(begins).collect();
        let begun: Vec<_> = long.iter().map(|(_, permit)| permit.is_some()).collect();
        assert_eq!(begun, [true, true, true, false]);
        assert!(begins(9).1.is_some(), "its turns are short as far as is known");
        queue.0.charge(Some(asker(4)), Duration::from_millis(1));
        let (_, permit) = begins(4);
        assert!(permit.is_none(), "its long turn still counts");
        let (state, now) = (queue.0.locked(), Instant::now());
        let later = now + COUNTS_FOR * Duration::from_secs(1);
        let heavy = |at| (1..=4).filter(|by| state.is_heavy(Some(asker(*by)), at)).count();
        assert_eq!((heavy(now), heavy(later)), (4, 0));
    }

    /// The address that holds all waiting places gives one up for an address that has none.
    #[test]
    fn nobody_fills_all_places() {
        let queue = queue(1, 1, 4);
        let wait = |by| queue.0.wait(Some(asker(by)));
        let mut begun = wait(1).expect("a place");
        let _permit = begun.try_recv().expect("it begins at once");
        let mut flood: Vec<_> = (0..4).map(|_| wait(1).expect("a place")).collect();
        assert!(wait(1).is_none(), "all places are its own");
        let other = [wait(2), wait(2), wait(2)].map(|place| place.is_some());
        assert_eq!(other, [true, true, false], "as many as the other has left");
        assert!(flood.iter_mut().skip(2).all(|waits| waits.try_recv().is_err()));
        let left = flood.iter_mut().filter_map(|waits| waits.try_recv().err());
        let waits = left.filter(|left| *left == oneshot::error::TryRecvError::Empty).count();
        assert_eq!(waits, 2);
    }

    /// A new address waits for at most one request of each of thirty busy addresses. The waiting
    /// time does not grow if an address sends request after request.
    #[test]
    fn nobody_waits_behind_all_that_others_have_asked_for() {
        let queue = queue(1, 1, 999);
        let wait = |by| queue.0.wait(Some(asker(by))).expect("a place");
        let mut working = wait(0).try_recv().expect("it begins at once");
        let mut others: Vec<_> = (0..600).map(|number| wait(1 + number % 30)).collect();
        for _ in 0..3 {
            let (mut honest, mut before) = (wait(1000), 0);
            working = loop {
                drop(working);
                if let Ok(permit) = honest.try_recv() {
                    break permit;
                }
                let next = others.iter_mut().find_map(|waits| waits.try_recv().ok());
                (working, before) = (next.expect("somebody works"), before + 1);
            };
            assert!(before <= 31, "{before} of others came first");
        }
    }

    /// An address with expensive requests waits for addresses with cheap requests, but not for
    /// long. A new address gains no advantage from its idle time. No address exceeds its share.
    #[test]
    fn turns_go_by_what_each_has_had() {
        let queue = queue(2, 1, 9);
        let wait = |by| queue.0.wait(Some(asker(by))).expect("a place");
        let charge = |by, millis| queue.0.charge(Some(asker(by)), Duration::from_millis(millis));
        let (mut ones, mut twos) = ([wait(1), wait(1), wait(1)], [wait(2), wait(2)]);
        let first = ones[0].try_recv().expect("it begins at once");
        assert!(ones[1].try_recv().is_err(), "it has its share");
        let second = twos[0].try_recv().expect("it begins at once");
        charge(1, 9);
        charge(2, 1);
        let mut last = wait(3);
        drop(first);
        let third = last.try_recv().expect("it has had nothing");
        drop(second);
        let fourth = twos[1].try_recv().expect("it has had less");
        charge(2, 50);
        let mut again = wait(2);
        drop(third);
        let fifth = ones[1].try_recv().expect("nobody else may");
        charge(1, 100);
        drop(fourth);
        assert!(again.try_recv().is_ok() && ones[2].try_recv().is_err(), "it has its share");
        drop(fifth);
        assert!(ones[2].try_recv().is_ok());
    }

    /// Past use is forgotten after a while, and an idle address gains no advantage.
    #[test]
    fn nobody_saves_up_turns() {
        let queue = queue(1, 1, 99);
        let wait = |by| queue.0.wait(Some(asker(by))).expect("a place");
        let charge = |by, millis| queue.0.charge(Some(asker(by)), Duration::from_millis(millis));
        let mut working = wait(1).try_recv().expect("it begins at once");
        charge(1, 50);
        let mut many: Vec<_> = (0..20).map(|_| wait(1)).collect();
        for waits in &mut many[..10] {
            drop(working);
            working = waits.try_recv().expect("nobody else waits");
            charge(1, 50);
        }
        let mut anew: Vec<_> = (0..20).map(|_| wait(2)).collect();
        let mut had = [0, 0];
        for _ in 0..12 {
            drop(working);
            let mut begun = many.iter_mut().find_map(|waits| waits.try_recv().ok());
            had[0] += u32::from(begun.is_some());
            if begun.is_none() {
                begun = anew.iter_mut().find_map(|waits| waits.try_recv().ok());
                charge(2, 50);
                had[1] += 1;
            } else {
                charge(1, 50);
            }
            working = begun.expect("somebody works");
        }
        assert!(had[0] >= 5 && had[1] >= 5, "{had:?}");
    }
}
