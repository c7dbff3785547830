//! Proxy headers of requests. The server believes only a trusted proxy about the address of a
//! client.

use std::net::{IpAddr, Ipv4Addr};

use serde_json::json;
use server::{Admin, Config, Keep, Limits, PackageIndex, Running, Server, Telemetry};

use super::client::{Client, Reply};

const FOR: &str = "x-forwarded-for";
/// Public host name of the server.
const NAME: &str = "tables.example.org";

/// Starts a server with a public host name. It allows each address five requests. Returns the
/// server, its folder and a client.
fn served(proxies: &[Ipv4Addr]) -> (Running, tempfile::TempDir, Client) {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: Some(folder.path().join("matches.sqlite")),
        package_index: PackageIndex::new(black_box::TestLibrary),
        limits: Limits { requests: 0.01, burst: 5.0, ..Limits::NONE },
        hosts: vec![NAME.to_owned()],
        keep: Keep::Forever,
        told: Telemetry::Nothing,
        proxies: proxies.iter().copied().map(IpAddr::V4).collect(),
    };
    let running = Server::open(config).and_then(Server::start).expect("a server");
    let client = Client::new(format!("http://{}", running.address()));
    (running, folder, client)
}

/// Sends a request with the given forwarding headers. Returns the status.
fn ask(client: &Client, heads: &[(&str, &str)]) -> u16 {
    client.get_with("/api/levels", &[&[("host", NAME)], heads].concat()).0
}

#[test]
fn each_for_whom_a_proxy_asks_has_his_own_share() {
    let (_running, folder, client) = served(&[Ipv4Addr::LOCALHOST]);
    let asked = |who: &str| (0..7).map(|_| ask(&client, &[(FOR, who)])).collect::<Vec<_>>();
    assert_eq!(asked("203.0.113.7"), [200, 200, 200, 200, 200, 429, 429]);
    assert_eq!(asked("203.0.113.8")[..5], [200; 5]);
    // A proxy appends its own entry to entries that the client wrote.
    assert_eq!(ask(&client, &[(FOR, "198.51.100.1, 203.0.113.7")]), 429);
    assert_eq!(ask(&client, &[(FOR, "203.0.113.7, 198.51.100.1")]), 200);
    // All addresses in one IPv6 network count as a single address.
    assert_eq!(asked("2001:db8:1:2::1")[..5], [200; 5]);
    assert_eq!(ask(&client, &[(FOR, "2001:db8:1:2:ffff::9")]), 429);
    assert_eq!(ask(&client, &[(FOR, "2001:db8:1:3::1")]), 200);
    // A ban applies to the client, not to its proxy.
    let admin = Admin::open(&folder.path().join("matches.sqlite")).expect("the matches");
    admin.ban(Ipv4Addr::new(203, 0, 113, 9).into()).expect("it is written");
    let banned = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        ask(&client, &[(FOR, "203.0.113.9")]) == 403
    });
    assert!(banned);
    assert_eq!(ask(&client, &[(FOR, "203.0.113.10")]), 200);
}

#[test]
fn who_is_no_proxy_is_not_believed() {
    for proxies in [&[][..], &[Ipv4Addr::new(127, 0, 0, 9)]] {
        let (_running, _folder, client) = served(proxies);
        let forged = |number: u8| ask(&client, &[(FOR, &format!("203.0.113.{number}"))]);
        assert_eq!((0..7).map(forged).collect::<Vec<_>>(), [200, 200, 200, 200, 200, 429, 429]);
    }
}

/// The server accepts its public host name in the `Host` header, but not in `X-Forwarded-Host`. A
/// page that was loaded over TLS under this name may send requests.
#[test]
fn the_name_comes_in_the_host_and_pages_come_by_tls() {
    let (_running, _folder, client) = served(&[Ipv4Addr::LOCALHOST]);
    let told = |host: &str| {
        let heads = [("host", host), ("x-forwarded-host", NAME), (FOR, "203.0.113.1")];
        client.get_with("/api/levels", &heads).0
    };
    assert_eq!((told("evil.example"), told(NAME), told(&NAME.to_uppercase())), (403, 200, 200));
    let act = |origin: &str, who: &str| -> Reply {
        let heads = [
            ("host", NAME),
            ("origin", origin),
            (FOR, who),
            ("content-type", "application/json"),
            ("x-forwarded-proto", "https"),
        ];
        let body = json!({"game": super::client::GAME, "usa": "me", "csa": "me"});
        client.send("POST", "/api/matches", &heads, &body.to_string())
    };
    assert_eq!(act(&format!("https://{NAME}"), "203.0.113.2").0, 200);
    assert_eq!(act("https://evil.example", "203.0.113.3").0, 403);
}
