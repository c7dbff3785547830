//! Start of matches. A player can start each battle of each game from the start page, and play it
//! by keyboard.

use serde_json::json;
use testing::explore::has_long;

use super::{UNCOVER, changed, close_briefing, driver, link, rev, settled};
use crate::client::Tables;
use crate::driver::{Browser, Window};
use crate::toy;

const BATTLES: &str =
    "return [...document.querySelectorAll('#battle option')].map((option) => option.textContent)";

#[test]
fn every_battle_is_begun_at_home_and_played_by_keys() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    let home = format!("{}/", tables.client().base);
    browser.go(&home);
    browser.wait("return document.querySelector('.row select') !== null");
    browser.shot("home.png");
    let battles = browser.run(BATTLES).as_array().expect("a list").len();
    assert!(battles >= 6, "only {battles} battles are offered");
    // Each night every battle is begun, otherwise every third.
    for battle in (0..battles).step_by(if has_long() { 1 } else { 3 }) {
        browser.go(&home);
        browser.wait("return document.querySelector('.row select') !== null");
        browser.run(&format!(
            "const battles = document.querySelector('#battle');
             battles.value = {battle}; battles.dispatchEvent(new Event('change'));"
        ));
        browser.press_on("document.querySelector('form .main')");
        browser.wait("return document.querySelector('dialog.briefing') !== null");
        close_briefing(&browser);
        browser.wait("return document.querySelector('.options button, .decision .main') !== null");
        five_answers(&browser);
        browser.shot(&format!("battle-{battle}.png"));
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The start page carries the name and the map of a battle. One press begins one match, although
/// the server takes long.
#[test]
fn the_start_page_shows_a_battle_and_begins_once() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    for window in [Window::Phone, Window::Desktop] {
        let browser = Browser::open(found, window);
        browser.go(&format!("{}/", tables.client().base));
        browser.wait("const map = document.querySelector('.banner img'); return map?.complete && map.naturalWidth > 0");
        let fits = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(browser.run(fits), true, "{window:?}");
        browser.shot(&format!("home-{window:?}.png"));
        let name = browser.run("return document.querySelector('h1').textContent");
        assert_eq!(name, "Blind Swords");
        assert_eq!(browser.run("return document.title"), name);
        browser.wait("return document.querySelector('.row select') !== null");
        browser.run(
            "window.begun = 0;
             const send = window.fetch;
             window.fetch = async (path, options) => {
                 if (options?.method === 'POST' && String(path).endsWith('/api/matches')) {
                     window.begun += 1;
                     await new Promise((resume) => setTimeout(resume, 700));
                 }
                 return send(path, options);
             };
             const begin = document.querySelector('form .main');
             begin.click();
             begin.click()",
        );
        let told = browser.run("return [...document.querySelectorAll('form [role=status]')].map((of) => of.textContent).join('')");
        assert!(told.as_str().is_some_and(|told| told.contains("Setting up")), "{told}");
        browser.wait("return document.querySelector('.table') !== null");
        assert_eq!(browser.run("return window.begun"), 1);
    }
}

/// While computers play both sides, the page counts their answers, and one press stops them. The
/// match stays where it is. The player goes on, or lets the computers go on.
#[test]
fn computers_in_both_seats_are_stopped() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let made = tables.client().make("captain", "captain", 5);
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&link(&tables.client(), &made, &made["key"]));
    browser.wait("return document.querySelector('[data-act=stop]') !== null");
    browser.wait("return /[1-9]/.test(document.querySelector('.plays').textContent)");
    browser.shot("computers-play.png");
    browser.press_on("document.querySelector('[data-act=stop]')");
    browser.wait("return document.querySelector('.options button') !== null");
    let stopped = rev(&browser);
    std::thread::sleep(std::time::Duration::from_secs(1));
    assert_eq!(rev(&browser), stopped, "the computers play on");
    browser.shot("computers-stopped.png");
    browser.press_on("document.querySelector('.options button')");
    changed(&browser, stopped);
    let before = rev(&browser);
    browser.press_on("document.querySelector('[data-act=resume]')");
    browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {before} + 3"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Gives five answers with the key `1`. On a private decision, the first press only uncovers the
/// options.
fn five_answers(browser: &Browser) {
    for _ in 0..5 {
        // While a bot is thinking, the page ignores keys, so wait for the options.
        settled(browser);
        browser.wait("return document.querySelector('.options button, .decision .main') !== null");
        let before = rev(browser);
        if browser.run("return document.querySelector('.decision .main') !== null") == true {
            browser.press(&["1"]);
            browser.wait("return document.querySelector('.options button') !== null");
        }
        browser.press(&["1"]);
        changed(browser, before);
    }
}

/// The page draws the counters and panels of a rule system that it does not know.
#[test]
fn rules_that_the_page_never_heard_of_are_played_by_keys() {
    let Some(found) = driver() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (_running, client) = toy::serve(&folder);
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", client.base));
    browser.wait("return document.querySelector('.row select') !== null");
    browser.run("document.querySelector('#sit-csa').value = 'me'; document.querySelector('form .main').click()");
    browser.wait("return document.querySelector('.options button, .decision .main') !== null");
    five_answers(&browser);
    let counters = "return [...document.querySelectorAll('.units .counter .name')].map((of) => of.textContent)";
    assert_eq!(browser.run(counters), json!(["USA", "CSA"]));
    let sections =
        "return [...document.querySelectorAll('.state section')].map((of) => of.textContent)";
    assert_eq!(browser.run(sections), json!(["TurnTurn 1 of 6"]));
    browser.shot("toy.png");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// OPT-06: the start page says if an optional rule has no effect in a scenario.
#[test]
fn an_optional_rule_that_changes_nothing_says_so() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", tables.client().base));
    browser.wait("return document.querySelector('.row select') !== null");
    browser.run(
        "const battles = document.querySelector('#battle');
         battles.value = [...battles.options].findIndex((one) => one.text.includes('Slaughter'));
         battles.dispatchEvent(new Event('change'));",
    );
    browser.wait("return document.querySelector('[name=hills_rearguard]') !== null");
    let told = |chosen: &str| {
        browser.press_on(&format!("document.querySelector('[name={chosen}]')"));
        let words = browser.run("return document.querySelector('.extras .idle').textContent");
        words.as_str().unwrap_or_default().to_owned()
    };
    assert!(told("hills_rearguard").contains("without General Pope's Reinforcements"));
    assert_eq!(told("pope_reinforcements"), "");
}

#[test]
fn the_cursor_of_the_map_says_what_is_there() {
    let tables = Tables::new();
    let Some((browser, _)) = super::at_table(&tables, Window::Desktop) else { return };
    browser.press(&["m", "\u{e015}", "\u{e014}"]);
    let spoken = browser.wait("return document.querySelector('#live').textContent");
    assert!(spoken.as_str().is_some_and(|words| words.contains("level")), "{spoken}");
    browser.press(&["d"]);
    assert_eq!(browser.run("return document.activeElement.dataset.option !== undefined"), true);
    assert_eq!(browser.run(UNCOVER), false);
}
