//! The next unit, which the page holds ready. One press on the map chooses the unit and its target.

use super::{at_table, play_until, rev, seated, settled};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Returns a function that presses a place on the map.
const PRESS: &str = "const press = (found) => {
    const box = found.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const type of ['pointerdown', 'pointerup']) {
      document.querySelector('.map').dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true, pointerType: 'mouse', pointerId: 1, button: 0 }));
    }
  };";

/// Waits until the page holds a unit ready.
fn ready(browser: &Browser) {
    browser.wait(
        "const { readying } = document.documentElement.dataset;
         return readying === undefined && document.querySelector('.cursor.held') !== null",
    );
}

#[test]
fn one_press_moves_the_next_unit() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    play_until(&browser, "move.unit");
    ready(&browser);
    let named = browser.run("return document.querySelector('.options .next').textContent");
    browser.shot("page-next-unit.png");
    let before = rev(&browser);
    browser.run(&format!("{PRESS} press(document.querySelector('.lights .far'))"));
    browser.wait(&format!(
        "return Number(document.documentElement.dataset.rev) > {before} && document.documentElement.dataset.kind === 'move.unit'"
    ));
    settled(&browser);
    ready(&browser);
    let then = browser.run("return document.querySelector('.options .next').textContent");
    assert_ne!(named, then, "the next unit follows");
    browser.press(&["u"]);
    browser.wait(&format!(
        "return document.documentElement.dataset.kind === 'move.unit' && document.querySelector('.options .next')?.textContent === {named}"
    ));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn one_press_fires_all_guns() {
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "me", 1);
    client.with(&made["key"]).play_until(made["id"].as_str().expect("an id"), "artillery.hex");
    let Some(browser) = seated(&tables, &made, Window::Desktop) else { return };
    ready(&browser);
    browser.shot("page-next-guns.png");
    let guns = "return document.querySelectorAll('.options > li > button[data-option]').length";
    let before = browser.run(guns).as_u64();
    browser.run("document.querySelector('[data-option=fire-all]').click()");
    browser.wait(&format!(
        "const {{ kind, readying }} = document.documentElement.dataset;
         return readying === undefined && document.querySelector('[data-option=fire-all]') === null && (kind !== 'artillery.hex' || document.querySelectorAll('.options > li > button[data-option]').length < {} - 2)",
        before.expect("a number")
    ));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn one_press_activates_a_brigade_with_its_order() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    play_until(&browser, "activate.brigade");
    browser.wait("return document.querySelector('.options .brief button') !== null");
    browser.shot("page-brief-orders.png");
    let before = rev(&browser);
    browser.run("document.querySelector('.options .brief [data-option$=maneuver]').click()");
    browser.wait(&format!(
        "const {{ rev, kind }} = document.documentElement.dataset;
         return Number(rev) > {before} && kind !== 'order' && kind !== 'activate.brigade'"
    ));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
