//! Number of clicks that a turn of one side takes without any drag. The other side is a bot.

use serde_json::json;

use super::{close_briefing, driver, link, sit};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Script that plays and counts.
const CLICKS: &str = include_str!("clicks.js");

#[test]
fn a_turn_of_one_side_takes_few_clicks() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let body = json!({"game": "stonewalls-sword", "scenario": "valley-vengeance", "usa": "me", "csa": "sergeant", "seed": 7});
    let (status, made) = client.post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    close_briefing(&browser);
    browser.wait("return document.querySelector('.options button') !== null");
    let (_, game) = client.get("/api/games/stonewalls-sword");
    browser.run(&format!("window.half = {}", game["map"]["hex"][1]));
    for _ in 0..40 {
        let of = browser.run_later(CLICKS);
        assert!(of["error"].is_null(), "{of}");
        if of["over"] == true {
            println!("{} clicks: {}", of["clicks"], of["kinds"]);
            browser.shot("page-clicks.png");
            assert!(of["clicks"].as_u64() <= Some(60), "{of}");
            let asked = &of["kinds"]["artillery.unit"];
            assert!(asked.is_null(), "a lone battery is chosen with its hex");
            return;
        }
    }
    panic!("the turn did not end: {}", browser.run("return { ...window.game, used: [] }"));
}
