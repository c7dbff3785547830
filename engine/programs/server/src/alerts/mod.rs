//! Alerts to players who are not at the table, at addresses that the players chose.

pub(crate) mod address;
mod webhook;

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use lobby::{Alert, AlertKind, Refused};

pub use address::Reach;
use webhook::Poster;

use crate::limits::{ALERTING, MAX_ALERTS};

/// Ways in which a server sends alerts.
#[derive(Clone, Debug)]
pub struct Alerts {
    /// Kinds of alerts that players may choose.
    pub kinds: Vec<AlertKind>,
    /// Networks that webhooks may reach.
    pub reach: Reach,
}

/// Sender of alerts, with a queue of those not sent yet.
#[derive(Debug)]
pub(crate) struct Alerter {
    pub(crate) kinds: Vec<AlertKind>,
    reach: Reach,
    /// Address of the start page, which alerts contain.
    pub(crate) page: String,
    queue: SyncSender<Posted>,
}

/// An alert on its way to one address.
struct Posted {
    address: String,
    body: String,
}

impl Alerter {
    /// Starts the threads that send alerts.
    pub(crate) fn new(Alerts { kinds, reach }: Alerts, page: String) -> Self {
        let (queue, waiting) = sync_channel(MAX_ALERTS);
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..ALERTING {
            let waiting = Arc::clone(&waiting);
            thread::spawn(move || send_all(&Poster::new(reach), &waiting));
        }
        Self { kinds, reach, page, queue }
    }

    /// Checks that webhooks may go to an address. Names are looked up only when an alert is sent.
    pub(crate) fn check(&self, address: &str) -> Result<(), Refused> {
        if !self.kinds.contains(&AlertKind::Webhook) {
            return Err(Refused::no_alerts());
        }
        address::check(address, self.reach)
    }

    /// Adds an alert to the queue. Drops it if the queue is full, because players can also see the
    /// side to move in the match.
    pub(crate) fn send(&self, address: String, alert: &Alert) {
        let body = serde_json::to_string(alert).expect("an alert is plain data");
        if self.queue.try_send(Posted { address, body }).is_err() {
            session::complain!("cannot alert a player: too many alerts are waiting");
        }
    }
}

/// Sends alerts until the server ends. A complaint does not contain the address, which may be a
/// secret of the player.
fn send_all(poster: &Poster, waiting: &Mutex<Receiver<Posted>>) {
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Posted { address, body }) = next else { return };
        if let Err(problem) = poster.post(&address, &body) {
            session::complain!("cannot alert a player: {problem}");
        }
    }
}
