//! Story in the log of the page. Each activation has one line, which can be unfolded to its steps.

use super::{at_the_end, seated};
use crate::client::Tables;
use crate::driver::Window;

const SEEN: &str = "return [...document.querySelectorAll('.log summary .told')].filter((e) => e.checkVisibility()).map((e) => e.textContent)";
const STEPS: &str = "return [...document.querySelectorAll('.log .go')].filter((e) => e.checkVisibility({ contentVisibilityAuto: true, checkVisibilityCSS: true })).length";

#[test]
fn the_log_shows_a_line_for_each_activation_and_unfolds_to_its_steps() {
    let tables = Tables::new();
    let Some((browser, _)) = at_the_end(&tables, "valley-vengeance") else { return };
    browser.run("document.querySelector('#tab-log').click()");
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

    browser.run(
        "[...document.querySelectorAll('.log .chapter-part > details > summary')].at(-2).click()",
    );
    // The page creates the steps of a line only when the line is unfolded.
    browser.wait(&format!("{STEPS} > 0"));
    browser.run(
        "[...document.querySelectorAll('.log .chapter-part > details > summary')].at(-2).scrollIntoView()",
    );
    browser.shot("page-log-open.png");
    browser
        .run("[...document.querySelectorAll('.log .chapter-part details[open] .go')][0].click()");
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
    browser.run("document.querySelector('#tab-log').click()");
    browser.wait("return document.querySelectorAll('.log .chapter').length > 1");
    browser
        .run("[...document.querySelectorAll('.log .chapter > details > summary')].at(-1).click()");
    browser.shot("page-log-phone.png");
    let before = browser
        .run("return document.querySelectorAll('.log [data-n]').length")
        .as_u64()
        .expect("a number");
    for _ in 0..6 {
        let rev = super::rev(&browser);
        browser.run("document.querySelector('.options button').click()");
        super::changed(&browser, rev);
    }
    browser.wait(&format!("return document.querySelectorAll('.log [data-n]').length > {before}"));
    let open =
        "return [...document.querySelectorAll('.log details.chapter-steps[open]')].length > 0";
    assert_eq!(browser.run(open), true, "it stays unfolded");
}
