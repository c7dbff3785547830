//! Two players at separate machines, lost connections, and bots that take over a seat.

use serde_json::json;

use super::{at_table, changed, driver, kind, link, rev, sit};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Answers for both players until the first player has a decision of the wanted kind.
fn play_until(first: &Browser, second: &Browser, wanted: &str) {
    for _ in 0..40 {
        if kind(first) == wanted {
            first.wait(ANSWERS);
            return;
        }
        for browser in [first, second] {
            let before = rev(browser);
            let asked = "const one = document.querySelector('.options button'); one?.click(); return Boolean(one)";
            if browser.run(asked) == true {
                changed(browser, before);
            }
        }
    }
    panic!("no decision `{wanted}` came");
}

/// Script that returns whether the page shows options. The page names a decision before it draws
/// the options.
const ANSWERS: &str = "return document.querySelector('.options .label') !== null";

/// Returns the labels of all options shown on a page.
fn answers(browser: &Browser) -> Vec<String> {
    let all = browser.run("return [...document.querySelectorAll('.options .label')].map((label) => label.textContent)");
    let all = all.as_array().expect("a list").iter();
    all.map(|label| label.as_str().expect("a text").to_owned()).collect()
}

const PAGE: &str = "return document.querySelector('.table').textContent";

/// A page does not show the opponent's private decision, nor the held chit that results from it.
#[test]
fn two_browsers_see_each_their_own_secrets() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "invite", 1);
    let id = made["id"].as_str().expect("an id");
    let (usa, csa) = (Browser::open(found, Window::Desktop), Browser::open(found, Window::Desktop));
    sit(&usa, &link(&client, &made, &made["key"]));
    let invitation = made["invitations"]["csa"].as_str().expect("an invitation");
    sit(&csa, &format!("{}/#join/{id}/{invitation}", client.base));
    play_until(&usa, &csa, "key-chit");
    let chits = answers(&usa);
    let secret = |browser: &Browser, of: &Browser| {
        let shown = browser.wait("return document.querySelector('.decision')?.textContent");
        let shown = shown.as_str().expect("words").to_owned();
        assert!(answers(browser).is_empty(), "{shown}");
        for chit in answers(of) {
            assert!(!shown.contains(&chit), "{chit} in {shown}");
        }
    };
    secret(&csa, &usa);
    let before = rev(&usa);
    usa.press(&["1"]);
    changed(&usa, before);
    usa.press_on("document.querySelector('#tab-state')");
    csa.press_on("document.querySelector('#tab-state')");
    let own = usa.run(PAGE);
    let kept = format!("Your key chit: {}", chits[0]);
    assert!(own.as_str().is_some_and(|words| words.contains(&kept)), "{kept} not in {own}");
    csa.wait("return document.documentElement.dataset.kind === 'key-chit'");
    csa.wait(ANSWERS);
    let theirs = csa.run(PAGE);
    assert!(!theirs.as_str().expect("words").contains("Your key chit:"), "{theirs}");
    secret(&usa, &csa);
    for browser in [&usa, &csa] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// After the server restarts, the page reconnects and shows all changes made in the meantime.
#[test]
fn the_page_comes_back_when_the_server_does() {
    let mut tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    let (id, before) = (made["id"].as_str().expect("an id"), rev(&browser));
    tables.restart();
    let both = tables.client().with(&made["key"]);
    assert_eq!(both.answer(id, &both.see(id), 0).0, 200);
    changed(&browser, before);
    browser.wait("return document.documentElement.dataset.connected === 'true'");
    let before = rev(&browser);
    browser.press(&["1"]);
    changed(&browser, before);
}

/// After a reload, the address alone restores the seat and the position.
#[test]
fn a_page_that_is_loaded_again_resumes() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let before = rev(&browser);
    browser.press(&["1"]);
    changed(&browser, before);
    let seen = "return [document.documentElement.dataset.rev, document.querySelector('#prompt').textContent, [...document.querySelectorAll('.units .counter')].map((of) => [of.dataset.unit, of.getAttribute('transform')])]";
    let then = browser.run(seen);
    browser.run("window.old = true; location.reload()");
    browser.wait(
        "return window.old === undefined && document.documentElement.dataset.connected === 'true'",
    );
    assert_eq!(browser.run(seen), then);
}

/// A player can hand over a seat to a bot and watch. The player can take the seat back later.
#[test]
fn a_seat_is_given_to_a_bot_and_taken_back_in_the_page() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    let (id, both) = (made["id"].as_str().expect("an id"), tables.client().with(&made["key"]));
    let side = both.see(id)["decision"]["side"].as_str().expect("a side").to_owned();
    let row = if side == "usa" { 0 } else { 1 };
    let change = |words: &str| {
        browser.click("document.querySelector('.burger')");
        browser.click("[...document.querySelectorAll('.tools button')].find((b) => b.textContent === 'Seats')");
        browser.wait("return document.querySelector('dialog[open]') !== null");
        let button =
            format!("document.querySelectorAll('.seats li')[{row}].querySelector('button')");
        assert_eq!(browser.run(&format!("return {button}.textContent")), words);
        browser.click(&button);
        browser.wait("return document.querySelector('dialog[open]') === null");
    };
    let before = rev(&browser);
    change("Let the computer play");
    changed(&browser, before);
    let seen = both.settled(id);
    assert_eq!(
        (&seen["match"]["seats"][&side]["who"], seen["decision"]["side"] != *side),
        (&"captain".into(), true)
    );
    change("Take the seat back");
    browser.wait("return document.querySelector('.decision .options, .decision .main') !== null");
    assert_eq!(both.see(id)["match"]["seats"][&side]["who"], "human");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The page removes the key of a seat from the address, so that neither the history nor onlookers
/// reveal it. The browser keeps the key for this page and its reloads.
#[test]
fn a_key_does_not_stay_in_the_address() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    let (id, key) = (made["id"].as_str().expect("an id"), made["key"].as_str().expect("a key"));
    let address = format!("{}/#match/{id}", tables.client().base);
    assert_eq!(browser.run("return location.href"), *address);
    browser.run("window.old = true; location.reload()");
    browser.wait(
        "return window.old === undefined && document.documentElement.dataset.connected === 'true'",
    );
    browser.wait("return document.querySelector('.options button') !== null");
    // The start page's link to the match contains no key either.
    browser.run("location.hash = ''");
    let own = browser.wait("return document.querySelector('.matches a')?.href");
    assert_eq!(own, *address);
    browser.press_on("document.querySelector('.matches a')");
    browser.wait("return document.querySelector('.options button') !== null");
    super::close_briefing(&browser);
    // The dialog about seats shows a link with which the player can continue in another browser.
    browser.click("document.querySelector('.burger')");
    browser.click(
        "[...document.querySelectorAll('.tools button')].find((b) => b.textContent === 'Seats')",
    );
    let links = browser.wait("const all = [...document.querySelectorAll('dialog[open] .link input')].map((of) => of.value); return all.length ? all : null");
    assert!(links.as_array().is_some_and(|all| all.contains(&format!("{address}/{key}").into())));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// In another browser, the same address without a key opens the match as a spectator.
#[test]
fn an_address_alone_is_no_seat() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let made = tables.client().make("me", "me", 1);
    let browser = Browser::open(found, Window::Desktop);
    let id = made["id"].as_str().expect("an id");
    sit(&browser, &format!("{}/#match/{id}", tables.client().base));
    assert_eq!(
        browser.run("return document.querySelector('.options button')"),
        serde_json::Value::Null
    );
}

/// The start page lists an open seat until a player takes it. No invitation link is needed.
#[test]
fn a_seat_is_open_to_whoever_comes_first() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let body = json!({"game": "stonewalls-sword", "usa": "me", "csa": "open"});
    assert_eq!(client.post("/api/matches", &body).0, 400, "nobody would see it");
    let maker = Browser::open(found, Window::Desktop);
    maker.go(&format!("{}/", client.base));
    maker.wait("return document.querySelector('.row select') !== null");
    maker.run("const sit = document.querySelector('#sit-csa'); sit.value = 'open'; sit.dispatchEvent(new Event('change')); document.querySelector('form.card .main').click()");
    maker.wait("return document.documentElement.dataset.connected === 'true'");
    let guest = Browser::open(found, Window::Desktop);
    guest.go(&format!("{}/", client.base));
    let words = guest.wait("return document.querySelector('.sit-down')?.textContent ?? null");
    assert_eq!(words, "Take seat: CSA");
    guest.shot("open-seat.png");
    guest.press_on("document.querySelector('.sit-down')");
    guest.wait("return document.querySelector('.you')?.textContent === 'You: Confederate'");
    maker.wait("return document.querySelector('.said')?.textContent.includes('has joined')");
    let (status, listed) = client.get("/api/matches");
    assert_eq!((status, &listed[0]["open"]), (200, &json!({"usa": null, "csa": null})));
    // The start page does not offer the taken seat to a later visitor.
    let late = Browser::open(found, Window::Desktop);
    late.go(&format!("{}/", client.base));
    late.wait("return document.querySelector('.matches a') !== null");
    assert_eq!(late.run("return document.querySelector('.sit-down')"), json!(null));
}
