//! Metrics in the text format of Prometheus, and a log line for each request. Neither metrics nor
//! log contain a key, a match id or an address.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use lobby::Refused;
use serde_json::json;

use crate::app::App;
use crate::failure::Answered;
use crate::store::unkept;
use crate::telemetry::Telemetry;

/// Counters since the start of the server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Number of requests, by the first digit of the response status.
    answered: [AtomicU64; 6],
    /// Total time of all responses, in microseconds.
    micros: AtomicU64,
}

impl Metrics {
    /// Counts a request and writes its log line.
    pub(crate) fn answered(&self, route: &str, method: &str, status: StatusCode, took: Duration) {
        let (hundreds, micros) = (usize::from(status.as_u16() / 100), took.as_micros() as u64);
        if let Some(count) = self.answered.get(hundreds) {
            count.fetch_add(1, Ordering::Relaxed);
        }
        self.micros.fetch_add(micros, Ordering::Relaxed);
        let status = status.as_u16();
        session::complain!(
            "{}",
            json!({"method": method, "route": route, "status": status, "micros": micros})
        );
    }

    fn text(&self, in_memory: usize, streams: usize) -> String {
        let mut text = String::from("# TYPE swords_requests_total counter\n");
        for (hundreds, count) in self.answered.iter().enumerate().skip(1) {
            let count = count.load(Ordering::Relaxed);
            text += &format!("swords_requests_total{{status=\"{hundreds}xx\"}} {count}\n");
        }
        let micros = self.micros.load(Ordering::Relaxed);
        text += &format!(
            "# TYPE swords_request_micros_total counter\nswords_request_micros_total {micros}\n"
        );
        text += &format!(
            "# TYPE swords_matches_in_memory gauge\nswords_matches_in_memory {in_memory}\n"
        );
        text += &format!("# TYPE swords_streams gauge\nswords_streams {streams}\n");
        text
    }
}

/// `GET /health`: reports whether the server can read matches.
pub(crate) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Answered> {
    check_told(&app)?;
    let own = Arc::clone(&app);
    let look = move || Ok(own.matches.store.changed_elsewhere().map_err(unkept)?);
    app.work.run(None, look).await?;
    Ok("ok\n")
}

/// `GET /metrics`: returns the counters since the start of the server.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Result<String, Answered> {
    check_told(&app)?;
    let (in_memory, streams) = app.matches.counts();
    Ok(app.metrics.text(in_memory, streams))
}

fn check_told(app: &App) -> Result<(), Refused> {
    match app.told {
        Telemetry::All => Ok(()),
        Telemetry::Nothing => Err(Refused::unknown("address")),
    }
}
