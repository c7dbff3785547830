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
    browser.wait("return document.querySelector('.account') !== null");
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
