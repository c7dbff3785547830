//! Diagnostics and their fixes while a package is edited.

use serde_json::{Value, json};

use crate::client::Client;

fn messages(diagnostics: &Value) -> Vec<&str> {
    let all = diagnostics.as_array().into_iter().flatten();
    all.filter_map(|it| it["message"].as_str()).collect()
}

#[test]
fn diagnostics_follow_the_unsaved_text() {
    let mut client = Client::new();
    let units = client.text("units.yaml");
    client.open(
        "units.yaml",
        &units.replace(
            "brigade: alden, weapon: rf, fresh: 7-4",
            "brigade: aldne, weapon: rf, fresh: 7-4",
        ),
    );
    let told = client.diagnostics("units.yaml");
    assert_eq!(messages(&told), ["unknown brigade `aldne`\nhelp: did you mean `alden`?"]);
    assert_eq!(told[0]["code"], "E-REF-BRIGADE");
    let line = units.lines().position(|line| line.contains("fresh: 7-4")).expect("a line");
    assert_eq!(told[0]["range"]["start"], json!({"line": line, "character": 25}));

    let context = json!({"diagnostics": told});
    let document = json!({"uri": client.uri("units.yaml")});
    let range = &told[0]["range"];
    let params = json!({"textDocument": document, "range": range, "context": context});
    let fixes = client.ask("textDocument/codeAction", &params);
    assert_eq!(fixes[0]["title"], "Write `alden`");
    let edits = &fixes[0]["edit"]["changes"][client.uri("units.yaml")];
    assert_eq!(*edits, json!([{"newText": "alden", "range": range}]));

    client.change("units.yaml", &units);
    assert_eq!(client.diagnostics("units.yaml"), json!([]));
}

#[test]
fn a_hex_without_quotes_gets_them_by_a_quick_fix() {
    let mut client = Client::new();
    let map = client.text("map.yaml");
    client.open("map.yaml", &map.replace("\"0606\": Crossroads", "0606: Crossroads"));
    let told = client.diagnostics("map.yaml");
    assert_eq!(told[0]["code"], "W-YAML-AMBIGUOUS");
    assert_eq!(told[0]["data"]["replacement"], "\"0606\"");
}

#[test]
fn a_failing_case_is_told_at_its_line() {
    let mut client = Client::new();
    let cases = client.text("cases/first.yaml").replace("column: 6-7", "column: 4");
    client.open("cases/first.yaml", &cases);
    let told = client.diagnostics("cases/first.yaml");
    assert!(messages(&told)[0].contains("fire over clear ground"), "{told}");
}
