//! The editor of maps and set-ups: a battle made from a template without touching its files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use black_box::root;
use document::Folder;
use editor::Desk;
use registry::Folders;
use serde_json::Value;
use server::{EditServer, Editing, RunningEditor};

use super::super::driver::{Browser, Window, driver};

struct Answers(Desk);

impl Editing for Answers {
    fn answer(&self, request: &str, body: &str) -> Result<Value, String> {
        self.0.answer(request, body)
    }
}

fn library(home: &Path) -> Folders<registry::Rulebook> {
    Folders::new(home, &registry::ALL).before(&registry::GAMES)
}

/// Writes the template of a rule system as a package, as `swords new` does, without its cases.
fn begin(home: &Path, system: &str) -> std::path::PathBuf {
    let template = root().join("engine/systems/registry/template").join(system);
    let package = home.join("my-battle");
    for folder in ["", "scenarios", "scripts"] {
        fs::create_dir_all(package.join(folder)).expect("a folder");
        let Ok(files) = fs::read_dir(template.join(folder)) else { continue };
        for file in files.map(|file| file.expect("a file").path()).filter(|file| file.is_file()) {
            let text = fs::read_to_string(&file).expect("a text");
            let text = text.replace("{id}", "my-battle").replace("{title}", "My battle");
            let name = file.file_name().expect("a name");
            fs::write(package.join(folder).join(name), text).expect("written");
        }
    }
    package
}

fn serve(home: &Path, package: &Path) -> (RunningEditor, String) {
    let desk = registry::desk(&library(home), package.to_path_buf());
    let server = EditServer::open(0, Arc::new(Answers(desk))).expect("a port");
    let link = server.link();
    (server.start().expect("a thread"), link)
}

fn hex(number: &str) -> String {
    format!("document.querySelector('[data-blank=\"{number}\"]')")
}

/// Returns the middle of the side between two hexes as an element.
fn between(one: &str, other: &str) -> String {
    let (one, other) = (hex(one), hex(other));
    format!(
        "({{ getBoundingClientRect: () => {{
           const [a, b] = [{one}, {other}].map((of) => of.getBoundingClientRect());
           return {{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: (a.width + b.width) / 2, height: (a.height + b.height) / 2 }};
         }} }})"
    )
}

/// Waits until the page shows a state later than `before`, and returns its number.
fn later(browser: &Browser, before: u64) -> u64 {
    browser.wait(&format!("return Number(document.documentElement.dataset.revision) > {before}"));
    revision(browser)
}

fn revision(browser: &Browser) -> u64 {
    let number = browser.run("return document.documentElement.dataset.revision");
    number.as_str().and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn mode(browser: &Browser, mode: &str) {
    browser.press_on(&format!("document.querySelector('[name=mode][value={mode}]')"));
}

fn choose(browser: &Browser, name: &str, value: &str) {
    browser.press_on(&format!("document.querySelector('[name=\"{name}\"][value=\"{value}\"]')"));
}

/// Clicks a hex and waits for the edit.
fn edit(browser: &Browser, place: &str) {
    let before = revision(browser);
    browser.click(place);
    later(browser, before);
}

fn press_button(browser: &Browser, words: &str) {
    browser.press_on(&format!(
        "[...document.querySelectorAll('button')].find((of) => of.textContent === '{words}' && !of.disabled)"
    ));
}

/// Waits until the present state is validated, and returns the findings as texts.
fn found(browser: &Browser) -> Vec<String> {
    browser.wait("const { checked, revision } = document.documentElement.dataset; return checked === revision");
    let found = browser
        .run("return [...document.querySelectorAll('.findings li')].map((of) => of.innerText)");
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().filter_map(|of| of.as_str().map(str::to_owned)).collect()
}

fn comments(package: &Path) -> BTreeSet<String> {
    let files = ["map.yaml", "tables.yaml", "scenarios/meeting.yaml"];
    let texts = files.map(|file| fs::read_to_string(package.join(file)).expect("a text"));
    let lines = texts.iter().flat_map(|text| text.lines());
    lines.filter_map(|line| Some(line.split_once('#')?.1.to_owned())).collect()
}

/// Returns a map of Tiled: woods in the seventh column, clear ground elsewhere.
fn tiled() -> String {
    let row =
        (1..=12).map(|column| if column == 7 { "12" } else { "11" }).collect::<Vec<_>>().join(",");
    let rows = [row.as_str(); 10].join(",\n");
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="hexagonal" width="12" height="10" tilewidth="80" tileheight="70" hexsidelength="40" staggeraxis="x" staggerindex="odd">
 <tileset firstgid="11" name="mine" tilewidth="80" tileheight="70" tilecount="2" columns="2">
  <tile id="0" type="clear"/>
  <tile id="1"><properties><property name="terrain" value="woods"/></properties></tile>
 </tileset>
 <layer id="1" name="ground" width="12" height="10"><data encoding="csv">
{rows}
</data></layer>
</map>
"#
    )
}

#[test]
fn a_battle_is_made_without_touching_its_files() {
    let Some(driver) = driver() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let package = begin(home.path(), "blind-swords");
    let comments_before = comments(&package);
    let map_before = fs::read_to_string(package.join("map.yaml")).expect("a map");
    let (server, link) = serve(home.path(), &package);
    let browser = Browser::open(driver, Window::Desktop);
    browser.go(&link);
    browser.wait("return document.documentElement.dataset.ready === 'edit'");
    assert_eq!(found(&browser), Vec::<String>::new(), "the template is clean");

    let before = revision(&browser);
    choose(&browser, "terrain", "woods");
    browser.grab(&hex("0302"));
    browser.point(&hex("0303"));
    browser.point(&hex("0304"));
    browser.release();
    let painted = later(&browser, before);
    press_button(&browser, "Undo");
    let undone = later(&browser, painted);
    press_button(&browser, "Redo");
    later(&browser, undone);

    mode(&browser, "level");
    choose(&browser, "level", "2");
    edit(&browser, &hex("1003"));

    mode(&browser, "side");
    choose(&browser, "side", "pond");
    edit(&browser, &between("1102", "1103"));
    browser.shot("edit-sides.png");
    browser.run("document.querySelector('.map').focus()");
    let before = revision(&browser);
    browser.press(&["1"]);
    let removed = later(&browser, before);
    press_button(&browser, "Undo");
    later(&browser, removed);

    mode(&browser, "road");
    choose(&browser, "road", "");
    browser.fill("#road-name", "Farm Lane");
    browser.click(&hex("0901"));
    edit(&browser, &hex("0902"));
    for step in ["0903", "0904", "0905", "0906"] {
        edit(&browser, &hex(step));
    }
    browser.shot("edit-roads.png");

    mode(&browser, "place");
    browser.click(&hex("1003"));
    browser.wait("return document.activeElement?.id === 'place-name'");
    let before = revision(&browser);
    browser.fill("#place-name", "Signal Hill");
    browser.press(&["\u{e007}"]);
    later(&browser, before);

    mode(&browser, "unit");
    let before = revision(&browser);
    browser.grab("document.querySelector('[data-unit=\"3rd-alden\"]')");
    browser.point(&hex("0703"));
    browser.release();
    later(&browser, before);
    browser.press_on("document.querySelector('[data-waits=\"4th-brooke\"]')");
    edit(&browser, &hex("0503"));
    browser.wait("return document.querySelector('[data-waits=\"5th-brooke\"]')?.getAttribute('aria-pressed') === 'true'");
    edit(&browser, &hex("0404"));
    browser.shot("edit-units.png");

    mode(&browser, "arrival");
    let before = revision(&browser);
    browser.run("const of = document.querySelector('#arrival-brigade'); of.value = 'dunn'; of.dispatchEvent(new Event('change'))");
    browser.click(&hex("0610"));
    later(&browser, before);

    mode(&browser, "objective");
    browser.run("const of = document.querySelector('#scorer'); of.value = 'csa'; of.dispatchEvent(new Event('change'))");
    edit(&browser, &hex("1003"));

    assert_eq!(found(&browser), Vec::<String>::new(), "the new battle is clean");
    assert_eq!(
        fs::read_to_string(package.join("map.yaml")).expect("a map"),
        map_before,
        "nothing is written before"
    );
    browser.shot("edit-whole.png");
    press_button(&browser, "Save");
    browser.wait("return document.querySelector('.when').textContent === 'Saved'");

    let map = fs::read_to_string(package.join("map.yaml")).expect("a map");
    for written in [
        r#""03": ". w w w . . . . . .""#,
        r#""10": "1 1 2 1 1 1 1 1 1 1""#,
        "pond: [1102/1103]",
        r#"Farm Lane: {kind: lane, path: ["0901", "0902", "0903", "0904", "0905", "0906"]}"#,
        r#""1003": Signal Hill"#,
    ] {
        assert!(map.contains(written), "{written}\n{map}");
    }
    let scenario = fs::read_to_string(package.join("scenarios/meeting.yaml")).expect("a scenario");
    for written in [
        r#""0703": [3rd-alden]"#,
        r#""0503": [4th-brooke]"#,
        r#""0404": [5th-brooke]"#,
        r#"- {turn: 1, brigade: dunn, hex: "0610"}"#,
    ] {
        assert!(scenario.contains(written), "{written}\n{scenario}");
    }
    assert_eq!(comments(&package), comments_before);
    let report = library(home.path()).validate(&Folder::on_disk(&package));
    assert!(report.is_good() && report.warnings() == 0, "{:?}", report.diagnostics);

    // A map of Tiled replaces the ground, and the export read again changes nothing.
    let again = browser.run_later(
        "const done = arguments[arguments.length - 1];
         Promise.all([import('/assets/js/edit/desk.js'), import('/assets/js/edit/tiled.js')]).then(async ([{ Desk }, { toTiled, fromTiled }]) => {
           const desk = new Desk();
           await desk.open();
           const map = toTiled(desk.layout, desk.state);
           done([map.staggerindex, map.layers[0].data.slice(0, 12), fromTiled(JSON.stringify(map), desk.layout, desk.state)]);
         });",
    );
    assert_eq!(
        again,
        serde_json::json!(["odd", [2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1], []]),
        "even columns lie lower"
    );
    fs::write(home.path().join("ground.tmx"), tiled()).expect("written");
    let before = revision(&browser);
    browser.run("document.querySelectorAll('details').forEach((of) => { of.open = true })");
    browser.fill("#tiled-file", home.path().join("ground.tmx").to_str().expect("a path"));
    let brought = later(&browser, before);
    press_button(&browser, "Save");
    browser.wait("return document.querySelector('.when').textContent === 'Saved'");
    let ground = fs::read_to_string(package.join("map.yaml")).expect("a map");
    assert!(
        ground.contains(r#""07": "w w w w w w w w w w""#) && ground.contains(r#""01": ". . ."#),
        "{ground}"
    );
    press_button(&browser, "Undo");
    later(&browser, brought);
    press_button(&browser, "Save");
    browser.wait("return document.querySelector('.when').textContent === 'Saved'");
    assert_eq!(fs::read_to_string(package.join("map.yaml")).expect("a map"), map);

    // Another program writes while the author has unsaved edits.
    mode(&browser, "terrain");
    edit(&browser, &hex("0909"));
    fs::write(package.join("map.yaml"), map.replace("# The map.", "# The ground."))
        .expect("written");
    browser.wait("return !document.querySelector('.conflict').hidden");
    browser.shot("edit-conflict.png");
    press_button(&browser, "Read it and apply my edits again");
    browser.wait("return document.querySelector('.conflict').hidden");
    press_button(&browser, "Save");
    browser.wait("return document.querySelector('.when').textContent === 'Saved'");
    let map = fs::read_to_string(package.join("map.yaml")).expect("a map");
    assert!(
        map.contains("# The ground.") && map.contains(r#""09": ". . . w w . . . w .""#),
        "{map}"
    );

    // A damaged set-up is shown at its place, and a damaged map does not end the editor.
    fs::write(
        package.join("scenarios/meeting.yaml"),
        scenario.replace("[4th-brooke]", "[4th-broke]"),
    )
    .expect("written");
    browser.wait("return [...document.querySelectorAll('.findings .error')].some((of) => of.innerText.includes('4th-broke'))");
    browser.wait("const mark = document.querySelector('.found.is-error'); return mark?.getBoundingClientRect().width > 10");
    browser.shot("edit-error.png");
    fs::write(package.join("map.yaml"), map.replace("legend:", "legend")).expect("written");
    browser.wait("return [...document.querySelectorAll('.findings .error')].some((of) => of.innerText.includes('map.yaml'))");
    assert_eq!(browser.complaints(), Vec::<String>::new());
    drop(server);
}

#[test]
fn the_editor_opens_games_of_all_systems() {
    let Some(driver) = driver() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let browser = Browser::open(driver, Window::Desktop);
    for game in ["kernstown-1862", "cedar-mountain-cwbbs", "stonewall-1862"] {
        let (server, link) = serve(home.path(), &root().join("games").join(game));
        browser.go(&link);
        browser.wait("return document.documentElement.dataset.ready === 'edit'");
        let errors = found(&browser);
        assert_eq!(errors, Vec::<String>::new(), "{game}");
        mode(&browser, "unit");
        browser.run(
            "const of = document.querySelector('.editor .tools select');
             of.value = of.querySelector('[value=historical]')?.value ?? of.value;
             of.dispatchEvent(new Event('change'))",
        );
        let before = revision(&browser);
        browser.grab("[...document.querySelectorAll('.token')].at(-1)");
        browser.point(&hex("0202"));
        browser.release();
        browser.shot(&format!("edit-{game}.png"));
        later(&browser, before);
        assert_eq!(browser.complaints(), Vec::<String>::new(), "{game}");
        press_button(&browser, "Undo");
        // Unsaved edits would hold the next address.
        browser.wait("return document.querySelector('.when').textContent === 'Saved'");
        browser.go("about:blank");
        drop(server);
    }
}

/// Only a page of the editor's own address with its key reaches the files.
#[test]
fn others_cannot_edit() {
    let home = tempfile::tempdir().expect("a folder");
    let package = begin(home.path(), "blind-swords");
    let (server, link) = serve(home.path(), &package);
    let (base, key) = link.split_once("/#").expect("a key");
    let agent: ureq::Agent =
        ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let status = |key: &str, headers: &[(&str, &str)]| {
        let request = agent.post(format!("{base}/api/edit/state"));
        let request = request.header("authorization", format!("Bearer {key}"));
        let all = headers.iter();
        let request = all.fold(request, |request, (name, value)| request.header(*name, *value));
        request.send("[]").expect("an answer").status().as_u16()
    };
    assert_eq!(status(key, &[]), 200);
    assert_eq!(status(key, &[("origin", base)]), 200);
    assert_eq!(status(&"0".repeat(32), &[]), 403);
    assert_eq!(status(key, &[("origin", "http://elsewhere.example")]), 403);
    assert_eq!(status(key, &[("host", "elsewhere.example")]), 403);
    drop(server);
}
