//! The door: nothing from other sites, nothing too large, nothing too often, and a strict policy for
//! what the page may do.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::failure::Refused;
use crate::server::App;

/// How often one address may ask.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second, in the long run.
    pub requests: f64,
    /// How many may come at once.
    pub burst: f64,
    /// How many matches may be made or brought at once; one more every ten seconds.
    pub makes: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { requests: 50.0, burst: 400.0, makes: 30.0 }
    }
}

impl Limits {
    /// No limits worth the name, for tests and measurements.
    pub const NONE: Self = Self { requests: 1e9, burst: 1e9, makes: 1e9 };
}

/// How many addresses are remembered.
const MAX_ADDRESSES: usize = 10_000;
/// How soon a match more may be made, by second.
const MAKES_A_SECOND: f64 = 0.1;

/// What each address has left.
#[derive(Debug)]
pub(crate) struct Limiter {
    limits: Limits,
    left: Mutex<BTreeMap<IpAddr, Left>>,
}

#[derive(Clone, Copy, Debug)]
struct Left {
    requests: f64,
    makes: f64,
    at: Instant,
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, left: Mutex::default() }
    }

    /// Takes one request of an address; nothing if it has none left.
    fn take(&self, address: IpAddr, makes: bool) -> bool {
        let mut all = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MAX_ADDRESSES {
            all.retain(|_, left| left.at.elapsed().as_secs() < 60);
        }
        let full =
            Left { requests: self.limits.burst, makes: self.limits.makes, at: Instant::now() };
        let left = all.entry(address).or_insert(full);
        left.refill(&self.limits);
        let enough = left.requests >= 1.0 && (!makes || left.makes >= 1.0);
        if enough {
            left.requests -= 1.0;
            left.makes -= f64::from(u8::from(makes));
        }
        enough
    }
}

impl Left {
    fn refill(&mut self, limits: &Limits) {
        let since = self.at.elapsed().as_secs_f64();
        self.at = Instant::now();
        self.requests = (self.requests + since * limits.requests).min(limits.burst);
        self.makes = (self.makes + since * MAKES_A_SECOND).min(limits.makes);
    }
}

/// Lets a request in, or says why not; and sends every answer out with its policy.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match admit(&app, address.ip(), &request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    for (name, value) in POLICY {
        let name = HeaderName::from_static(name);
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

const POLICY: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cache-control", "no-store"),
];

fn admit(app: &App, address: IpAddr, request: &Request) -> Result<(), Refused> {
    check_host(app, request.headers())?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes {
        check_origin(app, request.headers())?;
    }
    let path = request.uri().path();
    let makes = changes && (path == "/api/matches" || path == "/api/replays");
    if app.limiter.take(address, makes) { Ok(()) } else { Err(Refused::too_many()) }
}

/// A page of another site could reach a server on this machine under a name of its own.
fn check_host(app: &App, headers: &HeaderMap) -> Result<(), Refused> {
    let host = text(headers, header::HOST).unwrap_or_default();
    let known = app.hosts.is_empty() || app.hosts.iter().any(|known| known == host);
    if known { Ok(()) } else { Err(Refused::foreign("this server is not known by that name")) }
}

/// Acts come from the page itself, or from a program that has no origin.
fn check_origin(app: &App, headers: &HeaderMap) -> Result<(), Refused> {
    let foreign = || Refused::foreign("acts are taken from the page of this server only");
    if let Some(site) = text(headers, HeaderName::from_static("sec-fetch-site"))
        && !matches!(site, "same-origin" | "none")
    {
        return Err(foreign());
    }
    let Some(origin) = text(headers, header::ORIGIN) else { return Ok(()) };
    let authority = origin.split_once("://").map_or("", |(_, authority)| authority);
    let own = text(headers, header::HOST) == Some(authority)
        || app.hosts.iter().any(|host| host == authority);
    if own { Ok(()) } else { Err(foreign()) }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_comes_back_with_time() {
        let limiter = Limiter::new(Limits { requests: 1e6, burst: 2.0, makes: 1.0 });
        let address = IpAddr::from([127, 0, 0, 1]);
        assert!(limiter.take(address, true));
        assert!(!limiter.take(address, true));
        std::thread::sleep(std::time::Duration::from_millis(2));
        assert!(limiter.take(address, false));
    }

    #[test]
    fn one_address_does_not_use_up_anothers() {
        let limiter = Limiter::new(Limits { requests: 0.0, burst: 1.0, makes: 1.0 });
        let [a, b] = [1, 2].map(|last| IpAddr::from([10, 0, 0, last]));
        assert!(limiter.take(a, false));
        assert!(!limiter.take(a, false));
        assert!(limiter.take(b, false));
    }
}
