//! The page in a real browser. Without one these tests pass and say so; with `NEED_BROWSER` they fail.

mod areas;
mod begin;
mod briefed;
mod cautions;
mod choices;
mod ground;
mod learn;
mod letters;
mod looked_up;
mod mended;
mod paper;
mod past;
mod printed;
mod seats;
mod site;
mod stage;
mod story;
mod tours;
mod turn;
mod usable;
mod words;

use serde_json::{Value, json};

use super::client::{Client, GAME, Tables};
use super::driver::{Browser, Window, driver};

/// The number of the last change that the page has.
fn rev(browser: &Browser) -> u64 {
    browser.run("return Number(document.documentElement.dataset.rev)").as_u64().unwrap_or(0)
}

/// Waits until the page has a change after one.
fn changed(browser: &Browser, rev: u64) {
    browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {rev}"));
    settled(browser);
}

/// Waits until the page shows what its reader now sees: at one screen it turns from one to the other.
fn settled(browser: &Browser) {
    browser.wait("const { turning, listing } = document.documentElement.dataset; return turning === undefined && listing === undefined");
}

fn kind(browser: &Browser) -> Value {
    browser.run("return document.documentElement.dataset.kind")
}

fn link(client: &Client, made: &Value, key: &Value) -> String {
    let (id, key) = (made["id"].as_str().expect("an id"), key.as_str().expect("a key"));
    format!("{}/#match/{id}/{key}", client.base)
}

/// Goes to a match with a key, waits until the page follows it, and closes the briefing of a new one.
fn sit(browser: &Browser, address: &str) {
    browser.go(address);
    browser.wait("return document.documentElement.dataset.connected === 'true'");
    close_briefing(browser);
}

fn close_briefing(browser: &Browser) {
    browser.run("document.querySelector('dialog.briefing[open] form .main')?.click()");
}

/// A browser at a table of two at one screen.
fn at_table(tables: &Tables, window: Window) -> Option<(Browser, Value)> {
    let made = tables.client().make("me", "me", 1);
    let browser = seated(tables, &made, window)?;
    Some((browser, made))
}

/// A match of two at one screen that has come to its first fire.
fn at_fire(tables: &Tables) -> Value {
    let client = tables.client();
    let made = client.make("me", "me", 1);
    let id = made["id"].as_str().expect("an id");
    client.with(&made["key"]).play_until(id, "fire.target");
    made
}

/// The page at a match, its answers listed.
fn seated(tables: &Tables, made: &Value, window: Window) -> Option<Browser> {
    let browser = Browser::open(driver()?, window);
    sit(&browser, &link(&tables.client(), made, &made["key"]));
    browser.wait("return document.querySelector('.options button') !== null");
    Some(browser)
}

/// The page at the first fire of a match, its chances shown.
fn aiming(tables: &Tables) -> Option<(Browser, Value)> {
    let made = at_fire(tables);
    let browser = seated(tables, &made, Window::Desktop)?;
    browser.wait("return document.querySelector('.odds') !== null");
    Some((browser, made))
}

/// A browser that looks at a match of a scenario between two random players that is over, and the id of it.
fn at_the_end(tables: &Tables, scenario: &str) -> Option<(Browser, String)> {
    let browser = Browser::open(driver()?, Window::Desktop);
    let client = tables.client();
    let bots =
        json!({"game": GAME, "scenario": scenario, "usa": "random", "csa": "random", "seed": 3});
    let (status, made) = client.post("/api/matches", &bots);
    assert_eq!(status, 200, "{made}");
    let id = made["id"].as_str().expect("an id").to_owned();
    client.settled(&id);
    sit(&browser, &format!("{}/#match/{id}", client.base));
    browser.wait("return document.querySelector('.end') !== null");
    Some((browser, id))
}

/// Plays until somebody is to move, and chooses him; what he stands on with goes along.
fn moving(browser: &Browser) {
    play_until(browser, "move.unit");
    let before = rev(browser);
    browser.run("document.querySelector('.options button').click()");
    changed(browser, before);
    while kind(browser) == "move.stack" {
        let before = rev(browser);
        browser.run("document.querySelector('[data-option=go]').click()");
        changed(browser, before);
    }
}

/// Answers in the page until a kind of decision waits; gives up after many.
fn play_until(browser: &Browser, wanted: &str) {
    for _ in 0..80 {
        if kind(browser) == wanted {
            return;
        }
        let before = rev(browser);
        if browser.run(UNCOVER) == true {
            browser.wait("return document.querySelector('.options button') !== null");
            continue;
        }
        browser.run(
            "const all = [...document.querySelectorAll('.options button')];
             const wanted = ['maneuver', 'stop', 'none', 'done', 'pass', 'decline'];
             const pick = all.find((b) => wanted.includes(b.dataset.option)) ?? all[0];
             pick.click(); if (pick.classList.contains('asked')) pick.click();",
        );
        changed(browser, before);
    }
    panic!("no decision `{wanted}` came");
}

const UNCOVER: &str = "const show = document.querySelector('.decision .main'); if (show) show.click(); return show !== null";
