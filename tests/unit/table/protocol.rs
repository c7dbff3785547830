//! Line protocol, tested with matches of Blind Swords.

use blind_swords_table::Protocol;
use serde_json::{Value, json};
use session::journal::sealed_anew;
use session::protocol::MAX_REQUEST;
use testing::battle::Field;

fn session() -> Protocol {
    Protocol::new(Box::new(Field))
}

fn ask(session: &mut Protocol, request: &Value) -> Value {
    let reply = session.handle(&request.to_string());
    assert!(!reply.contains('\n'), "a reply is one line");
    serde_json::from_str(&reply).expect("a reply is JSON")
}

fn begin(session: &mut Protocol) -> Value {
    ask(session, &json!({"do": "new", "game": "field", "seed": 5, "csa": "random"}))
}

fn code(reply: &Value) -> &str {
    reply["error"]["code"].as_str().unwrap_or_else(|| panic!("an error was expected: {reply}"))
}

#[test]
fn a_match_is_played_by_requests() {
    let mut session = session();
    let first = begin(&mut session);
    assert_eq!(
        (&first["kind"], &first["side"], &first["n"]),
        (&json!("key-chit"), &json!("usa"), &json!(1))
    );
    assert_eq!(ask(&mut session, &json!({"do": "decision"})), first);
    let why = ask(&mut session, &json!({"do": "why", "id": "u3"}));
    assert_eq!(why, json!({"id": "u3", "legal": true}));
    let next = ask(&mut session, &json!({"do": "choose", "id": "u3"}));
    assert_ne!((&next["n"], next["options"].is_array()), (&first["n"], false));
    let log = ask(&mut session, &json!({"do": "log", "side": "usa"}));
    assert!(log["log"].as_array().is_some_and(|lines| !lines.is_empty()));
    assert!(!session.is_over());
    ask(&mut session, &json!({"do": "quit"}));
    assert!(session.is_over());
}

/// A refused request does not change the match.
#[test]
fn refused_requests_change_nothing() {
    let mut session = session();
    assert_eq!(code(&ask(&mut session, &json!({"do": "choose", "id": "u3"}))), "no-match");
    let first = begin(&mut session);
    let before = ask(&mut session, &json!({"do": "state"}));
    let illegal = ask(&mut session, &json!({"do": "choose", "id": "c3"}));
    assert_eq!(code(&illegal), "refused");
    assert_eq!(illegal["error"]["rule"], json!("SS 8.1"));
    let refused = [
        (json!({"do": "new", "game": "nowhere"}), "package"),
        (json!({"do": "new", "game": "field", "scenario": "none"}), "setup"),
        (json!({"do": "new", "game": "field", "options": {"panic_profile": "bs2"}}), "setup"),
        (json!({"do": "new", "game": "field", "sead": 1}), "request"),
        (json!({"do": "choose"}), "request"),
        (json!({"do": "dance"}), "request"),
        (json!({"do": "undo"}), "cannot-undo"),
        (json!({"do": "load", "save": []}), "save"),
        (json!({"do": "load", "save": [{"format": "other"}]}), "save"),
        (json!([1, 2]), "request"),
    ];
    for (request, expected) in refused {
        assert_eq!(code(&ask(&mut session, &request)), expected, "{request}");
    }
    assert_eq!(
        code(&serde_json::from_str(&session.handle("{\"do\":")).expect("JSON")),
        "malformed"
    );
    assert_eq!(ask(&mut session, &json!({"do": "decision"})), first);
    assert_eq!(ask(&mut session, &json!({"do": "state"})), before);
}

#[test]
fn a_line_that_is_too_long_is_refused() {
    let reply = session().handle(&" ".repeat(MAX_REQUEST + 1));
    assert_eq!(code(&serde_json::from_str(&reply).expect("JSON")), "too-long");
}

#[test]
fn a_save_is_loaded_where_it_was_made() {
    let mut session = session();
    begin(&mut session);
    let decision = ask(&mut session, &json!({"do": "choose", "id": "u3"}));
    let save = ask(&mut session, &json!({"do": "save"}))["save"].clone();
    let mut other = self::session();
    assert_eq!(ask(&mut other, &json!({"do": "load", "save": save})), decision);
    let state = json!({"do": "state", "side": "csa"});
    assert_eq!(ask(&mut other, &state), ask(&mut session, &state));
}

#[test]
fn a_save_that_does_not_fit_is_named_and_gone_on_with_only_on_demand() {
    let mut session = session();
    begin(&mut session);
    ask(&mut session, &json!({"do": "choose", "id": "u3"}));
    let mut save = ask(&mut session, &json!({"do": "save"}))["save"].clone();
    save[1]["answer"] = json!("c1");
    let text: Vec<String> = save.as_array().expect("lines").iter().map(Value::to_string).collect();
    let altered = ask(&mut self::session(), &json!({"do": "load", "save": save}));
    assert!(altered["error"]["message"].as_str().is_some_and(|text| text.contains("whose seal")));
    // The same lines, sealed again as a forger could do.
    let sealed = sealed_anew(text.iter().map(String::as_str));
    let save: Value =
        sealed.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")).collect();
    let mut other = self::session();
    let refused = ask(&mut other, &json!({"do": "load", "save": save}));
    assert_eq!(code(&refused), "misfit");
    let message = refused["error"]["message"].as_str().expect("text");
    assert!(
        message.starts_with("line 2 is invalid: expected one of")
            && message.contains("(usa, `key-chit`)"),
        "{message}"
    );
    assert_eq!(code(&ask(&mut other, &json!({"do": "decision"}))), "no-match");
    let first = ask(&mut other, &json!({"do": "load", "save": save, "go_on": true}));
    assert_eq!((&first["n"], &first["kind"]), (&json!(1), &json!("key-chit")));
}

/// The view of one side does not reveal the chit that the other side chose.
#[test]
fn views_keep_secrets() {
    let mut session = session();
    let setup = json!({"do": "new", "game": "field", "seed": 5});
    ask(&mut session, &setup);
    ask(&mut session, &json!({"do": "choose", "id": "u3"}));
    let one = session.handle(r#"{"do":"state","side":"csa"}"#);
    ask(&mut session, &setup);
    ask(&mut session, &json!({"do": "choose", "id": "u5"}));
    assert_eq!(one, session.handle(r#"{"do":"state","side":"csa"}"#));
    assert!(session.handle(r#"{"do":"state","side":"usa"}"#).contains("u5"));
}

/// The protocol refuses a request with malformed bytes or too many values. The match stays
/// unchanged.
#[test]
fn bytes_that_are_no_text_change_nothing() {
    let mut session = session();
    begin(&mut session);
    let before = ask(&mut session, &json!({"do": "state"}));
    let reply = |line: &[u8], session: &mut Protocol| {
        serde_json::from_str::<Value>(&session.handle_bytes(line)).expect("a reply is JSON")
    };
    assert_eq!(code(&reply(b"\xff", &mut session)), "malformed");
    assert_eq!(code(&reply("\u{a0}".as_bytes(), &mut session)), "malformed");
    let many = format!("{{\"do\":\"load\",\"save\":[{}1]}}", "1,".repeat(2_000_000));
    assert_eq!(code(&reply(many.as_bytes(), &mut session)), "too-long");
    assert_eq!(code(&reply(b"{\"do\":\"load\",\"save\":[1]}", &mut session)), "request");
    assert_eq!(ask(&mut session, &json!({"do": "state"})), before);
}

/// A bot accepts a draw only if it would not win now. At the start of this battle, neither side
/// would.
#[test]
fn the_players_end_a_match() {
    let mut session = session();
    let end = |act: &str| json!({"do": "end", "act": act, "side": "usa"});
    assert_eq!(code(&ask(&mut session, &end("resign"))), "no-match");
    begin(&mut session);
    for (act, expected) in [
        ("accept-draw", "cannot-end"),
        ("decline-draw", "cannot-end"),
        ("withdraw-draw", "cannot-end"),
        ("surrender", "request"),
    ] {
        assert_eq!(code(&ask(&mut session, &end(act))), expected, "{act}");
    }
    let none = json!({"offer": null, "declined": null, "words": ""});
    assert_eq!(ask(&mut session, &json!({"do": "offer", "side": "csa"})), none);
    let agreed = ask(&mut session, &end("offer-draw"));
    assert_eq!(agreed, json!({"result": {"winner": null, "agreed": "draw"}}));
    assert_eq!(code(&ask(&mut session, &end("resign"))), "over");
    assert_eq!(code(&ask(&mut session, &json!({"do": "undo"}))), "cannot-undo");

    begin(&mut session);
    let resigned = ask(&mut session, &json!({"do": "end", "act": "resign", "side": "csa"}));
    assert_eq!(resigned, json!({"result": {"winner": "usa", "resigned": "csa"}}));
    assert_eq!(ask(&mut session, &json!({"do": "decision", "side": "usa"})), resigned);
    let log = ask(&mut session, &json!({"do": "log", "side": "usa"}));
    let last = log["log"].as_array().and_then(|lines| lines.last()).expect("a line");
    assert!(last["text"].as_str().is_some_and(|text| text.contains("resigned (")), "{last}");
    let save = ask(&mut session, &json!({"do": "save"}))["save"].clone();
    let again = ask(&mut session, &json!({"do": "load", "save": save}));
    assert_eq!(again["result"], resigned["result"]);

    // Without a side, the side whose question is pending resigns.
    let first = begin(&mut session);
    let resigned = ask(&mut session, &json!({"do": "end", "act": "resign"}));
    assert_eq!(resigned["result"]["resigned"], first["side"]);
}
