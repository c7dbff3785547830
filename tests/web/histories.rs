//! Random histories of a match over HTTP, each determined by a seed. They contain abandoned
//! replies, duplicate and competing requests, and server restarts. The match must contain each
//! acknowledged change exactly once.
//!
//! `BUDGET=600` runs more histories.

use std::io::Write;
use std::net::TcpStream;
use std::thread;

use serde_json::{Value, json};
use session::stream::{Purpose, Stream};
use testing::explore;

use super::client::{Client, Reply};
use super::toy::serve;

/// Number of actions in one history.
const STEPS: u32 = 16;

/// Match on a shared screen, with the facts that its player knows.
struct Table {
    folder: tempfile::TempDir,
    running: Option<server::Running>,
    player: Client,
    at: String,
    chance: Stream,
    /// Number of answers that the server has acknowledged or shown so far.
    kept: u64,
    /// Whether an answer whose reply was abandoned may still reach the server.
    open: bool,
    said: u64,
    done: Tally,
}

/// Number of actions of each kind in the histories.
#[derive(Debug, Default)]
struct Tally {
    answered: u32,
    lost: u32,
    doubled: u32,
    crossed: u32,
    restarted: u32,
}

impl Table {
    fn new(seed: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let (running, client) = serve(&folder);
        let body = json!({"game": "toy", "usa": "me", "csa": "me", "seed": seed % 1000});
        let (status, made) = client.post("/api/matches", &body);
        assert_eq!(status, 200, "{made}");
        Self {
            at: format!("/api/matches/{}", made["id"].as_str().expect("an id")),
            player: client.with(&made["key"]),
            running: Some(running),
            folder,
            chance: Stream::new(seed, Purpose::Chance),
            kept: 0,
            open: false,
            said: 0,
            done: Tally::default(),
        }
    }

    /// Returns the view of the side to move. Checks that the match contains all acknowledged
    /// answers, plus at most one abandoned answer.
    fn look(&mut self) -> Value {
        let seen = self.player.get(&self.at).1;
        let n = seen["n"].as_u64().expect("a number");
        if self.open && n > self.kept {
            (self.kept, self.open) = (n, false);
        }
        assert_eq!(n, self.kept);
        assert_eq!(seen["chat"]["said"].as_array().map(|said| said.len() as u64), Some(self.said));
        let side = seen["decision"]["side"].as_str().unwrap_or("usa");
        self.player.get(&format!("{}?as={side}", self.at)).1
    }

    /// Returns the body of a request with a random answer. `None` if the match is over.
    fn any(&mut self, seen: &Value) -> Option<Value> {
        let options = seen["decision"]["options"].as_array()?;
        let option = &options[self.chance.below(options.len() as u32) as usize]["id"];
        Some(json!({"rev": seen["rev"], "ids": [option]}))
    }

    /// Sends an answer and checks the reply. An earlier abandoned answer may reach the server
    /// first.
    fn answer(&mut self) {
        let seen = self.look();
        let Some(body) = self.any(&seen) else { return };
        let reply = self.player.post(&format!("{}/choose", self.at), &body);
        self.hear(&[reply]);
    }

    /// Checks the replies to competing answers. The server acknowledges exactly one, or none if an
    /// abandoned answer came first.
    fn hear(&mut self, replies: &[Reply]) {
        let good: Vec<_> = replies.iter().filter(|(status, _)| *status == 200).collect();
        for (status, told) in replies {
            assert!([200, 409].contains(status), "{told}");
        }
        match good[..] {
            [(_, told)] => {
                self.kept = told["n"].as_u64().expect("a number");
                self.open = false;
                self.done.answered += 1;
            }
            [] => assert!(self.open, "none was acknowledged: {replies:?}"),
            _ => panic!("two were acknowledged: {replies:?}"),
        }
        self.look();
    }

    /// Sends an answer, and disconnects without reading the reply.
    fn lose(&mut self) {
        let seen = self.look();
        // With two abandoned answers at once, the expected state would be ambiguous.
        let Some(body) = self.any(&seen).filter(|_| !self.open) else { return };
        let (address, body) = (self.player.base.trim_start_matches("http://"), body.to_string());
        let mut stream = TcpStream::connect(address).expect("a connection");
        let heads: String = self
            .player
            .heads()
            .iter()
            .map(|(name, value)| format!("{name}: {value}\r\n"))
            .collect();
        let text = format!(
            "POST {}/choose HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n{heads}content-length: {}\r\n\r\n{body}",
            self.at,
            body.len()
        );
        // In some cases, omit the last byte of the request.
        let part = if self.chance.below(4) == 0 { text.len() - 1 } else { text.len() };
        stream.write_all(&text.as_bytes()[..part]).expect("it is sent");
        (self.open, self.done.lost) = (part == text.len(), self.done.lost + 1);
    }

    /// Sends two answers at the same time: the same answer twice, or two chosen independently.
    fn cross(&mut self) {
        let seen = self.look();
        let Some(first) = self.any(&seen) else { return };
        let same = self.chance.below(2) == 0;
        let second = if same { first.clone() } else { self.any(&seen).expect("options") };
        let asked = [first, second].map(|body| {
            let (player, path) = (self.player.clone(), format!("{}/choose", self.at));
            thread::spawn(move || player.post(&path, &body))
        });
        let replies = asked.map(|asked| asked.join().expect("a reply"));
        self.hear(&replies);
        let count = if same { &mut self.done.doubled } else { &mut self.done.crossed };
        *count += 1;
    }

    fn take_back(&mut self) {
        let seen = self.look();
        let (status, told) =
            self.player.post(&format!("{}/undo", self.at), &json!({"rev": seen["rev"]}));
        if status == 200 {
            (self.kept, self.open) = (told["n"].as_u64().expect("a number"), false);
        }
        self.look();
    }

    fn say(&mut self) {
        let body = json!({"text": "hm", "side": "usa"});
        assert_eq!(self.player.post(&format!("{}/chat", self.at), &body).0, 200);
        self.said += 1;
    }

    /// Restarts the server on the same data. Before the restart, an abandoned answer has either
    /// arrived or been lost.
    fn restart(&mut self) {
        drop(self.running.take());
        let (running, client) = serve(&self.folder);
        (self.running, self.player.base) = (Some(running), client.base);
        self.look();
        self.open = false;
        self.done.restarted += 1;
    }
}

fn history(seed: u64) -> Tally {
    let mut table = Table::new(seed);
    for _ in 0..STEPS {
        match table.chance.below(16) {
            0 => table.restart(),
            1 => table.take_back(),
            2 => table.say(),
            3..=5 => table.lose(),
            6..=9 => table.cross(),
            _ => table.answer(),
        }
    }
    table.restart();
    table.look();
    table.done
}

#[test]
fn what_is_acknowledged_over_http_is_there_once() {
    let mut all = Tally::default();
    let mut each = 0;
    explore(4, |seed| {
        let done = history(seed);
        each += 1;
        all.answered += done.answered;
        all.lost += done.lost;
        all.doubled += done.doubled;
        all.crossed += done.crossed;
        all.restarted += done.restarted;
    });
    if each < 4 {
        return;
    }
    let Tally { answered, lost, doubled, crossed, restarted } = all;
    assert!([answered, lost, restarted].iter().all(|count| *count > each), "too little happened");
    assert!(doubled + crossed > each);
}
