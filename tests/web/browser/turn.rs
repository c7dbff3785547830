//! Whole turns played only by mouse and only by keyboard, long moves, and odds shown before a roll.

use serde_json::json;

use super::{
    UNCOVER, aiming, at_fire, at_table, changed, kind, link, moving, rev, seated, settled, sit,
};
use crate::client::Tables;
use crate::driver::{Browser, Window, driver};

const TURN: &str = "return document.querySelector('.when span').textContent";

/// Script that returns the option that ends a move, a step or a choice. If there is no such option,
/// the script returns the first option.
const SHORTEST: &str = "
    const all = [...document.querySelectorAll('.options button')];
    const ends = ['maneuver', 'stop', 'none', 'done', 'pass', 'decline', 'hold', 'stay', 'stand', 'resolve', 'go'];
    const shortest = all.find((button) => ends.includes(button.dataset.option)) ?? all[0];
";

/// Script that returns whether fewer than three decisions of this kind were answered on the map.
const EARLY: &str = "
    const { kind } = document.documentElement.dataset;
    window.answered ??= {};
    const early = (window.answered[kind] ?? 0) < 3;
";

/// Script that returns the next element to click. For the first decisions of a kind, this is a
/// highlight on the map. After that, it is the option that ends something.
const TARGET: &str = "
    const cover = document.querySelector('.decision .main');
    if (cover) return cover;
    const found = (e) => { const b = e.getBoundingClientRect(); return document.elementFromPoint(...[b.x + b.width / 2, b.y + b.height / 2].map(Math.round)); };
    const onMap = (e) => { const at = found(e); return at?.closest('.map') && !at.closest('.map-buttons'); };
    const lit = (all) => [...document.querySelectorAll(all)].find((e) => onMap(e));
    const place = early && (lit('.fans .counter.can') ?? lit('.lit.far') ?? lit('.lit.can') ?? lit('.units .counter.can'));
    if (place) { window.onMap = (window.onMap ?? 0) + 1; window.answered[kind] = (window.answered[kind] ?? 0) + 1; return place; }
    const pick = document.querySelector('.options .asked') ?? shortest;
    pick?.scrollIntoView({ block: 'nearest' });
    return pick;
";

/// Calls `answer` until the next turn starts.
fn a_turn(browser: &Browser, answer: impl Fn(&Browser)) {
    let turn = browser.run(TURN);
    for _ in 0..1500 {
        settled(browser);
        if browser.run(TURN) != turn {
            return;
        }
        answer(browser);
    }
    panic!("{turn} did not end; {} waits", kind(browser));
}

/// Script whose result changes with every answer, confirmation, uncovered decision or expanded
/// stack.
const STATE: &str = "return [document.documentElement.dataset.rev, document.querySelector('.decision').textContent, document.querySelectorAll('.fans .counter').length].join()";

/// Clicks once and waits for the effect. Before that, checks that the camera shows the whole
/// decision.
fn click(browser: &Browser) {
    browser.wait("return document.documentElement.dataset.readying === undefined");
    let before = browser.run(STATE);
    browser.click(&format!("(() => {{ {SHORTEST} {EARLY} {TARGET} }})()"));
    browser.wait(&format!("{STATE} !== {before}"));
}

#[test]
fn a_whole_turn_is_played_by_mouse() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    a_turn(&browser, click);
    browser.shot("turn-by-mouse.png");
    assert!(browser.run("return window.onMap").as_u64() > Some(5), "little was done on the map");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The second battle can be played like the first, with its own set-up, movement costs and wall.
#[test]
#[ignore = "the tour of the same scenario goes the same way: `.ci/nightly` plays both"]
fn a_whole_turn_of_another_battle_is_played_by_mouse() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let (status, made) = tables.client().post(
        "/api/matches",
        &json!({"game": "kernstown-1862", "scenario": "the-stone-wall", "usa": "me", "csa": "me", "seed": 1}),
    );
    assert_eq!(status, 200, "{made}");
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&tables.client(), &made, &made["key"]));
    browser.wait("return document.querySelector('.options button, .decision .main') !== null");
    a_turn(&browser, click);
    browser.shot("turn-of-another-battle.png");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

const ENTER: &str = "\u{e007}";
const DOWN: &str = "\u{e015}";

/// Script that returns the next action by keyboard: `map` to choose a highlight, `show` to uncover
/// a decision, or the number of an option.
const KEY: &str = "
    if (document.querySelector('.decision .main')) return 'show';
    window.answered[kind] = (window.answered[kind] ?? 0) + 1;
    if (early && document.querySelector('.lit.can, .units .counter.can')) return 'map';
    return all.indexOf(document.querySelector('.options .asked') ?? shortest) + 1;
";

/// Whether options or a cover are visible. The page may answer by itself after a cover, and then
/// cover the next decision.
const ASKED: &str =
    "return document.querySelector('.options button, .decision .main, .end') !== null";

/// Gives one answer by keyboard: on the map, with a number, or in the list of options.
fn keys(browser: &Browser) {
    browser.wait(ASKED);
    let before = rev(browser);
    let how = browser.run(&format!("{SHORTEST} {EARLY} {KEY}"));
    match how.as_u64() {
        // The page has answered by itself meanwhile.
        Some(0) => return,
        Some(number @ 1..=9) => browser.press(&[&number.to_string()]),
        Some(number) => {
            let down = vec![DOWN; number as usize - 1];
            browser.press(&[&["d"], down.as_slice(), &[ENTER]].concat());
        }
        None if how == "show" => {
            browser.press(&["1"]);
            // While the screen is handed to the other player, the page ignores keys, so wait.
            settled(browser);
            browser.wait(ASKED);
            return;
        }
        None => {
            browser.press(&["n", ENTER]);
            // On a stack, Enter moves the focus to the options, and the decision stays the same.
            let on_answers = format!(
                "return Number(document.documentElement.dataset.rev) === {before} && document.activeElement.dataset.option !== undefined"
            );
            if browser.run(&on_answers) == true {
                browser.press(&[ENTER]);
            }
        }
    }
    browser.wait(&format!(
        "return Number(document.documentElement.dataset.rev) > {before} || document.querySelector('.options .asked') !== null"
    ));
}

#[test]
fn a_whole_turn_is_played_by_keyboard() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    a_turn(&browser, keys);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A click on a distant hex moves the unit to that hex along the cheapest path.
#[test]
fn a_unit_moves_by_a_click_on_a_far_hex() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    moving(&browser);
    browser.wait("return document.querySelector('.lit.far') !== null");
    browser.shot("move.png");
    let far = "[...document.querySelectorAll('.lit.far')].find((hex) => { const b = hex.getBoundingClientRect(); const x = b.x + b.width / 2, y = b.y + b.height / 2; return document.elementFromPoint(x, y)?.closest('.map') && !document.elementFromPoint(x, y).closest('.map-buttons, .counter'); })";
    let to = browser.run(&format!("return ({far}).dataset.hex"));
    let before = rev(&browser);
    browser.click(far);
    changed(&browser, before);
    let client = tables.client().with(&made["key"]);
    let seen = client.see(made["id"].as_str().expect("an id"));
    let log = seen["log"]["lines"].to_string();
    assert!(log.contains(to.as_str().expect("a hex")), "{to} in {log}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Returns the number of a highlighted hex that no counter covers.
fn open_hex(which: &str) -> String {
    format!(
        "[...document.querySelectorAll('{which}')].find((hex) => {{ const b = hex.getBoundingClientRect(); const at = document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2); return at?.closest('.map') && !at.closest('.map-buttons, .counter'); }})"
    )
}

/// One undo takes back everything that a single press did, such as a path of many hexes.
#[test]
fn one_press_is_taken_back_by_one_press() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    moving(&browser);
    browser.wait("return document.querySelector('.lit.far') !== null");
    let client = tables.client().with(&made["key"]);
    let id = made["id"].as_str().expect("an id");
    let n = || client.see(id)["n"].as_u64().expect("answers");
    let stands = || client.see(id)["picture"]["counters"].clone();
    let (before, where_before) = (n(), stands());
    let then = rev(&browser);
    browser.click(&open_hex(".lit.far"));
    changed(&browser, then);
    assert!(n() > before + 2, "a way of one hex: {} answers", n() - before);
    assert_ne!(stands(), where_before);
    let then = rev(&browser);
    browser.press(&["u"]);
    browser.wait(&format!("return Number(document.documentElement.dataset.rev) !== {then}"));
    assert_eq!((n(), stands()), (before, where_before));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A player may click an adjacent hex before the page knows the reachable hexes. The page then
/// waits for them, and the move ends in the clicked hex.
#[test]
fn an_early_press_ends_the_move_too() {
    let tables = Tables::new();
    let Some((browser, made)) = at_table(&tables, Window::Desktop) else { return };
    browser.run(
        "const plain = window.fetch;
         window.fetch = (path, request) => String(path).includes('/reach') ? new Promise((done) => setTimeout(() => done(plain(path, request)), 2500)) : plain(path, request)",
    );
    // With the whole map in view, the adjacent hexes are visible before the camera moves.
    browser.press(&["o"]);
    moving(&browser);
    let hex = open_hex(".lit.can");
    let goal = browser.wait(&format!("return ({hex})?.dataset.hex ?? null"));
    assert_eq!(
        browser.run("return document.querySelector('.lit.far') === null"),
        true,
        "it is known already"
    );
    let then = rev(&browser);
    browser.click(&hex);
    changed(&browser, then);
    assert_ne!(kind(&browser), "move.hex", "the move goes on");
    let seen = tables.client().with(&made["key"]).see(made["id"].as_str().expect("an id"));
    let counters = seen["picture"]["counters"].as_array().expect("counters");
    assert!(counters.iter().any(|of| of["hex"] == goal), "nobody stands in {goal}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The odds of each target appear next to its option and on the map. The player can open them in
/// full.
#[test]
fn the_chances_are_shown_before_the_dice() {
    let tables = Tables::new();
    let Some((browser, _)) = aiming(&tables) else { return };
    assert_eq!(browser.run(UNCOVER), false);
    let each = browser.run(
        "return [...document.querySelectorAll('.options li')].every((item) => item.querySelector('.odds')?.textContent.includes('%'))",
    );
    assert_eq!(each, true, "an answer without its chances");
    let on_map = browser.run("return document.querySelectorAll('.captions .lit-words').length");
    assert!(on_map.as_u64() > Some(0), "no chances on the map");
    browser.press(&["d"]);
    browser.wait("return document.querySelector('.shots .shot-head') !== null");
    browser.run("document.querySelector('.odds').open = true");
    browser.shot("odds.png");
    let whole = browser.run("return document.querySelector('.odds table').textContent");
    assert!(whole.as_str().is_some_and(|words| words.contains("cohesion")), "{whole}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A player can ask the bot for advice. The page shows an option with reasons, and marks the
/// option.
#[test]
fn the_computer_suggests_an_answer() {
    let tables = Tables::new();
    let made = at_fire(&tables);
    let Some(browser) = seated(&tables, &made, Window::Desktop) else { return };
    browser.wait("return document.querySelector('.suggest button') !== null");
    browser.click("document.querySelector('.suggest button')");
    browser.wait("return document.querySelector('.advice li') !== null");
    browser.shot("suggest.png");
    let told = browser.run("return document.querySelector('.advice').textContent");
    let advised = browser.run("return document.querySelector('.advised .label').textContent");
    let (told, advised) = (told.as_str().expect("words"), advised.as_str().expect("an answer"));
    assert!(told.contains("captain") && told.contains(advised), "{told} / {advised}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// The prompt of each decision explains the decision, and terms in the prompt open their cards. The
/// charts belong to the game being played.
#[test]
fn a_coach_and_cards_stand_by() {
    let tables = Tables::new();
    let made = at_fire(&tables);
    let Some(browser) = seated(&tables, &made, Window::Desktop) else { return };
    browser.wait("return document.querySelector('.coach')?.textContent.includes('percentage')");
    browser.press_on(
        "[...document.querySelectorAll('.tools button')].find((b) => b.textContent === 'Rules')",
    );
    browser.wait("return document.querySelector('dialog.rules dt') !== null");
    browser.shot("rules.png");
    // The rules open at the battle and at their chapters, and list terms and charts below.
    let first = browser.run(
        "const rules = document.querySelector('dialog.rules');
         const parts = [...rules.querySelectorAll('.the-battle, summary')].map((part) => part.textContent);
         const at = (wanted) => parts.findIndex((part) => part.startsWith(wanted));
         const listed = [...rules.querySelectorAll('dt')].filter((term) => !term.closest('details'));
         return [at('The battle'), at('Sequence of play') > 0, at('Sequence of play') < at('All terms'), listed.length]",
    );
    assert_eq!(first, serde_json::json!([0, true, true, 0]));
    browser.run("const find = document.querySelector('#find-term'); find.value = 'MH'; find.dispatchEvent(new Event('input'))");
    assert_eq!(
        browser.run("return document.querySelector('dialog dt').firstChild.textContent"),
        "Morale Hit"
    );
    let cells = browser.run("return [...document.querySelectorAll('.chart')].map((chart) => chart.querySelectorAll('tr').length)");
    let cells: Vec<u64> =
        cells.as_array().expect("charts").iter().map(|n| n.as_u64().expect("a number")).collect();
    assert_eq!(cells[0], 37, "36 rolls and the columns: {cells:?}");
    assert!(cells.iter().all(|rows| *rows >= 4), "{cells:?}");
    browser.run("document.querySelector('dialog').close()");
    browser.press_on(
        "[...document.querySelectorAll('.tools button')].find((b) => b.textContent === 'Coach')",
    );
    browser.wait("return document.querySelector('.coach') === null");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
