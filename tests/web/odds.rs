//! Chances before the dice: for who decides, exact, of every answer that brings on a fire.

use serde_json::{Value, json};

use super::client::Tables;

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

#[test]
fn the_chances_of_each_target_are_told_before_the_dice() {
    let tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let (id, both) = (made["id"].as_str().expect("an id"), tables.client().with(&made["key"]));
    let path = format!("/api/matches/{id}/odds");
    let seen = both.play_until(id, "fire.target");
    let (status, odds) = both.get(&path);
    assert_eq!(status, 200, "{odds}");
    let odds = odds.as_array().expect("a list");
    assert_eq!(odds.len(), seen["decision"]["options"].as_array().expect("options").len());
    for of in odds.iter().flat_map(|option| option["odds"].as_array().expect("a list")) {
        let tests = of["tests"].as_object().expect("tests");
        assert_eq!(tests.values().map(number).sum::<u64>(), number(&of["of"]), "{of}");
    }
    let one = odds[0]["id"].as_str().expect("an id");
    assert_eq!(both.get(&format!("{path}?id={one}")).1, json!([odds[0]]));
    assert_eq!(both.get(&format!("{path}?id=nobody")).0, 422);
    assert_eq!(tables.client().get(&path).0, 403);
}
