//! Admission of requests: checks of origin, size and rate, and the content security policy of
//! responses.

use std::sync::{Arc, PoisonError};
use std::time::Instant;

use axum::Extension;
use axum::extract::{MatchedPath, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::words::Language;
use lobby::Refused;

use crate::app::App;
use crate::asker::{Asker, Peer};
use crate::failure::{self, Answered};
use crate::limiter::{Later, Wanted};
use crate::telemetry::Telemetry;

/// Paths that accept an uploaded match: a save, or a mail file that offers a match.
pub(crate) const BROUGHT: [&str; 3] = ["/api/replays", "/api/saves", "/api/letters"];

/// Admits or refuses a request, and adds the security headers to the response.
pub(crate) async fn guard(
    State(app): State<Arc<App>>,
    Extension(peer): Extension<Peer>,
    mut request: Request,
    next: Next,
) -> Response {
    let asker = peer.asker(request.headers(), &app.proxies);
    request.extensions_mut().insert(asker);
    let since = Instant::now();
    // The request log shows the route and so does not reveal the id of the match.
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let languages = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|of| of.to_str().ok());
    let language = Language::accepted(languages.unwrap_or_default());
    let answered = async {
        match admit(&app, asker, &request) {
            Ok(()) => next.run(request).await,
            Err(refused) => Answered(refused).into_response(),
        }
    };
    let mut response = failure::in_language(language, answered).await;
    if app.told == Telemetry::All {
        app.metrics.answered(&route, method.as_str(), response.status(), since.elapsed());
    }
    protect(response.headers_mut());
    response
}

/// Adds the security headers to a response.
pub(crate) fn protect(headers: &mut HeaderMap) {
    for (name, value) in POLICY {
        headers.entry(HeaderName::from_static(name)).or_insert(HeaderValue::from_static(value));
    }
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

fn admit(app: &App, asker: Asker, request: &Request) -> Result<(), Refused> {
    if app.bans.read().unwrap_or_else(PoisonError::into_inner).contains(&asker) {
        return Err(failure::banned());
    }
    check_host(&app.hosts, request)?;
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes {
        check_origin(&app.hosts, request.headers())?;
    }
    let makes = changes && makes(request.uri().path());
    if makes && !app.matches.store.has_room(app.min_free) {
        return Err(failure::no_room());
    }
    let wanted = if makes { Wanted::Make } else { Wanted::Request };
    app.limiter.take(asker, wanted).map_err(|Later(seconds)| failure::too_many(seconds))
}

/// Whether a POST to this path creates a match.
pub(crate) fn makes(path: &str) -> bool {
    path == "/api/matches" || path.ends_with("/plan") || BROUGHT.contains(&path)
}

/// Checks the `Host` header. Otherwise a page of another site could reach a local server under that
/// site's domain name (DNS rebinding).
pub(crate) fn check_host(hosts: &[String], request: &Request) -> Result<(), Refused> {
    let host = text(request.headers(), &header::HOST)?.unwrap_or_default();
    // A client behind a proxy may repeat the server name in the request target.
    let other = |name: &Authority| !name.as_str().eq_ignore_ascii_case(host);
    if request.uri().authority().is_some_and(other) {
        return Err(failure::foreign("expected the same name in the address and in `Host`"));
    }
    let known = hosts.iter().any(|known| known.eq_ignore_ascii_case(host));
    let known = known || (hosts.is_empty() && !host.is_empty());
    if known {
        Ok(())
    } else {
        Err(failure::foreign("unknown host name: the operator can allow it with `--host`"))
    }
}

/// Checks that a POST comes from the page itself, or from a program that sends no `Origin`.
pub(crate) fn check_origin(hosts: &[String], headers: &HeaderMap) -> Result<(), Refused> {
    let foreign = || failure::foreign("cannot accept a change from a page of another site");
    if let Some(site) = text(headers, &HeaderName::from_static("sec-fetch-site"))?
        && !matches!(site, "same-origin" | "none")
    {
        return Err(foreign());
    }
    let Some(origin) = text(headers, &header::ORIGIN)? else { return Ok(()) };
    let authority = ["http://", "https://"].iter().find_map(|scheme| origin.strip_prefix(scheme));
    let authority = authority.filter(|authority| !authority.is_empty()).ok_or_else(foreign)?;
    let same = |host: &str| host.eq_ignore_ascii_case(authority);
    let own =
        text(headers, &header::HOST)?.is_some_and(same) || hosts.iter().any(|host| same(host));
    if own { Ok(()) } else { Err(foreign()) }
}

/// Returns the value of a header that may occur at most once. An unreadable value causes an error,
/// and a missing header returns `None`.
fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Result<Option<&'a str>, Refused> {
    let unclear = || failure::foreign(format!("expected `{name}` once, and as plain text"));
    let mut all = headers.get_all(name).iter();
    match (all.next(), all.next()) {
        (None, _) => Ok(None),
        (Some(one), None) => one.to_str().map(Some).map_err(|_| unclear()),
        (Some(_), Some(_)) => Err(unclear()),
    }
}
