//! Server behind real proxies, configured as in `book/src/host/server.md`. The tests need Caddy or
//! nginx, `curl` and `openssl`. Without these programs, the tests are skipped. With
//! `NEED_PROXIES=1`, they fail instead.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use black_box::root;
use serde_json::{Value, json};
use server::{Admin, Config, Keep, Limits, PackageIndex, Server, Telemetry};
use testing::patience;

use super::client::GAME;

const NAME: &str = "tables.example.org";

/// Process of a proxy, which is killed at the end of the test.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Whether a program is installed. If it is not, the test fails with `NEED_PROXIES`.
fn has(program: &str, version: &str) -> bool {
    let there = Command::new(program).arg(version).output().is_ok();
    assert!(there || std::env::var("NEED_PROXIES").is_err(), "{program} is not installed");
    there
}

/// Returns the proxy configuration in the hosting page that starts with the line `first`.
fn written(first: &str) -> String {
    let page = fs::read_to_string(root().join("book/src/host/server.md")).expect("the page");
    let from = page.find(&format!("```\n{first}")).expect("it has the set-up") + 4;
    page[from..].split("```").next().unwrap_or_default().to_owned()
}

/// Client that reaches the server only through the proxy.
struct Stranger<'a> {
    folder: &'a Path,
    port: u16,
}

impl Stranger<'_> {
    fn curl(&self, path: &str, heads: &[&str]) -> Command {
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--show-error", "--no-buffer", "--max-time", "60", "--cacert"]);
        curl.arg(self.folder.join("cert.pem"));
        curl.args(["--resolve", &format!("{NAME}:{}:127.0.0.1", self.port)]);
        heads.iter().for_each(|head| {
            curl.args(["--header", head]);
        });
        curl.arg(format!("https://{NAME}:{}{path}", self.port));
        curl
    }

    /// Sends a request through the proxy. Returns the status and the whole response.
    fn asks(&self, path: &str, heads: &[&str], body: Option<&Value>) -> (String, String) {
        let mut curl = self.curl(path, heads);
        curl.args(["--include", "--write-out", "\n%{http_code}"]);
        if let Some(body) = body {
            curl.args(["--header", "content-type: application/json", "--data", &body.to_string()]);
        }
        let said = curl.output().expect("curl runs");
        let text = String::from_utf8_lossy(&said.stdout).into_owned();
        let (text, status) = text.rsplit_once('\n').unwrap_or_default();
        (status.to_owned(), text.to_owned())
    }

    fn status(&self, path: &str, heads: &[&str]) -> String {
        self.asks(path, heads, None).0
    }
}

fn certificate(folder: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj"])
        .args([&format!("/CN={NAME}"), "-addext", &format!("subjectAltName=DNS:{NAME}")])
        .args(["-keyout", "key.pem", "-out", "cert.pem"])
        .current_dir(folder)
        .output()
        .expect("openssl runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

/// Starts a server behind a proxy. Checks all properties that the hosting page promises.
fn tried(proxy: impl FnOnce(&Path, u16, &str) -> Child) {
    let folder = tempfile::tempdir().expect("a folder");
    let matches = folder.path().join("matches.sqlite");
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let config = Config {
        listen: (here, 0).into(),
        database: Some(matches.clone()),
        package_index: PackageIndex::new(black_box::TestLibrary),
        limits: Limits::NONE,
        hosts: vec![NAME.to_owned()],
        keep: Keep::Forever,
        told: Telemetry::All,
        proxies: vec![here],
    };
    let running = Server::open(config).and_then(Server::start).expect("a server");
    certificate(folder.path());
    let port = {
        let free = TcpListener::bind((here, 0)).expect("a port");
        free.local_addr().expect("its address").port()
    };
    let _proxy = Ended(proxy(folder.path(), port, &running.address().to_string()));
    let up = (0..200).any(|_| {
        thread::sleep(Duration::from_millis(50));
        TcpStream::connect((here, port)).is_ok()
    });
    assert!(up, "the proxy does not answer");
    let stranger = Stranger { folder: folder.path(), port };
    comes_by_tls(&stranger);
    is_told_at_once(&stranger);
    is_known_by_his_address(&stranger, &Admin::open(&matches).expect("the matches"));
}

fn comes_by_tls(stranger: &Stranger<'_>) {
    let (status, said) = stranger.asks("/", &[], None);
    assert_eq!(status, "200", "{said}");
    let said = said.to_lowercase();
    for head in
        ["strict-transport-security: max-age=", "content-security-policy: default-src 'none'"]
    {
        assert!(said.contains(head), "{said}");
    }
    for own in ["/health", "/metrics"] {
        assert_eq!(stranger.status(own, &[]), "404", "{own}");
    }
    let new = json!({"game": GAME, "usa": "me", "csa": "me"});
    let made =
        |origin: &str| stranger.asks("/api/matches", &[&format!("origin: {origin}")], Some(&new)).0;
    assert_eq!(made(&format!("https://{NAME}")), "200");
    assert_eq!(made("https://evil.example"), "403");
}

/// Checks that an open stream delivers a chat message without delay.
fn is_told_at_once(stranger: &Stranger<'_>) {
    let new = json!({"game": GAME, "usa": "me", "csa": "me"});
    let (_, made) = stranger.asks("/api/matches", &[], Some(&new));
    let made: Value = serde_json::from_str(&made[made.find('{').expect("a body")..]).expect("JSON");
    let path = format!("/api/matches/{}", made["id"].as_str().expect("an id"));
    let key = format!("authorization: Bearer {}", made["key"].as_str().expect("a key"));
    let mut stream = stranger.curl(&format!("{path}/events"), &[&key]);
    let mut stream = Ended(stream.stdout(Stdio::piped()).spawn().expect("curl runs"));
    let lines = BufReader::new(stream.0.stdout.take().expect("its words")).lines();
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in lines.map_while(Result::ok).filter(|line| line.starts_with("data:")) {
            let _ = tell.send(line);
        }
    });
    let comes = |what: &str| {
        let line = told.recv_timeout(patience()).expect("the stream is not held back");
        assert!(line.contains(what), "{line}");
    };
    comes("\"match\"");
    for words in ["first of all", "and then"] {
        let (status, said) = stranger.asks(
            &format!("{path}/chat"),
            &[&key],
            Some(&json!({"text": words, "side": "usa"})),
        );
        assert_eq!(status, "200", "{said}");
        comes(words);
    }
}

/// Checks that a ban of a client's own address works, whatever headers the client sends.
fn is_known_by_his_address(stranger: &Stranger<'_>, admin: &Admin) {
    let forged = ["x-forwarded-for: 203.0.113.9", "forwarded: for=203.0.113.9"];
    let soon = |expected: &str| {
        let in_time = (0..200).any(|_| {
            thread::sleep(Duration::from_millis(50));
            stranger.status("/api/levels", &forged) == expected
        });
        assert!(in_time, "{expected} was expected");
    };
    admin.ban(Ipv4Addr::LOCALHOST.into()).expect("it is written");
    soon("403");
    admin.ban(Ipv4Addr::new(203, 0, 113, 9).into()).expect("it is written");
    admin.unban(Ipv4Addr::LOCALHOST.into()).expect("it is written");
    soon("200");
}

fn started(command: &mut Command) -> Child {
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts")
}

#[test]
fn caddy_is_set_up_as_written() {
    if !["curl", "openssl"].iter().all(|own| has(own, "--help")) || !has("caddy", "version") {
        return;
    }
    let site = written(&format!("{NAME} {{"));
    tried(|folder, port, server| {
        let options =
            format!("{{\n admin off\n auto_https disable_redirects\n https_port {port}\n}}\n");
        let own = format!("{NAME} {{\n tls {0}/cert.pem {0}/key.pem\n", folder.display());
        let site = site.replace(&format!("{NAME} {{\n"), &own).replace("127.0.0.1:1862", server);
        fs::write(folder.join("Caddyfile"), options + &site).expect("it is written");
        let mut caddy = Command::new("caddy");
        caddy.args(["run", "--config", "Caddyfile"]).current_dir(folder);
        started(
            caddy.env("HOME", folder).env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder),
        )
    });
}

#[test]
fn nginx_is_set_up_as_written() {
    if !["curl", "openssl"].iter().all(|own| has(own, "--help")) || !has("nginx", "-v") {
        return;
    }
    let site = written("server {");
    tried(|folder, port, server| {
        let folder = folder.display();
        let site = site
            .replace("listen 443 ssl", &format!("listen 127.0.0.1:{port} ssl"))
            .replace("/etc/ssl/tables.example.org.pem", &format!("{folder}/cert.pem"))
            .replace("/etc/ssl/tables.example.org.key", &format!("{folder}/key.pem"))
            .replace("127.0.0.1:1862", server);
        let kept: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
            .iter()
            .map(|kind| format!(" {kind}_temp_path {folder}/{kind};\n"))
            .collect();
        let all = format!(
            "daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\nhttp {{\n \
             access_log off;\n{kept}{site}}}\n"
        );
        let file = format!("{folder}/nginx.conf");
        fs::write(&file, all).expect("it is written");
        started(Command::new("nginx").args(["-c", &file, "-e", &format!("{folder}/errors")]))
    });
}
