//! Lessons on the page, played from the first to the last step with some wrong tries. The page must
//! highlight what the lesson names.

use serde_json::Value;

use super::{driver, settled};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Starts a lesson from the start page. Returns the lesson as the server describes it.
fn begin(browser: &Browser, tables: &Tables, lesson: &str) -> Value {
    let client = tables.client();
    browser.go(&format!("{}/", client.base));
    browser.wait("return document.querySelector('.leading .way') !== null");
    browser.click(&in_sight(&format!("document.querySelector('[data-lesson=\"{lesson}\"]')")));
    browser.wait("return document.querySelector('.lesson .said') !== null && document.documentElement.dataset.connected === 'true'");
    let place = browser.run("return [location.hash.split('/')[1], history.state.key]");
    let (status, told) = client
        .with(&place[1])
        .get(&format!("/api/matches/{}/lesson", place[0].as_str().expect("an id")));
    assert_eq!(status, 200, "{told}");
    told
}

/// Returns a script that scrolls an element into view and returns the element, so that a click
/// reaches it.
fn in_sight(element: &str) -> String {
    format!(
        "(() => {{ const found = {element}; found?.closest?.('details')?.setAttribute('open', ''); found?.scrollIntoView?.({{ block: 'nearest' }}); return found; }})()"
    )
}

/// Returns the console errors of the page. Errors caused by wrong tries in a lesson are omitted.
fn complaints(browser: &Browser) -> Vec<String> {
    browser.complaints().into_iter().filter(|line| !line.contains(" 422 ")).collect()
}

fn step(browser: &Browser) -> Value {
    browser.run("return document.documentElement.dataset.step")
}

/// Waits until the page shows a step of the lesson. Compares the instruction and the highlights
/// with the step.
fn arrives(browser: &Browser, lesson: &Value, at: usize) {
    browser.wait(&format!("return document.documentElement.dataset.step === '{at}'"));
    settled(browser);
    let light = &lesson["steps"][at]["light"];
    let strings = |list: &Value| -> Vec<String> {
        list.as_array()
            .expect("a list")
            .iter()
            .map(|of| of.as_str().expect("a text").to_owned())
            .collect()
    };
    let (hexes, units) = (strings(&light["hexes"]), strings(&light["units"]));
    let lit =
        strings(&browser.run(
            "return [...document.querySelectorAll('.taught-hex')].map((of) => of.dataset.hex)",
        ));
    for hex in &hexes {
        assert!(lit.contains(hex), "step {at}: {hex} is not lit, but {lit:?}");
    }
    assert!(lit.len() <= hexes.len() + units.len(), "step {at}: {lit:?} are lit");
    assert_eq!(lit.is_empty(), hexes.is_empty() && units.is_empty(), "step {at}: {lit:?}");
    for part in strings(&light["parts"]) {
        let selector = match part.as_str() {
            "decision" => ".decision.taught",
            "log" => "#panel-log.taught",
            "map" => ".map.taught",
            "here" => ".tip.taught",
            "score" => ".when.taught",
            "beside" => "#panel-state.taught",
            "rules" => ".rules-button.taught",
            other => panic!("{other}"),
        };
        let found = browser.run(&format!("return document.querySelector('{selector}') !== null"));
        assert_eq!(found, true, "step {at}: {part} is not lit");
    }
    let reads = lesson["steps"][at]["task"]["kind"] != "answer";
    let open = browser.run("return document.querySelector('.decision').inert");
    assert_eq!(open, reads, "step {at}: the question waits while one reads");
}

fn feedback(browser: &Browser, kind: &str, words: &Value) {
    browser.wait(&format!("return document.querySelector('.feedback.{kind}') !== null"));
    let said = browser.run("return document.querySelector('.feedback').firstChild.textContent");
    assert_eq!(&said, words);
}

fn next(browser: &Browser) {
    browser.click(&in_sight("[...document.querySelectorAll('.lesson .main')].at(-1)"));
}

/// Chooses a wrong answer of a quiz, and then the right answer.
fn quiz(browser: &Browser, task: &Value) {
    let choices = task["choices"].as_array().expect("a list");
    let is_right = |choice: &Value| choice["right"] == true;
    let wrong = choices.iter().position(|choice| !is_right(choice)).expect("a wrong one");
    let right = choices.iter().position(is_right).expect("a right one");
    browser.click(&in_sight(&format!("document.querySelectorAll('.choices button')[{wrong}]")));
    feedback(browser, "wrong", &choices[wrong]["say"]);
    browser.press(&[&(right + 1).to_string()]);
    feedback(browser, "right", &choices[right]["say"]);
    next(browser);
}

fn counter(id: &str) -> String {
    format!("document.querySelector('.units [data-unit=\"{id}\"]')")
}

/// Clicks a wrong counter, then the counter that the task asks for.
fn point(browser: &Browser, task: &Value) {
    let is_unit = |id: &&str| !id.bytes().all(|byte| byte.is_ascii_digit());
    let right = task["right"].as_array().expect("a list").iter().filter_map(Value::as_str);
    let right: Vec<&str> = right.filter(is_unit).collect();
    let mut told = task["wrong"]["to"].as_object().expect("a mapping").iter();
    let told = told.find(|(id, _)| is_unit(&id.as_str()));
    if let Some((id, words)) = told {
        browser.click(&counter(id));
        feedback(browser, "wrong", words);
    }
    browser.click(&counter(right[0]));
    browser.wait("return document.querySelector('.feedback.right') !== null");
    next(browser);
}

/// Checks that an illegal answer replaces the lesson's feedback with the refusal of the rules.
fn refused_by_the_rules(browser: &Browser) {
    browser.run("document.querySelector('.say').textContent = ''");
    browser.press(&["m", "\u{e013}", "w"]);
    browser.wait("const said = document.querySelector('.say').textContent; return said !== '' && document.querySelector('.feedback').textContent === said");
    // The page scrolled to the map when the cursor moved, so bring the options back into view.
    browser.press(&["o"]);
}

/// Gives a wrong answer at the first decision of a task, and then all the right answers.
fn answer(browser: &Browser, task: &Value, at: usize) {
    let rev = || super::rev(browser);
    let decisions = task["right"].as_array().expect("a list");
    let first = &decisions[0]["answer"]["one-of"];
    let offered = browser.run("return [...document.querySelectorAll('.options [data-option]')].map((of) => of.dataset.option)");
    let is_wrong = |id: &&Value| !first.as_array().expect("a list").contains(id);
    let wrong = offered
        .as_array()
        .expect("a list")
        .iter()
        .filter(|id| !id.as_str().unwrap_or_default().contains(' '));
    if let Some(wrong) = wrong.filter(is_wrong).find(|id| **id != "done" && **id != "finish") {
        let wrong = wrong.as_str().expect("an id");
        browser.click(&in_sight(&format!(
            "document.querySelector('.options [data-option=\"{wrong}\"]')"
        )));
        let said = task["wrong"]["to"].get(wrong).unwrap_or(&task["wrong"]["otherwise"]);
        feedback(browser, "wrong", said);
        refused_by_the_rules(browser);
    }
    for decision in decisions {
        let before = rev();
        let answer = &decision["answer"];
        let target = if let Some(goal) = answer["way-to"].as_str() {
            format!("document.querySelector('.lights [data-hex=\"{goal}\"]')")
        } else {
            let id = answer["one-of"][0].as_str().expect("one is right");
            format!("document.querySelector('.options [data-option=\"{id}\"]')")
        };
        browser.wait(&format!("return {target} !== null"));
        browser.click(&in_sight(&target));
        // The page asks for a second click if the answer cannot be undone.
        browser.run("document.querySelector('.options .asked')?.click()");
        browser.wait(&format!("document.querySelector('.options .asked')?.click(); return Number(document.documentElement.dataset.rev) > {before}"));
        settled(browser);
    }
    assert_ne!(step(browser), Value::from(at.to_string()), "step {at} is not done");
}

/// Plays a started lesson from its first to its last step.
pub(super) fn whole(browser: &Browser, lesson: &Value) {
    for (at, step) in lesson["steps"].as_array().expect("a list").iter().enumerate() {
        arrives(browser, lesson, at);
        browser.shot(&format!("lesson-{}-{at}.png", lesson["id"].as_str().expect("an id")));
        let task = &step["task"];
        match task["kind"].as_str().expect("a kind") {
            "read" => next(browser),
            "quiz" => quiz(browser, task),
            "point" => point(browser, task),
            "answer" => answer(browser, task, at),
            other => panic!("{other}"),
        }
    }
    browser.wait("return document.documentElement.dataset.step === 'over'");
    assert_eq!(browser.run("return document.querySelectorAll('.taught, .taught-hex').length"), 0);
}

#[test]
fn lessons_are_gone_through_with_wrong_tries_and_lights() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    for id in ["map-and-counters", "moving", "fire"] {
        let lesson = begin(&browser, &tables, id);
        whole(&browser, &lesson);
        browser.shot(&format!("lesson-{id}-over.png"));
    }
    // After the last step, the page offers the next lesson, and it remembers which lessons are
    // complete.
    browser.click(&in_sight("[...document.querySelectorAll('.lesson .main')].at(-1)"));
    browser.wait("return document.querySelector('.lesson h2')?.textContent.startsWith('What a cohesion test does')");
    browser.go(&format!("{}/", tables.client().base));
    browser.wait("return document.querySelector('.lessons .done') !== null");
    assert_eq!(browser.run("return document.querySelectorAll('.lessons .done').length"), 3);
    browser.shot("lessons-done.png");
    assert_eq!(complaints(&browser), Vec::<String>::new());
}

/// A learner who left a lesson midway returns to the step of the pending decision.
#[test]
fn a_lesson_goes_on_where_its_match_stands() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Phone);
    let lesson = begin(&browser, &tables, "fire");
    browser.shot("lesson-phone.png");
    for at in 0..4 {
        browser.wait(&format!("return document.documentElement.dataset.step === '{at}'"));
        match lesson["steps"][at]["task"]["kind"].as_str() {
            Some("read") => next(&browser),
            Some("quiz") => quiz(&browser, &lesson["steps"][at]["task"]),
            _ => answer(&browser, &lesson["steps"][at]["task"], at),
        }
    }
    browser.wait("return document.documentElement.dataset.step === '4'");
    browser.run("location.reload()");
    browser.wait("return document.documentElement.dataset.step === '4'");
    assert_eq!(complaints(&browser), Vec::<String>::new());
}

/// The start page offers lessons, matches against a bot, and matches against a friend.
#[test]
fn the_first_page_leads_three_ways() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", tables.client().base));
    browser.wait("return document.querySelector('.leading .way') !== null && document.querySelector('.row select') !== null");
    let ways = browser
        .run("return [...document.querySelectorAll('.leading b')].map((of) => of.textContent)");
    assert_eq!(ways, serde_json::json!(["Learn", "Play the computer", "Play a friend"]));
    let seats = "return [document.querySelector('#sit-usa').value, document.querySelector('#sit-csa').value]";
    browser.click("document.querySelectorAll('.leading .way')[2]");
    assert_eq!(browser.run(seats), serde_json::json!(["me", "invite"]));
    browser.run("scrollTo(0, 0)");
    browser.click("document.querySelectorAll('.leading .way')[1]");
    assert_eq!(browser.run(seats), serde_json::json!(["me", "recruit"]));
    browser.run("scrollTo(0, 0)");
    browser.click("document.querySelectorAll('.leading .way')[0]");
    assert_eq!(browser.run("return document.activeElement.dataset.lesson"), "map-and-counters");
}

/// A click on a citation in the log opens the rules, and a click on a result opens its card.
#[test]
fn citations_and_results_open_their_cards() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let browser = Browser::open(found, Window::Desktop);
    let lesson = begin(&browser, &tables, "fire");
    for at in 0..4 {
        browser.wait(&format!("return document.documentElement.dataset.step === '{at}'"));
        match lesson["steps"][at]["task"]["kind"].as_str() {
            Some("read") => next(&browser),
            Some("quiz") => quiz(&browser, &lesson["steps"][at]["task"]),
            _ => answer(&browser, &lesson["steps"][at]["task"], at),
        }
    }
    let opened = |element: &str| {
        browser.wait(&format!("return {element} !== null"));
        browser.press_on(element);
        browser.shot("card.png");
        browser.wait("return document.querySelector('dialog.rules[open] dt') !== null");
        let first = browser
            .run("return document.querySelector('dialog.rules[open] .scrolled').textContent");
        browser.run("document.querySelector('dialog.rules[open]').close()");
        first.as_str().expect("a text").to_owned()
    };
    let test = "document.querySelector('.log [data-name=cohesion-tested]')";
    assert!(
        opened(&format!("{test}.querySelector('.results .term')")).contains("flips to battleworn")
    );
    let cited = opened(&format!("{test}.querySelector('cite .term')"));
    assert!(cited.contains("COH-0"), "{cited}");
    let prompt = opened("document.querySelector('#prompt cite .term')");
    assert!(prompt.contains("FIRE-0"), "{prompt}");
    assert_eq!(complaints(&browser), Vec::<String>::new());
}
