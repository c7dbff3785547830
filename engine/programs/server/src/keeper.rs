//! Periodic tasks of the server: it removes old matches, unloads idle matches, and detects changes
//! by other processes.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use lobby::Refused;
use tokio::time::{Instant, sleep};

use crate::app::App;
use crate::asker::Asker;
use crate::limits::{RESTED, TIDIED, WATCHED};
use crate::store::unkept;

/// Task that the server performs at regular intervals.
#[derive(Clone, Copy)]
enum Duty {
    /// Removes expired matches and frees seats that were never played.
    Tidy,
    /// Unloads idle matches from memory.
    Rest,
}

/// A task with its interval and the time of its last run.
struct Timed {
    duty: Duty,
    each: Duration,
    last: Option<Instant>,
}

impl Timed {
    const fn new(duty: Duty, each: Duration) -> Self {
        Self { duty, each, last: None }
    }

    /// Returns the task, and restarts its interval, if the task is due.
    fn due(&mut self) -> Option<Duty> {
        if self.last.is_some_and(|last| last.elapsed() < self.each) {
            return None;
        }
        self.last = Some(Instant::now());
        Some(self.duty)
    }
}

/// Runs the periodic tasks until the server ends.
pub(crate) async fn keep(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let mut seen = None;
    let mut duties = [Timed::new(Duty::Tidy, TIDIED), Timed::new(Duty::Rest, RESTED)];
    loop {
        let due: Vec<Duty> = duties.iter_mut().filter_map(Timed::due).collect();
        let own = Arc::clone(&app);
        let looked = app.work.run(None, move || look(&own, seen, &due)).await;
        match looked {
            Ok(now) => seen = Some(now),
            Err(refused) => session::complain!("cannot tidy the matches: {refused}"),
        }
        tokio::select! {
            () = sleep(WATCHED) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

/// Verifies the whole database file once. Logs any damage and then unloads all matches.
pub(crate) fn check(app: &App) {
    match app.matches.store.check() {
        Ok(None) => {}
        Ok(Some(problem)) => {
            session::complain!(
                "the matches are damaged: {problem}; run `swords admin check` for details and `swords \
                    admin` to repair them"
            );
            app.matches.forget();
        }
        Err(error) => session::complain!("cannot check the matches: {error}"),
    }
}

/// Runs the periodic tasks that are due. Returns the data version of the database, which changes
/// when another process writes to the file.
fn look(app: &App, seen: Option<i64>, due: &[Duty]) -> Result<i64, Refused> {
    if !app.matches.store.is_in_place().map_err(unkept)? {
        return Err(Refused::broken(
            "the file of the matches has been moved or deleted: changes are refused until it is \
                back",
        ));
    }
    let now = app.matches.store.changed_elsewhere().map_err(unkept)?;
    if seen != Some(now) {
        let bans = app.matches.store.bans().map_err(unkept)?;
        let bans: BTreeSet<Asker> =
            bans.iter().filter_map(|ban| ban.parse::<IpAddr>().ok()).map(Asker::from).collect();
        *app.bans.write().unwrap_or_else(PoisonError::into_inner) = bans;
    }
    if seen.is_some_and(|seen| seen != now) {
        app.matches.forget();
    }
    for duty in due {
        match duty {
            Duty::Tidy => {
                app.matches.tidy(app.keep)?;
                app.matches.lapse()?;
            }
            Duty::Rest => app.matches.rest(),
        }
    }
    Ok(now)
}
