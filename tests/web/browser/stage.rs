//! Camera of the map. It keeps the choices in view, and no overlay or header covers them.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{at_table, changed, kind, rev, settled};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Script that returns the positions of acting and selectable units, in hundredths of the map view.
/// It also returns the scale of the map.
const FRAMED: &str = "
    const map = document.querySelector('.map').getBoundingClientRect();
    const middle = (e) => { const b = e.getBoundingClientRect(); return [(b.x + b.width / 2 - map.x) / map.width, (b.y + b.height / 2 - map.y) / map.height].map((it) => Math.round(it * 100)); };
    return { scale: new DOMMatrix(getComputedStyle(document.querySelector('.sheet')).transform).a,
      subjects: [...document.querySelectorAll('.units .counter.subject')].map(middle) };
";

/// Script that gives one answer. It prefers an option that ends a step or declines, and falls back
/// to the first option. If the option needs confirmation, it clicks again.
const ANSWER: &str = "
    const all = [...document.querySelectorAll('.options button')];
    const ends = ['maneuver', 'stop', 'none', 'done', 'pass', 'decline'];
    const pick = all.find((button) => ends.includes(button.dataset.option)) ?? all[0];
    (document.querySelector('.options .asked') ?? pick)?.click();
";

fn answered(browser: &Browser) {
    let before = rev(browser);
    if browser.run(super::UNCOVER) == true {
        browser.wait("return document.querySelector('.options button') !== null");
        return;
    }
    // An answer that cannot be undone needs two clicks.
    for _ in 0..2 {
        browser.run(ANSWER);
        let goes = format!(
            "return Number(document.documentElement.dataset.rev) > {before} || document.querySelector('.options .asked') !== null"
        );
        browser.wait(&goes);
        if rev(browser) > before {
            break;
        }
    }
    changed(browser, before);
}

#[test]
fn who_acts_is_framed_at_a_size_that_can_be_read() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let (mut asked, mut large, mut central) = (0, 0, 0);
    for _ in 0..40 {
        settled(&browser);
        let framed = browser.run(FRAMED);
        let subjects = framed["subjects"].as_array().expect("a list");
        if !subjects.is_empty() {
            let within = |it: &Value| it.as_i64().is_some_and(|it| (14..=86).contains(&it));
            asked += 1;
            large += usize::from(framed["scale"].as_f64() >= Some(0.9));
            central += usize::from(
                subjects.iter().all(|at| at.as_array().is_some_and(|at| at.iter().all(within))),
            );
        }
        answered(&browser);
    }
    browser.shot("framed.png");
    assert!(asked > 2, "{asked} decisions are about units");
    assert!(large * 10 >= asked * 8, "{large} of {asked} are large enough");
    assert!(central * 10 >= asked * 9, "{central} of {asked} are in the middle");
}

/// An expanded stack stays clickable, whatever description the page shows about its hex.
#[test]
fn no_box_covers_a_stack_that_is_spread_out() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let stack = "
        const able = [...document.querySelectorAll('.units .counter.can')];
        const at = (e) => { const b = e.getBoundingClientRect(); return `${Math.round(b.x / 30)} ${Math.round(b.y / 30)}`; };
        return able.find((one) => able.some((other) => other !== one && at(other) === at(one))) ?? null;
    ";
    for _ in 0..60 {
        settled(&browser);
        if browser.run(stack) != Value::Null {
            break;
        }
        answered(&browser);
    }
    assert_ne!(browser.run(stack), Value::Null, "no stack may act; {} waits", kind(&browser));
    browser.click(&format!("(() => {{ {stack} }})()"));
    browser.wait("return document.querySelectorAll('.fans .counter').length > 1");
    browser.shot("fan.png");
    let covered = "return [...document.querySelectorAll('.fans .counter.can')].filter((e) => { const b = e.getBoundingClientRect(); return document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)?.closest('.tip'); }).length";
    assert_eq!(browser.run(covered), json!(0));
}

#[test]
fn the_header_keeps_one_row() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let height = "return document.querySelector('.bar').offsetHeight";
    let before = browser.run(height);
    browser.run("for (const score of document.querySelectorAll('.score')) score.textContent = 'Confederate 188'; document.querySelector('.tools button').textContent = 'Ask to undo'");
    assert_eq!(browser.run(height), before);
}

#[test]
fn hidden_counters_are_told_of_and_come_back() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let shown =
        "return getComputedStyle(document.querySelector('.over > .units')).display !== 'none'";
    let notice = "return document.querySelector('.covered').checkVisibility()";
    browser.press(&["h"]);
    assert_eq!((browser.run(shown), browser.run(notice)), (json!(false), json!(true)));
    browser.click("document.querySelector('.covered button')");
    assert_eq!((browser.run(shown), browser.run(notice)), (json!(true), json!(false)));
    browser.press(&["h"]);
    browser.press(&["\u{e00c}"]);
    assert_eq!((browser.run(shown), browser.run(notice)), (json!(true), json!(false)));
}

/// The camera does not move while the mouse moves over the map, since the player is aiming. It
/// moves when the mouse leaves the map or rests.
#[test]
fn the_map_does_not_move_under_a_mouse_that_aims() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let lies = "return document.querySelector('.sheet').style.transform";
    let ready = "return document.documentElement.dataset.readying === undefined";
    browser.wait(ready);
    let (mut seen, mut moved) = (0, 0);
    for round in 0..12 {
        browser.run(
            "for (let n = 0; n < 8; n += 1) document.querySelector('.map-buttons button').click()",
        );
        browser.point("document.querySelector('.panel')");
        browser.point("document.querySelector('.map')");
        let (before, since) = (browser.run(lies), Instant::now());
        answered(&browser);
        browser.wait(ready);
        let after = browser.run(lies);
        // On a slow machine, the page may consider the mouse at rest by now.
        if since.elapsed() < Duration::from_millis(1200) {
            assert_eq!(after, before, "round {round}");
            seen += 1;
        }
        browser.point("document.querySelector('.panel')");
        browser.wait(ready);
        moved += usize::from(browser.run(lies) != before);
    }
    assert!(seen > 0 && moved > 0, "{seen} rounds were quick, and the map moved in {moved}");
}
