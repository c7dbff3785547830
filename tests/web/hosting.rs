//! Operation of a server: administration while the server runs, and monitoring.

use std::net::{IpAddr, Ipv4Addr};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};
use server::{Admin, Config, Keep, Limits, PackageIndex, Server, Telemetry};
use session::journal::unsealed;

use super::client::{Client, Tables};

/// Waits until a condition holds. Fails after a time limit.
fn soon(seen: impl Fn() -> bool) {
    let in_time = (0..200).any(|_| {
        thread::sleep(Duration::from_millis(50));
        seen()
    });
    assert!(in_time, "the server has not seen it");
}

fn made(tables: &Tables) -> (String, Client) {
    let made = tables.client().make("me", "me", 1);
    let id = made["id"].as_str().expect("an id").to_owned();
    (id, tables.client().with(&made["key"]))
}

/// Gives an answer for the side whose turn it is.
fn answer(client: &Client, id: &str) -> (u16, Value) {
    let side = client.see(id)["decision"]["side"].as_str().expect("a side").to_owned();
    let (_, seen) = client.get(&format!("/api/matches/{id}?as={side}"));
    client.answer(id, &seen, 0)
}

#[test]
fn matches_are_closed_and_removed_while_the_server_runs() {
    let tables = Tables::new();
    let ((first, player), (second, other)) = (made(&tables), made(&tables));
    assert_eq!(answer(&player, &first).0, 200);
    let mut admin = Admin::open(&tables.matches()).expect("the matches");
    let listed = admin.list().expect("a list");
    let lines = |id: &str| listed.iter().find(|game| game.id == id).map(|game| game.lines);
    assert!(lines(&first) > lines(&second), "{listed:?}");
    admin.close(&first).expect("it is there");
    soon(|| player.see(&first)["match"]["closed"] == true);
    let (status, said) = answer(&player, &first);
    assert_eq!((status, &said["error"]["code"]), (409, &json!("closed")));
    admin.remove(&first).expect("it is there");
    soon(|| player.get(&format!("/api/matches/{first}")).0 == 404);
    assert!(admin.remove(&first).is_err() && admin.close(&first).is_err());
    assert_eq!(answer(&other, &second).0, 200, "others are not touched");
}

#[test]
fn an_address_is_kept_out_and_let_in_again() {
    let tables = Tables::new();
    let client = tables.client();
    let admin = Admin::open(&tables.matches()).expect("the matches");
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    assert_eq!(client.get("/api/levels").0, 200);
    admin.ban(here).expect("it is written");
    soon(|| client.get("/api/levels").1["error"]["code"] == "banned");
    admin.unban(here).expect("it is written");
    soon(|| client.get("/api/levels").0 == 200);
}

/// The operator can take a backup during play. After the backup is restored, each match continues
/// from the time of the backup.
#[test]
fn a_copy_is_made_and_restored_while_the_server_runs() {
    let tables = Tables::new();
    let (id, player) = made(&tables);
    for _ in 0..3 {
        assert_eq!(answer(&player, &id).0, 200);
    }
    let copy = tables.folder.path().join("copy.sqlite");
    let mut admin = Admin::open(&tables.matches()).expect("the matches");
    let then = player.see(&id);
    admin.back_up(&copy).expect("it is written");
    assert!(admin.back_up(&copy).is_err(), "no copy takes the place of another");
    for _ in 0..3 {
        assert_eq!(answer(&player, &id).0, 200);
    }
    assert_ne!(player.see(&id)["n"], then["n"]);
    admin.restore(&copy).expect("it is sound");
    soon(|| player.see(&id)["n"] == then["n"]);
    assert_eq!(player.see(&id)["view"], then["view"]);
    assert_eq!(answer(&player, &id).0, 200);
    let examined = admin.examine(&black_box::TestLibrary).expect("they are read");
    assert!(examined.iter().all(|game| game.problem.is_none()), "{examined:?}");
    std::fs::write(&copy, "SQLite format 3 no more").expect("it is damaged");
    assert!(admin.restore(&copy).is_err());
    assert_eq!(answer(&player, &id).0, 200);
}

/// An operator cannot restore a database from itself, not even through a link to it.
#[cfg(unix)]
#[test]
fn a_store_is_no_copy_of_itself() {
    let tables = Tables::new();
    made(&tables);
    let other_name = tables.folder.path().join("copy.sqlite");
    std::os::unix::fs::symlink(tables.matches(), &other_name).expect("a link");
    let mut admin = Admin::open(&tables.matches()).expect("the matches");
    for itself in [tables.matches(), other_name] {
        let refused = admin.restore(&itself).expect_err("it is the store").to_string();
        assert!(refused.ends_with("is the store itself; name the copy"), "{refused}");
    }
}

/// The integrity check detects changed data.
#[test]
fn damaged_matches_are_named() {
    let mut tables = Tables::new();
    let ((sound, _), (damaged, player)) = (made(&tables), made(&tables));
    for _ in 0..3 {
        assert_eq!(answer(&player, &damaged).0, 200);
    }
    tables.running.take();
    let kept = Connection::open(tables.matches()).expect("the matches");
    let damage = "UPDATE lines SET line = replace(line, '\"n\":2,', '\"n\": 2,') WHERE match = ?1";
    kept.execute(damage, [&damaged]).expect("it is done");
    let admin = Admin::open(&tables.matches()).expect("the matches");
    for game in admin.examine(&black_box::TestLibrary).expect("they are read") {
        assert_eq!(game.problem.is_some(), game.id == damaged, "{game:?}, {sound} is sound");
    }
}

/// The server can load and continue matches that the previous version stored.
#[test]
fn a_database_of_the_first_version_is_taken_over() {
    let mut tables = Tables::new();
    let (id, player) = made(&tables);
    for _ in 0..4 {
        assert_eq!(answer(&player, &id).0, 200);
    }
    let before = player.see(&id);
    tables.restart_after(|kept| {
        let lines: Vec<(i64, String)> = kept
            .prepare("SELECT n, line FROM lines")
            .and_then(|mut all| all.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect())
            .expect("lines");
        for (n, line) in lines {
            let line = unsealed(&line).replace("swords-save 2", "swords-save 1");
            kept.execute("UPDATE lines SET line = ?2 WHERE n = ?1", (n, line)).expect("it is done");
        }
        let sealed = ["matches", "seats", "lines", "aside", "chat", "notes"];
        let unsealed = sealed.map(|table| format!("ALTER TABLE {table} DROP COLUMN seal;")).concat();
        let owners = "DROP INDEX shown; DROP INDEX made; DROP INDEX waiting; DROP TABLE house;
            ALTER TABLE matches DROP COLUMN maker; ALTER TABLE matches DROP COLUMN began;
            ALTER TABLE seats DROP COLUMN since; ALTER TABLE seats DROP COLUMN taker;
            ALTER TABLE seats DROP COLUMN barred;";
        kept.execute_batch(&(owners.to_owned() + &unsealed)).expect("it is as it was");
        let back = "ALTER TABLE matches DROP COLUMN kept; ALTER TABLE matches DROP COLUMN bytes;
            ALTER TABLE matches DROP COLUMN closed; ALTER TABLE seats DROP COLUMN claimed;
            ALTER TABLE seats DROP COLUMN moments; DROP TABLE bans; DROP TABLE clock; DROP TABLE thinking;
            DROP TABLE alerts; DROP TABLE gathered; PRAGMA user_version = 1;";
        kept.execute_batch(back).expect("it is as it was");
    });
    let admin = server::Admin::open(&tables.matches()).expect("the matches");
    assert_eq!(admin.integrity().expect("it is read"), None, "all rows are sealed now");
    let seen = player.see(&id);
    assert_eq!(
        (&seen["view"], &seen["n"], &seen["chat"]),
        (&before["view"], &before["n"], &before["chat"])
    );
    assert_eq!(answer(&player, &id).0, 200);
    tables.restart();
    assert!(player.see(&id)["n"].as_u64() > before["n"].as_u64());
}

/// The server offers metrics only if the operator enables them. Metrics contain neither match ids
/// nor keys.
#[test]
fn how_the_server_fares_is_told_on_demand() {
    let tables = Tables::new();
    for path in ["/health", "/metrics"] {
        assert_eq!(tables.client().get(path).0, 404);
    }
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: Some(folder.path().join("matches.sqlite")),
        package_index: PackageIndex::new(black_box::TestLibrary),
        limits: Limits::NONE,
        hosts: Vec::new(),
        keep: Keep::Forever,
        told: Telemetry::All,
        proxies: Vec::new(),
    };
    let running = Server::open(config).and_then(Server::start).expect("a server");
    let client = Client::new(format!("http://{}", running.address()));
    let made = client.make("me", "me", 1);
    assert_eq!(client.text("/health"), (200, "ok\n".to_owned()));
    let (status, metrics) = client.text("/metrics");
    assert_eq!(status, 200);
    assert!(metrics.contains("swords_requests_total{status=\"2xx\"} 2\n"), "{metrics}");
    assert!(metrics.contains("swords_matches_in_memory 1\n"), "{metrics}");
    for secret in ["id", "key"] {
        assert!(!metrics.contains(made[secret].as_str().expect("a text")));
    }
}

/// No other user of the machine can read the database, since it contains private data of both
/// sides.
#[cfg(unix)]
#[test]
fn what_is_kept_is_private() {
    use std::os::unix::fs::PermissionsExt;
    let tables = Tables::new();
    let (id, player) = made(&tables);
    assert_eq!(answer(&player, &id).0, 200);
    let copy = tables.folder.path().join("copy.sqlite");
    Admin::open(&tables.matches()).and_then(|admin| admin.back_up(&copy)).expect("a copy");
    let mut files = 0;
    for file in std::fs::read_dir(tables.folder.path()).expect("a folder").flatten() {
        let mode = file.metadata().expect("a file").permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", file.file_name());
        files += 1;
    }
    assert!(files >= 4, "{files}");
}
