//! A whole battle of the third system, played by two people in two browsers.

use std::thread;

use serde_json::{Value, json};

use super::{areas, driver, link, sit};
use crate::driver::{Browser, Window};

/// Script that answers for the seat of a page.
const PLAY: &str = include_str!("whole.js");

/// Brigades of each side, which march as a whole.
const SIDES: [(&str, &str); 2] = [
    ("usa", "['kimball', 'sullivan', 'tyler', 'brodhead']"),
    ("csa", "['garnett', 'burks', 'fulkerson', 'ashby']"),
];

/// Plays a seat until the match is over. Returns the number of answers.
fn play(browser: &Browser, (side, brigades): (&str, &str)) -> u64 {
    browser.run(&format!("window.side = '{side}'; window.brigades = {brigades}"));
    for _ in 0..30 {
        let played = browser.run_later(PLAY);
        assert!(played["error"].is_null(), "{side}: {played}");
        if played["over"] == true {
            println!("{side}: {}", played["kinds"]);
            let kinds = played["kinds"].as_object().expect("kinds");
            return kinds.values().filter_map(Value::as_u64).sum();
        }
    }
    panic!("{side}: the battle does not end");
}

/// Returns what the page shows of the end and of the units.
fn shown(browser: &Browser) -> Value {
    browser.run(
        "const words = (of) => document.querySelector(of).textContent;
         const units = [...document.querySelectorAll('.units .counter')].map((of) => `${of.dataset.unit} ${of.textContent} ${of.getAttribute('transform')}`);
         return { end: words('.end h2'), units: units.sort(), n: Number(document.querySelector('.time input').max) }",
    )
}

/// Two people play the battle from the set-up to the last turn, each in a browser of their own. Both
/// see the same end, and so does a replay of the saved match.
#[test]
#[ignore = "a whole battle takes minutes: `.ci/nightly` plays it"]
fn two_people_play_a_battle_of_the_third_system() {
    let Some(found) = driver() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (_running, client) = areas::serve(&folder);
    let body = json!({"game": "stonewall-1862", "usa": "me", "csa": "invite"});
    let (status, made) = client.post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let id = made["id"].as_str().expect("an id");
    let invitation = made["invitations"]["csa"].as_str().expect("an invitation");
    let (usa, csa) = (Browser::open(found, Window::Desktop), Browser::open(found, Window::Desktop));
    sit(&usa, &link(&client, &made, &made["key"]));
    sit(&csa, &format!("{}/#join/{id}/{invitation}", client.base));
    let answers = thread::scope(|scope| {
        let theirs = scope.spawn(|| play(&csa, SIDES[1]));
        play(&usa, SIDES[0]) + theirs.join().expect("it plays")
    });
    assert!(answers > 150, "{answers} answers are no battle");
    let ends = [&usa, &csa].map(shown);
    assert_eq!(ends[0], ends[1]);
    assert!(ends[0]["end"].as_str().is_some_and(|end| end.contains("victory")), "{}", ends[0]);
    usa.shot("whole-battle.png");
    let (status, save) = client.with(&made["key"]).text(&format!("/api/matches/{id}/save"));
    assert_eq!(status, 200);
    let (status, replay) = client.send("POST", "/api/replays", &[], &save);
    assert_eq!(status, 200, "{replay}");
    let again = replay["id"].as_str().expect("an id");
    let [first, second] = [id, again].map(|id| client.see(id)["picture"].clone());
    assert_eq!(first, second);
    sit(&csa, &format!("{}/#match/{again}", client.base));
    csa.wait("return document.querySelector('.end') !== null");
    assert_eq!(shown(&csa), ends[0]);
    for browser in [&usa, &csa] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
