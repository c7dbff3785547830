//! Areas of the map, such as zones of control, that a player can show. The rules define the areas,
//! and the page draws them.

use black_box::root;
use registry::Folders;
use serde_json::{Value, json};
use server::{PackageIndex, Running};

use super::{driver, kind, link, sit};
use crate::client::Client;
use crate::driver::{Browser, Window};
use crate::toy::serve_from;

/// Starts a server that offers the games of all rule systems.
pub(super) fn serve(folder: &tempfile::TempDir) -> (Running, Client) {
    serve_from(PackageIndex::new(Folders::new(root(), &registry::ALL)), folder)
}

fn brigades(client: &Client) -> Value {
    let body = json!({
        "game": "cedar-mountain-cwbbs", "scenario": "historical", "usa": "me", "csa": "me", "seed": 3
    });
    let (status, made) = client.post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    made
}

/// Unlimbers all artillery during the set-up, and plays until the first fire.
fn to_fire(client: &Client, made: &Value) -> String {
    let id = made["id"].as_str().expect("an id").to_owned();
    let own = client.with(&made["key"]);
    for _ in 0..60 {
        let seen = own.see(&id);
        if seen["decision"]["kind"] == "fire.target" {
            return id;
        }
        let options = seen["decision"]["options"].as_array().expect("options");
        let guns = options.iter().position(|option| option["id"] == "unlimbered");
        assert_eq!(own.answer(&id, &seen, guns.unwrap_or_default()).0, 200);
    }
    panic!("nobody fires");
}

/// Returns the hexes that the page draws for an area.
fn drawn(browser: &Browser, id: &str) -> Value {
    browser.run(&format!(
        "return document.querySelector('.area[data-area=\"{id}\"]')?.dataset.hexes.split(' ') ?? null"
    ))
}

fn toggle(browser: &Browser, id: &str) {
    browser.press_on(&format!("document.querySelector('.areas [data-area=\"{id}\"]')"));
}

/// CW-ZOC-01, CW-CMD-04: the page shows zones of control and command ranges on request.
#[test]
fn zones_and_commands_are_shown_on_demand() {
    let Some(found) = driver() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (_running, client) = serve(&folder);
    let made = brigades(&client);
    let id = to_fire(&client, &made);
    let own = client.with(&made["key"]);
    let areas = own.see(&id)["picture"]["areas"].as_array().expect("areas").clone();
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    browser.wait("return document.querySelector('.options button') !== null");
    assert_eq!(browser.run("return document.querySelectorAll('.area').length"), 0);

    browser.press(&["z"]);
    let listed =
        "return [...document.querySelectorAll('.areas button')].map((one) => one.dataset.area)";
    let ids: Vec<&Value> = areas.iter().map(|area| &area["id"]).collect();
    assert_eq!(browser.run(listed), json!(ids));
    let commands: Vec<&str> = ids.iter().filter_map(|id| id.as_str()).collect();
    let commands: Vec<&str> =
        commands.into_iter().filter(|id| id.starts_with("command-")).take(2).collect();
    for id in ["zone-usa", "zone-csa"] {
        toggle(&browser, id);
    }
    browser.press(&["0"]);
    browser.shot("areas-zones.png");
    for area in &areas[..2] {
        assert_eq!(drawn(&browser, area["id"].as_str().expect("an id")), area["hexes"]);
    }
    for id in ["zone-usa", "zone-csa"].iter().chain(&commands) {
        toggle(&browser, id);
    }
    for id in &commands {
        let described = areas.iter().find(|area| area["id"] == *id).expect("an area");
        assert_eq!(drawn(&browser, id), described["hexes"], "{id}");
    }
    assert_eq!(drawn(&browser, "zone-usa"), Value::Null);
    browser.shot("areas-commands.png");
    browser.press(&["\u{e00c}"]);
    assert_eq!(browser.run("return document.querySelector('.areas').hidden"), true);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The page shows the odds of a fire next to each target, and next to each unit that can join the
/// fire.
#[test]
fn a_fire_of_brigades_has_its_odds() {
    let Some(found) = driver() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (_running, client) = serve(&folder);
    let made = brigades(&client);
    to_fire(&client, &made);
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    browser.wait("return document.querySelector('.options button') !== null");
    browser.press_on("document.querySelector('.options button')");
    browser.wait("return document.documentElement.dataset.kind === 'fire.unit'");
    let odds = browser.wait("return document.querySelector('.options .odds')?.textContent");
    assert!(odds.as_str().is_some_and(|words| words.contains('%')), "{odds}");
    browser.shot("brigades-odds.png");
    assert_eq!(kind(&browser), "fire.unit");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The page offers the lessons of Brigade Battles like those of any other rule system.
#[test]
fn a_lesson_of_brigades_is_begun() {
    let Some(found) = driver() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (_running, client) = serve(&folder);
    let body = json!({ "game": "cedar-mountain-cwbbs", "lesson": "fire" });
    let (status, made) = client.post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    let said = browser.wait("return document.querySelector('.lesson .said')?.textContent");
    assert!(said.as_str().is_some_and(|words| words.contains("Combat Phase")), "{said}");
    browser.shot("brigades-lesson.png");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
