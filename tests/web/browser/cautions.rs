//! Coach warnings in situations that occur in few matches.

use std::time::Duration;

use registry::Folders;
use serde_json::json;
use server::PackageIndex;

use super::{changed, driver, link, rev, sit};
use crate::driver::{Browser, Window};
use crate::toy;

/// The page warns once of an attack on artillery alone. It does so although the attack has a single
/// target, which needs no decision.
#[test]
fn an_attack_into_canister_is_pointed_out_once() {
    let Some(driver) = driver() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let root = black_box::root();
    let games = Folders::new(&root, &registry::ALL).after(vec![root.join("tests/web/games")]);
    let (_running, client) = toy::serve_from(PackageIndex::new(games), &folder);
    let lesson = json!({"game": "before-guns", "lesson": "into-canister"});
    let (status, made) = client.post("/api/matches", &lesson);
    assert_eq!(status, 200, "{made}");
    let browser = Browser::open(driver, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    let attack = "document.querySelector('[data-option=\"10th-me\"]')";
    browser.wait(&format!("return {attack} !== null"));
    let before = rev(&browser);
    browser.press_on(attack);
    browser.wait("return document.querySelector('.say').textContent.includes('can fire canister')");
    browser.shot("canister.png");
    browser.stays("return document.documentElement.dataset.rev", Duration::from_millis(400));
    assert_eq!(rev(&browser), before, "it is done already");
    browser.press_on(attack);
    changed(&browser, before);
    let told = browser.run("return JSON.parse(localStorage.getItem('set.pointed-out'))");
    assert_eq!(told, json!(["assault.unit"]));
}
