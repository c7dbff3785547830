//! Rate limits and quotas of each address.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::asker::Asker;
use crate::limits::{Limits, MAX_ADDRESSES};

const DAY: f64 = 86_400.0;

/// Kind of action that a rate limit covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// A request of any kind, which counts against the general limit.
    Request,
    /// Creation or upload of a match.
    Make,
}

const MILLIS: f64 = 1000.0;

/// Number of seconds until the client may repeat the request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Later(pub(crate) u64);

/// Remaining quotas of all recently seen addresses.
#[derive(Debug)]
pub(crate) struct Limiter {
    limits: Limits,
    known: Mutex<Known>,
}

/// Quotas of recently seen addresses, in two generations. When the newer generation is full, the
/// older one is dropped as a whole. Therefore, no request has to search for outdated entries.
#[derive(Debug, Default)]
struct Known {
    lately: BTreeMap<Asker, Left>,
    before: BTreeMap<Asker, Left>,
}

#[derive(Clone, Copy, Debug)]
struct Left {
    requests: f64,
    makes: f64,
    /// CPU time that remains, in milliseconds. Work is charged afterwards, so the value may be
    /// negative.
    cpu: f64,
    bytes: f64,
    at: Instant,
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, known: Mutex::default() }
    }

    /// Takes one request from the quota of an address. Returns the waiting time as an error if the
    /// quota is used up.
    pub(crate) fn take(&self, asker: Asker, wanted: Wanted) -> Result<(), Later> {
        let limits = &self.limits;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let left = known.of(asker, limits);
        left.refill(limits);
        let lacking = |left: f64, a_second: f64| (1.0 - left).max(0.0) / a_second;
        let request =
            lacking(left.requests, limits.requests).max(lacking(left.cpu, limits.cpu_a_second));
        let later = match wanted {
            Wanted::Request => request,
            Wanted::Make => request.max(lacking(left.makes, limits.makes_a_second)),
        };
        if later > 0.0 {
            return Err(Later(later.ceil() as u64));
        }
        left.requests -= 1.0;
        if wanted == Wanted::Make {
            left.makes -= 1.0;
        }
        Ok(())
    }

    /// Deducts CPU time from the quota of an address.
    pub(crate) fn pay(&self, asker: Asker, took: Duration) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let left = known.of(asker, &self.limits);
        left.refill(&self.limits);
        left.cpu -= took.as_secs_f64() * MILLIS;
    }

    /// Returns the remaining CPU time of an address in milliseconds.
    fn cpu(&self, asker: Asker) -> f64 {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let left = known.of(asker, &self.limits);
        left.refill(&self.limits);
        left.cpu
    }

    /// Returns the time until an address has paid its CPU debt. `None` if it has no debt.
    pub(crate) fn debt(&self, asker: Asker) -> Option<Duration> {
        let cpu = self.cpu(asker);
        (cpu < 0.0).then(|| Duration::from_secs_f64((-cpu / self.limits.cpu_a_second).min(60.0)))
    }

    /// Takes the size of an upload from the daily quota of an address. Returns the waiting time as
    /// an error if the quota is used up.
    pub(crate) fn bring(&self, asker: Asker, bytes: usize) -> Result<(), Later> {
        let limits = &self.limits;
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let left = known.of(asker, limits);
        left.refill(limits);
        let lacking = (bytes as f64 - left.bytes).max(0.0);
        if lacking > 0.0 {
            return Err(Later((lacking / limits.bytes_a_day * DAY).ceil() as u64));
        }
        left.bytes -= bytes as f64;
        Ok(())
    }
}

impl Known {
    fn of(&mut self, asker: Asker, limits: &Limits) -> &mut Left {
        if !self.lately.contains_key(&asker) {
            if self.lately.len() >= MAX_ADDRESSES {
                self.before = std::mem::take(&mut self.lately);
            }
            let full = Left {
                requests: limits.burst,
                makes: limits.makes,
                cpu: limits.cpu,
                bytes: limits.bytes_a_day,
                at: Instant::now(),
            };
            let left = self.before.remove(&asker).unwrap_or(full);
            self.lately.insert(asker, left);
        }
        self.lately.get_mut(&asker).expect("it was put there")
    }
}

impl Left {
    fn refill(&mut self, limits: &Limits) {
        let since = self.at.elapsed().as_secs_f64();
        self.at = Instant::now();
        self.requests = (self.requests + since * limits.requests).min(limits.burst);
        self.bytes = (self.bytes + since * limits.bytes_a_day / DAY).min(limits.bytes_a_day);
        self.makes = (self.makes + since * limits.makes_a_second).min(limits.makes);
        self.cpu = (self.cpu + since * limits.cpu_a_second).min(limits.cpu);
    }
}

/// Number of resources of one kind, such as streams, that each address holds at present.
#[derive(Debug, Default)]
pub(crate) struct Tally(Mutex<BTreeMap<Asker, usize>>);

/// One resource held by an address. Dropping this guard releases the resource.
#[derive(Debug)]
pub(crate) struct Held {
    tally: Arc<Tally>,
    asker: Asker,
}

impl Tally {
    /// Counts one more resource for an address. Returns `None` if the address already holds `most`
    /// resources.
    pub(crate) fn hold(self: &Arc<Self>, asker: Asker, most: usize) -> Option<Held> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let held = all.entry(asker).or_default();
        (*held < most).then(|| {
            *held += 1;
            Held { tally: Arc::clone(self), asker }
        })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut all = self.tally.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(held) = all.get_mut(&self.asker) {
            *held -= 1;
            if *held == 0 {
                all.remove(&self.asker);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn asker(number: u32) -> Asker {
        IpAddr::from(number.to_be_bytes()).into()
    }

    #[test]
    fn what_is_used_up_comes_back_with_time() {
        let limits =
            Limits { requests: 1e6, burst: 2.0, makes: 1.0, makes_a_second: 0.1, ..Limits::NONE };
        let limiter = Limiter::new(limits);
        assert_eq!(limiter.take(asker(1), Wanted::Make), Ok(()));
        assert_eq!(limiter.take(asker(1), Wanted::Make), Err(Later(10)));
        std::thread::sleep(Duration::from_millis(2));
        assert_eq!(limiter.take(asker(1), Wanted::Request), Ok(()));
    }

    /// The server charges CPU time after the work, and refuses an address only once its quota is
    /// used up.
    #[test]
    fn work_is_paid_for_afterwards() {
        let limits = Limits { cpu: 100.0, cpu_a_second: 50.0, ..Limits::NONE };
        let limiter = Limiter::new(limits);
        assert_eq!(limiter.take(asker(1), Wanted::Request), Ok(()));
        limiter.pay(asker(1), Duration::from_millis(600));
        assert_eq!(limiter.take(asker(1), Wanted::Request), Err(Later(11)));
        assert_eq!(limiter.take(asker(2), Wanted::Make), Ok(()));
        let debt = limiter.debt(asker(1)).expect("it has more than it had");
        assert!(debt > Duration::from_secs(9) && limiter.debt(asker(2)).is_none(), "{debt:?}");
    }

    #[test]
    fn an_address_brings_only_so_much_in_a_day() {
        let limiter = Limiter::new(Limits { bytes_a_day: 86_400.0, ..Limits::NONE });
        assert_eq!(limiter.bring(asker(1), 80_000), Ok(()));
        assert_eq!(limiter.bring(asker(1), 6_500), Err(Later(100)));
        assert_eq!(limiter.bring(asker(1), 6_000), Ok(()), "what was refused is not counted");
        assert_eq!(limiter.bring(asker(2), 80_000), Ok(()));
    }

    #[test]
    fn one_address_does_not_use_up_anothers() {
        let limiter = Limiter::new(Limits { requests: 0.5, burst: 1.0, ..Limits::NONE });
        assert_eq!(limiter.take(asker(1), Wanted::Request), Ok(()));
        assert_eq!(limiter.take(asker(1), Wanted::Request), Err(Later(2)));
        assert_eq!(limiter.take(asker(2), Wanted::Request), Ok(()));
    }

    /// The number of remembered addresses is bounded, and the most recent address is among them.
    #[test]
    fn addresses_are_forgotten_all_at_once() {
        let limiter = Limiter::new(Limits { requests: 1e-6, burst: 1.0, ..Limits::NONE });
        for number in 0..3 * MAX_ADDRESSES as u32 {
            assert_eq!(limiter.take(asker(number), Wanted::Request), Ok(()));
            assert!(limiter.take(asker(number), Wanted::Request).is_err());
            let known = limiter.known.lock().expect("no fault");
            assert!(known.lately.len() <= MAX_ADDRESSES && known.before.len() <= MAX_ADDRESSES);
        }
    }

    #[test]
    fn what_is_held_is_given_back() {
        let tally = Arc::new(Tally::default());
        let first = tally.hold(asker(1), 1);
        assert!(first.is_some() && tally.hold(asker(1), 1).is_none());
        assert!(tally.hold(asker(2), 1).is_some());
        drop(first);
        assert!(tally.hold(asker(1), 1).is_some());
        assert!(tally.0.lock().expect("no fault").is_empty());
    }
}
