//! Players who are not always at the table: alerts, and seats on several devices.

use serde_json::json;
use server::{AlertKind, Alerts, Reach};

use super::{driver, link, sit};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// A match begun at the desk is in the list of the phone that has opened the person's link, and
/// the phone plays the seat. A later match appears there too.
#[test]
fn a_seat_begun_at_the_desk_is_taken_on_the_phone() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let (desk, phone) =
        (Browser::open(found, Window::Desktop), Browser::open(found, Window::Phone));
    let first = client.make("me", "recruit", 1);
    sit(&desk, &link(&client, &first, &first["key"]));
    desk.go(&format!("{}/", client.base));
    desk.press_on("document.querySelector('.devices')");
    let address = desk.wait("return document.querySelector('dialog .link input')?.value");
    let address = address.as_str().expect("a link").to_owned();
    assert!(address.contains("/#seats/"), "{address}");
    desk.wait("return document.querySelector('dialog .qr svg') !== null");
    desk.shot("devices.png");
    phone.go(&address);
    phone.wait("return document.querySelector('.matches a') !== null && location.hash === ''");
    phone.shot("devices-phone.png");
    let id = first["id"].as_str().expect("an id");
    assert_eq!(
        phone.run("return document.querySelector('.matches a').hash"),
        json!(format!("#match/{id}"))
    );
    phone.press_on("document.querySelector('.matches a')");
    phone.wait("return document.documentElement.dataset.connected === 'true'");
    let role = "return document.querySelector('.when .you')?.textContent.includes('Union')";
    phone.wait(role);
    let second = client.make("invite", "me", 1);
    sit(&desk, &link(&client, &second, &second["key"]));
    desk.wait("return JSON.parse(localStorage.seats)[0].gathered");
    phone.go(&format!("{}/", client.base));
    phone.wait("return document.querySelectorAll('.matches a').length === 2");
    for browser in [&desk, &phone] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// A player sets a webhook under Seats. An address of a wrong kind is refused in words.
#[test]
fn a_player_sets_where_to_be_alerted() {
    let Some(found) = driver() else { return };
    let kinds = vec![AlertKind::Webhook];
    let tables = Tables::alerting(Alerts { kinds, reach: Reach::Public });
    let client = tables.client();
    let made = client.make("me", "recruit", 1);
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    let seats =
        "[...document.querySelectorAll('.more button')].find((one) => one.textContent === 'Seats')";
    browser.run(&format!("{seats}.click()"));
    browser.wait("return document.querySelector('#webhook') !== null");
    let set = |address: &str| {
        browser.run(&format!("document.querySelector('#webhook').value = '{address}'; document.querySelector('#webhook').form.requestSubmit()"));
    };
    set("http://127.0.0.1/hook");
    browser.wait(
        "return document.querySelector('#webhook').form.textContent.includes('private network')",
    );
    set("http://hooks.example.org/hook");
    browser.wait("return document.querySelector('#webhook').form.textContent.includes('Saved')");
    browser.shot("alerts.png");
    let id = made["id"].as_str().expect("an id");
    let kept = client.with(&made["key"]).get(&format!("/api/matches/{id}/alerts")).1;
    assert_eq!(kept["webhook"], "http://hooks.example.org/hook");
}

/// *Plan* opens a copy in which the player moves both sides. The match stays as it is. The browser
/// of this test opens no tabs, so the plan takes the place of the match.
#[test]
fn a_player_tries_moves_on_a_plan() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "recruit", 1);
    let id = made["id"].as_str().expect("an id");
    let player = client.with(&made["key"]);
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    browser.wait("return document.querySelector('.options button') !== null");
    let before = player.settled(id);
    browser.run("window.open = () => null; [...document.querySelectorAll('.more button')].find((one) => one.textContent.startsWith('Plan')).click()");
    browser.wait(&format!(
        "return location.hash.startsWith('#match/') && !location.hash.includes('{id}')"
    ));
    browser.wait("return document.querySelector('.table h1')?.textContent.startsWith('Plan:')");
    super::close_briefing(&browser);
    browser.wait("return document.querySelector('.options button') !== null");
    let rev = super::rev(&browser);
    browser.press_on("document.querySelector('.options button')");
    super::changed(&browser, rev);
    browser.shot("plan.png");
    let after = player.see(id);
    assert_eq!((&after["rev"], &after["view"]), (&before["rev"], &before["view"]));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
