//! Failing writes to the database. The server acknowledges only changes that it has stored. A match
//! continues as soon as its database works again.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};
use server::{Config, Limits, PackageIndex, Server};

use super::client::{Client, Reply, Tables};
use super::killed::start;

/// SQL expressions with which a trigger of another program makes a write fail.
const FAILURES: [&str; 4] = [
    "RAISE(ABORT, 'failed')",
    "RAISE(FAIL, 'failed')",
    "RAISE(ROLLBACK, 'failed')",
    "RAISE(IGNORE)",
];

/// Request that changes a match, with the database writes that it causes.
struct Act {
    method: &'static str,
    path: &'static str,
    body: Value,
    writes: Writes,
}

/// Database writes of a request, in order. Each write lists its alternative statements, of which
/// one is executed.
type Writes = &'static [&'static [&'static str]];

const ANSWER: Writes = &[&["INSERT ON lines"], &["UPDATE ON matches"]];
const SEAT: Writes = &[&["INSERT ON seats", "UPDATE ON seats"]];

/// Match, with a client that has the key of one of its seats.
struct Seat {
    id: String,
    client: Client,
}

impl Seat {
    fn new(made: &Value, client: &Client, key: &Value) -> Self {
        let id = made["id"].as_str().expect("an id").to_owned();
        Self { id, client: client.with(key) }
    }

    fn at_home(tables: &Tables) -> Self {
        let made = tables.client().make("me", "me", 1);
        Self::new(&made, &tables.client(), &made["key"])
    }

    fn invited(tables: &Tables) -> Self {
        let made = tables.client().make("me", "invite", 1);
        Self::new(&made, &tables.client(), &made["invitations"]["csa"])
    }

    /// Returns the view of the side that has to decide.
    fn own(&self) -> Value {
        let side =
            self.client.see(&self.id)["decision"]["side"].as_str().expect("a side").to_owned();
        self.client.get(&format!("/api/matches/{}?as={side}", self.id)).1
    }

    /// Returns a spectator's view of the match, without the time of the last change.
    fn seen_outside(&self) -> Value {
        let mut seen = Client::new(self.client.base.clone()).see(&self.id);
        seen["match"]["touched"].take();
        seen
    }

    fn choose(&self) -> Act {
        let seen = self.own();
        let body = json!({"rev": seen["rev"], "ids": [seen["decision"]["options"][0]["id"]]});
        Act { method: "POST", path: "/choose", body, writes: ANSWER }
    }

    /// Plays until an undo is possible. Returns the request for the undo.
    fn undo(&self) -> Act {
        let undoable = || self.client.see(&self.id)["undo"] == "free";
        for _ in 0..60 {
            if undoable() {
                break;
            }
            assert_eq!(self.act(&self.choose()).0, 200);
        }
        assert!(undoable());
        let body = json!({"rev": self.client.see(&self.id)["rev"]});
        Act { method: "POST", path: "/undo", body, writes: ANSWER }
    }

    fn say(&self) -> Act {
        let body = json!({"text": "hm", "side": "usa"});
        Act { method: "POST", path: "/chat", body, writes: &[&["INSERT ON chat"]] }
    }

    fn note(&self) -> Act {
        let body = json!({"text": "hm"});
        Act { method: "PUT", path: "/notes?as=usa", body, writes: &[&["INSERT ON notes"]] }
    }

    fn give(&self) -> Act {
        let body = json!({"side": "usa", "who": "random"});
        Act { method: "PUT", path: "/seat", body, writes: SEAT }
    }

    fn claim(&self) -> Act {
        Act { method: "POST", path: "/claim", body: json!({}), writes: SEAT }
    }

    fn act(&self, act: &Act) -> Reply {
        let path = format!("/api/matches/{}{}", self.id, act.path);
        match act.method {
            "PUT" => self.client.put(&path, &act.body),
            _ => self.client.post(&path, &act.body),
        }
    }
}

/// Database connection of another program.
struct Other(Connection);

impl Other {
    fn at(matches: &Path) -> Self {
        Self(Connection::open(matches).expect("the matches"))
    }

    fn run(&self, sql: &str) {
        self.0.execute_batch(sql).expect("it is done");
    }

    /// Calls `work` while triggers make the given writes fail. `how` is the SQL expression with
    /// which a trigger fails.
    fn in_trouble(&self, writes: &[&str], how: &str, work: impl FnOnce()) {
        let named = || writes.iter().enumerate();
        for (number, write) in named() {
            self.run(&format!(
                "CREATE TRIGGER trouble{number} BEFORE {write} BEGIN SELECT {how}; END"
            ));
        }
        work();
        for (number, _) in named() {
            self.run(&format!("DROP TRIGGER trouble{number}"));
        }
    }

    /// Returns all stored data of all matches as strings, except times.
    fn kept(&self) -> Vec<String> {
        let all = [
            "SELECT match || n || line FROM lines ORDER BY match, n",
            "SELECT match || side || who || hex(lock) || ifnull(hex(invitation), '-') FROM seats",
            "SELECT match || n || text FROM chat",
            "SELECT match || side || text FROM notes",
            "SELECT id || over FROM matches",
        ];
        all.into_iter().flat_map(|find| self.texts(find)).collect()
    }

    fn texts(&self, find: &str) -> Vec<String> {
        let mut find = self.0.prepare(find).expect("a query");
        let rows =
            find.query_map([], |row| Ok(row.get::<_, Option<String>>(0)?.unwrap_or_default()));
        rows.and_then(Iterator::collect).expect("texts")
    }

    /// Returns the number of stored answers of a match.
    fn answers(&self, id: &str) -> usize {
        let find = format!("SELECT line FROM lines WHERE match = '{id}'");
        self.texts(&find)
            .iter()
            .filter(|line| line.contains("\"n\":") && !line.contains("\"board\":"))
            .count()
    }
}

/// Makes each write of a request fail in turn. Each time, the server must refuse the request, and
/// neither store nor show any part of it. Without failures, the request then succeeds.
fn fails_and_is_done_later(other: &Other, seat: &Seat, act: &Act, how: &str) {
    let (before, seen) = (other.kept(), seat.seen_outside());
    for writes in act.writes {
        other.in_trouble(writes, how, || {
            for _ in 0..3 {
                let (status, said) = seat.act(act);
                assert_eq!(status, 500, "{} with {how} at {writes:?}: {said}", act.path);
                assert_eq!(other.kept(), before, "{} with {how} at {writes:?}", act.path);
            }
            assert_eq!(seat.seen_outside(), seen, "{} with {how} at {writes:?}", act.path);
        });
        assert_eq!(seat.seen_outside(), seen, "{} after {how} at {writes:?}", act.path);
    }
    let (status, said) = seat.act(act);
    assert_eq!(status, 200, "{} after {how}: {said}", act.path);
    assert_ne!(other.kept(), before, "{} after {how}", act.path);
}

#[test]
fn nothing_is_acknowledged_that_is_not_kept() {
    let tables = Tables::new();
    let other = Other::at(&tables.matches());
    let acts = [Seat::choose, Seat::undo, Seat::say, Seat::note, Seat::give];
    for how in FAILURES {
        for act in acts {
            let seat = Seat::at_home(&tables);
            fails_and_is_done_later(&other, &seat, &act(&seat), how);
            seat.client.settled(&seat.id);
        }
        let guest = Seat::invited(&tables);
        fails_and_is_done_later(&other, &guest, &guest.claim(), how);
    }
}

/// A bot's answer is stored in a separate transaction, for which no request waits. If this
/// transaction fails, the player's answer is still stored, and the bot answers later.
#[test]
fn a_bot_whose_answers_cannot_be_kept_answers_later() {
    let tables = Tables::new();
    let other = Other::at(&tables.matches());
    let seat = Seat::at_home(&tables);
    other.in_trouble(&["INSERT ON lines"], FAILURES[0], || {
        let before = other.answers(&seat.id);
        assert_eq!(seat.act(&seat.give()).0, 200);
        for _ in 0..20 {
            assert_eq!(seat.client.see(&seat.id)["n"], before, "it cannot be kept");
            thread::sleep(Duration::from_millis(10));
        }
    });
    let seen = seat.client.settled(&seat.id);
    assert_eq!(seen["match"]["seats"]["usa"]["who"], "random");
    assert_eq!(seen["decision"]["side"], "csa");
    assert_eq!(seen["n"], other.answers(&seat.id));
}

/// A match continues after another program has locked the database for longer than the server
/// waits.
#[test]
fn a_match_goes_on_when_its_database_is_free_again() {
    let mut tables = Tables::new();
    let other = Other::at(&tables.matches());
    let seat = Seat::at_home(&tables);
    let (act, before) = (seat.choose(), other.answers(&seat.id));
    other.run("BEGIN IMMEDIATE");
    thread::scope(|scope| {
        let acting = scope.spawn(|| seat.act(&act));
        thread::sleep(Duration::from_millis(200));
        // A lock for writing does not delay requests that only read.
        let (status, list) = tables.client().get("/api/matches");
        assert_eq!(status, 200, "{list}");
        assert!(!acting.is_finished(), "the list has waited as well");
        let (status, said) = acting.join().expect("it is answered");
        assert_eq!(status, 500, "{said}");
    });
    other.run("ROLLBACK");
    let (status, done) = seat.act(&act);
    assert_eq!(status, 200, "{done}");
    assert!(other.answers(&seat.id) > before);
    assert_eq!(done["n"], other.answers(&seat.id));
    tables.restart();
    assert_eq!(seat.client.see(&seat.id)["n"], done["n"]);
}

/// The report about a damaged line quotes neither the line nor the expected content, since both may
/// be private.
#[test]
fn the_table_does_not_say_what_stands_in_a_damaged_line() {
    let mut tables = Tables::new();
    let seat = Seat::at_home(&tables);
    for _ in 0..3 {
        assert_eq!(seat.act(&seat.choose()).0, 200);
    }
    tables.restart_after(|kept| {
        let damage =
            "UPDATE lines SET line = replace(line, 'kind\":\"', 'kind\":\"no-') WHERE n = 1";
        assert_eq!(kept.execute(damage, []).expect("it is done"), 1);
    });
    let seen = seat.seen_outside();
    let said = seen["chat"]["said"][0]["text"].as_str().expect("it is said");
    assert!(
        said.contains("line 2 of the record is damaged or can no longer be replayed"),
        "{said}"
    );
    assert!(!said.contains("no-"), "{said}");
}

/// Both sides get one report if a match was damaged before its last stored board, or has lost its
/// end.
#[test]
fn a_damaged_record_is_told_to_both_sides_once() {
    let damage = [
        (
            "UPDATE lines SET line = replace(line, '\"n\":1,', '\"n\": 1,') WHERE n = 1",
            "line 2 of the record",
        ),
        ("DELETE FROM lines WHERE n > 5", "of the record are lost"),
        ("DELETE FROM lines WHERE n = 3", "line 4 of the record"),
    ];
    for (damage, expected) in damage {
        let mut tables = Tables::new();
        let seat = Seat::at_home(&tables);
        for _ in 0..60 {
            seat.act(&seat.choose());
        }
        let before = seat.seen_outside();
        tables.restart_after(|kept| {
            assert!(kept.execute(damage, []).expect("it is done") > 0);
        });
        let heard = |seat: &Seat| seat.seen_outside()["chat"]["said"].clone();
        let said = heard(&seat);
        let first =
            said[0]["text"].as_str().unwrap_or_else(|| panic!("nothing is said of: {damage}"));
        assert!(first.contains(expected), "{damage}: {first}");
        assert!(seat.seen_outside()["n"].as_u64() <= before["n"].as_u64());
        assert_eq!(seat.act(&seat.choose()).0, 200, "{damage}");
        tables.restart();
        assert_eq!(heard(&seat), said, "{damage}: it is said once");
    }
}

/// A second server cannot open a database in use, since each server would miss the other's changes.
#[test]
fn a_file_of_matches_has_one_server() {
    let mut tables = Tables::new();
    let matches = tables.matches();
    let second = || {
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: Some(matches.clone()),
            package_index: PackageIndex::new(black_box::TestLibrary),
            limits: Limits::NONE,
            hosts: Vec::new(),
            keep: server::Keep::Forever,
            told: server::Telemetry::Nothing,
            proxies: Vec::new(),
        };
        Server::open(config).err().map(|error| error.to_string())
    };
    let seat = Seat::at_home(&tables);
    let refused = second().expect("the first one runs");
    assert!(refused.contains("another server has these matches open"), "{refused}");
    assert_eq!(seat.act(&seat.choose()).0, 200);
    tables.running.take();
    assert!(Other::at(&tables.matches()).answers(&seat.id) > 0);
    assert_eq!(second(), None);
}

/// A match survives a full disk, at whatever byte the write fails, and continues when there is room
/// again. The test limits the file size, which causes the same errors as a full disk.
#[test]
fn a_full_disk_loses_nothing_and_is_survived() {
    let folder = tempfile::tempdir().expect("a folder");
    let matches = folder.path().join("matches.sqlite");
    let (mut child, client) = start(&matches);
    let limit = |bytes: &str| {
        let set = Command::new("prlimit")
            .args([format!("--pid={}", child.id()), format!("--fsize={bytes}:unlimited")])
            .status();
        set.is_ok_and(|status| status.success())
    };
    if !limit("unlimited") {
        eprintln!("\n*** NO PRLIMIT: the full disk was NOT tested. ***\n");
    } else {
        let made = client.make("me", "me", 1);
        let seat = Seat::new(&made, &client, &made["key"]);
        let other = Other::at(&matches);
        let mut refused = 0;
        for room in [0, 1, 23, 24, 25, 500, 4119, 4120, 4121, 5000, 8240, 9000, 12_360] {
            let act = seat.choose();
            let before = other.answers(&seat.id);
            let full =
                fs::metadata(matches.with_extension("sqlite-wal")).expect("it is there").len();
            assert!(limit(&(full + room).to_string()));
            for _ in 0..3 {
                let (status, said) = seat.act(&act);
                let kept = other.answers(&seat.id);
                assert_eq!(status == 200, kept > before, "{room} bytes of room: {status} {said}");
                refused += usize::from(status != 200);
                if status == 200 {
                    break;
                }
                assert_eq!(seat.client.see(&seat.id)["n"], before, "{room} bytes of room");
            }
            assert!(limit("unlimited"));
            assert_eq!(
                seat.client.see(&seat.id)["n"],
                other.answers(&seat.id),
                "{room} bytes of room"
            );
            let (status, said) = seat.act(&seat.choose());
            assert_eq!(status, 200, "after {room} bytes of room: {said}");
        }
        assert!(refused > 5, "too little was refused: {refused}");
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

/// A damaged key hash of a seat is reported to the players once, and the match continues. The
/// operator can give the seat a new key.
#[test]
fn a_damaged_seat_is_told_to_both_sides_and_renewed() {
    let mut tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let id = made["id"].as_str().expect("an id");
    let told = |tables: &Tables| {
        let seen = tables.client().see(id);
        let said = seen["chat"]["said"].as_array().expect("words").clone();
        said.iter().filter(|said| said["text"].to_string().contains("has been changed")).count()
    };
    tables.restart();
    assert_eq!(told(&tables), 0, "all is as it was written");
    let turn =
        format!("UPDATE seats SET lock = zeroblob(32) WHERE match = '{id}' AND side = 'usa'");
    tables.restart_after(|matches| matches.execute_batch(&turn).expect("it is damaged"));
    assert_eq!(told(&tables), 1);
    tables.restart();
    assert_eq!(told(&tables), 1, "it was told before");
    let path = format!("/api/matches/{id}");
    let client = tables.client();
    assert_eq!(client.with(&made["key"]).get(&path).1["you"], "csa");
    let admin = server::Admin::open(&tables.matches()).expect("the matches");
    assert!(admin.integrity().expect("it is read").is_some_and(|told| told.contains("`seats`")));
    let key = admin.renew(id, kernel::Side::Usa).expect("it is written").to_string();
    assert_eq!(admin.integrity().expect("it is read"), None);
    let renewed = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        client.with(&json!(key)).get(&path).1["you"] == "usa"
    });
    assert!(renewed, "the server sees it within a moment");
}

/// The server stops writing if its database file was moved, since the next server would not find
/// the data.
#[test]
fn a_file_that_was_moved_away_takes_no_answers() {
    let tables = Tables::new();
    let seat = Seat::at_home(&tables);
    let path = tables.matches();
    let away = path.with_extension("away");
    let answers = |wanted: u16| {
        (0..200).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(50));
            seat.client.answer(&seat.id, &seat.own(), 0).0 == wanted
        })
    };
    assert!(answers(200));
    fs::rename(&path, &away).expect("it is moved");
    assert!(answers(500), "what is acknowledged would not be there");
    fs::rename(&away, &path).expect("it is moved back");
    assert!(answers(200), "it is there again");
}
