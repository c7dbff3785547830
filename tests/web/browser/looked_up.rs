//! Explanations of terms. Every term that has an explanation opens the explanation in place.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use testing::explore::has_long;

use super::{aiming, at_fire, driver, link, rev, seated, settled, sit};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Script that clicks each new term, citation and chart link on the page. It returns those that
/// open nothing.
const OPEN_ALL: &str = "
    window.opened ??= new Set();
    for (const fold of document.querySelectorAll('.odds, .log details, .folded')) fold.open = true;
    const wrong = [];
    for (const term of document.querySelectorAll('.decision .term, .log .term, .say .term, .tip.kept .term')) {
        const word = term.dataset.chart ? `chart ${term.dataset.chart}` : term.textContent;
        if (window.opened.has(word)) continue;
        window.opened.add(word);
        term.click();
        const dialog = document.querySelector('dialog.rules[open]');
        const found = term.dataset.chart
            ? dialog?.querySelector('.chart[open] .used') !== null
            : [...dialog?.querySelectorAll('.scrolled dt') ?? []].length > 0;
        if (!found) wrong.push(word);
        dialog?.close();
    }
    return wrong;
";

/// Script that returns the citations on the page that do not react to a click.
const CLOSED: &str = "
    const bare = (node) => node.parentElement.closest('.term, kbd, .go') === null;
    const walker = document.createTreeWalker(document.querySelector('.decision'), NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (bare(walker.currentNode)) texts.push(walker.currentNode);
    const cites = [...document.querySelectorAll('cite')].filter((cite) => /(SS|BS) \\d/.test(cite.textContent) && !cite.querySelector('.term'));
    const rules = texts.filter((node) => !node.parentElement.closest('.options button') && /(SS|BS) \\d/.test(node.textContent));
    return [...cites, ...rules].map((node) => node.textContent);
";

/// Script that returns words from names, such as a unit's name, that the page marks as rule terms
/// by mistake. It examines the log lines of single steps.
const TAKEN_FOR_WORDS: &str = "
    const lines = [...document.querySelectorAll('li')].filter((line) => /D'Afrique moves from/.test(line.textContent));
    const taken = lines.flatMap((line) => [...line.querySelectorAll('.term')]).filter((term) => term.textContent === 'D');
    return { lines: lines.length, taken: taken.map((term) => term.parentElement.textContent) };
";

/// At the first decisions of each kind in a first turn, each citation, abbreviation and term opens
/// its card or chart. Each night this is so at every eighth decision too.
#[test]
fn whatever_a_first_turn_names_is_opened() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let client = tables.client();
    let made = client.make("me", "me", 1);
    let own = client.with(&made["key"]);
    let id = made["id"].as_str().expect("an id");
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&client, &made, &made["key"]));
    let first = own.see(id)["decision"]["turn"].clone();
    let mut met = BTreeMap::<String, u32>::new();
    for step in 0..600_usize {
        let seen = own.see(id);
        let decision = &seen["decision"];
        if decision["turn"] != first {
            break;
        }
        let side = decision["side"].as_str().expect("a side");
        let decision = own.get(&format!("/api/matches/{id}?as={side}")).1["decision"].clone();
        let options = decision["options"].as_array().expect("options");
        let times = met.entry(decision["kind"].to_string()).or_default();
        *times += 1;
        if *times <= 2 || (has_long() && step % 8 == 0) {
            browser.wait(&format!(
                "return Number(document.documentElement.dataset.rev) >= {}",
                seen["rev"]
            ));
            settled(&browser);
            assert_eq!(browser.run(OPEN_ALL), json!([]), "these open nothing");
            assert_eq!(browser.run(CLOSED), json!([]), "these are no buttons");
        }
        let pick = &options[(step * 7) % options.len()]["id"];
        let (status, answer) = own.post(
            &format!("/api/matches/{id}/choose"),
            &json!({"rev": seen["rev"], "ids": [pick]}),
        );
        assert_eq!(status, 200, "{answer}");
    }
    assert_eq!(browser.run(OPEN_ALL), json!([]), "these open nothing");
    let opened = browser.run("return [...window.opened]");
    let opened: Vec<&str> =
        opened.as_array().expect("words").iter().filter_map(Value::as_str).collect();
    println!("{} were opened: {opened:?}", opened.len());
    assert!(opened.len() > 30, "{opened:?}");
    for kind in ["SS ", "MH", "chart Combat Results"] {
        assert!(opened.iter().any(|word| word.starts_with(kind)), "no {kind} among {opened:?}");
    }
    let named = browser.run(TAKEN_FOR_WORDS);
    assert!(named["lines"].as_u64() > Some(0) && named["taken"] == json!([]), "{named}");
    // The page may ask about an option after the test has answered the decision. The server then
    // replies with status 422, which is no error here.
    let wrong = browser.complaints().into_iter().filter(|line| !line.contains(" 422 "));
    assert_eq!(wrong.collect::<Vec<_>>(), Vec::<String>::new());
}

/// A chart that is opened from a log line highlights the cell that the roll selected.
#[test]
fn the_chart_opens_at_the_cell_that_was_used() {
    let tables = Tables::new();
    let made = at_fire(&tables);
    let Some(browser) = seated(&tables, &made, Window::Desktop) else { return };
    for _ in 0..30 {
        if browser.run("return document.querySelector('.log .line-blow [data-chart]') !== null")
            == true
        {
            break;
        }
        browser.wait("return document.querySelector('.options button') !== null");
        let before = rev(&browser);
        browser.press_on("document.querySelector('.options button')");
        super::changed(&browser, before);
    }
    let line = browser.run("return document.querySelector('.log .line-blow .go').textContent");
    browser.press_on("document.querySelector('.log .line-blow [data-chart]')");
    browser.shot("chart.png");
    let cell = browser.run(
        "const cell = document.querySelector('dialog.rules[open] .chart[open] .used');
         const box = cell.getBoundingClientRect();
         const row = cell.parentElement, table = cell.closest('table');
         return { dice: row.children[0].textContent, column: table.tHead.rows[0].children[cell.cellIndex].textContent,
            seen: box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth };",
    );
    let told = format!(
        "column {}, dice {}:",
        cell["column"].as_str().expect("a column"),
        cell["dice"].as_str().expect("dice").replace('-', "")
    );
    assert!(line.as_str().is_some_and(|line| line.contains(&told)), "{line} says not {told}");
    assert_eq!(cell["seen"], true, "the cell is out of sight");
}

/// A player can pin the description of a hex and its counters. The terms in the description open
/// their cards.
#[test]
fn the_words_of_a_counter_open_their_cards() {
    let tables = Tables::new();
    let Some((browser, _)) = aiming(&tables) else { return };
    browser.press(&["o"]);
    browser.point("[...document.querySelectorAll('.units .counter')].find((e) => { const b = e.getBoundingClientRect(); return document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)?.closest('.map'); })");
    browser.wait("return document.querySelector('.tip li') !== null");
    browser.press(&["i"]);
    browser.wait("return document.querySelector('.tip.kept .term') !== null");
    browser.shot("kept.png");
    assert_eq!(browser.run(OPEN_ALL), json!([]));
    browser.press_on("[...document.querySelectorAll('.tip.kept li .term')][0]");
    browser.wait("return document.querySelector('dialog.rules[open] dt') !== null");
    browser.run("document.querySelector('dialog.rules').close()");
    browser.wait("return document.querySelector('dialog') === null");
    browser.press(&["\u{e00c}"]);
    browser.wait("return document.querySelector('.tip.kept') === null");
}

/// A search during play finds the special rules of the scenario. It finds the rules of an optional
/// rule only if the rule is in use.
#[test]
fn a_scenario_tells_its_own_rules() {
    let tables = Tables::new();
    let client = tables.client();
    let told = |scenario: &str, options: Value| {
        let body = json!({"game": "stonewalls-sword", "scenario": scenario, "usa": "me", "csa": "me", "options": options});
        let (status, made) = client.post("/api/matches", &body);
        assert_eq!(status, 200, "{made}");
        let id = made["id"].as_str().expect("an id");
        let (_, all) = client.with(&made["key"]).get(&format!("/api/matches/{id}/reference"));
        let all = all["articles"].as_array().expect("articles").iter();
        let ids = all.map(|of| of["id"].as_str().expect("an id").to_owned());
        ids.filter(|id| ["SC1-", "SC2-", "OPT-"].iter().any(|own| id.starts_with(own)))
            .collect::<Vec<_>>()
    };
    let short = told("valley-vengeance", json!({}));
    assert_eq!(short.len(), 7, "{short:?}");
    let whole = told("slaughter-mountain", json!({}));
    assert!(
        whole.contains(&"SC2-04".to_owned()) && !whole.contains(&"OPT-04".to_owned()),
        "{whole:?}"
    );
    let more = told("slaughter-mountain", json!({"pope_reinforcements": true}));
    assert!(
        more.contains(&"OPT-04".to_owned()) && !more.contains(&"OPT-05".to_owned()),
        "{more:?}"
    );
}

/// One press of Escape closes the rules, even if the search field contains text.
#[test]
fn escape_leaves_the_rules() {
    let tables = Tables::new();
    let made = at_fire(&tables);
    let Some(browser) = seated(&tables, &made, Window::Desktop) else { return };
    browser.press_on("document.querySelector('.rules-button')");
    browser.fill("#find-term", "morale");
    browser.press(&["\u{e00c}"]);
    browser.wait("return document.querySelector('dialog') === null");
}
