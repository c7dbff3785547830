//! Resignations and draws by agreement at the page.

use super::{at_table, changed, driver, link, rev, sit};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Opens an entry of the menu and confirms it in the dialog.
fn confirm(browser: &Browser, entry: &str, act: &str) {
    browser.click("document.querySelector('.burger')");
    browser.click(&format!(
        "[...document.querySelectorAll('.tools button')].find((b) => b.textContent === '{entry}')"
    ));
    browser.wait("return document.querySelector('dialog[open]') !== null");
    let before = rev(browser);
    browser.click(&format!("document.querySelector('dialog[open] [data-end={act}]')"));
    changed(browser, before);
}

/// Returns the heading and the line of a finished match.
fn end(browser: &Browser) -> [String; 2] {
    let told = browser.wait("const end = document.querySelector('.end'); return end && [end.querySelector('h2').textContent, end.querySelector('p').textContent]");
    let part = |at: usize| told[at].as_str().expect("a text").to_owned();
    [part(0), part(1)]
}

const STRIP: &str = "return document.querySelector('.wish:not([hidden])')?.textContent";

/// On a shared screen, the side whose question is pending resigns, after one more question.
#[test]
fn the_side_that_decides_resigns() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    let (id, both) = (made["id"].as_str().expect("an id"), tables.client().with(&made["key"]));
    let side = both.see(id)["decision"]["side"].as_str().expect("a side").to_owned();
    confirm(&browser, "Resign…", "resign");
    let name = if side == "usa" { "Union" } else { "Confederate" };
    let [words, score] = end(&browser);
    assert_eq!(words, format!("{name} resigned"));
    assert!(score.contains("Union") && score.contains("Confederate"), "{score}");
    let last = browser.wait("return [...document.querySelectorAll('.log li')].at(-1)?.textContent");
    assert!(last.as_str().is_some_and(|last| last.contains("resigned (")), "{last}");
    browser.press_on("document.querySelector('dialog.report > form .main')");
    browser.click("document.querySelector('.burger')");
    let hidden = browser.run("return [...document.querySelectorAll('.more button')].filter((b) => /Resign|draw/.test(b.textContent)).every((b) => b.hidden)");
    assert_eq!(hidden, true);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// On a shared screen, one confirmed press agrees to a draw.
#[test]
fn two_players_at_one_screen_agree() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    confirm(&browser, "Offer a draw…", "offer-draw");
    assert_eq!(end(&browser)[0], "Draw by agreement");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The other player sees the offer and declines it, then another one and accepts.
#[test]
fn a_draw_is_offered_to_the_other_player() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "invite", 1);
    let id = made["id"].as_str().expect("an id");
    let (usa, csa) = (Browser::open(found, Window::Desktop), Browser::open(found, Window::Desktop));
    sit(&usa, &link(&client, &made, &made["key"]));
    let invitation = made["invitations"]["csa"].as_str().expect("an invitation");
    sit(&csa, &format!("{}/#join/{id}/{invitation}", client.base));
    for reply in ["decline-draw", "accept-draw"] {
        confirm(&usa, "Offer a draw…", "offer-draw");
        let offered = "return document.querySelector('.wish:not([hidden])')?.textContent.includes('Union offers a draw') ?? false";
        csa.wait(offered);
        usa.wait("return document.querySelector('[data-end=withdraw-draw]') !== null");
        let (before, theirs) = (rev(&csa), rev(&usa));
        csa.click(&format!("document.querySelector('.wish [data-end={reply}]')"));
        changed(&csa, before);
        changed(&usa, theirs);
        if reply == "decline-draw" {
            let told = usa.run(STRIP);
            assert!(told.as_str().is_some_and(|told| told.contains("declined the draw")), "{told}");
        }
    }
    for browser in [&usa, &csa] {
        assert_eq!(end(browser)[0], "Draw by agreement");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// Script that opens every part of the report and returns the texts that are cut or covered.
const CUT: &str = "
    const report = document.querySelector('dialog.report');
    for (const part of report.querySelectorAll('details')) part.open = true;
    const cut = [...report.querySelectorAll('*')].filter((it) => it instanceof HTMLElement && !it.closest('.scrolled') && it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== 'inline');
    const { left, right } = report.getBoundingClientRect();
    const outside = [...report.querySelectorAll('li, th, td, p, h3')].filter((it) => !it.closest('.scrolled') && (it.getBoundingClientRect().left < left || it.getBoundingClientRect().right > right));
    const lost = report.scrollWidth > report.clientWidth ? ['the report'] : [];
    return [...lost, ...[...cut, ...outside].map((it) => it.textContent)];
";

/// The report takes the whole window, with the turning points on the map. Opening its details cuts
/// no line.
#[test]
fn the_report_has_a_page_of_its_own() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("attack", "attack", 3);
    client.settled(made["id"].as_str().expect("an id"));
    for window in [Window::Desktop, Window::Phone] {
        let browser = Browser::open(found, window);
        sit(&browser, &link(&client, &made, &made["key"]));
        browser.wait("return document.querySelector('dialog.report') !== null");
        browser.wait("return document.querySelector('.report .ground').complete");
        browser.shot(&format!("report-{window:?}.png"));
        let share = browser.run("return document.querySelector('dialog.report').getBoundingClientRect().width / innerWidth");
        assert!(share.as_f64() > Some(0.9), "{window:?}: {share}");
        let marks = browser.run("return [...document.querySelectorAll('.report .turned text')].map((it) => it.textContent)");
        assert!(marks.as_array().is_some_and(|marks| marks.len() >= 2), "{marks}");
        let words = browser.run("return document.querySelector('.report').textContent");
        assert!(words.as_str().is_some_and(|words| !words.contains("hex 1709")), "{words}");
        assert_eq!(browser.run(CUT), serde_json::json!([]), "{window:?}");
        browser.run("document.querySelector('dialog.report').scrollTop = 700");
        browser.shot(&format!("report-{window:?}-open.png"));
        browser.press_on("document.querySelector('dialog.report > form .main')");
        browser.press_on("document.querySelector('[data-act=report]')");
        browser.wait("return document.querySelector('dialog.report') !== null");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
