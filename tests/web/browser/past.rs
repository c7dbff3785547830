//! Earlier positions on the page. Saved matches can be viewed as replays from either side.

use std::time::Duration;

use serde_json::{Value, json};

use super::{at_table, at_the_end, changed, driver, link, play_until, rev, settled, sit};
use crate::battle::battle;
use crate::client::Tables;
use crate::driver::{Browser, Window};

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

/// A player can download an unfinished match, and continue it from the same position as a new
/// match.
#[test]
fn a_saved_match_goes_on_in_the_page() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "me", 1);
    let id = made["id"].as_str().expect("an id");
    let own = client.with(&made["key"]);
    own.play_until(id, "fire.target");
    let (status, save) = own.text(&format!("/api/matches/{id}/save"));
    assert_eq!(status, 200);
    let file = tables.folder.path().join("battle.jsonl");
    std::fs::write(&file, save).expect("a file");
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", client.base));
    browser.wait("return document.querySelector('#save') !== null");
    browser.press_on("document.querySelector('#goes-on')");
    browser.fill("#save", file.to_str().expect("a path"));
    browser.wait("return document.querySelector('.options button') !== null");
    settled(&browser);
    assert!(!browser.run("return location.hash").as_str().expect("a hash").contains(id));
    assert_eq!(
        browser.run("return Number(document.querySelector('.time input').max)"),
        own.see(id)["n"]
    );
    let before = rev(&browser);
    browser.press_on("document.querySelector('.options button')");
    changed(&browser, before);
    assert_eq!(browser.complaints(), Vec::<String>::new());
    // The page refuses a file that is no save, and does not continue a damaged save.
    for text in ["nonsense", "{}\n"] {
        let (status, refused) = client.send("POST", "/api/saves", &[], text);
        assert_eq!(status, 422, "{refused}");
    }
}

/// A player can download a finished match and open it on the start page as a replay. The slider
/// shows every position from both sides.
#[test]
fn a_saved_match_is_looked_at_with_the_slider_from_either_seat() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let battle = battle("slaughter-mountain");
    let file = tables.folder.path().join("battle.jsonl");
    std::fs::write(&file, battle.journal().text()).expect("a file");
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", client.base));
    browser.wait("return document.querySelector('#save') !== null");
    browser.fill("#save", file.to_str().expect("a path"));
    browser.wait("return document.documentElement.dataset.connected === 'true'");
    assert_eq!(browser.run("return document.querySelector('.you').textContent"), "Replay");
    let last = browser.run("return Number(document.querySelector('.time input').max)");
    assert_eq!(last, battle.answered());
    browser.press_on("document.querySelector('dialog.report > form .main')");
    for moment in [0, 40] {
        browser.run(&format!(
            "const slider = document.querySelector('.time input');
             slider.value = {moment}; slider.dispatchEvent(new Event('input'));"
        ));
        let words = format!("{moment} of {last}");
        browser.wait(&format!(
            "return document.querySelector('.time output').textContent === '{words}'"
        ));
        browser.wait("return document.querySelectorAll('.log li.later').length > 0");
    }
    let review = "document.querySelector('.then .suggest button')";
    browser.click(review);
    browser.wait("return document.querySelector('.then .advice p') !== null");
    browser.shot("review.png");
    let told = browser.run("return document.querySelector('.then .advice').textContent");
    let told = told.as_str().expect("words");
    assert!(
        told.contains("captain would have chosen") || told.contains("no player decision"),
        "{told}"
    );
    browser.press_on("document.querySelector('#tab-state')");
    let seats: Vec<_> = ["usa", "csa", ""].map(|side| held(&browser, side)).into();
    assert!(seats.iter().any(|seat| *seat != seats[2]), "both seats see the same: {seats:?}");
    browser.shot("replay.png");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Returns the chits that the page shows in the view of one side.
fn held(browser: &Browser, side: &str) -> String {
    browser.run(&format!(
        "const from = document.querySelector('#from-seat');
         document.querySelector('.state').dataset.old = '1';
         from.value = '{side}'; from.dispatchEvent(new Event('change'));"
    ));
    let shown = match side {
        "usa" | "csa" => format!("'{side}'"),
        _ => "''".to_owned(),
    };
    browser.wait(&format!(
        "return document.querySelector('#from-seat').value === {shown} && document.querySelector('.state').dataset.as === {shown}"
    ));
    let words = browser.run("return document.querySelector('.state').textContent");
    words.as_str().expect("words").to_owned()
}

/// In the scenario of the whole battle, the page shows the historical losses of each brigade next
/// to the losses in the match.
#[test]
fn losses_of_history_stand_beside_those_of_brigades() {
    let tables = Tables::new();
    let Some((browser, _)) = at_the_end(&tables, "slaughter-mountain") else { return };
    browser.wait("return document.querySelector('.account') !== null");
    let cell =
        "[...document.querySelectorAll('.account th')].find((th) => th.textContent === 'Early')";
    let told = format!("return ({cell}).parentElement.querySelector('td.history').textContent");
    assert_eq!(browser.run(&told), "3¼");
}

/// At the end, the page reports points, losses and dice by turn. It offers a rematch with swapped
/// sides.
#[test]
fn the_end_is_accounted_for_and_played_again() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "attack", 3);
    let id = made["id"].as_str().expect("an id");
    let own = client.with(&made["key"]);
    let (status, running) = own.get(&format!("/api/matches/{id}/account"));
    assert_eq!((status, &running["error"]["code"]), (409, &json!("running")));
    let (status, _) =
        own.put(&format!("/api/matches/{id}/seat"), &json!({"side": "usa", "who": "attack"}));
    assert_eq!(status, 200);
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    browser.wait("return document.querySelector('.account') !== null");
    browser.shot("account.png");
    let (status, of) = own.get(&format!("/api/matches/{id}/account"));
    assert_eq!(status, 200, "{of}");
    let turns = of["turns"].as_array().expect("turns");
    let rows = browser.run("return document.querySelectorAll('.account .by-turn tbody tr').length");
    assert_eq!(rows, turns.len());
    let count = |of: &Value| of.as_i64().expect("sixteenths");
    let last = turns.last().expect("a turn");
    for side in ["usa", "csa"] {
        let total = |list: &str, amount: &dyn Fn(&Value) -> i64| {
            let own = of[list].as_array().expect("a list").iter().filter(|one| one["side"] == side);
            own.map(amount).sum::<i64>()
        };
        let points = total("points", &|one| count(&one["points"]));
        assert_eq!(points, count(&last["points"][side]), "the points of {side} by their sources");
        let lost = total("formations", &|one| {
            one["lost"].as_array().and_then(|of| of.last()).map_or(0, count)
        });
        assert_eq!(lost, count(&last["lost"][side]), "what {side} misses, by formations");
        assert!(of["luck"][side]["dice"].as_u64() > Some(10), "{}", of["luck"]);
    }
    // Each turning point in the report leads to its position on the map.
    let turning = of["turning"].as_array().expect("moments");
    assert!(!turning.is_empty(), "{of}");
    browser.press_on("document.querySelector('.turning .go')");
    browser.wait("return document.querySelector('.time.past') !== null");
    let moment = browser.run("return Number(document.querySelector('.time input').value)");
    assert_eq!(moment, turning[0]["n"]);
    browser.press(&["\u{e00c}"]);
    browser.wait("return document.querySelector('.account') !== null");
    browser.press_on("document.querySelector('[data-take=text]')");
    let told = browser.wait("return document.querySelector('.account textarea').value || null");
    assert!(told.as_str().is_some_and(|text| text.contains("dice, average")), "{told}");
    let (status, page) = own.text(&format!("/api/matches/{id}/account?form=page"));
    assert_eq!(status, 200);
    assert!(page.starts_with("<!doctype html>") && page.contains("Turning points"), "{page}");
    for outside in ["src=", "href=", "<script", "url("] {
        assert!(!page.contains(outside), "one file: {outside}");
    }
    browser.press_on("document.querySelector('.end .main')");
    browser.wait("return document.querySelector('.you')?.textContent === 'You: Confederate'");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The page lists what the opponent did since the player's last answer. It marks these actions on
/// the map and can step through them.
#[test]
fn what_happened_is_stepped_through() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let made = tables.client().make("me", "captain", 1);
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&tables.client(), &made, &made["key"]));
    browser.wait("return document.querySelector('.options button') !== null");
    for _ in 0..40 {
        let seen = "return document.querySelectorAll('.traced > *').length > 0 && document.querySelectorAll('.units .changed').length > 0 && !document.querySelector('.happened').hidden";
        if browser.run(seen) == true {
            break;
        }
        let before = rev(&browser);
        browser.press_on("document.querySelector('.options button')");
        changed(&browser, before);
        browser.wait("return document.querySelector('.options button') !== null");
    }
    browser.shot("happened.png");
    let many = browser.run("return Number(document.querySelector('.what').textContent.match(/: (one|\\d+)/)[1].replace('one', '1'))");
    let many = many.as_u64().expect("a number");
    for step in 1..=many.min(4) {
        browser.press(&["."]);
        browser.wait(&format!(
            "return document.querySelector('.what').textContent.startsWith('{step} of {many}: ')"
        ));
    }
    browser.press(&[","]);
    browser.wait(&format!(
        "return document.querySelector('.what').textContent.includes(' of {many}: ')"
    ));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Script that records the positions that the slider passes, up to a maximum number.
const MOMENTS: &str = "
    const [done, wanted] = [arguments[0], WANTED];
    const seen = [];
    const look = () => {
        const now = Number(document.querySelector('.time input').value);
        if (document.querySelector('.time.past') && seen.at(-1) !== now) seen.push(now);
        if (seen.length < wanted) return setTimeout(look, 20);
        done(seen);
    };
    look();
";

/// A finished match can be played back at a chosen speed, by decision, phase or turn. The player
/// can stop the playback.
#[test]
fn a_replay_plays_by_itself() {
    let tables = Tables::new();
    let client = tables.client();
    let Some((browser, id)) = at_the_end(&tables, "valley-vengeance") else { return };
    let lines = |from: usize| client.get(&format!("/api/matches/{id}/log?from={from}")).1;
    let mut facts = Vec::new();
    loop {
        let piece = lines(facts.len());
        let piece = piece["lines"].as_array().expect("lines");
        if piece.is_empty() {
            break;
        }
        facts.extend(piece.clone());
    }
    for (name, emphasis) in [("turn-began", "turn"), ("activation-began", "part")] {
        let mut named = facts.iter().filter(|line| line["name"] == name).peekable();
        assert!(named.peek().is_some() && named.all(|line| line["emphasis"] == emphasis), "{name}");
    }
    let began = |kinds: &[&str]| -> Vec<u64> {
        let begin = facts.iter().filter(|line| kinds.iter().any(|of| line["emphasis"] == *of));
        begin.map(|line| line["n"].as_u64().expect("a number")).collect()
    };
    let steps = [
        ("decision", (0..2000).collect()),
        ("part", began(&["part", "turn"])),
        ("turn", began(&["turn"])),
    ];
    for (step, allowed) in steps {
        browser.press(&["\u{e00c}"]);
        browser.wait("return document.querySelector('.time.past') === null");
        browser.run(&format!(
            "const pace = document.querySelector('.runs select'); pace.value = '{step}'; pace.dispatchEvent(new Event('change')); document.querySelector('.play').click()"
        ));
        let seen = browser.run_later(&MOMENTS.replace("WANTED", "4"));
        browser.press_on("document.querySelector('.play')");
        let seen: Vec<u64> =
            seen.as_array().expect("moments").iter().filter_map(Value::as_u64).collect();
        assert_eq!(seen[0], 0, "{step}: it begins at the beginning");
        assert!(seen.is_sorted(), "{step}: {seen:?}");
        let jumps = seen[1..].iter().all(|n| allowed.contains(n));
        assert!(jumps, "{step}: {seen:?} are not among {allowed:?}");
        if step == "decision" {
            assert_eq!(seen, [0, 1, 2, 3]);
        } else {
            assert!(seen[3] > 6, "{step}: {seen:?} is no faster than single decisions");
        }
    }
    let still = "return Number(document.querySelector('.time input').value)";
    // Wait longer than the longest interval between two positions of a playback.
    browser.stays(still, Duration::from_millis(2600));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A link to a single position opens without a key.
#[test]
fn a_link_leads_to_a_moment() {
    let tables = Tables::new();
    let client = tables.client();
    let Some((browser, id)) = at_the_end(&tables, "valley-vengeance") else { return };
    browser.press_on("document.querySelector('dialog.report > form .main')");
    browser.press(&["[", "[", "["]);
    browser.wait("return document.querySelector('.time.past') !== null");
    let moment = browser.run("return Number(document.querySelector('.time input').value)");
    browser.press_on("document.querySelector('.moment')");
    let address = browser.wait("return document.querySelector('.say input')?.value || null");
    assert_eq!(address, json!(format!("{}/#match/{id}//{moment}", client.base)));
    let Some(found) = driver() else { return };
    let other = Browser::open(found, Window::Desktop);
    other.go(address.as_str().expect("an address"));
    other.wait("return null !== document.querySelector('.time.past')");
    assert_eq!(other.run("return Number(document.querySelector('.time input').value)"), moment);
    let when = "return document.querySelector('.when').textContent";
    assert_eq!(other.run(when), browser.run(when));
}
