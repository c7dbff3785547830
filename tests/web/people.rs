//! Seats of one person on several devices.

use serde_json::{Value, json};

use super::client::{Client, Tables};

fn person(digit: &str) -> Value {
    json!(digit.repeat(32))
}

/// Match with an invited opponent, and the client of its maker.
fn made(tables: &Tables) -> (String, Client, Value) {
    let made = tables.client().make("me", "invite", 0);
    let id = made["id"].as_str().expect("an id").to_owned();
    (id, tables.client().with(&made["key"]), made)
}

fn gather(client: &Client, id: &str, person: &Value) -> u16 {
    client.put(&format!("/api/matches/{id}/person"), &json!({ "person": person })).0
}

fn listed(client: &Client) -> Vec<(String, Value)> {
    let (status, seats) = client.get("/api/seats");
    assert_eq!(status, 200, "{seats}");
    let id = |seat: &Value| seat["id"].as_str().expect("an id").to_owned();
    seats.as_array().expect("a list").iter().map(|seat| (id(seat), seat["sides"].clone())).collect()
}

/// The key of a person opens all gathered seats, and only these. It survives a restart.
#[test]
fn one_key_opens_the_gathered_seats() {
    let mut tables = Tables::new();
    let (first, maker, _) = made(&tables);
    let (second, other, _) = made(&tables);
    let (third, _, _) = made(&tables);
    assert_eq!(gather(&maker, &first, &person("a")), 200);
    assert_eq!(gather(&other, &second, &person("a")), 200);
    let phone = tables.client().with(&person("a"));
    let mut ids: Vec<_> = listed(&phone)
        .into_iter()
        .map(|(id, sides)| {
            assert_eq!(sides, json!(["usa"]));
            id
        })
        .collect();
    ids.sort();
    let mut wanted = vec![first.clone(), second];
    wanted.sort();
    assert_eq!(ids, wanted);
    tables.restart();
    assert_eq!(phone.see(&first)["you"], "usa");
    assert_eq!(phone.get(&format!("/api/matches/{third}")).0, 403, "it is not gathered");
    assert_eq!(maker.see(&first)["you"], "usa", "the seat's own key still opens it");
    assert_eq!(gather(&maker, &first, &Value::Null), 200);
    assert_eq!(phone.get(&format!("/api/matches/{first}")).0, 403);
}

/// A seat is gathered only with its key, and a new player is not of the old one's person.
#[test]
fn strangers_gather_nothing() {
    let tables = Tables::new();
    let (id, maker, made) = made(&tables);
    let nobody = tables.client();
    assert_eq!(gather(&nobody, &id, &person("b")), 403);
    assert_eq!(gather(&nobody.with(&person("c")), &id, &person("b")), 403);
    assert_eq!(nobody.get("/api/seats").0, 403);
    let guest = nobody.with(&made["invitations"]["csa"]);
    let claim = format!("/api/matches/{id}/claim");
    let claimed = guest.post(&claim, &json!({})).1;
    assert_eq!(gather(&nobody.with(&claimed["key"]), &id, &person("d")), 200);
    let phone = nobody.with(&person("d"));
    assert_eq!(phone.see(&id)["you"], "csa");
    let free = json!({ "side": "csa", "whom": "invite" });
    let freed = maker.post(&format!("/api/matches/{id}/free"), &free);
    assert_eq!(freed.0, 200, "{}", freed.1);
    assert_eq!(phone.get(&format!("/api/matches/{id}")).0, 403);
    assert!(listed(&phone).is_empty());
}
