//! The page in a real browser. Without one these tests pass and say so; with `NEED_BROWSER` they fail.

use serde_json::Value;

use super::client::{Client, Tables};
use super::driver::{Browser, Window, driver};

const REV: &str = "return Number(document.documentElement.dataset.rev)";

fn link(client: &Client, made: &Value, key: &Value) -> String {
    let (id, key) = (made["id"].as_str().expect("an id"), key.as_str().expect("a key"));
    format!("{}/#match/{id}/{key}", client.base)
}

/// A browser at a table of two at one screen.
fn at_table(tables: &Tables, window: Window) -> Option<(Browser, Value)> {
    let browser = Browser::open(driver()?, window);
    let made = tables.client().make("me", "me", 1);
    browser.go(&link(&tables.client(), &made, &made["key"]));
    browser.wait("return document.querySelector('.options button') !== null && document.documentElement.dataset.connected === 'true'");
    Some((browser, made))
}

/// Answers in the page until a kind of decision waits; gives up after many.
fn play_until(browser: &Browser, kind: &str) {
    for _ in 0..80 {
        let now = browser.run("return document.documentElement.dataset.kind");
        if now == kind {
            return;
        }
        let rev = browser.run(REV).as_u64().unwrap_or(0);
        let uncovered = browser.run(
            "const show = document.querySelector('.decision .main'); if (show) show.click(); return show !== null",
        );
        if uncovered == true {
            browser.wait("return document.querySelector('.options button') !== null");
            continue;
        }
        browser.run(
            "const all = [...document.querySelectorAll('.options button')];
             const wanted = ['maneuver', 'stop', 'none', 'done', 'pass', 'decline'];
             const pick = all.find((b) => wanted.includes(b.dataset.option)) ?? all[0];
             pick.click(); if (pick.classList.contains('asked')) pick.click();",
        );
        browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {rev}"));
    }
    panic!("no decision `{kind}` came");
}

#[test]
fn a_match_is_begun_at_home_and_played_by_keys() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", tables.client().base));
    browser.wait("return document.querySelector('.row select') !== null");
    browser.run(
        "const battles = document.querySelector('#battle');
         battles.value = [...battles.options].findIndex((one) => one.textContent.includes('Valley Vengeance'));
         battles.dispatchEvent(new Event('change'));",
    );
    browser.shot("home.png");
    browser.click("document.querySelector('form .main')");
    browser.wait("return document.querySelectorAll('.counter').length > 20");
    for _ in 0..3 {
        let rev = browser.run(REV).as_u64().expect("a number");
        browser.press(&["1"]);
        browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {rev}"));
    }
    browser.press(&["m", "\u{e015}", "\u{e014}"]);
    let spoken = browser.wait("return document.querySelector('#live').textContent");
    assert!(spoken.as_str().is_some_and(|words| words.contains("level")), "{spoken}");
    browser.press(&["d"]);
    let focused = browser.run("return document.activeElement.dataset.option !== undefined");
    assert_eq!(focused, true);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A click on a far hex sends the mover there along the cheapest way.
#[test]
fn a_unit_moves_by_a_click_on_a_far_hex() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    play_until(&browser, "move.unit");
    let rev = browser.run(REV).as_u64().expect("a number");
    browser.run("document.querySelector('.options button').click()");
    browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {rev}"));
    while browser.run("return document.documentElement.dataset.kind") == "move.stack" {
        let rev = browser.run(REV).as_u64().expect("a number");
        browser.run("document.querySelector('[data-option=go]').click()");
        browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {rev}"));
    }
    browser.wait("return document.querySelector('.lit.far') !== null");
    browser.shot("move.png");
    let far = "[...document.querySelectorAll('.lit.far')].find((hex) => { const b = hex.getBoundingClientRect(); const x = b.x + b.width / 2, y = b.y + b.height / 2; return document.elementFromPoint(x, y)?.closest('.map') && !document.elementFromPoint(x, y).closest('.map-buttons, .counter'); })";
    let to = browser.run(&format!("return ({far}).dataset.hex"));
    let rev = browser.run(REV).as_u64().expect("a number");
    browser.click(far);
    browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {rev}"));
    let client = tables.client().with(&made["key"]);
    let seen = client.see(made["id"].as_str().expect("an id"));
    let log = seen["log"]["lines"].to_string();
    assert!(log.contains(to.as_str().expect("a hex")), "{to} in {log}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn two_browsers_see_each_their_own_secrets() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "invite", 1);
    let id = made["id"].as_str().expect("an id");
    let (usa, csa) = (Browser::open(found, Window::Desktop), Browser::open(found, Window::Desktop));
    usa.go(&link(&client, &made, &made["key"]));
    let invitation = made["invitations"]["csa"].as_str().expect("an invitation");
    csa.go(&format!("{}/#join/{id}/{invitation}", client.base));
    for browser in [&usa, &csa] {
        browser.wait("return document.documentElement.dataset.connected === 'true'");
    }
    for _ in 0..20 {
        let done = usa.run("return document.documentElement.dataset.kind") == "key-chit";
        if done {
            break;
        }
        let rev = usa.run(REV).as_u64().expect("a number");
        for browser in [&usa, &csa] {
            browser.run("document.querySelector('.options button')?.click()");
        }
        usa.wait(&format!("return Number(document.documentElement.dataset.rev) > {rev}"));
    }
    let chits = usa.run("return document.querySelector('.options .label').textContent");
    let chit = chits.as_str().expect("a chit");
    let rev = usa.run(REV);
    csa.wait(&format!("return Number(document.documentElement.dataset.rev) === {rev}"));
    let shown = csa.run("return document.querySelector('.decision').textContent");
    assert!(!shown.as_str().expect("words").contains(chit), "{shown}");
    assert_eq!(csa.run("return document.querySelectorAll('.options button').length"), 0);
}

/// The server ends and begins again: the page goes on by itself.
#[test]
fn the_page_comes_back_when_the_server_does() {
    let mut tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let rev = browser.run(REV).as_u64().expect("a number");
    tables.restart();
    browser.wait("return document.documentElement.dataset.connected === 'false'");
    browser.wait("return document.documentElement.dataset.connected === 'true'");
    browser.press(&["1"]);
    browser.wait(&format!("return Number(document.documentElement.dataset.rev) > {rev}"));
}

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

/// Everything that can be used has a name, is large enough for a finger, and fits a narrow phone.
#[test]
fn the_page_is_usable_by_all() {
    let tables = Tables::new();
    let Some((phone, _)) = at_table(&tables, Window::Phone) else { return };
    phone.shot("phone.png");
    let wide = phone.run("return [document.documentElement.scrollWidth, innerWidth]");
    assert!(wide[0].as_u64() <= wide[1].as_u64(), "wider than the screen: {wide}");
    assert_eq!(
        phone.nameless("button, input, select, textarea, a[href], [role=tab], [role=application]"),
        Vec::<String>::new()
    );
    let small = phone.run(
        "return [...document.querySelectorAll('.options button, .tools button, .map-buttons button, .time button')]
            .filter((b) => b.offsetParent && (b.offsetHeight < 36 || b.offsetWidth < 36)).map((b) => b.textContent)",
    );
    assert_eq!(small, serde_json::json!([]));
    let ids = phone.run(
        "const ids = [...document.querySelectorAll('[id]')].map((e) => e.id); return ids.filter((id, at) => ids.indexOf(id) !== at)",
    );
    assert_eq!(ids, serde_json::json!([]), "ids that stand twice");
    let Some((desktop, _)) = at_table(&tables, Window::Desktop) else { return };
    for theme in ["light", "dark"] {
        desktop.run(&format!("document.documentElement.dataset.theme = '{theme}'"));
        desktop.shot(&format!("{theme}.png"));
        let faint = desktop.run(CONTRAST);
        assert_eq!(faint, serde_json::json!([]), "too faint in the {theme} theme");
    }
}

/// Texts whose contrast with their ground is under 4.5 to 1.
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
