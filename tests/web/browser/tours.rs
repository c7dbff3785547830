//! Number of presses that a turn takes if one person plays both sides. A press is a key, a click or
//! a drag.

use serde_json::{Value, json};

use super::{close_briefing, driver, link, rev, settled};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Script that selects the next press. It also counts the presses that would be needed without
/// answers for several decisions at once.
const PLAN: &str = include_str!("tour.js");

/// Scenario of a game, with the seed of the match.
#[derive(Clone, Copy)]
struct Battle(&'static str, &'static str, u64);

#[derive(Clone, Copy, PartialEq, Eq)]
enum With {
    Mouse,
    Keys,
}

/// Plays the first turn of a battle. Returns the number of presses, and the number that separate
/// answers would need.
fn tour(Battle(game, scenario, seed): Battle, with: With) -> Option<(u64, u64)> {
    let found = driver()?;
    let tables = Tables::new();
    let body = json!({"game": game, "scenario": scenario, "usa": "me", "csa": "me", "seed": seed});
    let (status, made) = tables.client().post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", tables.client().base));
    browser.wait("return document.querySelector('.row select') !== null");
    let seat =
        json!([{"id": made["id"], "key": made["key"], "open": true, "title": "Tour", "at": 1}]);
    browser.run(&format!("localStorage.setItem('seats', JSON.stringify({seat}))"));
    browser.go(&link(&tables.client(), &made, &made["key"]));
    browser.wait(&format!(
        "window.byKey = {}; return document.documentElement.dataset.connected === 'true'",
        with == With::Keys
    ));
    close_briefing(&browser);
    browser.wait("return document.querySelector('.options button') !== null");
    browser.press(&["o"]);
    let (mut presses, mut before) = (1, 0);
    for _ in 0..400 {
        let plan = at_rest(&browser);
        assert!(plan["error"].is_null(), "{plan}");
        before = plan["before"].as_u64().expect("a number");
        if plan["over"] == true {
            break;
        }
        give(&browser, &plan, with);
        presses += 1;
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
    println!(
        "{scenario}: {presses} presses, {before} before: {}",
        browser.run("return tour.kinds")
    );
    Some((presses, before))
}

/// Waits until the page expects an answer. Returns the next press.
fn at_rest(browser: &Browser) -> Value {
    loop {
        settled(browser);
        browser.wait("return document.querySelector('.options button, .end') !== null");
        let then = rev(browser);
        std::thread::sleep(std::time::Duration::from_millis(250));
        settled(browser);
        if rev(browser) == then {
            return browser.run_later(PLAN);
        }
    }
}

/// Performs a press: a key, a click or a drag.
fn give(browser: &Browser, plan: &Value, with: With) {
    let before = rev(browser);
    if let Some(own) = plan["grab"].as_str() {
        drag(browser, own);
    } else {
        let found = plan["press"].as_str().expect("something to press");
        browser.run(&format!("({found}).closest('.options')?.parentElement && ({found}).scrollIntoView({{ block: 'nearest' }})"));
        let key = browser.run(&format!("return ({found}).getAttribute('aria-keyshortcuts')"));
        match (with, key.as_str()) {
            (With::Keys, Some(key)) => browser.chord(key),
            (With::Keys | With::Mouse, _) => browser.click(found),
        }
    }
    browser.wait(&format!(
        "return Number(document.documentElement.dataset.rev) > {before} || document.querySelector('.asked') !== null"
    ));
}

/// Drags a unit to a hex that the page marks as reachable. If no hex is marked, only selects the
/// unit.
fn drag(browser: &Browser, own: &str) {
    browser.grab(own);
    let goal = (0..20).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(150));
        browser.run("return tour.goal()").as_str().map(str::to_owned)
    });
    let Some(goal) = goal else {
        browser.run("tour.before -= 2");
        return browser.release();
    };
    let before = rev(browser);
    browser.point(&format!(
        "[...document.querySelectorAll('.lit')].findLast((e) => e.dataset.hex === '{goal}')"
    ));
    browser.release();
    browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {before}"));
}

/// Checks that the first turn of a battle takes at most `most` presses.
fn takes_at_most(battle: Battle, with: With, most: u64) {
    let Some((presses, before)) = tour(battle, with) else { return };
    assert!(presses <= most, "{presses} presses");
    assert!(presses * 3 <= before * 2, "{presses} presses of {before}");
}

#[test]
#[ignore = "the longest turn, whose clicks `browser::clicks` counts too: `.ci/nightly` plays it"]
fn valley_vengeance_takes_few_presses() {
    takes_at_most(Battle("stonewalls-sword", "valley-vengeance", 7), With::Mouse, 122);
}

#[test]
fn the_stone_wall_takes_few_presses() {
    takes_at_most(Battle("kernstown-1862", "the-stone-wall", 1), With::Mouse, 85);
}

#[test]
#[ignore = "another scenario of the same battle: `.ci/nightly` plays it"]
fn a_sabbath_attack_takes_few_presses() {
    takes_at_most(Battle("kernstown-1862", "a-sabbath-attack", 1), With::Mouse, 85);
}

#[test]
fn slaughter_mountain_takes_few_keys() {
    takes_at_most(Battle("stonewalls-sword", "slaughter-mountain", 3), With::Keys, 77);
}
