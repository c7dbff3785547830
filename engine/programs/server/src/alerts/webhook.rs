//! POST requests to the webhooks of players.

use std::thread;

use ureq::Agent;
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use super::address::{self, Reach};
use crate::limits::{ALERT, ALERT_AGAIN};

/// Client that posts alerts. It follows no redirect, uses no proxy and ignores the response.
#[derive(Debug)]
pub(super) struct Poster {
    agent: Agent,
    reach: Reach,
}

/// Failure to post an alert, and whether another attempt may succeed.
struct Failed {
    why: String,
    is_passing: bool,
}

impl Poster {
    pub(super) fn new(reach: Reach) -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(ALERT))
            .max_redirects(0)
            .max_redirects_will_error(false)
            .proxy(None)
            .max_idle_connections(0)
            .http_status_as_error(false)
            .user_agent("swords")
            .build();
        let resolver = Guarded { reach, names: DefaultResolver::default() };
        Self { agent: Agent::with_parts(config, DefaultConnector::new(), resolver), reach }
    }

    /// Posts a body to an address. If the receiver is not ready, tries once more.
    pub(super) fn post(&self, address: &str, body: &str) -> Result<(), String> {
        // The operator may have narrowed the reach since the player chose the address.
        address::check(address, self.reach).map_err(|refused| refused.to_string())?;
        match self.once(address, body) {
            Err(failed) if failed.is_passing => {
                thread::sleep(ALERT_AGAIN);
                self.once(address, body).map_err(|failed| failed.why)
            }
            done => done.map_err(|failed| failed.why),
        }
    }

    fn once(&self, address: &str, body: &str) -> Result<(), Failed> {
        let sent = self.agent.post(address).content_type("application/json").send(body);
        match sent.map(|response| response.status()) {
            Ok(status) if status.is_success() => Ok(()),
            Ok(status) => {
                let why = format!("the receiver answered {}", status.as_u16());
                Err(Failed { why, is_passing: status.is_server_error() })
            }
            Err(error) => {
                let is_passing = !matches!(error, ureq::Error::BadUri(_));
                Err(Failed { why: error.to_string(), is_passing })
            }
        }
    }
}

/// Resolver that refuses addresses which webhooks may not reach. The connection goes to the address
/// that was checked, so a name cannot change its address in between.
#[derive(Debug)]
struct Guarded {
    reach: Reach,
    names: DefaultResolver,
}

impl Resolver for Guarded {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.names.resolve(uri, config, timeout)?;
        match found.iter().all(|address| self.reach.allows(address.ip())) {
            true => Ok(found),
            false => Err(ureq::Error::BadUri("the name leads to a private network".to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;

    use super::*;

    /// Answers as many requests as there are responses, and returns the requests.
    fn receiver(responses: Vec<&'static str>) -> (String, thread::JoinHandle<Vec<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}/hook", listener.local_addr().expect("an address"));
        let received = thread::spawn(move || {
            let answer = |response: &str| {
                let (mut stream, _) = listener.accept().expect("a connection");
                let mut request = String::new();
                while !request.contains("{\"n\":1}") {
                    let mut part = [0; 512];
                    let read = stream.read(&mut part).expect("a request");
                    request.push_str(&String::from_utf8_lossy(&part[..read]));
                }
                stream.write_all(response.as_bytes()).expect("it reads");
                request
            };
            responses.into_iter().map(answer).collect()
        });
        (address, received)
    }

    const DONE: &str = "HTTP/1.1 204 No Content\r\n\r\n";
    const BUSY: &str = "HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n";
    const MOVED: &str =
        "HTTP/1.1 307 Moved\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n";

    #[test]
    fn a_receiver_that_is_busy_is_asked_once_more() {
        let (address, received) = receiver(vec![BUSY, DONE]);
        assert_eq!(Poster::new(Reach::Private).post(&address, "{\"n\":1}"), Ok(()));
        let requests = received.join().expect("two requests");
        assert_eq!(requests.len(), 2);
        assert!(requests[1].starts_with("POST /hook HTTP/1.1\r\n"), "{}", requests[1]);
    }

    #[test]
    fn no_redirect_is_followed() {
        let (address, received) = receiver(vec![MOVED]);
        let refused = Poster::new(Reach::Private).post(&address, "{\"n\":1}");
        assert_eq!(refused, Err("the receiver answered 307".to_owned()));
        assert_eq!(received.join().expect("one request").len(), 1);
    }

    /// A name of a private address is refused when it is looked up, before a connection.
    #[test]
    fn a_name_that_leads_home_is_refused() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("it is set");
        let port = listener.local_addr().expect("an address").port();
        let poster = Poster::new(Reach::Public);
        for address in [format!("http://localhost:{port}/"), format!("http://127.0.0.1:{port}/")] {
            let refused = poster.post(&address, "{}").expect_err("it is private");
            assert!(refused.contains("private network"), "{refused}");
        }
        assert!(listener.accept().is_err(), "no connection was made");
    }
}
