//! Requests that a client should not send.

use serde_json::{Value, json};

use crate::client::Client;

const METHODS: [&str; 5] = [
    "textDocument/completion",
    "textDocument/hover",
    "textDocument/definition",
    "textDocument/references",
    "textDocument/prepareRename",
];

#[test]
fn unknown_methods_and_malformed_requests_are_refused() {
    let mut client = Client::new();
    let told = client.ask("textDocument/painting", &json!({}));
    assert_eq!(told, json!({"error": "unknown method `textDocument/painting`"}));
    for method in METHODS {
        for params in [Value::Null, json!([]), json!({"textDocument": 3}), json!({"position": {}})]
        {
            let told = client.ask(method, &params);
            assert!(told["error"].is_string(), "{method}: {told}");
        }
    }
    client.note("textDocument/didOpen", &json!({"textDocument": 1}));
    client.note("textDocument/didChange", &json!({}));
    client.note("$/nothing", &Value::Null);
    for uri in ["untitled:one", "file://", "https://example.org/a.yaml", "file:///%ff/a.yaml"] {
        let document = json!({"uri": uri, "languageId": "yaml", "version": 1, "text": "a: b"});
        client.note("textDocument/didOpen", &json!({"textDocument": document}));
        let params = json!({"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}});
        assert_eq!(client.ask(METHODS[1], &params), Value::Null, "{uri}");
    }
}

#[test]
fn places_outside_the_text_and_between_units_are_answered() {
    let mut client = Client::new();
    let units = client.text("units.yaml").replace("{name: Hale,", "{name: \"Hälé 𝄞 Hale\",");
    client.open("units.yaml", &units);
    let line = units.lines().position(|line| line.contains("Hälé")).expect("a line");
    let line = u32::try_from(line).expect("few lines");
    for method in METHODS {
        for place in [(0, 0), (line, 18), (line, 19), (line, 20), (9_999, 0), (line, u32::MAX)] {
            client.ask_at(method, "units.yaml", place);
        }
    }
    // The clef takes two units.
    let hover = client.ask_at("textDocument/hover", "units.yaml", (line, 32));
    assert_eq!(hover["range"]["start"]["character"], 31, "{hover}");
}

#[test]
fn broken_documents_are_answered() {
    let mut client = Client::new();
    let texts =
        ["", "[", "{", "a: [b", "\"", "- - -", "a: &b", "\u{feff}a: b", "a:\r\n  b: c\r\n", "\0"];
    for file in ["units.yaml", "game.yaml", "cases/first.yaml", "scripts/water_carriers.rhai"] {
        for text in texts {
            client.open(file, text);
            for method in METHODS {
                client.ask_at(method, file, (0, 1));
            }
        }
    }
}
