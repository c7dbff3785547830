//! A client of the Model Context Protocol plays one seat and gets only the information of that
//! seat.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use serde_json::{Value, json};

use super::program::Place;

/// Scripted client of the Model Context Protocol.
struct Client {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    calls: u32,
    /// Schemas of the tools' replies.
    schemas: BTreeMap<String, jsonschema::Validator>,
    /// Number of bytes that a language model would have read.
    read: usize,
}

impl Client {
    fn of(place: &Place, arguments: &str) -> Self {
        let mut child =
            place.command(&format!("engine mcp {arguments}")).spawn().expect("it starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let (schemas, read) = (BTreeMap::new(), 0);
        let mut client = Self { child, input, output, calls: 0, schemas, read };
        let hello = json!({
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "script", "version": "1" },
        });
        let told = client.request("initialize", &hello);
        assert_eq!(told["serverInfo"]["name"], "swords");
        assert!(
            told["instructions"].as_str().is_some_and(|words| words.contains("You play the side"))
        );
        client.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
        for tool in client.tools() {
            let schema = jsonschema::draft202012::new(&tool["outputSchema"]).expect("a schema");
            let name = tool["name"].as_str().expect("a name").to_owned();
            client.schemas.insert(name, schema);
        }
        client
    }

    fn tools(&mut self) -> Vec<Value> {
        let listed = self.request("tools/list", &json!({}));
        listed["tools"].as_array().expect("tools").clone()
    }

    fn send(&mut self, message: &Value) {
        writeln!(self.input, "{message}").expect("it reads");
    }

    /// Returns the next line of output.
    fn next(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        serde_json::from_str(&line).expect("JSON")
    }

    fn request(&mut self, method: &str, params: &Value) -> Value {
        self.calls += 1;
        let id = self.calls;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        let reply = self.next();
        assert_eq!(reply["id"], id, "{reply}");
        reply["result"].clone()
    }

    /// Calls a tool. Returns the structured reply, and true if it is a refusal. Any other reply must
    /// meet the tool's schema.
    fn call(&mut self, tool: &str, arguments: &Value) -> (Value, bool) {
        let result = self.request("tools/call", &json!({ "name": tool, "arguments": arguments }));
        let text =
            result["content"][0]["text"].as_str().unwrap_or_else(|| panic!("no text: {result}"));
        self.read += arguments.to_string().len() + text.len();
        let (reply, is_refused) = (result["structuredContent"].clone(), result["isError"] == true);
        if let Some(schema) = self.schemas.get(tool).filter(|_| !is_refused) {
            let misfits: Vec<_> =
                schema.iter_errors(&reply).map(|error| error.to_string()).collect();
            assert!(misfits.is_empty(), "{tool} {misfits:?}: {reply}");
        }
        (reply, is_refused)
    }

    /// Returns the text of a resource, or the error.
    fn resource(&mut self, uri: &str) -> Result<String, Value> {
        self.calls += 1;
        let params = json!({ "uri": uri });
        let asked = json!({ "jsonrpc": "2.0", "id": self.calls, "method": "resources/read", "params": params });
        self.send(&asked);
        let reply = self.next();
        match reply["result"]["contents"][0]["text"].as_str() {
            Some(text) => Ok(text.to_owned()),
            None => Err(reply["error"].clone()),
        }
    }

    fn done(&mut self, tool: &str, arguments: &Value) -> Value {
        let (reply, is_refused) = self.call(tool, arguments);
        assert!(!is_refused, "{tool}: {reply}");
        reply
    }

    fn leave(mut self) {
        drop(self.input);
        assert!(self.child.wait().expect("it ends").success());
    }
}

fn first(decision: &Value) -> Value {
    json!({ "id": decision["options"][0]["id"].as_str().expect("an option") })
}

/// Returns the reply of the line protocol to a request at the end of a save.
fn of_protocol(place: &Place, save: &str, request: &Value) -> Value {
    let text = std::fs::read_to_string(place.path(save)).expect("a save");
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let load = json!({ "do": "load", "save": lines });
    let run = place.run("engine", &format!("{load}\n{request}\n"));
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    serde_json::from_str(text.lines().nth(1).expect("two replies")).expect("JSON")
}

#[test]
fn a_client_plays_to_the_end_and_the_save_holds() {
    let place = Place::empty();
    let arguments = "kernstown-1862 --scenario the-stone-wall --seat csa --against hold --seed 5 --save m.jsonl";
    let mut client = Client::of(&place, arguments);
    let tools = client.tools();
    let names: Vec<_> = tools.iter().map(|tool| tool["name"].as_str().expect("a name")).collect();
    let looks = ["view", "options", "why", "odds", "reach", "hint", "log", "rules"];
    assert_eq!(names, [&looks[..], &["act", "end"]].concat());
    for tool in &tools {
        let (name, hints) = (&tool["name"], &tool["annotations"]);
        assert!(tool["title"].is_string() && hints["title"] == tool["title"], "{tool}");
        // A client may call every tool that only looks without asking the person who watches it.
        let only_looks = looks.contains(&name.as_str().expect("a name"));
        assert_eq!(hints["readOnlyHint"], only_looks, "{tool}");
        assert_eq!(hints["openWorldHint"], false, "{tool}");
    }
    let mut decision = client.done("options", &json!({}));
    let mut told = 0;
    while decision["result"].is_null() {
        assert_eq!(decision["side"], "csa", "{decision}");
        let done = client.done("act", &first(&decision));
        told += done["happened"].as_array().expect("lines").len();
        decision = done["next"].clone();
    }
    assert!(told > 100, "only {told} lines of the log");
    assert_eq!(client.done("options", &json!({}))["result"], decision["result"]);
    let (refused, is_refused) = client.call("act", &json!({ "id": "stop" }));
    assert!(is_refused && refused["error"]["code"] == "over", "{refused}");
    client.leave();
    assert!(place.run("replay m.jsonl --verify", "").status.success());
}

/// A client offers a draw, which the computer accepts or declines, and resigns.
#[test]
fn a_client_resigns() {
    let place = Place::empty();
    let arguments = "kernstown-1862 --scenario the-stone-wall --seat csa --against hold --seed 5 --save m.jsonl";
    let mut client = Client::of(&place, arguments);
    client.done("options", &json!({}));
    let (refused, is_refused) = client.call("end", &json!({ "act": "surrender" }));
    assert!(is_refused && refused.to_string().contains("offer-draw"), "{refused}");
    let (refused, is_refused) = client.call("end", &json!({ "act": "accept-draw" }));
    assert!(is_refused && refused["error"]["code"] == "cannot-end", "{refused}");
    let done = client.done("end", &json!({ "act": "offer-draw" }));
    let happened = done["happened"].to_string();
    if done["next"]["result"].is_null() {
        assert!(happened.contains("declined the draw"), "{done}");
        let done = client.done("end", &json!({ "act": "resign" }));
        assert_eq!(done["next"]["result"]["resigned"], "csa", "{done}");
        assert!(done["happened"].to_string().contains("resigned"), "{done}");
    } else {
        assert!(happened.contains("Draw by agreement"), "{done}");
    }
    client.leave();
    assert!(place.run("replay m.jsonl --verify", "").status.success());
}

/// The tools give the same replies as the line protocol for the same side. They offer no requests
/// that reveal secrets of the other side. A match continues where it stopped.
#[test]
fn a_client_knows_what_its_seat_may_know() {
    let place = Place::empty();
    let seat = "--seat usa --save m.jsonl";
    let mut client =
        Client::of(&place, &format!("kernstown-1862 --against attack --seed 9 {seat}"));
    for _ in 0..60 {
        let decision = client.done("options", &json!({}));
        client.done("act", &first(&decision));
    }
    let seen = client.done("view", &json!({}));
    let decision = client.done("options", &json!({}));
    client.leave();
    assert_eq!(seen, of_protocol(&place, "m.jsonl", &json!({ "do": "state", "side": "usa" })));
    assert_ne!(
        seen,
        of_protocol(&place, "m.jsonl", &json!({ "do": "state" })),
        "the referee sees more"
    );

    let mut client = Client::of(&place, "m.jsonl --seat usa");
    assert_eq!(client.done("options", &json!({})), decision);
    let why = client.done("why", &json!({ "id": "9999" }));
    assert!(why["legal"] == false && why["reason"].is_string(), "{why}");
    assert!(client.done("why", &json!({}))["why"].is_array());
    assert!(client.done("odds", &json!({}))["odds"].is_array());
    let hint = client.done("hint", &json!({}))["hint"]["id"].clone();
    let offered = decision["options"].as_array().expect("options");
    assert!(offered.iter().any(|option| option["id"] == hint), "{hint} of {decision}");
    client.done("reach", &json!({}));
    let log = client.done("log", &json!({}));
    let next = log["next"].as_u64().expect("a number");
    assert!(next >= 60 && log["log"].as_array().expect("lines").len() as u64 <= next);
    assert_eq!(client.done("log", &json!({ "from": next }))["log"], json!([]));
    let rules = client.done("rules", &json!({}));
    assert!(rules["terms"].as_array().is_some_and(|terms| terms.len() > 10), "{rules}");
    let term = client.done("rules", &json!({ "term": "sp" }));
    assert!(term["terms"].as_array().is_some_and(|terms| !terms.is_empty()), "{term}");
    client.leave();
}

/// A line that is not JSON gets a JSON-RPC error, and the next valid line is answered.
#[test]
fn what_is_not_json_has_a_reply() {
    let place = Place::empty();
    let mut client =
        Client::of(&place, "kernstown-1862 --seat usa --against random --seed 1 --save m.jsonl");
    let before = client.done("options", &json!({}));
    let long = "x".repeat(3 << 20);
    for line in ["nonsense", "{", "\u{feff}{}", "{} {}", "[1,", &long] {
        writeln!(client.input, "{line}").expect("it reads");
        let reply = client.next();
        assert_eq!((&reply["error"]["code"], &reply["id"]), (&json!(-32700), &Value::Null));
    }
    client.input.write_all(b"\xff\xfe\n\n").expect("it reads");
    assert_eq!(client.next()["error"]["code"], -32700);
    assert_eq!(client.done("options", &json!({})), before, "and a line without anything has none");
    client.leave();
}

/// A tool call with unreadable parameters gets the JSON-RPC code for invalid parameters. An unknown
/// method gets another.
#[test]
fn a_call_without_its_parameters_is_refused_as_such() {
    let place = Place::empty();
    let mut client =
        Client::of(&place, "kernstown-1862 --seat usa --against random --seed 1 --save m.jsonl");
    let before = client.done("options", &json!({}));
    let calls = [
        ("tools/call", None, -32602),
        ("tools/call", Some(json!({})), -32602),
        ("tools/call", Some(json!({ "name": 7 })), -32602),
        ("tools/call", Some(json!({ "name": "act", "arguments": ["9999"] })), -32602),
        ("no/such", None, -32601),
    ];
    for (method, params, code) in calls {
        let mut request = json!({ "jsonrpc": "2.0", "id": 900, "method": method });
        if let Some(params) = params {
            request["params"] = params;
        }
        writeln!(client.input, "{request}").expect("it reads");
        let reply = client.next();
        assert_eq!((&reply["error"]["code"], &reply["id"]), (&json!(code), &json!(900)), "{reply}");
    }
    assert_eq!(client.done("options", &json!({})), before);
    client.leave();
}

#[test]
fn what_is_no_call_changes_nothing() {
    let place = Place::empty();
    let mut client =
        Client::of(&place, "kernstown-1862 --seat usa --against random --seed 1 --save m.jsonl");
    let before = client.done("options", &json!({}));
    for (tool, arguments, words) in [
        ("act", json!({}), "needs the `id`"),
        ("act", json!({ "id": "nonsense" }), "nonsense"),
        ("act", json!({ "id": 7 }), "expected a string"),
        ("view", json!({ "side": "csa" }), "has no argument `side`"),
        ("save", json!({}), "expected view, options"),
    ] {
        let (reply, is_refused) = client.call(tool, &arguments);
        let message = reply["error"]["message"].as_str().unwrap_or_default();
        assert!(is_refused && message.contains(words), "{tool}: {reply}");
    }
    assert_eq!(client.done("options", &json!({})), before);
    client.leave();
    let told = place.seen("engine mcp m.jsonl --seat csa", "");
    assert!(
        told.contains("a person plays csa and a bot plays usa") && told.contains("[exit 2]"),
        "{told}"
    );
}

/// The rules, the map and the briefing can be read at any time, the report only after the match,
/// since it shows both sides.
#[test]
fn a_client_reads_the_documents_of_its_match() {
    let place = Place::empty();
    let mut client =
        Client::of(&place, "kernstown-1862 --seat usa --against random --seed 1 --save m.jsonl");
    let listed = client.request("resources/list", &json!({}));
    let uris: Vec<_> =
        listed["resources"].as_array().expect("a list").iter().map(|of| &of["uri"]).collect();
    assert_eq!(uris, ["swords://briefing", "swords://rules", "swords://map", "swords://account"]);
    let rules = client.resource("swords://rules").expect("rules");
    assert!(rules.contains("Cohesion: The last number") && rules.contains("(MOVE-05)"), "{rules}");
    let map = client.resource("swords://map").expect("a map");
    assert!(map.lines().count() > 100 && map.contains(", level "), "{map}");
    assert!(client.resource("swords://briefing").expect("a briefing").lines().count() > 5);
    let early = client.resource("swords://account").expect_err("the match goes on");
    assert_eq!(early["code"], -32602, "{early}");
    let unknown = client.resource("swords://save").expect_err("no such resource");
    assert!(
        unknown["message"].as_str().is_some_and(|words| words.contains("swords://rules")),
        "{unknown}"
    );
    client.leave();
}

/// Words cost a language model less than the same replies in JSON: a whole game, each decision read
/// once and the position once a turn, takes fewer than 60,000 tokens of four bytes.
#[test]
fn a_whole_game_fits_a_small_context() {
    let place = Place::empty();
    let arguments = "stonewalls-sword --scenario valley-vengeance --seat usa --against attack --seed 5 --save m.jsonl";
    let mut client = Client::of(&place, arguments);
    let mut decision = client.done("options", &json!({}));
    let (mut turn, mut acts) = (Value::Null, 0);
    while decision["result"].is_null() {
        if decision["turn"] != turn {
            turn = decision["turn"].clone();
            client.done("view", &json!({}));
        }
        decision = client.done("act", &first(&decision))["next"].clone();
        acts += 1;
    }
    assert!(acts > 100, "only {acts} acts");
    let tokens = client.read / 4;
    assert!(tokens < 60_000, "{tokens} tokens for {acts} acts");
    client.leave();
}
