//! Languages of the page. All texts of the page come from a catalogue, in the language that the
//! player chooses.

use black_box::root;
use serde_json::{Value, json};
use testing::words::PackageWords;

use super::{at_fire, link, settled, sit};
use crate::battle::replay;
use crate::client::Tables;
use crate::driver::{Browser, Window, driver};

/// CSS selector for elements that are not translated: keyboard keys, names of languages, and codes
/// on counters.
const AS_THEY_ARE: &str = "kbd, #language, text.code, noscript, script, style";

/// Script that returns visible text, accessible names and tooltips outside brackets. The test
/// catalogue puts each of its messages in brackets.
const OUTSIDE: &str = "
    const isSeen = (of) => (of.closest('select') ?? of).checkVisibility();
    const isOwn = (of) => !of.closest(AS_THEY_ARE) && isSeen(of);
    const outside = [];
    let depth = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      let rest = '';
      for (const letter of data) {
        if (letter === '⟦') depth += 1;
        else if (letter === '⟧') depth -= 1;
        else if (depth === 0) rest += letter;
      }
      if (/\\p{L}{2}/u.test(rest) && isOwn(parentElement)) outside.push(rest);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const of of document.querySelectorAll(`[${name}]`)) {
        const text = of.getAttribute(name);
        if (/\\p{L}{2}/u.test(text) && isOwn(of)) outside.push(text);
      }
    }
    return outside;
";

/// Fails if the page shows words that come neither from a catalogue nor from a package.
fn outside(browser: &Browser, place: &str) {
    let own = PackageWords::of(&root());
    let script = OUTSIDE.replace("AS_THEY_ARE", &format!("{AS_THEY_ARE:?}"));
    let texts = browser.run(&script);
    let texts = texts.as_array().expect("texts").iter().filter_map(Value::as_str);
    let strange: Vec<_> = texts.filter(|text| !own.strange(text).is_empty()).collect();
    assert!(strange.is_empty(), "{place}: {strange:?}");
    let inside = browser.run("return document.body.textContent.split('⟦').length");
    assert!(inside.as_u64() > Some(5), "{place}: {inside}");
}

#[test]
fn every_text_of_the_page_is_from_a_catalogue() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/?lang=pseudo", client.base));
    browser.wait("return document.querySelector('.row select') !== null");
    outside(&browser, "home");

    let made = at_fire(&tables);
    let address = link(&client, &made, &made["key"]);
    let fresh = client.make("me", "me", 5);
    browser.go(&link(&client, &fresh, &fresh["key"]).replacen("/#", "/?lang=pseudo#", 1));
    browser.wait("return document.querySelector('dialog.briefing[open]') !== null");
    outside(&browser, "briefing");
    sit(&browser, &address.replacen("/#", "/?lang=pseudo#", 1));
    browser.wait("return document.querySelector('.odds') !== null");
    settled(&browser);
    for tab in ["log", "state", "talk"] {
        browser.press_on(&format!("document.querySelector('#tab-{tab}')"));
        outside(&browser, tab);
    }
    browser.press_on("document.querySelector('.burger')");
    outside(&browser, "menu");
    let tools = browser.run("return document.querySelectorAll('.more button').length");
    let mut dialogs = 0;
    for tool in 0..tools.as_u64().expect("a number") {
        browser.press_on(&format!("document.querySelectorAll('.more button')[{tool}]"));
        if browser.wait("return document.querySelector('dialog') ? 2 : 1") == 2 {
            dialogs += 1;
            outside(&browser, &format!("tool {tool}"));
            browser.run("document.querySelector('dialog').close()");
        }
    }
    assert!(dialogs > 2, "{dialogs} dialogs");
    browser.press_on("document.querySelector('.rules-button')");
    outside(&browser, "rules");
    browser.run("for (const part of document.querySelectorAll('dialog details')) part.open = true");
    outside(&browser, "all rules");
    browser.run("document.querySelector('dialog').close(); document.querySelector('.time input').value = 1; document.querySelector('.time input').dispatchEvent(new Event('input'))");
    browser.wait("return document.querySelector('.then') !== null");
    outside(&browser, "past");
}

#[test]
fn every_text_of_a_lesson_and_of_an_end_is_from_a_catalogue() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/?lang=pseudo", client.base));
    browser.wait("return document.querySelector('.lessons button') !== null");
    browser.press_on("document.querySelector('.lessons button')");
    browser.wait("return document.querySelector('.lesson button') !== null");
    outside(&browser, "lesson");

    let id = replay(&client, "valley-vengeance");
    sit(&browser, &format!("{}/?lang=pseudo#match/{id}", client.base));
    browser.wait("return document.querySelector('.account') !== null");
    browser
        .run("for (const part of document.querySelectorAll('.account details')) part.open = true");
    outside(&browser, "account");
}

/// Script that returns elements wider than the window, and buttons whose labels are truncated.
const CUT: &str = "
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    const cut = [...document.querySelectorAll('button, h2, summary, label, dialog, [role=tablist]')].filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline');
    return [...wide, ...cut.map((e) => e.textContent)];
";

#[test]
fn the_page_speaks_german_when_it_is_chosen() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    for window in [Window::Desktop, Window::Phone] {
        let browser = Browser::open(found, window);
        let ready = "return document.querySelector('.row select') !== null";
        browser.go(&format!("{}/", client.base));
        browser.wait(ready);
        browser.shot(&format!("home-{window:?}-en.png"));
        assert_eq!(browser.run("return document.documentElement.lang"), json!("en"));
        browser.press_on("document.querySelector('.home-tools button')");
        browser.shot(&format!("settings-{window:?}-en.png"));
        browser.run("const of = document.querySelector('#language'); of.value = 'de'; of.dispatchEvent(new Event('change'))");
        browser.wait("return document.documentElement.lang === 'de'");
        browser.wait(ready);
        browser.shot(&format!("home-{window:?}-de.png"));
        let heading = browser.run("return document.querySelector('form.card h2').textContent");
        assert_eq!(heading, json!("Neue Partie"));
        assert_eq!(browser.run(CUT), json!([]), "{window:?}, home");

        // The server replies in the language that the page requests.
        browser.run(
            "const plain = window.fetch; window.tags = [];
             window.fetch = (path, request) => (window.tags.push(request?.headers?.['Accept-Language']), plain(path, request));
             document.querySelector('#battle').dispatchEvent(new Event('change'))",
        );
        assert_eq!(browser.wait("return window.tags[0]"), json!("de"));

        let made = at_fire(&tables);
        sit(&browser, &link(&client, &made, &made["key"]));
        browser.wait("return document.querySelector('.odds') !== null");
        settled(&browser);
        browser.shot(&format!("match-{window:?}-de.png"));
        assert_eq!(browser.run(CUT), json!([]), "{window:?}, match");
        browser.press_on("document.querySelector('.burger')");
        browser.shot(&format!("menu-{window:?}-de.png"));
        assert_eq!(browser.run(CUT), json!([]), "{window:?}, menu");
        for dialog in [3, 6, 7, 8] {
            browser.press_on(&format!("document.querySelectorAll('.more button')[{dialog}]"));
            browser.wait("return document.querySelector('dialog') !== null");
            browser.shot(&format!("dialog-{dialog}-{window:?}-de.png"));
            assert_eq!(browser.run(CUT), json!([]), "{window:?}, dialog {dialog}");
            browser.run("document.querySelector('dialog').close()");
        }
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// The page shows English if a language is unsupported or lacks a message.
#[test]
fn what_no_catalogue_has_is_english() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    let said = |language: &str| {
        browser.go(&format!("{}/?lang={language}", tables.client().base));
        browser.wait("return document.querySelector('form.card h2') !== null");
        browser.run("return [document.documentElement.lang, document.querySelector('form.card h2').textContent]")
    };
    assert_eq!(said("xx"), json!(["en", "New match"]));
    assert_eq!(said("de-AT"), json!(["de", "Neue Partie"]));
    let lacking = browser.run_later(
        "const done = arguments[0];
         import('/assets/js/words.js').then(({ say }) => done([say('match-new'), say('no-such-text')]));",
    );
    assert_eq!(lacking, Value::from(vec!["Neue Partie", "no-such-text"]));
}
