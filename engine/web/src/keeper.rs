//! What the server does by itself: it tidies up, and sees what somebody else has changed.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError};

use lobby::Refused;
use tokio::time::{Instant, sleep};

use crate::asker::Asker;
use crate::limits::{TIDIED, WATCHED};
use crate::server::App;
use crate::store::unkept;

/// Keeps the matches of a server until it ends.
pub(crate) async fn keep(app: Arc<App>) {
    let mut closing = app.closing.subscribe();
    let (mut seen, mut tidied) = (None, None::<Instant>);
    loop {
        let due = tidied.is_none_or(|at| at.elapsed() >= TIDIED);
        tidied = if due { Some(Instant::now()) } else { tidied };
        let own = Arc::clone(&app);
        let looked = app.work.run(move || look(&own, seen, due)).await;
        match looked {
            Ok(now) => seen = Some(now),
            Err(refused) => eprintln!("the matches could not be looked after: {refused}"),
        }
        tokio::select! {
            () = sleep(WATCHED) => {}
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

/// One round; gives the number that shows when somebody else has changed something.
fn look(app: &App, seen: Option<i64>, due: bool) -> Result<i64, Refused> {
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
    if due {
        app.matches.tidy(app.keep)?;
        app.matches.rest();
    }
    Ok(now)
}
