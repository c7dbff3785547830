//! Bots. One thread of the lowest priority computes their decisions, one after another.
//!
//! Bots continue a match while a client follows the match or has requested it recently. The next
//! match is the one whose clients have used the least thread time recently.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use lobby::Refused;
use lobby::live::bots::{Decided, Thought, Turn};
use tokio::sync::{Notify, oneshot};
use tokio::time::sleep;

use crate::app::App;
use crate::asker::Asker;
use crate::limits::{AGAIN, MAX_ADDRESSES, MAX_ATTENDING};
use crate::matches::Matches;

/// Half-life of the thread time recorded for an address, in seconds.
const HALF: f64 = 30.0;

/// Queue of the matches in which a bot is to move.
#[derive(Debug, Default)]
pub(crate) struct Computers {
    state: Mutex<State>,
    woken: Notify,
}

#[derive(Debug, Default)]
struct State {
    waits: BTreeMap<String, Waits>,
    had: BTreeMap<Asker, Had>,
    /// Number of turns that bots have taken so far.
    turns: u64,
}

/// A queued match in which a bot is to move.
#[derive(Debug)]
struct Waits {
    /// Addresses that have requested the match since its last turn.
    askers: BTreeSet<Asker>,
    /// Earliest time of the next attempt. `None` if the last attempt did not fail.
    after: Option<Instant>,
    /// Number of the turn in which the bot thread last served this match.
    last: u64,
}

/// Recent use of the bot thread on behalf of one address.
#[derive(Clone, Copy, Debug)]
struct Had {
    seconds: f64,
    at: Instant,
}

impl Had {
    /// Returns the recorded seconds, reduced by the decay until `now`. Two values are comparable
    /// only for the same `now`.
    fn counts(self, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.at);
        self.seconds * (-since.as_secs_f64() / HALF).exp2()
    }
}

/// Match to play next, and the address charged for its turn.
struct Next {
    id: String,
    waits: Waits,
    payer: Asker,
}

impl Computers {
    /// Adds a match to the queue on behalf of a client, if a bot is to move in the match.
    pub(crate) fn wake(&self, matches: &Matches, id: &str, asker: Asker) {
        if !matches.goes_by_itself(id) {
            return;
        }
        let mut state = self.locked();
        let last = state.turns;
        let fresh = || Waits { askers: BTreeSet::new(), after: None, last };
        let waits = state.waits.entry(id.to_owned()).or_insert_with(fresh);
        if waits.askers.len() < MAX_ATTENDING {
            waits.askers.insert(asker);
        }
        drop(state);
        self.woken.notify_one();
    }

    /// Returns the next match. If no match is ready, returns the time until one is ready, or `None`
    /// if the queue is empty.
    fn next(&self) -> Result<Next, Option<Duration>> {
        let mut state = self.locked();
        let now = Instant::now();
        let had = |asker: &Asker| state.had.get(asker).map_or(0.0, |had| had.counts(now));
        let ready = state.waits.iter().filter(|(_, waits)| waits.after.is_none_or(|at| at <= now));
        let ranked = ready.filter_map(|(id, waits)| {
            let by = waits.askers.iter().map(|asker| (had(asker), *asker));
            let (had, payer) = by.min_by(|(one, _), (other, _)| one.total_cmp(other))?;
            Some((had, waits.last, id.clone(), payer))
        });
        let first = ranked.min_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        let Some((_, _, id, payer)) = first else {
            let later = state.waits.values().filter_map(|waits| waits.after).min();
            return Err(later.map(|at| at.saturating_duration_since(now)));
        };
        let waits = state.waits.remove(&id).expect("it was found there");
        Ok(Next { id, waits, payer })
    }

    fn pay(&self, asker: Asker, took: Duration) {
        let (mut state, now) = (self.locked(), Instant::now());
        if state.had.len() >= MAX_ADDRESSES {
            state.had.retain(|_, had| had.counts(now) > 0.1);
        }
        let before = state.had.get(&asker).map_or(0.0, |had| had.counts(now));
        let seconds = before + took.as_secs_f64();
        state.had.insert(asker, Had { seconds, at: now });
    }

    /// Puts a match back into the queue after a turn. Adds the addresses that requested the match
    /// during the turn to those from before the turn.
    fn again(&self, id: String, mut waits: Waits) {
        let mut state = self.locked();
        state.turns += 1;
        waits.last = state.turns;
        if let Some(meanwhile) = state.waits.remove(&id) {
            waits.askers.extend(meanwhile.askers);
        }
        state.waits.insert(id, waits);
    }

    fn locked(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Runs the bots until the server ends.
pub(crate) async fn play(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let mut thinker = Thinker::new();
    loop {
        let next = match app.computers.next() {
            Ok(next) => next,
            Err(wait) => {
                tokio::select! {
                    () = app.computers.woken.notified() => continue,
                    () = sleep(wait.unwrap_or(Duration::MAX)), if wait.is_some() => continue,
                    _ = closing.wait_for(|closing| *closing) => return,
                }
            }
        };
        if *closing.borrow() {
            return;
        }
        let Next { id, mut waits, payer } = next;
        if !app.matches.is_attended(&id) {
            continue;
        }
        waits.after = None;
        match turn(&app, &mut thinker, &id, payer).await {
            Ok(false) => continue,
            Ok(true) => {}
            Err(refused) => {
                session::complain!("the computer cannot play in match {id}: {refused}");
                waits.after = Some(Instant::now() + AGAIN);
            }
        }
        app.computers.again(id, waits);
    }
}

/// Lets simple bots play for a short time, or lets a searching bot make one decision. Returns
/// whether a bot is still to move.
async fn turn(
    app: &Arc<App>,
    thinker: &mut Thinker,
    id: &str,
    payer: Asker,
) -> Result<bool, Refused> {
    let (own, of) = (Arc::clone(app), id.to_owned());
    let next = app.work.run(None, move || paid(&own, payer, || own.matches.go_on(&of))).await?;
    let thought = match next {
        Turn::Rests => return Ok(false),
        Turn::Goes => return Ok(true),
        Turn::Thinks(thought) => thought,
    };
    let Some((decided, took)) = thinker.decide(thought).await else {
        *thinker = Thinker::new();
        return Err(Refused::broken("the thread that thinks has ended"));
    };
    app.computers.pay(payer, took);
    let (own, of) = (Arc::clone(app), id.to_owned());
    app.work.run(None, move || paid(&own, payer, || own.matches.decided(&of, decided))).await
}

fn paid<T>(app: &App, payer: Asker, work: impl FnOnce() -> T) -> T {
    let begun = ThreadTime::now();
    let done = work();
    app.computers.pay(payer, begun.elapsed());
    done
}

/// Handle to the thread that computes bot decisions at the lowest priority.
struct Thinker(mpsc::Sender<(Box<Thought>, Reply)>);

/// Channel for a decision and the CPU time that its computation took.
type Reply = oneshot::Sender<(Decided, Duration)>;

impl Thinker {
    fn new() -> Self {
        let (sender, thoughts) = mpsc::channel::<(Box<Thought>, Reply)>();
        thread::spawn(move || {
            come_last();
            for (thought, told) in thoughts {
                let begun = ThreadTime::now();
                let decided = thought.decide();
                // The receiver is gone if no one waits for this decision any more.
                let _ = told.send((decided, begun.elapsed()));
            }
        });
        Self(sender)
    }

    /// Computes a decision on the bot thread. Returns the decision and its CPU time, or `None` if
    /// the thread has ended.
    async fn decide(&self, thought: Box<Thought>) -> Option<(Decided, Duration)> {
        let (sender, decided) = oneshot::channel();
        self.0.send((thought, sender)).ok()?;
        decided.await.ok()
    }
}

/// Gives this thread the lowest priority. Only Linux supports a priority for a single thread.
fn come_last() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 19) {
        session::complain!("cannot lower the priority of computer players: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn asker(number: u32) -> Asker {
        IpAddr::from(number.to_be_bytes()).into()
    }

    fn waits(askers: &[u32]) -> Waits {
        Waits { askers: askers.iter().map(|of| asker(*of)).collect(), after: None, last: 0 }
    }

    fn next(computers: &Computers) -> Option<(String, Asker)> {
        computers.next().ok().map(|next| (next.id, next.payer))
    }

    /// The address with the least recent use is served next, regardless of its number of matches.
    /// The server does not charge an address that only views another player's match.
    #[test]
    fn whose_match_is_next_goes_by_what_each_has_had() {
        let computers = Computers::default();
        for number in 0..9 {
            computers.again(format!("many {number}"), waits(&[1]));
        }
        computers.again("one".to_owned(), waits(&[1, 2]));
        computers.pay(asker(1), Duration::from_secs(3));
        computers.pay(asker(2), Duration::from_secs(1));
        assert_eq!(next(&computers), Some(("one".to_owned(), asker(2))));
        assert_eq!(next(&computers), Some(("many 0".to_owned(), asker(1))));
        computers.again("many 0".to_owned(), waits(&[1]));
        assert_eq!(next(&computers), Some(("many 1".to_owned(), asker(1))));
    }

    /// After a failure, a match waits before the next attempt and does not delay other matches.
    #[test]
    fn what_has_failed_comes_again_later() {
        let computers = Computers::default();
        let after = Some(Instant::now() + Duration::from_secs(60));
        computers.again("failed".to_owned(), Waits { after, ..waits(&[1]) });
        assert!(computers.next().is_err_and(|wait| wait.is_some()));
        computers.again("other".to_owned(), waits(&[1]));
        assert_eq!(next(&computers), Some(("other".to_owned(), asker(1))));
    }
}
