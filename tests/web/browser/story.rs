//! Story in the log of the page. Each activation has one line, which can be unfolded to its steps.

use serde_json::{Value, json};

use super::{at_the_end, close_briefing, driver, link, rev, seated, settled, sit};
use crate::client::Tables;
use crate::driver::{Browser, Window};

const SEEN: &str = "return [...document.querySelectorAll('.log summary .told')].filter((e) => e.checkVisibility()).map((e) => e.textContent)";
const STEPS: &str = "return [...document.querySelectorAll('.log .go')].filter((e) => e.checkVisibility({ contentVisibilityAuto: true, checkVisibilityCSS: true })).length";

#[test]
fn the_log_shows_a_line_for_each_activation_and_unfolds_to_its_steps() {
    let tables = Tables::new();
    let Some((browser, _)) = at_the_end(&tables, "valley-vengeance") else { return };
    browser.press_on("document.querySelector('#tab-log')");
    browser.wait("return document.querySelector('.log .chapter') !== null");
    let told = browser.run(SEEN);
    let told: Vec<&str> =
        told.as_array().expect("lines").iter().filter_map(|of| of.as_str()).collect();
    assert!(
        told.iter().any(|line| line.contains(" attacks ") || line.contains(" fires at ")),
        "{told:?}"
    );
    assert!(told.iter().all(|line| !line.contains("goes into the cup")), "{told:?}");
    assert_eq!(browser.run(STEPS), 0, "the steps are folded away");
    browser.shot("page-log.png");

    browser.press_on(
        "[...document.querySelectorAll('.log .chapter-part > details > summary')].at(-2)",
    );
    // The page creates the steps of a line only when the line is unfolded.
    browser.wait(&format!("{STEPS} > 0"));
    browser.run(
        "[...document.querySelectorAll('.log .chapter-part > details > summary')].at(-2).scrollIntoView()",
    );
    browser.shot("page-log-open.png");
    browser.press_on("[...document.querySelectorAll('.log .chapter-part details[open] .go')][0]");
    browser.wait("return document.querySelectorAll('.log li.later').length > 0");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The page adds to the story line by line. It updates the line of the current chapter, and keeps
/// unfolded lines unfolded.
#[test]
fn a_chapter_under_way_is_told_anew() {
    let tables = Tables::new();
    let made = super::at_fire(&tables);
    let Some(browser) = seated(&tables, &made, Window::Phone) else { return };
    browser.press_on("document.querySelector('#tab-log')");
    browser.wait("return document.querySelectorAll('.log .chapter').length > 1");
    browser.press_on("[...document.querySelectorAll('.log .chapter > details > summary')].at(-1)");
    browser.shot("page-log-phone.png");
    let before = browser
        .run("return document.querySelectorAll('.log [data-n]').length")
        .as_u64()
        .expect("a number");
    for _ in 0..6 {
        let rev = super::rev(&browser);
        browser.press_on("document.querySelector('.options button')");
        super::changed(&browser, rev);
    }
    browser.wait(&format!("return document.querySelectorAll('.log [data-n]').length > {before}"));
    let open =
        "return [...document.querySelectorAll('.log details.chapter-steps[open]')].length > 0";
    assert_eq!(browser.run(open), true, "it stays unfolded");
}

/// Answers until the strip of events names a line of the story. Returns that line.
fn told_of_an_activation(browser: &Browser) -> Option<String> {
    for _ in 0..60 {
        settled(browser);
        browser.wait(
            "return document.querySelector('.options button, .decision .main, .end') !== null",
        );
        let told = browser.run(
            "const strip = document.querySelector('.happened');
             const lines = [...document.querySelectorAll('.log .chapter-part .told')].map((e) => e.textContent);
             return strip.hidden ? null : lines.findLast((line) => line.includes(':') && strip.querySelector('.what').textContent.includes(line)) ?? null",
        );
        if let Some(told) = told.as_str() {
            return Some(told.to_owned());
        }
        let before = rev(browser);
        browser.run(
            "const all = [...document.querySelectorAll('.options button, .decision .main')];
             const ends = ['place-all', 'stop', 'none', 'done', 'pass', 'decline', 'maneuver'];
             (document.querySelector('.options .asked') ?? all.find((b) => ends.includes(b.dataset.option)) ?? all[0])?.click()",
        );
        browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {before} || document.querySelector('.options .asked') !== null"));
    }
    None
}

/// The strip names the story line of the gravest event, and one press replays the activation of the
/// computer on the map.
#[test]
fn the_strip_names_what_mattered_and_replays_it() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "sergeant", 1);
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    close_briefing(&browser);
    let told = told_of_an_activation(&browser).expect("the computer hurts somebody");
    println!("{told}");
    let places = "return [...document.querySelectorAll('.units > .counter')].map((e) => `${e.dataset.unit} ${e.getAttribute('transform')}`).sort()";
    let present = browser.run(places);
    let lit = "return document.querySelectorAll('.lights .lit').length";
    let choices = browser.run(lit);
    browser.press_on("document.querySelector('.happened .replay')");
    assert_eq!(browser.run(lit), json!(0), "nothing can be chosen during the replay");
    browser.shot("page-replay.png");
    browser.wait("return document.querySelector('.happened .replay').getAttribute('aria-pressed') === 'false'");
    assert_eq!(browser.run(places), present);
    assert_eq!(browser.run(lit), choices);

    // A press on the map ends a replay.
    browser.press_on("document.querySelector('.happened .replay')");
    browser.click("document.querySelector('.map')");
    let pressed = "return document.querySelector('.happened .replay').getAttribute('aria-pressed')";
    assert_eq!(browser.run(pressed), Value::from("false"));
    assert_eq!(browser.run(places), present);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
