//! Back in time and forth again; a saved match as a replay, from either seat.

use super::{at_table, driver, play_until};
use crate::client::Tables;
use crate::driver::{Browser, Window};

#[test]
fn one_goes_back_in_time_and_forth_again() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    play_until(&browser, "order");
    let now = browser.run("return document.querySelector('.units').innerHTML");
    browser.press(&["["; 6]);
    browser.wait("return document.querySelector('.time.past') !== null");
    browser.wait("return document.querySelectorAll('.log li.later').length > 0");
    browser.shot("past.png");
    browser.press(&["\u{e00c}"]);
    browser.wait("return document.querySelector('.time.past') === null");
    assert_eq!(browser.run("return document.querySelector('.units').innerHTML"), now);
}

/// A match that is over is taken as a file, opened at home as a replay, and looked at with the slider
/// from both seats.
#[test]
fn a_saved_match_is_looked_at_with_the_slider_from_either_seat() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("random", "random", 3);
    let id = made["id"].as_str().expect("an id");
    let (status, save) = client.text(&format!("/api/matches/{id}/save"));
    assert_eq!(status, 200);
    let file = tables.folder.path().join("battle.jsonl");
    std::fs::write(&file, save).expect("a file");
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", client.base));
    browser.wait("return document.querySelector('#save') !== null");
    browser.fill("#save", file.to_str().expect("a path"));
    browser.wait("return document.documentElement.dataset.connected === 'true'");
    assert_eq!(browser.run("return document.querySelector('.you').textContent"), "Replay");
    let last = browser.run("return Number(document.querySelector('.time input').max)");
    assert_eq!(last, client.see(id)["n"]);
    for moment in [0, 40] {
        browser.run(&format!(
            "const slider = document.querySelector('.time input');
             slider.value = {moment}; slider.dispatchEvent(new Event('input'));"
        ));
        let words = format!("{moment} of {last}");
        browser.wait(&format!(
            "return document.querySelector('.time output').textContent === '{words}'"
        ));
        browser.wait("return document.querySelectorAll('.log li.later').length > 0");
    }
    browser.run("document.querySelector('#tab-state').click()");
    let seats: Vec<_> = ["usa", "csa", ""].map(|side| held(&browser, side)).into();
    assert!(seats.iter().any(|seat| *seat != seats[2]), "both seats see the same: {seats:?}");
    browser.shot("replay.png");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// What the table shows of the chits, as one side may see them.
fn held(browser: &Browser, side: &str) -> String {
    browser.run(&format!(
        "const from = document.querySelector('.time select');
         document.querySelector('.state').dataset.old = '1';
         from.value = '{side}'; from.dispatchEvent(new Event('change'));"
    ));
    let shown = match side {
        "usa" | "csa" => format!("'{side}'"),
        _ => "''".to_owned(),
    };
    browser.wait(&format!(
        "return document.querySelector('.time select').value === {shown} && document.querySelector('.state').dataset.as === {shown}"
    ));
    let words = browser.run("return document.querySelector('.state').textContent");
    words.as_str().expect("words").to_owned()
}
