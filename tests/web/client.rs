//! Server that the tests start, and a client for it.

use std::net::IpAddr;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use serde_json::{Value, json};
use server::{Alerts, Config, Limits, PackageIndex, Running, Server};
use ureq::Agent;

/// Id of the game that the tests play by default.
pub(crate) const GAME: &str = "stonewalls-sword";

/// Longest time that the client waits for bots. It allows for a busy machine.
const COMPUTERS: Duration = Duration::from_secs(120);

/// Server under test, with its matches in a temporary folder.
pub(crate) struct Tables {
    pub(crate) running: Option<Running>,
    pub(crate) folder: tempfile::TempDir,
}

/// Status of a response, and its body as JSON.
pub(crate) type Reply = (u16, Value);

/// Client of a server. It sends the key of a seat, if it has one.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) base: String,
    pub(crate) key: Option<String>,
    /// Client addresses that the client's proxy headers report in rotation. `None` if no addresses
    /// rotate.
    addresses: Option<(Range<u32>, Arc<AtomicU32>)>,
    /// Client address that the client's proxy headers always report. `None` if they report no fixed
    /// address.
    address: Option<String>,
    agent: Agent,
}

impl Tables {
    /// Starts a server without matches.
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let running = Some(serve(&folder.path().join("matches.sqlite"), 0, Limits::NONE));
        Self { running, folder }
    }

    /// Starts a server that sends alerts. After a restart, it no longer sends them.
    pub(crate) fn alerting(alerts: Alerts) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let config = config(&folder.path().join("matches.sqlite"), 0, Limits::NONE, Vec::new());
        let server = Server::open(config).expect("a server").alerting(alerts);
        Self { running: Some(server.start().expect("it starts")), folder }
    }

    /// Starts a server that trusts the proxy headers that the test writes. After a restart, the
    /// server no longer trusts them.
    pub(crate) fn behind_a_proxy() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let matches = folder.path().join("matches.sqlite");
        let proxies = vec![[127, 0, 0, 1].into()];
        Self { running: Some(serve_behind(&matches, 0, Limits::NONE, proxies)), folder }
    }

    /// Returns a client without a key.
    pub(crate) fn client(&self) -> Client {
        let running = self.running.as_ref().expect("it runs");
        Client::new(format!("http://{}", running.address()))
    }

    /// Returns the path of the server's database file.
    pub(crate) fn matches(&self) -> PathBuf {
        self.folder.path().join("matches.sqlite")
    }

    /// Restarts the server with the same matches on the same port.
    pub(crate) fn restart(&mut self) {
        self.restart_after(|_| ());
    }

    /// Stops the server, applies a change to its database, and starts the server again on the same
    /// port.
    pub(crate) fn restart_after(&mut self, change: impl FnOnce(&Connection)) {
        let port = self.running.take().expect("it runs").address().port();
        change(&Connection::open(self.matches()).expect("the matches"));
        self.running = Some(serve(&self.matches(), port, Limits::NONE));
    }
}

/// Starts a server with the given database file, port and limits.
pub(crate) fn serve(matches: &Path, port: u16, limits: Limits) -> Running {
    serve_behind(matches, port, limits, Vec::new())
}

fn serve_behind(matches: &Path, port: u16, limits: Limits, proxies: Vec<IpAddr>) -> Running {
    let config = config(matches, port, limits, proxies);
    Server::open(config).and_then(Server::start).expect("a server")
}

fn config(matches: &Path, port: u16, limits: Limits, proxies: Vec<IpAddr>) -> Config {
    Config {
        listen: ([127, 0, 0, 1], port).into(),
        database: Some(matches.to_owned()),
        package_index: PackageIndex::new(black_box::TestLibrary),
        limits,
        hosts: Vec::new(),
        keep: server::Keep::Forever,
        told: server::Telemetry::Nothing,
        proxies,
    }
}

impl Client {
    pub(crate) fn new(base: String) -> Self {
        let config = Agent::config_builder()
            // If the server refuses a request before it has read the body, it closes the
            // connection. The client therefore never reuses a connection.
            .max_idle_connections(0)
            .http_status_as_error(false)
            .build();
        Self { base, key: None, addresses: None, address: None, agent: config.into() }
    }

    /// Returns a client whose proxy headers report `addresses` different client addresses in
    /// rotation.
    pub(crate) fn behind_a_proxy(self, addresses: u32) -> Self {
        Self { addresses: Some((0..addresses, Arc::default())), ..self }
    }

    /// Returns a client whose proxy headers report the client address with this number.
    pub(crate) fn numbered(&self, address: u32) -> Self {
        Self { addresses: Some((address..address + 1, Arc::default())), ..self.clone() }
    }

    /// Returns a client whose proxy headers report this client address.
    pub(crate) fn at(&self, address: &str) -> Self {
        Self { address: Some(address.to_owned()), ..self.clone() }
    }

    /// Returns the headers of the next request: the key of the seat, and the reported client
    /// address.
    pub(crate) fn heads(&self) -> Vec<(&'static str, String)> {
        let mut heads = Vec::new();
        if let Some(key) = &self.key {
            heads.push(("authorization", format!("Bearer {key}")));
        }
        if let Some((many, next)) = &self.addresses {
            let number = many.start + next.fetch_add(1, Ordering::Relaxed) % many.len() as u32;
            heads.push(("x-forwarded-for", format!("10.0.{}.{}", number >> 8, number & 255)));
        }
        if let Some(address) = &self.address {
            heads.push(("x-forwarded-for", address.clone()));
        }
        heads
    }

    /// Returns a client that sends the given key of a seat.
    pub(crate) fn with(&self, key: &Value) -> Self {
        Self { key: Some(key.as_str().expect("a key").to_owned()), ..self.clone() }
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        self.get_with(path, &[])
    }

    /// Sends a GET request with additional headers.
    pub(crate) fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Reply {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in self.heads() {
            request = request.header(name, value);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        read(request.call())
    }

    /// Sends a request with a body and any headers.
    pub(crate) fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Reply {
        let address = format!("{}{path}", self.base);
        let mut request =
            if method == "PUT" { self.agent.put(address) } else { self.agent.post(address) };
        for (name, value) in self.heads() {
            request = request.header(name, value);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        read(request.send(body))
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Reply {
        self.send("POST", path, &[("content-type", "application/json")], &body.to_string())
    }

    pub(crate) fn put(&self, path: &str, body: &Value) -> Reply {
        self.send("PUT", path, &[("content-type", "application/json")], &body.to_string())
    }

    /// Requests a response that is not JSON. Returns its status and its body.
    pub(crate) fn text(&self, path: &str) -> (u16, String) {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in self.heads() {
            request = request.header(name, value);
        }
        let mut response = request.call().expect("an answer");
        (response.status().as_u16(), response.body_mut().read_to_string().expect("a text"))
    }

    /// Creates a match of the shorter scenario with the given seats. If one of them is an
    /// invitation, the request has no seed.
    pub(crate) fn make(&self, usa: &str, csa: &str, seed: u64) -> Value {
        let mut body = json!({"game": GAME, "usa": usa, "csa": csa});
        if ![usa, csa].contains(&"invite") {
            body["seed"] = json!(seed);
        }
        let (status, made) = self.post("/api/matches", &body);
        assert_eq!(status, 200, "{made}");
        made
    }

    /// Returns the view of a match.
    pub(crate) fn see(&self, id: &str) -> Value {
        let (status, seen) = self.get(&format!("/api/matches/{id}"));
        assert_eq!(status, 200, "{seen}");
        seen
    }

    /// Waits until no bot has to decide. Returns the view of the match.
    pub(crate) fn settled(&self, id: &str) -> Value {
        let begun = Instant::now();
        loop {
            let seen = self.see(id);
            let decision = &seen["decision"];
            let who = decision["side"].as_str().map(|side| &seen["match"]["seats"][side]["who"]);
            let thinks = who.is_some_and(|who| *who != "human") && decision["kind"] != "roll";
            if !thinks {
                return seen;
            }
            assert!(begun.elapsed() < COMPUTERS, "computers do not come to an end: {seen}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Plays with the key of both sides until a decision of the wanted kind is pending. Chooses the
    /// first option of every earlier decision. Returns the view of the side that has to decide.
    pub(crate) fn play_until(&self, id: &str, kind: &str) -> Value {
        for _ in 0..60 {
            let side = self.see(id)["decision"]["side"].as_str().expect("a side").to_owned();
            let (_, seen) = self.get(&format!("/api/matches/{id}?as={side}"));
            if seen["decision"]["kind"] == kind {
                return seen;
            }
            assert_eq!(self.answer(id, &seen, 0).0, 200);
        }
        panic!("no decision `{kind}` came");
    }

    /// Answers the pending decision. `number` selects the option.
    pub(crate) fn answer(&self, id: &str, seen: &Value, number: usize) -> Reply {
        let options = seen["decision"]["options"].as_array().expect("options");
        let option = &options[number % options.len()]["id"];
        self.choose(id, &seen["rev"], option)
    }

    pub(crate) fn choose(&self, id: &str, rev: &Value, option: &Value) -> Reply {
        self.post(&format!("/api/matches/{id}/choose"), &json!({"rev": rev, "ids": [option]}))
    }
}

fn read(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Reply {
    match answer {
        Ok(mut response) => {
            let text = response.body_mut().read_to_string().unwrap_or_default();
            (response.status().as_u16(), serde_json::from_str(&text).unwrap_or(Value::Null))
        }
        Err(_) => (0, Value::Null),
    }
}
