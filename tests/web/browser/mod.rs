//! The page in a real browser. Without one these tests pass and say so; with `NEED_BROWSER` they fail.

mod areas;
mod begin;
mod learn;
mod letters;
mod looked_up;
mod mended;
mod past;
mod printed;
mod seats;
mod site;
mod tours;
mod turn;
mod usable;

use serde_json::Value;

use super::client::{Client, Tables};
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

/// Goes to a match with a key and waits until the page follows it.
fn sit(browser: &Browser, address: &str) {
    browser.go(address);
    browser.wait("return document.documentElement.dataset.connected === 'true'");
}

/// A browser at a table of two at one screen.
fn at_table(tables: &Tables, window: Window) -> Option<(Browser, Value)> {
    let browser = Browser::open(driver()?, window);
    let made = tables.client().make("me", "me", 1);
    sit(&browser, &link(&tables.client(), &made, &made["key"]));
    browser.wait("return document.querySelector('.options button') !== null");
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
