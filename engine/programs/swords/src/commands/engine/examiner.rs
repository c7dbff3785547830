//! Conformance test for a program that plays through the line protocol. The program under test must
//! query and answer only for its own side, choose only offered options, play to the end and quit.
//! The test adds an unknown key to each reply, and the program must ignore the key.

use std::collections::BTreeSet;

use kernel::Side;
use serde_json::{Value, json};
use session::Seat;
use session::protocol::Protocol;

use crate::failure::Failure;

/// Requests that a player must make only for its own side.
const OF_A_SIDE: [&str; 8] = ["state", "decision", "choose", "end", "why", "odds", "hint", "log"];
/// Requests that reveal the secrets of both sides.
const OF_THE_REFEREE: [&str; 3] = ["save", "load", "undo"];
/// Maximum number of faults in the report.
const MAX_FAULTS: usize = 20;

/// Proxy between the program under test and the protocol.
pub(crate) struct Examiner {
    protocol: Protocol,
    side: Side,
    lines: usize,
    offered: BTreeSet<String>,
    faults: Vec<String>,
}

impl Examiner {
    /// Starts the examination of a program that plays a side.
    pub(crate) const fn new(protocol: Protocol, side: Side) -> Self {
        Self { protocol, side, lines: 0, offered: BTreeSet::new(), faults: Vec::new() }
    }

    /// Returns the reply to a line from the program under test.
    pub(crate) fn answer(&mut self, line: &[u8]) -> String {
        self.lines += 1;
        let request: Value = serde_json::from_slice(line).unwrap_or_default();
        self.before(&request);
        let text = self.protocol.handle_bytes(line);
        let mut reply: Value = serde_json::from_str(&text).unwrap_or_default();
        self.after(&request, &reply);
        reply["of-a-later-version"] = json!({ "options": [] });
        reply.to_string()
    }

    /// Whether the program has quit.
    pub(crate) const fn is_over(&self) -> bool {
        self.protocol.is_over()
    }

    /// Reports whether the program behaved correctly.
    ///
    /// # Errors
    /// If it did not, with the list of faults.
    pub(crate) fn verdict(mut self) -> Result<(), Failure> {
        match self.protocol.game() {
            None => self.note("no match was started"),
            Some(game) if !game.is_over() => self.note("the match was not finished"),
            Some(_) => {}
        }
        if !self.protocol.is_over() {
            self.note("the program ended without {\"do\": \"quit\"}");
        }
        if self.faults.is_empty() {
            session::complain!(
                "The program conforms: it made {} requests and finished the match.",
                self.lines
            );
            return Ok(());
        }
        Err(Failure::Wrong(format!("The program does not conform:\n{}", self.faults.join("\n"))))
    }

    fn before(&mut self, request: &Value) {
        let act = request["do"].as_str().unwrap_or_default();
        let own = self.side.id();
        if OF_A_SIDE.contains(&act) && request["side"] != own {
            self.note(&format!("`{act}` without \"side\": \"{own}\" is for the referee only"));
        }
        if OF_THE_REFEREE.contains(&act) {
            self.note(&format!("`{act}` is for the referee only, not for a player"));
        }
        if let ("choose", Some(id)) = (act, request["id"].as_str())
            && !self.offered.contains(id)
        {
            self.note(&format!("the program chose `{id}`, which the last decision did not offer"));
        }
    }

    fn after(&mut self, request: &Value, reply: &Value) {
        if let Some(message) = reply["error"]["message"].as_str() {
            self.note(&format!("refused: {message}"));
        }
        if request["do"] == "new" {
            self.check_seats();
        }
        if let Some(options) = reply["options"].as_array() {
            let ids = options.iter().filter_map(|option| option["id"].as_str());
            self.offered = ids.map(str::to_owned).collect();
        }
    }

    fn check_seats(&mut self) {
        let Some(seats) = self.protocol.game().map(|game| game.setup().seats) else { return };
        let (own, other) = (self.side, self.side.other());
        if seats[own] != Seat::Human {
            self.note(&format!("a bot has the seat of {}: leave \"{0}\" out of `new`", own.id()));
        }
        if seats[other] == Seat::Human {
            let other = other.id();
            self.note(&format!(
                "the other side has no player: use `new` with \"{other}\": \"random\""
            ));
        }
    }

    fn note(&mut self, what: &str) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(format!("request {}: {what}", self.lines));
        }
    }
}
