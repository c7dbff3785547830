//! Tests of the page in a real browser. Without the variable `NEED_BROWSER`, the tests print a
//! notice and pass. With it, they fail if no browser is installed.

mod absent;
mod areas;
mod begin;
mod briefed;
mod cautions;
mod choices;
mod clicks;
mod edited;
mod ending;
mod ground;
mod learn;
mod looked_up;
mod mail_files;
mod mended;
mod next;
mod paper;
mod past;
mod printed;
mod seats;
mod site;
mod stage;
mod staged;
mod story;
mod tours;
mod turn;
mod usable;
mod whole;
mod words;

use serde_json::Value;

use super::battle::replay;
use super::client::{Client, Tables};
use super::driver::{Browser, Window, driver};

/// Returns the revision of the match that the page shows.
fn rev(browser: &Browser) -> u64 {
    browser.run("return Number(document.documentElement.dataset.rev)").as_u64().unwrap_or(0)
}

/// Waits until the page shows a revision later than `rev`.
fn changed(browser: &Browser, rev: u64) {
    browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {rev}"));
    settled(browser);
}

/// Waits until the page shows the view of the player whose turn it is. On a shared screen, this
/// player changes during the match.
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

/// Opens a match with its key, and waits until the page is connected.
fn sit(browser: &Browser, address: &str) {
    browser.go(address);
    browser.wait("return document.documentElement.dataset.connected === 'true'");
    close_briefing(browser);
}

/// Closes the briefing if it is open. Key presses reach the match after that.
fn close_briefing(browser: &Browser) {
    // A slow page inserts the dialog before it opens it, so one press may come too early.
    browser.wait(
        "const dialog = document.querySelector('dialog.briefing');
         dialog?.querySelector('form .main')?.click();
         return dialog === null",
    );
}

/// Opens a new match on a shared screen. Returns the browser and the match.
fn at_table(tables: &Tables, window: Window) -> Option<(Browser, Value)> {
    let made = tables.client().make("me", "me", 1);
    let browser = seated(tables, &made, window)?;
    Some((browser, made))
}

/// Creates a match on a shared screen, and plays to its first fire.
fn at_fire(tables: &Tables) -> Value {
    let client = tables.client();
    let made = client.make("me", "me", 1);
    let id = made["id"].as_str().expect("an id");
    client.with(&made["key"]).play_until(id, "fire.target");
    made
}

/// Opens a match in a browser and waits for the options of its decision.
fn seated(tables: &Tables, made: &Value, window: Window) -> Option<Browser> {
    let browser = Browser::open(driver()?, window);
    sit(&browser, &link(&tables.client(), made, &made["key"]));
    browser.wait("return document.querySelector('.options button') !== null");
    Some(browser)
}

/// Opens a match at its first fire in a browser. Waits until the page shows the odds.
fn aiming(tables: &Tables) -> Option<(Browser, Value)> {
    let made = at_fire(tables);
    let browser = seated(tables, &made, Window::Desktop)?;
    browser.wait("return document.querySelector('.odds') !== null");
    Some((browser, made))
}

/// Opens the finished battle of a scenario. Returns the browser and the match id.
///
/// The server's own bots draw a fresh seed for each match, so the battle is played here.
fn at_the_end(tables: &Tables, scenario: &str) -> Option<(Browser, String)> {
    let browser = Browser::open(driver()?, Window::Desktop);
    let client = tables.client();
    let id = replay(&client, scenario);
    sit(&browser, &format!("{}/#match/{id}", client.base));
    browser.wait("return document.querySelector('.end') !== null");
    Some((browser, id))
}

/// Plays to the first movement on the page, and selects a unit with its whole stack.
fn moving(browser: &Browser) {
    play_until(browser, "move.unit");
    let before = rev(browser);
    browser.press_on("document.querySelector('.options button')");
    changed(browser, before);
    while kind(browser) == "move.stack" {
        let before = rev(browser);
        browser.press_on("document.querySelector('[data-option=go]')");
        changed(browser, before);
    }
}

/// Answers on the page until a decision of the wanted kind is pending. The test fails after many
/// answers without one.
fn play_until(browser: &Browser, wanted: &str) {
    for _ in 0..80 {
        if kind(browser) == wanted {
            browser
                .wait("return document.querySelector('.options button, .decision .main') !== null");
            return;
        }
        let before = rev(browser);
        if browser.run(UNCOVER) == true {
            browser.wait("return document.querySelector('.options button') !== null");
            continue;
        }
        browser.wait(
            "const all = [...document.querySelectorAll('.options button')];
             if (!all.length) return false;
             const wanted = ['maneuver', 'stop', 'none', 'done', 'pass', 'decline'];
             const pick = all.find((b) => wanted.includes(b.dataset.option)) ?? all[0];
             pick.click(); if (pick.classList.contains('asked')) pick.click();
             return true",
        );
        changed(browser, before);
    }
    panic!("no decision `{wanted}` came");
}

const UNCOVER: &str = "const show = document.querySelector('.decision .main'); if (show) show.click(); return show !== null";
