//! Lists of options on the page. The page shows few options at a time, with the best targets first,
//! and folds the others.

use serde_json::json;

use super::{changed, kind, rev, seated};
use crate::client::Tables;
use crate::driver::Window;

/// For a battery that may fire or move, the page lists the three best targets with their odds. A
/// player can unfold the others.
#[test]
fn the_best_three_targets_are_listed_and_the_others_folded() {
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "me", 1);
    let id = made["id"].as_str().expect("an id");
    client.with(&made["key"]).play_until(id, "artillery.action");
    let Some(browser) = seated(&tables, &made, Window::Desktop) else { return };
    for _ in 0..6 {
        browser.wait("return document.documentElement.dataset.readying === undefined");
        if browser.run("return document.querySelector('.onward .folded') !== null") == true {
            break;
        }
        let before = rev(&browser);
        browser.press_on("document.querySelector('.options button')");
        changed(&browser, before);
        while kind(&browser) != "artillery.action" {
            let before = rev(&browser);
            browser.press_on("document.querySelector('.options button')");
            changed(&browser, before);
        }
    }
    browser.shot("page-fire-or-move.png");
    let listed = browser.run("return [...document.querySelectorAll('.options > .onward > button')].filter((e) => e.checkVisibility()).length");
    assert_eq!(listed, json!(3), "the best three");
    let folded = browser
        .run("return document.querySelectorAll('.onward .folded .onward > button').length")
        .as_u64();
    assert!(folded > Some(1), "the others: {folded:?}");
    let keys = browser.run("return [...document.querySelectorAll('.onward .folded button')].some((e) => e.getAttribute('aria-keyshortcuts'))");
    assert_eq!(keys, json!(false), "what is folded has no key");
    browser.press_on("document.querySelector('.onward .folded summary')");
    browser.wait("return [...document.querySelectorAll('.onward .folded button')].some((e) => e.getAttribute('aria-keyshortcuts'))");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
