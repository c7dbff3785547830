//! Match of a rule system that the page does not know. The server creates the match, applies
//! answers and undo, and stores the match. Each side sees only the information that it may have.

use serde_json::{Value, json};
use server::{Config, Limits, PackageIndex, Running, Server};
use testing::toy::Toy;

use super::client::Client;

/// Starts a server that offers only the toy game.
pub(crate) fn serve(folder: &tempfile::TempDir) -> (Running, Client) {
    serve_from(PackageIndex::new(Toy), folder)
}

/// Starts a server without limits that offers the games in the given folders.
pub(crate) fn serve_from(
    package_index: PackageIndex,
    folder: &tempfile::TempDir,
) -> (Running, Client) {
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: Some(folder.path().join("matches.sqlite")),
        package_index,
        limits: Limits::NONE,
        hosts: Vec::new(),
        keep: server::Keep::Forever,
        told: server::Telemetry::Nothing,
        proxies: Vec::new(),
    };
    let running = Server::open(config).and_then(Server::start).expect("a server");
    let client = Client::new(format!("http://{}", running.address()));
    (running, client)
}

fn choose(client: &Client, at: &str, option: &str) {
    let seen = client.get(at).1;
    let body = json!({ "rev": seen["rev"], "ids": [option] });
    let (status, told) = client.post(&format!("{at}/choose"), &body);
    assert_eq!(status, 200, "{option}: {told}");
}

#[test]
fn a_toy_is_played_at_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let (running, client) = serve(&folder);
    let games = client.get("/api/games").1;
    assert_eq!((&games[0]["name"], &games[0]["title"]), (&json!("toy"), &json!("Patrols")));
    assert_eq!(client.get("/api/games/toy").1["map"]["hexes"].as_array().map(Vec::len), Some(42));
    assert!(client.text("/api/games/toy/map.svg").1.starts_with("<svg"));

    let body = json!({ "game": "toy", "usa": "me", "csa": "invite" });
    let made = client.post("/api/matches", &body).1;
    let at = format!("/api/matches/{}", made["id"].as_str().expect("an id"));
    let usa = client.with(&made["key"]);
    let claim = format!("{at}/claim");
    let claimed = client.with(&made["invitations"]["csa"]).post(&claim, &json!({})).1;
    let csa = client.with(&claimed["key"]);

    choose(&usa, &at, "0403");
    let covered = &usa.get(&at).1["decision"];
    assert_eq!((&covered["covered"], &covered["kind"]), (&json!(true), &Value::Null));
    choose(&csa, &at, "0206");
    assert_eq!(usa.get(&at).1["view"]["post"], json!({ "usa": "0403", "csa": null }));
    assert_eq!(csa.get(&at).1["view"]["post"], json!({ "usa": null, "csa": "0206" }));
    assert_eq!(client.get(&at).1["view"]["post"], json!({ "usa": null, "csa": null }));

    let before = usa.get(&at).1["view"].clone();
    let why = usa.get(&format!("{at}/why?id=0505")).1;
    assert_eq!((&why["legal"], &why["requirement"]), (&json!(false), &json!("TOY-02")));
    assert_eq!(usa.get(&format!("{at}/reach")).1.as_array().map(Vec::len), Some(2));
    assert_eq!(client.get(&format!("{at}/los?from=0101&to=0102")).0, 404, "no rule is about sight");
    choose(&usa, &at, "0102");
    assert_eq!(usa.get(&at).1["view"]["at"]["usa"], "0102");
    let rev = usa.get(&at).1["rev"].clone();
    assert_eq!(usa.post(&format!("{at}/undo"), &json!({ "rev": rev })).0, 200);
    assert_eq!(usa.get(&at).1["view"], before);
    choose(&usa, &at, "0102");

    let kept = usa.get(&at).1;
    drop(running);
    let (_running, client) = serve(&folder);
    let usa = client.with(&made["key"]);
    let now = usa.get(&at).1;
    for part in ["view", "decision", "rev", "n", "undo", "log"] {
        assert_eq!(now[part], kept[part], "it goes on where it stood");
    }
    let past = usa.get(&format!("{at}/at/1")).1;
    assert_eq!((&past["view"]["at"]["usa"], &past["facts"]), (&json!("0101"), &json!(2)));
}

/// A finished match of the toy game can be viewed from either side.
#[test]
fn a_save_of_a_toy_is_replayed_at_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_running, client) = serve(&folder);
    let body = json!({ "game": "toy", "usa": "attack", "csa": "mixed", "seed": 9 });
    let made = client.post("/api/matches", &body).1;
    let id = made["id"].as_str().expect("an id");
    let over = client.settled(id);
    assert_eq!(over["match"]["over"], true);
    let text = client.text(&format!("/api/matches/{id}/save")).1;
    let (status, replay) = client.send("POST", "/api/replays", &[], &text);
    assert_eq!(status, 200, "{replay}");
    let seen = client.see(replay["id"].as_str().expect("an id"));
    assert_eq!((&seen["view"], &seen["log"]["total"]), (&over["view"], &over["log"]["total"]));
}
