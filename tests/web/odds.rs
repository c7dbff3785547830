//! Odds before a roll. The odds are exact, every option that causes a fire has odds, and only the
//! side to move receives them.

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
        let parts = of["parts"].as_array().expect("parts").iter();
        let ways: u64 = parts.map(|part| number(&part["ways"])).sum();
        assert_eq!(ways, number(&of["of"]), "{of}");
    }
    let one = odds[0]["id"].as_str().expect("an id");
    assert_eq!(both.get(&format!("{path}?id={one}")).1, json!([odds[0]]));
    assert_eq!(both.get(&format!("{path}?id=nobody")).0, 422);
    assert_eq!(tables.client().get(&path).0, 403);
}

/// The server replies to a query about an outdated decision with an empty result, and does not
/// refuse it.
#[test]
fn what_has_passed_is_let_go_quietly() {
    let tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let (id, both) = (made["id"].as_str().expect("an id"), tables.client().with(&made["key"]));
    let seen = both.play_until(id, "fire.target");
    let (rev, target) = (&seen["rev"], seen["decision"]["options"][0]["id"].clone());
    let target_id = target.as_str().expect("an id");
    let about = |what: &str| both.get(&format!("/api/matches/{id}/{what}"));
    assert_eq!(about(&format!("odds?rev={rev}")), about("odds"), "the present is answered");
    assert_eq!(both.choose(id, rev, &target).0, 200);
    let ahead = about(&format!("ahead?id={target_id}&rev={rev}"));
    assert_eq!(ahead, (200, json!({"id": target, "back": false})));
    for what in ["reach", "odds"] {
        assert_eq!(about(&format!("{what}?rev={rev}")), (200, json!([])), "{what}");
    }
    // A query without a revision concerns the current position, in which this option does not
    // exist.
    assert_eq!(about("ahead?id=nobody").0, 422);
    let (status, _) = tables.client().get(&format!("/api/matches/{id}/reach?rev=1"));
    assert_eq!(status, 200, "who looks on learns nothing either way");
}

/// Only the side to move can get advice. The advice contains reasons.
#[test]
fn the_computer_says_what_it_would_do() {
    let tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let (id, both) = (made["id"].as_str().expect("an id"), tables.client().with(&made["key"]));
    let path = format!("/api/matches/{id}/hint");
    let seen = both.play_until(id, "fire.target");
    let (status, hint) = both.get(&path);
    assert_eq!((status, &hint["level"]), (200, &json!("captain")), "{hint}");
    let offered = |of: &Value| {
        let mut options = seen["decision"]["options"].as_array().expect("options").iter();
        options.any(|option| option["id"] == of["id"] && option["label"] == of["label"])
    };
    assert!(offered(&hint), "{hint}");
    assert!(hint["instead"].is_null() || offered(&hint["instead"]), "{hint}");
    assert!(!hint["because"].as_array().expect("a list").is_empty(), "{hint}");
    assert_eq!(both.get(&path).1, hint, "it says the same again");
    let recruit = both.get(&format!("{path}?level=recruit")).1;
    assert_eq!(recruit["because"][0]["worth"], 0, "a recruit compares nothing: {recruit}");
    assert_eq!(both.get(&format!("{path}?level=marshal")).0, 404);
    assert_ne!(tables.client().get(&path).0, 200);
    // A review after the decision contains the same advice.
    let n = &seen["n"];
    let path = format!("/api/matches/{id}/at/{n}/hint");
    assert_eq!(both.get(&path).0, 404);
    assert_eq!(both.choose(id, &seen["rev"], &hint["id"]).0, 200);
    let (status, review) = both.get(&path);
    assert_eq!((status, &review["less"], &review["hint"]), (200, &json!(0), &hint), "{review}");
    assert_ne!(tables.client().get(&path).0, 200);
    assert_eq!(both.get(&format!("{path}?level=marshal")).0, 404);
}
