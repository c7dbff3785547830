//! Regression tests of the page. Each covers a difficulty that a newcomer had.

use std::time::Duration;

use serde_json::{Value, json};

use super::{
    aiming, areas, at_fire, at_table, changed, driver, link, moving, play_until, rev, seated, sit,
};
use crate::battle::{battle_at_close_combat, replay};
use crate::client::{Client, Tables};
use crate::driver::{Browser, Window};

fn text(browser: &Browser, selector: &str) -> String {
    let words =
        browser.run(&format!("return document.querySelector('{selector}')?.textContent ?? ''"));
    words.as_str().unwrap_or_default().to_owned()
}

/// Returns a script that finds a map element at whose centre no other element covers it.
fn open_to_mouse(selector: &str, wanted: &str) -> String {
    format!(
        "[...document.querySelectorAll('{selector}')].find((e) => {{
            const b = e.getBoundingClientRect();
            const at = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2);
            return at?.closest('.map') && !at.closest('.map-buttons') && ({wanted});
        }})"
    )
}

/// An expanded stack catches only clicks on its own counters, so a highlighted target under it
/// stays clickable.
#[test]
fn an_open_stack_lets_others_be_chosen() {
    let tables = Tables::new();
    let Some((browser, _)) = aiming(&tables) else { return };
    browser.press(&["o"]);
    let stacked = "e.parentNode && [...document.querySelectorAll('.units .counter:not(.can)')].some((o) => o !== e && Math.abs(o.getCTM().e - e.getCTM().e) < 8 && Math.abs(o.getCTM().f - e.getCTM().f) < 8)";
    browser.click(&open_to_mouse(".units .counter:not(.can)", stacked));
    browser.wait("return document.querySelector('.fans .counter') !== null");
    let before = rev(&browser);
    let target = open_to_mouse(".lit.can", "!at.closest('.fans')");
    browser.click(&target);
    changed(&browser, before);
}

/// The page shows the reason if a player points at a hex that the unit cannot reach.
#[test]
fn a_far_hex_that_cannot_be_reached_says_why() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    moving(&browser);
    let client = tables.client().with(&made["key"]);
    let id = made["id"].as_str().expect("an id");
    let seen = client.see(id);
    let enemies = seen["picture"]["counters"].as_array().expect("counters").iter();
    let enemy = enemies
        .filter(|of| of["side"] != seen["decision"]["side"])
        .map(|of| of["hex"].as_str().expect("a hex"));
    let why = |hex: &str| client.get(&format!("/api/matches/{id}/why?id={hex}")).1;
    let verdicts: Vec<_> = enemy.map(why).collect();
    assert!(
        verdicts.iter().any(|verdict| verdict["reason"]
            .as_str()
            .is_some_and(|words| words.starts_with("there is an enemy in"))),
        "{verdicts:?}"
    );
    let (_, reach) = client.get(&format!("/api/matches/{id}/reach"));
    let reach = reach.as_array().expect("hexes");
    let (_, game) = client.get("/api/games/stonewalls-sword");
    let hexes = game["map"]["hexes"].as_array().expect("hexes").iter().map(|hex| &hex["id"]);
    let beyond = hexes.filter(|hex| reach.iter().all(|of| of["hex"] != **hex));
    let reasons: Vec<String> =
        beyond.map(|hex| why(hex.as_str().expect("a hex"))["reason"].to_string()).collect();
    assert!(reasons.iter().any(|reason| reason.contains("is too far: it costs")), "{reasons:?}");
    assert!(!reasons.iter().any(|reason| reason.contains("is not next to")), "{reasons:?}");
    // The page draws no path to a hex in which the unit cannot stop.
    for of in reach.iter().filter(|of| of["stop"] == false) {
        let hex = of["hex"].as_str().expect("a hex");
        assert!(
            why(hex)["reason"]
                .as_str()
                .is_some_and(|words| words.starts_with("there is no room to stop in")),
            "{of}"
        );
    }
}

/// A click on a hex in which the unit cannot stop shows the reason and draws no path.
#[test]
fn a_click_on_a_far_hex_tells_what_keeps_the_movers_from_it() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    moving(&browser);
    browser.press(&["o"]);
    browser.wait("return document.querySelector('.lit.far') !== null");
    let client = tables.client().with(&made["key"]);
    let id = made["id"].as_str().expect("an id");
    let seen = client.see(id);
    let (_, reach) = client.get(&format!("/api/matches/{id}/reach"));
    let stops = |hex: &Value| {
        let mut reached = reach.as_array().expect("hexes").iter();
        reached.any(|of| of["hex"] == *hex && of["stop"] == true)
    };
    let offered = seen["decision"]["options"].as_array().expect("options");
    let (_, game) = client.get("/api/games/stonewalls-sword");
    let hexes = game["map"]["hexes"].as_array().expect("hexes").iter();
    let closed = hexes
        .filter(|hex| !stops(&hex["id"]) && offered.iter().all(|option| option["id"] != hex["id"]));
    let before = rev(&browser);
    let mut told = Vec::new();
    for hex in closed.step_by(37).take(8) {
        let number = hex["id"].as_str().expect("a number");
        let place = format!(
            "(() => {{ const over = document.querySelector('.over').getScreenCTM(); const at = document.querySelector('#probe') ?? Object.assign(document.body.appendChild(document.createElement('i')), {{ id: 'probe' }});
              Object.assign(at.style, {{ position: 'fixed', pointerEvents: 'none', width: '2px', height: '2px', left: `${{over.e + over.a * {} - 1}}px`, top: `${{over.f + over.d * {} - 1}}px` }}); return at; }})()",
            hex["x"], hex["y"]
        );
        let open = browser.run(&format!("const b = ({place}).getBoundingClientRect(); const e = document.elementFromPoint(b.x + 1, b.y + 1); return Boolean(e?.closest('.map')) && !e.closest('.map-buttons')"));
        if open != true {
            continue;
        }
        browser.run("document.querySelector('.say').replaceChildren()");
        browser.click(&place);
        let said = browser.wait("return document.querySelector('.say').textContent || null");
        let said = said.as_str().expect("words").to_owned();
        assert!(said.contains(number), "{number}: {said}");
        assert!(!said.contains("is not next to"), "{number}: {said}");
        let drawn = browser.run("return document.querySelectorAll('.ways > *').length");
        assert_eq!(drawn, 0, "a way is drawn to {number}, where nobody can stop");
        told.push(said);
        browser.press(&["\u{e00c}"]);
    }
    assert!(told.len() > 3, "hardly any hex lies open to the mouse: {told:?}");
    assert_eq!(rev(&browser), before, "somebody has moved");
}

/// The percentage on the map is the chance to hurt the target, not the chance that the roll has any
/// effect.
#[test]
fn the_chance_on_the_map_is_that_of_hurting() {
    let tables = Tables::new();
    let Some((browser, made)) = aiming(&tables) else { return };
    shows_the_chance_to_hurt(&tables, &browser, &made);
}

/// In close combat, the map also shows the chance to hurt the target, and not the chance of results
/// that hurt only the attacker.
#[test]
fn the_chance_of_a_close_combat_is_that_of_hurting_the_defender() {
    if driver().is_none() {
        return;
    }
    let tables = Tables::new();
    let recoils = |[of, harm, recoil]: [u32; 3]| recoil > 0 && harm < of;
    let made = [7, 8, 9].into_iter().find_map(|seed| at_close_combat(&tables, seed, recoils));
    let made = made.expect("a close combat comes about");
    let Some(browser) = seated(&tables, &made, Window::Desktop) else { return };
    browser.wait("return document.querySelector('.odds') !== null");
    browser.shot("close-combat.png");
    shows_the_chance_to_hurt(&tables, &browser, &made);
}

/// Creates a shared-screen match at a close combat whose odds satisfy `wanted`. `wanted` receives
/// three counts of dice results: all results, those that hurt the defender, and those that hurt the
/// attacker.
fn at_close_combat(tables: &Tables, seed: u64, wanted: fn([u32; 3]) -> bool) -> Option<Value> {
    let game = battle_at_close_combat(seed, wanted)?;
    let (status, made) = tables.client().send("POST", "/api/saves", &[], &game.journal().text());
    assert_eq!(status, 200, "{made}");
    Some(made)
}

/// The coach warns once of an attack that is more likely to hurt the attacker than the defender.
#[test]
fn a_blunder_is_pointed_out_once() {
    if driver().is_none() {
        return;
    }
    let tables = Tables::new();
    let bad = |[of, harm, recoil]: [u32; 3]| recoil > harm && recoil * 3 >= of;
    let made = (7..20).find_map(|seed| at_close_combat(&tables, seed, bad));
    let made = made.expect("somebody attacks too many");
    let Some(browser) = seated(&tables, &made, Window::Desktop) else { return };
    browser.wait("return document.querySelector('.odds') !== null");
    let (_, odds) = tables
        .client()
        .with(&made["key"])
        .get(&format!("/api/matches/{}/odds", made["id"].as_str().expect("an id")));
    let count = |one: &Value, name: &str| one[name].as_u64().expect("ways");
    let odds = odds.as_array().expect("odds").iter();
    let blunder = odds.map(|of| (&of["id"], of["odds"][0].clone())).find(|(_, one)| {
        count(one, "recoil") > count(one, "harm") && count(one, "recoil") * 3 >= count(one, "of")
    });
    let id = blunder.expect("a bad one").0.as_str().expect("an id").to_owned();
    let press = format!("document.querySelector('[data-option=\"{id}\"]').click()");
    let before = rev(&browser);
    browser.run(&press);
    browser.wait(
        "return document.querySelector('.say').textContent.includes('more likely to hurt you')",
    );
    browser.shot("pointed-out.png");
    browser.stays("return document.documentElement.dataset.rev", Duration::from_millis(400));
    assert_eq!(rev(&browser), before, "it is done already");
    browser.run(&press);
    changed(&browser, before);
    let told = browser.run("return JSON.parse(localStorage.getItem('set.pointed-out'))");
    assert_eq!(told, json!(["assault.target"]));
}

/// The page plays sounds only after the player has enabled them.
#[test]
fn what_happens_is_heard_by_who_wants_it() {
    let tables = Tables::new();
    let Some((browser, _)) = aiming(&tables) else { return };
    browser.run(
        "window.tones = 0;
         const node = { connect: (next) => next, gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, start() { window.tones += 1; }, stop() {} };
         window.AudioContext = class { constructor() { this.currentTime = 0; this.destination = node; } createOscillator() { return { ...node }; } createGain() { return { ...node }; } }",
    );
    let sound =
        "[...document.querySelectorAll('.happened button')].find((b) => b.textContent === '♪')";
    assert_eq!(browser.run(&format!("return ({sound}).getAttribute('aria-pressed')")), "false");
    let fire = |browser: &Browser| {
        let before = rev(browser);
        browser.press_on("document.querySelector('.options button')");
        changed(browser, before);
    };
    fire(&browser);
    assert_eq!(browser.run("return window.tones"), 0, "nobody has asked for it");
    browser.press_on(sound);
    assert_eq!(browser.run("return window.tones"), 1, "it is tried at once");
    for _ in 0..6 {
        if browser.run(super::UNCOVER) == true {
            browser.wait("return document.querySelector('.options button') !== null");
        }
        fire(&browser);
    }
    assert!(browser.run("return window.tones").as_u64() > Some(1), "nothing is heard");
}

/// Checks that the map shows, for each target, the chance to hurt the target.
fn shows_the_chance_to_hurt(tables: &Tables, browser: &Browser, made: &Value) {
    let client = tables.client().with(&made["key"]);
    let (_, odds) =
        client.get(&format!("/api/matches/{}/odds", made["id"].as_str().expect("an id")));
    let percent = |of: &Value| {
        let harm =
            |one: &Value| one["harm"].as_f64().expect("ways") / one["of"].as_f64().expect("ways");
        of["odds"].as_array().expect("forecasts").iter().map(harm).fold(0.0, f64::max) * 100.0
    };
    let mut wanted: Vec<i64> =
        odds.as_array().expect("odds").iter().map(|of| percent(of).round() as i64).collect();
    wanted.sort_unstable();
    let shown = browser.run("return [...document.querySelectorAll('.lit-words:not(.also)')].map((of) => parseInt(of.textContent)).sort((a, b) => a - b)");
    assert_eq!(shown, json!(wanted));
}

const IN_SIGHT: &str = "
    const map = document.querySelector('.map').getBoundingClientRect();
    const inside = (e) => { const b = e.getBoundingClientRect(); return b.left >= map.left && b.right <= map.right && b.top >= map.top && b.bottom <= map.bottom; };
";

/// The acting unit and its best target stay in view. The map does not move when the player selects
/// an option that is already in view.
#[test]
fn the_map_keeps_to_those_who_act() {
    let tables = Tables::new();
    let Some((browser, _)) = aiming(&tables) else { return };
    let seen = browser.wait(&format!("{IN_SIGHT} const own = [...document.querySelectorAll('.units .subject')]; return own.length > 0 && own.every(inside)"));
    assert_eq!(seen, true);
    browser.shot("actor.png");
    let target = browser.run(&format!(
        "{IN_SIGHT} const best = document.querySelector('.options button').dataset.option;
         return inside([...document.querySelectorAll('.lit')].find((e) => e.dataset.hex === best))"
    ));
    assert_eq!(target, true, "the best target is out of sight");
    let where_now = "return document.querySelector('.sheet').style.transform";
    let before = browser.run(where_now);
    browser.press(&["d", "\u{e00f}"]);
    assert_eq!(browser.run(where_now), before, "the map moved for an answer in sight");
}

/// The page sorts options by value, and folds options without effect.
#[test]
fn targets_come_by_their_worth() {
    let tables = Tables::new();
    let Some((browser, made)) = aiming(&tables) else { return };
    let client = tables.client().with(&made["key"]);
    let (_, odds) =
        client.get(&format!("/api/matches/{}/odds", made["id"].as_str().expect("an id")));
    let harm = |id: &Value| {
        let of = odds.as_array().expect("odds").iter().find(|of| of["id"] == *id);
        let forecasts = of.and_then(|of| of["odds"].as_array()).into_iter().flatten();
        let share = |it: &Value| Some(it["harm"].as_u64()? * 1_000_000 / it["of"].as_u64()?);
        forecasts.filter_map(share).max().unwrap_or(0)
    };
    let listed = browser.run("return [...document.querySelectorAll('.options button[data-option]')].filter((b) => !b.closest('.folded')).map((b) => b.dataset.option)");
    let listed: Vec<u64> = listed.as_array().expect("a list").iter().map(harm).collect();
    assert!(listed.is_sorted_by(|a, b| a >= b), "{listed:?}");
    let folded = browser.run(
        "return [...document.querySelectorAll('.folded button')].map((b) => b.dataset.option)",
    );
    assert!(folded.as_array().expect("a list").iter().all(|id| harm(id) == 0), "{folded}");
}

/// After an answer, the page shows no message and no highlight of the earlier decision.
#[test]
fn nothing_stale_is_left_after_an_act() {
    let tables = Tables::new();
    let Some((browser, _)) = aiming(&tables) else { return };
    browser.point("document.querySelector('.options button')");
    browser.wait("return document.querySelector('.shots .shot-head') !== null");
    browser.point(&open_to_mouse(".lit.can", "true"));
    browser.wait("return document.querySelector('.tip li') !== null");
    let before = rev(&browser);
    browser.press(&["1"]);
    changed(&browser, before);
    assert_eq!(browser.run("return document.querySelectorAll('.shots > *').length"), 0);
    let now = browser.wait(
        "
        const words = [...document.querySelectorAll('.tip li span')].map((of) => of.textContent);
        const hex = document.querySelector('.tip p').textContent.slice(0, 4);
        return { words, hex }",
    );
    let seen = browser.run_later("
        const done = arguments[0]; const [, id] = location.hash.split('/'); const { key } = history.state;
        fetch(`/api/matches/${id}`, { headers: { Authorization: `Bearer ${key}` } }).then((r) => r.json()).then((s) => done(s.picture.counters))");
    for counter in seen.as_array().expect("counters").iter().filter(|of| of["hex"] == now["hex"]) {
        let words =
            counter["words"].as_str().expect("words").split(';').next().expect("a part").to_owned();
        assert!(now["words"].to_string().contains(&words), "{words} is not in {now}");
    }
}

/// The newest line of the log stays visible, whatever the page shows above the log.
#[test]
fn the_log_stands_at_its_end() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    play_until(&browser, "order");
    for _ in 0..6 {
        browser.wait("const box = document.querySelector('#panel-log'); return box.scrollHeight - box.scrollTop - box.clientHeight < 3");
        let before = rev(&browser);
        if browser.run(super::UNCOVER) == true {
            browser.wait("return document.querySelector('.options button') !== null");
        }
        browser.press_on("document.querySelector('.options button')");
        changed(&browser, before);
    }
}

/// On a phone, the prompt of the next decision is in view after each answer.
#[test]
fn a_phone_opens_at_the_question() {
    let tables = Tables::new();
    let made = at_fire(&tables);
    let Some(browser) = seated(&tables, &made, Window::Phone) else { return };
    browser.wait("return document.querySelector('.odds') !== null");
    let high = browser.run("return document.querySelector('.map').clientHeight / innerHeight");
    assert!(high.as_f64() >= Some(0.55), "the map has {high} of the height");
    browser.shot("phone-fire.png");
    let before = rev(&browser);
    browser.run("const all = [...document.querySelectorAll('.options button')]; all.at(-1).scrollIntoView(); all[0].click()");
    changed(&browser, before);
    browser.wait("const b = document.querySelector('#prompt').getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight && b.height > 0");
    browser.press_on("document.querySelector('#tab-log')");
    browser.wait(
        "const all = document.querySelectorAll('.log > li');
         const b = all[all.length - 1].getBoundingClientRect();
         return b.height > 0 && b.top >= 0 && b.bottom <= innerHeight + 1",
    );
    browser.shot("phone-log.png");
}

/// A phone in landscape shows the map beside the prompt.
#[test]
fn a_phone_on_its_side_has_a_map() {
    let tables = Tables::new();
    let made = at_fire(&tables);
    let Some(browser) = seated(&tables, &made, Window::Lying) else { return };
    browser.wait("return document.querySelector('.odds') !== null");
    browser.shot("phone-lying.png");
    let high = browser.run("return document.querySelector('.map').clientHeight");
    assert!(high.as_f64() >= Some(240.0), "the map is {high} px high");
    let cut = browser.run("return [...document.querySelectorAll('.map-buttons button')].filter((e) => { const b = e.getBoundingClientRect(); return b.top < 0 || b.bottom > innerHeight || b.left < 0 || b.right > innerWidth; }).length");
    assert_eq!(cut, 0, "buttons of the map are cut off");
}

/// The log shows the time that the player selects with the slider.
#[test]
fn the_log_follows_the_slider() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &format!("{}/#match/{}", client.base, replay(&client, "slaughter-mountain")));
    let last = browser
        .run("return Number(document.querySelector('.time input').max)")
        .as_u64()
        .expect("a number");
    for moment in [last / 2, last / 5] {
        browser.run(&format!("const slider = document.querySelector('.time input'); slider.value = {moment}; slider.dispatchEvent(new Event('input'))"));
        let newest = browser.wait(&format!(
            "const box = document.querySelector('#panel-log').getBoundingClientRect();
             const seen = [...document.querySelectorAll('.log li')].filter((e) => {{ const b = e.getBoundingClientRect(); return b.top >= box.top && b.bottom <= box.bottom; }});
             const then = seen.filter((e) => Number(e.dataset.n) <= {moment});
             return then.length > 0 && document.querySelectorAll('.log li.later').length > 0 && Math.max(...then.map((e) => Number(e.dataset.n)))"
        ));
        assert!(
            newest.as_u64().is_some_and(|n| n <= moment && n + 12 > moment),
            "{newest} at {moment}"
        );
    }
}

/// Opens two browsers. Each shows the same match from the seat of one of its two players.
fn two(tables: &Tables) -> Option<(Browser, Browser, Value)> {
    let found = driver()?;
    let client = tables.client();
    let made = client.make("me", "invite", 1);
    let (one, other) =
        (Browser::open(found, Window::Desktop), Browser::open(found, Window::Desktop));
    sit(&one, &link(&client, &made, &made["key"]));
    sit(&other, &invitation(&client, &made));
    Some((one, other, made))
}

fn invitation(client: &Client, made: &Value) -> String {
    let (id, key) =
        (made["id"].as_str().expect("an id"), made["invitations"]["csa"].as_str().expect("a key"));
    format!("{}/#join/{id}/{key}", client.base)
}

/// A player who views an earlier position learns from the page and its title that it is their turn.
#[test]
fn who_looks_back_is_told_that_it_is_his_turn() {
    let tables = Tables::new();
    let Some((one, other, _)) = two(&tables) else { return };
    let asked = "return document.querySelector('.options button') !== null";
    let (asked_now, waits) = if one.run(asked) == true { (&one, &other) } else { (&other, &one) };
    asked_now.press_on("document.querySelector('.options button')");
    for _ in 0..12 {
        if waits.run(asked) == true {
            break;
        }
        let before = rev(asked_now);
        asked_now.run("document.querySelector('.options button')?.click()");
        asked_now.wait(&format!("return Number(document.documentElement.dataset.rev) > {before} || document.querySelector('.options button') === null"));
    }
    waits.wait(asked);
    let before = rev(waits);
    waits.press_on("document.querySelector('.options button')");
    changed(waits, before);
    waits.press(&["["]);
    waits.wait("return document.querySelector('.then') !== null");
    for _ in 0..20 {
        if waits.run("return document.querySelector('.turn')?.hidden === false") == true {
            break;
        }
        let before = rev(asked_now);
        if asked_now.run("const one = document.querySelector('.options button'); one?.click(); return Boolean(one)") == true {
            changed(asked_now, before);
        } else {
            break;
        }
    }
    waits.wait("return document.querySelector('.turn')?.hidden === false");
    assert!(
        waits.run("return document.title").as_str().is_some_and(|title| title.starts_with('●'))
    );
    assert!(text(waits, ".now").contains("your turn"));
}

/// An invitation leads its recipient back to the seat after the seat was claimed. It tells others
/// that the seat is taken.
#[test]
fn an_invitation_is_opened_again() {
    let tables = Tables::new();
    let Some((one, other, made)) = two(&tables) else { return };
    let client = tables.client();
    let seat = other.run("return location.hash");
    other.go("about:blank");
    sit(&other, &invitation(&client, &made));
    assert_eq!(other.run("return location.hash"), seat);
    one.run("document.documentElement.dataset.ready = ''; localStorage.clear()");
    one.go(&invitation(&client, &made));
    one.wait("return document.querySelector('.sorry') !== null");
    assert!(text(&one, ".sorry").contains("works once"), "{}", text(&one, ".sorry"));
    assert!(text(&one, ".sorry a").contains("Watch"));
}

/// In another system too, the rule that asks a question is a link, and the list of matches names
/// the battle.
#[test]
fn another_system_links_its_rules_and_names_its_battle() {
    let Some(found) = driver() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let (_running, client) = areas::serve(&folder);
    let body = json!({"game": "cedar-mountain-cwbbs", "seed": 1});
    let (status, made) = client.post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    browser.wait("return document.querySelector('#prompt cite .term') !== null");
    browser.go(&format!("{}/", client.base));
    browser.wait("return document.querySelector('.matches a') !== null");
    assert!(text(&browser, ".matches a").contains(" · Cedar Mountain"));
}

/// The page asks for confirmation before it removes the key of a seat from the browser.
#[test]
fn a_forgotten_match_is_taken_back() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    browser.go(&format!("{}/", tables.client().base));
    browser.wait("return document.querySelector('.matches .stand')?.textContent.includes('Turn')");
    assert!(
        text(&browser, ".matches .stand").contains("both sides"),
        "{}",
        text(&browser, ".matches .stand")
    );
    browser.shot("home-list.png");
    browser.press_on("document.querySelector('.matches .quiet')");
    browser.wait("return document.querySelector('.gone') !== null");
    assert_eq!(browser.run("return JSON.parse(localStorage.seats).length"), 0);
    browser.press_on("document.querySelector('.matches button')");
    browser.wait("return document.querySelector('.matches a') !== null");
    assert_eq!(browser.run("return JSON.parse(localStorage.seats).length"), 1);
}

/// The compass rose of the map shows the names of the directions, with the first direction at the
/// top.
#[test]
fn the_map_has_a_rose() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let (_, game) = tables.client().get("/api/games/stonewalls-sword");
    let shown = browser
        .run("return [...document.querySelectorAll('.rose text')].map((of) => of.textContent)");
    assert_eq!(shown, game["map"]["compass"]);
    let up = browser.run("const [first, , , fourth] = document.querySelectorAll('.rose text'); return Number(first.getAttribute('y')) < Number(fourth.getAttribute('y'))");
    assert_eq!(up, true, "the first direction is up");
}

/// Links can be copied even in an insecure context, and the page confirms that the link was copied.
#[test]
fn a_link_is_copied_on_any_line() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    browser.run("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    browser.press_on(
        "[...document.querySelectorAll('.tools button')].find((b) => b.textContent === 'Seats')",
    );
    browser.wait("return document.querySelector('dialog[open] .link') !== null");
    browser.click("document.querySelector('dialog .link button')");
    browser.wait("return document.querySelector('.copied').textContent === 'Copied'");
}

/// A player who invites a friend sees the link at once. The page reports when the friend has
/// joined.
#[test]
fn an_invitation_is_shown_at_once() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", tables.client().base));
    browser.wait("return document.querySelector('.row select') !== null");
    browser.run("document.querySelector('#sit-csa').value = 'invite'; document.querySelector('form .main').click()");
    let invitation =
        browser.wait("return document.querySelector('dialog[open] .link input')?.value");
    let focused =
        "return document.activeElement === document.querySelector('dialog[open] .link input')";
    assert_eq!(browser.wait(focused), true, "the link comes first");
    let hash = "return document.querySelector('dialog[open] .dice small').checkVisibility()";
    assert_eq!(browser.run(hash), false, "what the dice promise is folded");
    browser.shot("invitation.png");
    let friend = Browser::open(found, Window::Desktop);
    sit(&friend, invitation.as_str().expect("a link"));
    browser.wait("return document.querySelector('.said')?.textContent.includes('has joined')");
}

/// Decodes a QR code from its drawing.
fn read_by_a_camera(size: usize, path: &str) -> String {
    const PIXELS: usize = 4;
    let mut dark = vec![vec![false; size]; size];
    for run in path.split('M').skip(1) {
        let (place, rest) = run.split_once('h').expect("a run");
        let (column, row) = place.split_once(' ').expect("a place");
        let [column, row, length] = [column, row, rest.split_once('v').expect("a length").0]
            .map(|number| number.parse::<usize>().expect("a number"));
        dark[row][column..column + length].fill(true);
    }
    let wide = (size + 8) * PIXELS;
    let is_dark = |x: usize, y: usize| {
        let at = |pixel: usize| (pixel / PIXELS).checked_sub(4).filter(|at| *at < size);
        at(x).zip(at(y)).is_some_and(|(x, y)| dark[y][x])
    };
    let grey = |x, y| if is_dark(x, y) { 0 } else { 255 };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(wide, wide, grey);
    let grids = image.detect_grids();
    assert_eq!(grids.len(), 1, "no code is seen");
    grids[0].decode().expect("it is read").1
}

/// The page also shows an invitation as a QR code, which contains the link.
#[test]
fn an_invitation_is_read_by_a_camera() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", tables.client().base));
    browser.wait("return document.querySelector('.row select') !== null");
    browser.run("const sit = document.querySelector('#sit-csa'); sit.value = 'invite'; sit.dispatchEvent(new Event('change')); document.querySelector('form.card .main').click()");
    let drawn = browser.wait("const of = document.querySelector('dialog[open] .qr svg'); return of && { size: of.viewBox.baseVal.width - 8, path: of.querySelector('path').getAttribute('d') }");
    browser.shot("invitation.png");
    let link = browser.run("return [...document.querySelectorAll('dialog .link input')].find((of) => of.value.includes('#join/')).value");
    let size = drawn["size"].as_u64().expect("a size") as usize;
    assert_eq!(read_by_a_camera(size, drawn["path"].as_str().expect("a path")), link);
    let (status, refused) = tables.client().post("/api/qr", &json!({"text": "x".repeat(401)}));
    assert_eq!(status, 400, "{refused}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The zoom keys work no matter which element has the focus.
#[test]
fn the_map_is_scaled_from_anywhere() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    browser.press(&["d"]);
    let scale = "return Number(document.querySelector('.sheet').style.transform.match(/scale\\(([\\d.]+)/)[1])";
    let before = browser.run(scale).as_f64().expect("a scale");
    browser.press(&["+"]);
    assert!(browser.run(scale).as_f64() > Some(before));
    browser.press(&["0"]);
    assert!(browser.run(scale).as_f64() < Some(before));
}

/// The log writes fractions with signs such as ¼. The path of a move in the log names each step
/// once.
#[test]
fn fractions_are_written_as_people_do() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &format!("{}/#match/{}", client.base, replay(&client, "slaughter-mountain")));
    let raw = browser.run("return [...document.querySelectorAll('.log li')].map((of) => of.textContent).filter((words) => /\\d\\/\\d/.test(words))");
    assert_eq!(raw, json!([]));
    let mixed = browser.run("return [...document.querySelectorAll('.log li')].some((of) => of.textContent.includes('½'))");
    assert_eq!(mixed, true, "no fraction at all");
}

/// A dialog shows the refusal of a request that was sent from the dialog. A player who is alone
/// against a bot may save.
#[test]
fn a_refused_save_is_told_where_it_was_asked_for() {
    let tables = Tables::new();
    let Some((one, _other, _)) = two(&tables) else { return };
    one.press_on(
        "[...document.querySelectorAll('.tools button')].find((b) => b.textContent === 'Seats')",
    );
    one.wait("return document.querySelector('dialog[open]') !== null");
    one.press_on("[...document.querySelectorAll('dialog button')].find((b) => b.textContent.startsWith('Save'))");
    one.wait("return [...document.querySelectorAll('dialog .error')].some((of) => of.textContent.includes('cannot save'))");
    let client = tables.client();
    let alone = client.make("me", "captain", 1);
    let id = alone["id"].as_str().expect("an id");
    let (status, save) = client.with(&alone["key"]).text(&format!("/api/matches/{id}/save"));
    assert_eq!(status, 200, "{save}");
    assert_eq!(client.text(&format!("/api/matches/{id}/save")).0, 403, "without a key");
}

/// An id in the address bar cannot make the page request another path.
#[test]
fn an_address_leads_to_no_other_path() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    let home = "return document.querySelector('.home') !== null || document.querySelector('.sorry') !== null";
    for strange in ["match/../../x", "match/..", "join/../../x", "enter/.."] {
        browser.go(&format!("{}/#{strange}", tables.client().base));
        browser.wait("return document.documentElement.dataset.ready !== undefined");
        browser.run("location.reload()");
        browser.wait(home);
        let asked = "return performance.getEntriesByType('resource').map((of) => new URL(of.name).pathname).filter((path) => path.startsWith('/api/'))";
        let asked = browser.run(asked).to_string();
        assert!(!asked.contains("/x") && !asked.contains("claim"), "{strange}: {asked}");
        assert_eq!(
            browser.run("return document.querySelector('.sorry')"),
            Value::Null,
            "{strange}"
        );
    }
}

/// The start page needs several requests. If the player goes on before their answers arrive, the
/// late start page does not replace the match.
#[test]
fn a_late_page_does_not_replace_a_later_one() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    browser.run(
        "const send = window.fetch;
         window.fetch = async (path, options) => {
             const answer = await send(path, options);
             if (String(path).endsWith('/api/games')) {
                 await new Promise((resume) => setTimeout(resume, 800));
                 window.late = true;
             }
             return answer;
         };
         location.hash = ''",
    );
    let id = made["id"].as_str().expect("an id");
    browser.wait("return document.querySelector('.table') !== null && location.hash === ''");
    browser.run(&format!("location.hash = 'match/{id}'"));
    browser.wait("return window.late === true");
    browser.wait("return document.querySelector('.table') !== null");
    browser.stays("return document.querySelector('.home') === null", Duration::from_millis(500));
}

/// The server compresses the first load of the page. The page's messages and the message parser
/// take 25 kB of it.
#[test]
fn the_first_load_is_small() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let (_, made) = tables.client().post(
        "/api/matches",
        &json!({"game": "kernstown-1862", "usa": "me", "csa": "me", "seed": 1}),
    );
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&tables.client(), &made, &made["key"]));
    browser.wait("return document.querySelector('.ground')?.complete");
    let loaded = browser.run("return performance.getEntriesByType('resource').map((of) => of.transferSize).reduce((a, b) => a + b, 0)");
    println!("the first load: {loaded} bytes");
    assert!(loaded.as_u64().is_some_and(|bytes| bytes > 100_000 && bytes < 425_000), "{loaded}");
}
