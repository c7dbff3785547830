//! Ground markers on the map. The page draws each on its hex or hexside, describes it at the hex,
//! and explains it in the charts.

use serde_json::{Value, json};

use super::{driver, link, sit};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Opens the third battle, whose scenario places bridges before the first decision.
#[test]
fn bridges_are_drawn_and_told() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let body = json!({
        "game": "port-republic-1862", "scenario": "between-the-rivers", "usa": "me", "csa": "me", "seed": 3
    });
    let (status, made) = client.post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let id = made["id"].as_str().expect("an id");
    let own = client.with(&made["key"]);
    let mut seen = own.see(id);
    while seen["picture"]["laid"].is_null() {
        assert_eq!(own.answer(id, &seen, 0).0, 200, "no bridge is laid");
        seen = own.see(id);
    }
    let laid = &seen["picture"]["laid"];
    assert_eq!(laid.as_array().map(Vec::len), Some(2), "{laid}");
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    browser.wait("return document.querySelector('.laid-thing') !== null");
    let drawn = "return [...document.querySelectorAll('.laid-thing')].map((of) => [of.dataset.laid, of.querySelector('title').textContent, of.querySelector('.laid-sign').textContent])";
    let told = |of: &Value| {
        json!([format!("{}/{}", text(&of["hex"]), text(&of["beyond"])), of["name"], of["sign"]])
    };
    let described: Vec<Value> = laid.as_array().expect("a list").iter().map(told).collect();
    assert_eq!(browser.run(drawn), json!(described));

    let logged = browser.run("return document.querySelector('.log').textContent");
    assert!(text(&logged).contains("0327/0427: North River bridge placed"), "{logged}");

    let tile = "[...document.querySelectorAll('.laid-thing')].find((of) => of.textContent.includes('North River')).querySelector('.laid-tile')";
    browser.press(&["0"]);
    browser.point(tile);
    let tip = browser.wait("return document.querySelector('.tip p')?.textContent");
    assert!(text(&tip).contains("North River bridge towards 0"), "{tip}");
    browser.shot("ground-bridges.png");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

fn text(of: &Value) -> &str {
    of.as_str().unwrap_or_default()
}
