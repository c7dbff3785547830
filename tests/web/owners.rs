//! Abuse by strangers who claim every seat, flood the list of matches, or upload an unlimited
//! number of saves. Players keep their seats, honest matches stay on the first page of the list,
//! and storage stays bounded.

use std::net::{IpAddr, Ipv4Addr};

use rusqlite::Connection;
use serde_json::{Value, json};
use server::{Config, Keep, Limits, PackageIndex, Running, Server, Telemetry};

use super::client::{Client, GAME};

/// Maximum number of seats that one address may have claimed without playing.
const TAKEN: usize = 6;

/// Server that trusts the proxy headers that the test writes.
struct Club {
    running: Option<Running>,
    folder: tempfile::TempDir,
    limits: Limits,
}

impl Club {
    fn new(limits: Limits) -> Self {
        let mut club =
            Self { running: None, folder: tempfile::tempdir().expect("a folder"), limits };
        club.open();
        club
    }

    fn open(&mut self) {
        self.running = None;
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: Some(self.folder.path().join("matches.sqlite")),
            package_index: PackageIndex::new(black_box::TestLibrary),
            limits: self.limits,
            hosts: Vec::new(),
            keep: Keep::Days(365),
            told: Telemetry::Nothing,
            proxies: vec![IpAddr::V4(Ipv4Addr::LOCALHOST)],
        };
        self.running = Some(Server::open(config).and_then(Server::start).expect("a server"));
    }

    /// Returns a client whose proxy headers report the given address.
    fn at(&self, address: &str) -> Client {
        let running = self.running.as_ref().expect("it runs");
        Client::new(format!("http://{}", running.address())).at(address)
    }

    /// Stops the server, runs SQL on its database, and starts the server again.
    fn change(&mut self, change: &str) {
        self.running = None;
        let matches = Connection::open(self.folder.path().join("matches.sqlite"));
        matches.and_then(|matches| matches.execute_batch(change)).expect("it is changed");
        self.open();
    }
}

/// Creates a listed match with an open seat.
fn open_table(maker: &Client, title: &str) -> Value {
    let body = json!({"game": GAME, "csa": "open", "listed": true, "title": title});
    let (status, made) = maker.post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    made
}

fn path(made: &Value, act: &str) -> String {
    format!("/api/matches/{}/{act}", made["id"].as_str().expect("an id"))
}

/// Claims the open seat of a match. Returns the status and the key.
fn sit(guest: &Client, made: &Value) -> (u16, Value) {
    let guest = guest.with(&made["invitations"]["csa"]);
    let (status, claimed) = guest.post(&path(made, "claim"), &json!({}));
    (status, claimed["key"].clone())
}

/// One address can claim only a limited number of unplayed seats. The creator of each match can
/// open such a seat again, so no seat is lost.
#[test]
fn no_seat_is_lost_to_who_takes_all() {
    let club = Club::new(Limits::NONE);
    let makers: Vec<_> = (1..=20).map(|number| club.at(&format!("10.1.0.{number}"))).collect();
    let tables: Vec<_> = makers.iter().map(|maker| open_table(maker, "a game?")).collect();
    let stranger = club.at("10.66.0.1");
    let taken: Vec<_> = tables.iter().map(|made| sit(&stranger, made)).collect();
    let seats = taken.iter().filter(|(status, _)| *status == 200).count();
    assert_eq!(seats, TAKEN);
    assert!(taken[TAKEN..].iter().all(|(status, _)| *status == 429), "{taken:?}");
    for (number, (maker, made)) in makers.iter().zip(&tables).enumerate() {
        let maker = maker.with(&made["key"]);
        let id = made["id"].as_str().expect("an id");
        let seat = maker.see(id)["match"]["seats"]["csa"].clone();
        let is_taken = number < TAKEN;
        assert_eq!(seat, json!({"who": "human", "invited": !is_taken, "waits": is_taken}));
        let open = json!({"side": "csa", "whom": "open"});
        assert_eq!(
            stranger.with(&made["invitations"]["csa"]).post(&path(made, "free"), &open).0,
            403
        );
        assert_eq!(maker.post(&path(made, "free"), &open).0, 200);
        assert_eq!(maker.see(id)["match"]["seats"]["csa"]["invited"], true);
        if is_taken {
            assert_eq!(sit(&stranger, made).0, 403, "who did not play sits here no more");
            let key = &taken[number].1;
            assert_eq!(stranger.with(key).get(&path(made, "")[..path(made, "").len() - 1]).0, 403);
        }
    }
    // Any visitor can take an open seat. An invitation to the seat works only for a visitor who has
    // the new link.
    let guest = club.at("10.2.0.1");
    assert_eq!(sit(&guest, &tables[0]).0, 200);
    let maker = makers[1].with(&tables[1]["key"]);
    let (status, sent) =
        maker.post(&path(&tables[1], "free"), &json!({"side": "csa", "whom": "invite"}));
    assert_eq!(status, 200, "{sent}");
    assert_eq!(sit(&guest, &tables[1]).0, 403, "the list opens it no more");
    let friend = guest.with(&sent["invitation"]);
    assert_eq!(friend.post(&path(&tables[1], "claim"), &json!({})).0, 200);
}

/// The creator of a match cannot take away the seat of a player who has answered. A player who only
/// handed the seat to a bot has not answered.
#[test]
fn who_has_played_keeps_his_seat() {
    let club = Club::new(Limits::NONE);
    let made = open_table(&club.at("10.1.0.1"), "");
    let maker = club.at("10.1.0.1").with(&made["key"]);
    let guest = club.at("10.2.0.1");
    let guest = guest.with(&sit(&guest, &made).1);
    let id = made["id"].as_str().expect("an id");
    for step in 0..40 {
        let seen = maker.see(id);
        let (who, seen) = if seen["decision"]["side"] == "usa" {
            (&maker, seen)
        } else {
            (&guest, guest.see(id))
        };
        assert_eq!(who.answer(id, &seen, step).0, 200);
        if who.key == guest.key {
            break;
        }
    }
    assert_eq!(maker.see(id)["match"]["seats"]["csa"]["waits"], false);
    let (status, refused) =
        maker.post(&path(&made, "free"), &json!({"side": "csa", "whom": "open"}));
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("played")));
    let made = open_table(&maker, "");
    let squatter = club.at("10.66.0.1");
    let squatter = squatter.with(&sit(&squatter, &made).1);
    assert_eq!(squatter.put(&path(&made, "seat"), &json!({"side": "csa", "who": "random"})).0, 200);
    let maker = club.at("10.1.0.1").with(&made["key"]);
    assert_eq!(maker.post(&path(&made, "free"), &json!({"side": "csa", "whom": "open"})).0, 200);
}

/// A claimed seat becomes free after two days if its player has never answered a decision.
#[test]
fn a_seat_lapses_that_nobody_plays() {
    let mut club = Club::new(Limits::NONE);
    let maker = club.at("10.1.0.1");
    let (asked, unasked) = (open_table(&maker, "asked"), open_table(&maker, "unasked"));
    let stranger = club.at("10.66.0.1");
    let keys = [&asked, &unasked].map(|made| sit(&stranger, made).1);
    // In one match, a bot plays the creator's side until it is the stranger's turn.
    let own = maker.with(&asked["key"]);
    for step in 0..60 {
        let id = asked["id"].as_str().expect("an id");
        let seen = own.see(id);
        if seen["decision"]["side"] != "usa" {
            break;
        }
        assert_eq!(own.answer(id, &seen, step).0, 200);
    }
    let waits = |club: &Club, made: &Value| {
        let seen = club.at("10.3.0.1").see(made["id"].as_str().expect("an id"));
        let seats = &seen["match"]["seats"]["csa"];
        (seen["decision"]["side"].clone(), seats["invited"] == true)
    };
    let first = waits(&club, &unasked).0;
    club.change("UPDATE seats SET since = since - 47 * 3600 WHERE since IS NOT NULL");
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert!(!waits(&club, &asked).1, "he has had 47 hours");
    club.change("UPDATE seats SET since = since - 2 * 3600 WHERE since IS NOT NULL");
    let lapsed = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        waits(&club, &asked).1
    });
    assert!(lapsed, "two days have passed");
    assert_eq!(waits(&club, &unasked).1, first == "csa", "who is not asked loses nothing");
    let old = club.at("10.66.0.1").with(&keys[0]);
    assert_eq!(old.get(&format!("/api/matches/{}", asked["id"].as_str().expect("an id"))).0, 403);
    assert_eq!(sit(&club.at("10.2.0.1"), &asked).0, 200, "its invitation is good again");
}

/// The server refuses new matches and uploads if the disk is almost full. Existing matches can
/// continue.
#[test]
fn play_goes_on_where_the_disk_is_almost_full() {
    let mut club = Club::new(Limits::NONE);
    let maker = club.at("10.1.0.1");
    let made = maker.make("me", "me", 1);
    club.limits.min_free = u64::MAX;
    club.open();
    let maker = club.at("10.1.0.1").with(&made["key"]);
    let (status, refused) = maker.post("/api/matches", &json!({"game": GAME}));
    assert_eq!((status, &refused["error"]["code"]), (503, &json!("room")), "{refused}");
    assert_eq!(maker.send("POST", "/api/saves", &[], "x").0, 503);
    let id = made["id"].as_str().expect("an id");
    for step in 0..3 {
        let side = maker.see(id)["decision"]["side"].as_str().expect("a side").to_owned();
        let (_, seen) = maker.get(&format!("/api/matches/{id}?as={side}"));
        assert_eq!(maker.answer(id, &seen, step).0, 200);
    }
}

/// Each address has a daily limit for uploaded saves. An address that reaches the limit does not
/// affect other addresses.
#[test]
fn one_address_brings_only_so_much_in_a_day() {
    let club = Club::new(Limits { bytes_a_day: 10_000.0, ..Limits::NONE });
    let statuses = |address: &str| {
        let client = club.at(address);
        [0; 6].map(|_| client.post("/api/matches", &json!({"game": GAME})).0)
    };
    assert_eq!(statuses("10.66.0.1"), [200, 200, 200, 200, 429, 429]);
    assert_eq!(statuses("10.1.0.1")[..4], [200; 4]);
}

/// Ten honest matches stay on the first page of the list, although seven addresses create 210
/// others. All ten can be found by their titles.
#[test]
fn honest_tables_stand_on_the_first_page() {
    let club = Club::new(Limits::NONE);
    for number in 1..=10 {
        open_table(&club.at(&format!("10.1.0.{number}")), &format!("honest {number}"));
    }
    for address in 1..=7 {
        let crier = club.at(&format!("10.67.0.{address}"));
        for _ in 0..30 {
            open_table(&crier, "BUY HERE");
        }
    }
    let reader = club.at("10.3.0.1");
    let page = |query: &str| {
        let (status, listed) = reader.get(&format!("/api/matches{query}"));
        assert_eq!(status, 200, "{listed}");
        listed.as_array().expect("a list").clone()
    };
    let honest = |listed: &[Value]| {
        let is_honest =
            |of: &&Value| of["title"].as_str().is_some_and(|of| of.starts_with("honest"));
        listed.iter().filter(is_honest).count()
    };
    let first = page("");
    assert_eq!((first.len(), honest(&first)), (50, 10));
    assert_eq!(honest(&first[..17]), 10, "before any address has a second table there");
    let all: Vec<_> = (0..5).flat_map(|number| page(&format!("?page={number}"))).collect();
    assert_eq!(all.len(), 10 + 7 * 10, "of one address there are only so many");
    assert_eq!(page("?find=HONEST").len(), 10);
    assert!(page("?find=%25").is_empty(), "a sign is a sign");
    assert!(first.iter().all(|table| table.get("maker").is_none()), "whose it is nobody is told");
    for wrong in ["?page=-1", "?page=20", "?what=1", &format!("?find={}", "x".repeat(81))] {
        assert_eq!(reader.get(&format!("/api/matches{wrong}")).0, 400, "{wrong}");
    }
}
