//! Briefing before the first decision of a match. It shows the victory conditions, the armies, and
//! the player's own side.

use serde_json::{Value, json};

use super::{areas, close_briefing, link};
use crate::client::{Client, GAME, Tables};
use crate::driver::{Browser, Window, driver};

const OPEN: &str = "return document.querySelector('dialog.briefing[open]') !== null";

/// Opens a new match in a browser. Returns the browser and the match as created.
fn at_the_start(
    client: &Client,
    window: Window,
    game: &str,
    scenario: &str,
) -> Option<(Browser, Value)> {
    let browser = Browser::open(driver()?, window);
    let wanted = json!({"game": game, "scenario": scenario, "usa": "me", "csa": "me", "seed": 7});
    let (status, made) = client.post("/api/matches", &wanted);
    assert_eq!(status, 200, "{made}");
    browser.go(&link(client, &made, &made["key"]));
    browser.wait("return document.documentElement.dataset.connected === 'true'");
    Some((browser, made))
}

fn card(browser: &Browser) -> String {
    let text = browser.run("return document.querySelector('dialog.briefing').innerText");
    text.as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_match_begins_with_the_battle_in_one_card() {
    let tables = Tables::new();
    let Some((browser, made)) =
        at_the_start(&tables.client(), Window::Desktop, GAME, "valley-vengeance")
    else {
        return;
    };
    browser.wait(OPEN);
    let client = tables.client().with(&made["key"]);
    let id = made["id"].as_str().expect("an id");
    let (status, told) = client.get(&format!("/api/matches/{id}/briefing"));
    assert_eq!(status, 200, "{told}");
    let card = card(&browser);
    let levels = told["sections"][0]["parts"][1]["table"]["rows"].as_array().expect("rows").clone();
    assert!(levels.len() > 2, "{told}");
    for row in &levels {
        let lead = row["cells"][1].as_str().expect("words");
        assert!(card.contains(lead), "{lead} is in the card: {card}");
    }
    assert!(card.contains("The Gate (1914)"), "{card}");
    assert!(card.contains("You play both sides."), "{card}");
    browser.wait("const ground = document.querySelector('.small-map img'); return ground.complete && ground.naturalWidth > 0");
    browser.shot("page-briefing.png");

    // One key press closes the briefing. The first decision then shows its coaching hint.
    browser.press(&["\u{e007}"]);
    browser.wait("return document.querySelector('dialog.briefing') === null");
    browser.wait("return document.querySelector('.decision .coach')?.textContent.length > 20");

    // The briefing can be opened again from the Rules dialog.
    browser.press_on("document.querySelector('.rules-button')");
    browser.click("document.querySelector('.the-battle')");
    browser.wait(OPEN);
    close_briefing(&browser);

    // A match that has already begun opens without the briefing.
    browser.run("document.querySelectorAll('dialog[open]').forEach((it) => it.close())");
    browser.wait("return document.querySelector('.options button') !== null");
    let before = super::rev(&browser);
    browser.press_on("document.querySelector('.options button')");
    super::changed(&browser, before);
    browser.go("about:blank");
    browser.go(&link(&tables.client(), &made, &made["key"]));
    browser.wait("return document.documentElement.dataset.connected === 'true'");
    assert_eq!(browser.run(OPEN), false, "the first answer was given");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn the_card_fits_a_phone_and_the_other_system() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_running, client) = areas::serve(&folder);
    let game = "cedar-mountain-cwbbs";
    let Some((browser, _)) = at_the_start(&client, Window::Phone, game, "historical") else {
        return;
    };
    browser.wait(OPEN);
    let card = card(&browser);
    assert!(card.contains("There is no draw"), "{card}");
    let wide = browser.run("const of = document.querySelector('dialog.briefing'); return of.scrollWidth <= of.clientWidth && document.documentElement.scrollWidth <= innerWidth");
    assert_eq!(wide, true, "nothing is cut off at the side");
    browser.shot("page-briefing-phone.png");
    close_briefing(&browser);
    browser.wait("return document.querySelector('.decision .coach') !== null");
}

/// The set-up of Cedar Mountain asks for the formation of each battery. One press can answer for
/// all batteries of a side.
#[test]
fn one_press_sets_up_the_rest_alike() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_running, client) = areas::serve(&folder);
    let game = "cedar-mountain-cwbbs";
    let Some((browser, _)) = at_the_start(&client, Window::Desktop, game, "historical") else {
        return;
    };
    browser.wait(OPEN);
    close_briefing(&browser);
    let repeat = "[data-option=repeat-unlimbered]";
    browser.wait("return document.querySelector('[data-option^=repeat-]') !== null");
    assert_eq!(super::kind(&browser), "setup.formation");
    while browser.run(&format!("return document.querySelector('{repeat}') === null")) == true {
        let before = super::rev(&browser);
        browser.press_on("document.querySelector('.options button')");
        super::changed(&browser, before);
    }
    browser.shot("page-set-up.png");
    let side = browser.run("return document.querySelector('#prompt').className");
    browser.press_on(&format!("document.querySelector('{repeat}')"));
    browser.wait(&format!(
        "return document.documentElement.dataset.kind !== 'setup.formation' || document.querySelector('#prompt').className !== {side}"
    ));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
