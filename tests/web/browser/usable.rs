//! Accessibility of the page: names, sizes, contrast, and an audit by axe-core.

use serde_json::{Value, json};

use super::{at_fire, at_table, driver, link, sit};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Every control has an accessible name, is large enough for touch, and fits on a narrow phone.
#[test]
fn the_page_is_usable_by_all() {
    let tables = Tables::new();
    let Some((phone, _)) = at_table(&tables, Window::Phone) else { return };
    phone.shot("phone.png");
    let wide = phone.run("return [document.documentElement.scrollWidth, innerWidth]");
    assert!(wide[0].as_u64() <= wide[1].as_u64(), "wider than the screen: {wide}");
    assert_eq!(phone.run(CUT), json!([]), "cut off on a narrow phone");
    assert_eq!(
        phone.nameless("button, input, select, textarea, a[href], [role=tab], [role=application]"),
        Vec::<String>::new()
    );
    let small = phone.run(
        "return [...document.querySelectorAll('.options button, .tools button, .map-buttons button, .time button')]
            .filter((b) => b.offsetParent && (b.offsetHeight < 36 || b.offsetWidth < 36)).map((b) => b.textContent)",
    );
    assert_eq!(small, json!([]));
    let ids = phone.run(
        "const ids = [...document.querySelectorAll('[id]')].map((e) => e.id); return ids.filter((id, at) => ids.indexOf(id) !== at)",
    );
    assert_eq!(ids, json!([]), "ids that stand twice");
    phone.go(&format!("{}/", tables.client().base));
    phone.wait("return document.querySelector('.row select') !== null");
    assert_eq!(phone.run(CUT), json!([]), "cut off at home");
    let Some((desktop, _)) = at_table(&tables, Window::Desktop) else { return };
    for theme in ["light", "dark"] {
        desktop.run(&format!("document.documentElement.dataset.theme = '{theme}'"));
        desktop.shot(&format!("{theme}.png"));
        let faint = desktop.run(CONTRAST);
        assert_eq!(faint, json!([]), "too faint in the {theme} theme");
    }
}

/// Script that returns the controls that extend beyond the edge of the screen.
const CUT: &str = "
    return [...document.querySelectorAll('button, input, select, a')].filter((e) => e.checkVisibility())
        .filter((e) => { const b = e.getBoundingClientRect(); return b.left < 0 || b.right > 360.5; }).map((e) => e.outerHTML.slice(0, 90));
";

/// Script that returns the pieces of text with a contrast ratio below 4.5 to 1.
const CONTRAST: &str = "
    const parse = (text) => { const n = text.match(/[\\d.]+/g).map(Number); return text.startsWith('color(') ? [n[0] * 255, n[1] * 255, n[2] * 255, n[3] ?? 1] : [n[0], n[1], n[2], n[3] ?? 1]; };
    const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const ground = (e) => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c[3] === 1) return c; } return [255, 255, 255, 1]; };
    const texts = [...document.querySelectorAll('.bar *, .panel *, .time *')].filter((e) => e.offsetParent && !e.disabled
        && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()));
    return texts.filter((e) => { const [a, b] = [light(parse(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
        return (a + 0.05) / (b + 0.05) < 4.5; }).map((e) => e.className + ': ' + e.textContent.slice(0, 40));
";

/// Source of the axe-core library. `docs/decisions/23-libraries.md` describes how to update it.
const AXE: &str = include_str!("../axe/axe.min.js");

const AUDIT: &str = "
    const done = arguments[0];
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations, passes }) => done({
        passes: passes.length,
        violations: violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0].html.slice(0, 160)}`),
    }), (error) => done({ passes: 0, violations: [String(error)] }));
";

/// Checks that axe-core finds no violation on the page, and that it ran enough rules.
fn audit(browser: &Browser, place: &str) {
    if browser.run("return typeof axe === 'undefined'") == true {
        browser.run(AXE);
    }
    let found = browser.run_later(AUDIT);
    let passes = found["passes"].as_u64().unwrap_or(0);
    println!("{place}: {passes} rules hold, found: {}", found["violations"]);
    assert!(passes > 15, "{place}: hardly anything was looked at: {found}");
    assert_eq!(found["violations"], json!([]), "{place}");
}

/// Presses the toolbar button with the given label.
fn tool(browser: &Browser, words: &str) {
    browser.press_on(&format!(
        "[...document.querySelectorAll('.tools button')].find((b) => b.textContent === '{words}')"
    ));
    browser.wait("return document.querySelector('dialog[open]') !== null");
}

/// All parts of the page pass the audit, in both themes, on desktop and phone.
#[test]
fn the_audit_finds_nothing() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let made = at_fire(&tables);
    let over = tables.client().make("random", "random", 3);
    tables.client().settled(over["id"].as_str().expect("an id"));
    // Colours do not depend on the size of the window, so both themes are audited in one window
    // only.
    let dressed = [(Window::Desktop, &["light", "dark"][..]), (Window::Phone, &["dark"])];
    for (window, themes) in dressed {
        let browser = Browser::open(found, window);
        browser.go(&format!("{}/", tables.client().base));
        browser.wait("return document.querySelector('.row select') !== null");
        for theme in themes {
            dress(&browser, theme);
            audit(&browser, &format!("{window:?} {theme} home"));
        }
        sit(&browser, &link(&tables.client(), &made, &made["key"]));
        browser.wait("return document.querySelector('.odds') !== null");
        browser.run("document.querySelector('.odds').open = true");
        for theme in themes {
            dress(&browser, theme);
            for tab in ["log", "state", "talk"] {
                browser.press_on(&format!("document.querySelector('#tab-{tab}')"));
                audit(&browser, &format!("{window:?} {theme} {tab}"));
            }
            for words in ["Keys", "Seats", "Rules", "Print", "Settings"] {
                tool(&browser, words);
                audit(&browser, &format!("{window:?} {theme} {words}"));
                browser.run("document.querySelector('dialog').close()");
            }
        }
        sit(
            &browser,
            &format!("{}/#match/{}", tables.client().base, over["id"].as_str().expect("an id")),
        );
        browser.wait("return document.querySelector('.end') !== null");
        for tab in ["log", "state"] {
            browser.press_on(&format!("document.querySelector('#tab-{tab}')"));
            audit(&browser, &format!("{window:?} the end, {tab}"));
        }
    }
}

/// A later position of a match passes the audit too, with earlier turns, clocks and an invitation.
#[test]
fn the_audit_finds_nothing_after_two_turns() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "me", 3);
    let id = made["id"].as_str().expect("an id");
    let both = client.with(&made["key"]);
    let turn = |seen: &Value| seen["decision"]["turn"].as_u64().expect("a turn");
    let first = turn(&both.see(id));
    for number in 0_usize..2000 {
        let side = both.see(id)["decision"]["side"].as_str().expect("a side").to_owned();
        let seen = both.get(&format!("/api/matches/{id}?as={side}")).1;
        if turn(&seen) >= first + 2 {
            break;
        }
        assert_eq!(both.answer(id, &seen, number * 7).0, 200);
    }
    assert!(turn(&both.see(id)) >= first + 2, "two turns take too long");
    let body = json!({"game": "stonewalls-sword", "usa": "me", "csa": "invite", "clocks": {"minutes": 30}});
    let (status, invited) = client.post("/api/matches", &body);
    assert_eq!(status, 200, "{invited}");
    for window in [Window::Desktop, Window::Phone, Window::Lying] {
        let browser = Browser::open(found, window);
        browser.go(&format!("{}/", client.base));
        for theme in ["light", "dark"] {
            sit(&browser, &link(&client, &made, &made["key"]));
            browser.wait("return document.querySelector('.decision') !== null");
            dress(&browser, theme);
            for tab in ["log", "state", "talk"] {
                browser.press_on(&format!("document.querySelector('#tab-{tab}')"));
                audit(&browser, &format!("{window:?} {theme} {tab} after two turns"));
            }
            browser.run(&format!("localStorage.setItem('seats', JSON.stringify([{{ id: '{}', key: '{}', invitations: {}, at: 1 }}]))",
                invited["id"].as_str().expect("an id"), invited["key"].as_str().expect("a key"), invited["invitations"]));
            sit(&browser, &link(&client, &invited, &invited["key"]));
            browser.wait("return document.querySelector('.qr svg') !== null");
            super::close_briefing(&browser);
            dress(&browser, theme);
            audit(&browser, &format!("{window:?} {theme} invitation"));
            browser.run("document.querySelector('dialog').close()");
            assert_eq!(
                browser.run("return document.querySelector('.clocks').checkVisibility()"),
                true
            );
            audit(&browser, &format!("{window:?} {theme} clocks"));
            browser.shot(&format!("clocks-{window:?}-{theme}.png"));
        }
    }
}

fn dress(browser: &Browser, theme: &str) {
    browser.run(&format!("document.documentElement.dataset.theme = '{theme}'"));
}

/// The Tab key moves the focus through all controls, and back with Shift. The page clearly marks
/// the focused control.
#[test]
fn the_focus_is_seen_and_is_caught_nowhere() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let all = browser.run(
        "return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
            .filter((e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility()).length",
    );
    let mut stops = Vec::new();
    for _ in 0..all.as_u64().expect("a number") + 2 {
        browser.press(&["\u{e004}"]);
        stops.push(browser.run(FOCUS));
    }
    let unseen: Vec<&Value> = stops.iter().filter(|stop| stop["seen"] == false).collect();
    assert!(unseen.is_empty(), "no mark of the focus: {unseen:?}");
    let mut names: Vec<String> = stops.iter().map(|stop| stop["at"].to_string()).collect();
    names.sort();
    names.dedup();
    assert!(
        names.len() as u64 >= all.as_u64().expect("a number"),
        "{all} can be focused, but Tab reached {names:?}"
    );
}

/// Script that returns the focused element, and whether the page marks it visibly.
const FOCUS: &str = "
    const e = document.activeElement;
    window.stops ??= [];
    if (!window.stops.includes(e)) window.stops.push(e);
    const { outlineStyle, outlineWidth } = getComputedStyle(e);
    return { at: window.stops.indexOf(e), what: e.outerHTML.slice(0, 80), seen: e === document.body || outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
";
