//! The page without a game server: first on a static file host, then without any network.
//!
//! `.ci/wasm` builds the engine for browsers. Without that engine, these tests print a notice and
//! pass, or fail if `NEED_SITE` is set.

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use black_box::root;
use serde_json::Value;
use testing::patience;

use super::{changed, close_briefing, driver, learn, rev, settled};
use crate::driver::{Browser, Window};

/// Static file host that serves the page.
struct FileServer {
    process: Child,
    port: u16,
}

impl FileServer {
    fn of(folder: &Path) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let process = Command::new("python3")
            .args(["-m", "http.server", "--bind", "127.0.0.1", "--directory"])
            .arg(folder)
            .arg(port.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("python3 serves files");
        let until = Instant::now() + patience();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(Instant::now() < until, "the file server does not answer");
            thread::sleep(Duration::from_millis(50));
        }
        Self { process, port }
    }

    fn base(&self) -> String {
        format!("http://127.0.0.1:{}/swords/", self.port)
    }

    /// Stops the host, so that the page has no network any more.
    fn end(&mut self) {
        self.process.kill().and_then(|()| self.process.wait()).expect("it ends");
        assert!(TcpStream::connect(("127.0.0.1", self.port)).is_err(), "it serves still");
    }
}

impl Drop for FileServer {
    fn drop(&mut self) {
        let _ended = self.process.kill().and_then(|()| self.process.wait());
    }
}

/// Runs the program `swords`, which Cargo builds together with these tests, with the given
/// arguments.
pub(super) fn swords(arguments: &[&str]) -> Output {
    let tests = std::env::current_exe().expect("a program");
    let program = tests.parent().and_then(Path::parent).expect("a folder").join("swords");
    let output = Command::new(&program).args(arguments).output();
    output.unwrap_or_else(|error| panic!("{}: {error}: cargo build -p swords", program.display()))
}

fn done(arguments: &[&str]) -> String {
    let output = swords(arguments);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (said, wrong) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{arguments:?}: {said}{wrong}");
    said
}

/// Returns the folder with the engine for browsers. `None` if the engine was not built.
fn engine() -> Option<PathBuf> {
    let folder = root().join("target/wasm/site");
    if folder.join("swords.wasm.packed").exists() {
        return Some(folder);
    }
    assert!(std::env::var_os("NEED_SITE").is_none(), "an engine is needed: .ci/wasm makes it");
    eprintln!(
        "\n*** NO ENGINE FOR BROWSERS: .ci/wasm makes it. The page without a server was NOT tested. ***\n"
    );
    None
}

/// Returns the number of bytes that a compressed transfer of all files in a folder takes.
fn packed(folder: &Path) -> usize {
    let files = walked(folder);
    let size = |file: &PathBuf| {
        let gzip = Command::new("gzip").args(["-9", "-n", "-c"]).arg(file).output();
        let own = fs::metadata(file).expect("a file").len() as usize;
        gzip.expect("gzip packs").stdout.len().min(own)
    };
    assert!(files.len() > 30, "{files:?}");
    files.iter().map(size).sum()
}

fn walked(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { walked(&path) } else { vec![path] }).collect()
}

/// Opens the page of the host and waits for its start page.
fn home(browser: &Browser, base: &str) {
    browser.go("about:blank");
    browser.go(base);
    browser.wait("return document.querySelector('.row select') !== null");
}

/// The page adds a packed battle, still has it after a reload, and plays it. It refuses half of one
/// in words.
fn takes_a_packed_battle(browser: &Browser, base: &str, folder: &Path) {
    const RECEIVED: &str = "document.querySelector('option[data-game^=\"stonewall-1862@\"]')";
    let text = |path: &Path| path.to_str().expect("a text").to_owned();
    let (whole, half) = (folder.join("battle.swords"), folder.join("half.swords"));
    done(&["pack", "stonewall-1862", "-o", &text(&whole)]);
    let bytes = fs::read(&whole).expect("a file");
    fs::write(&half, &bytes[..bytes.len() / 2]).expect("a file");
    home(browser, base);
    browser.fill("#save", &text(&half));
    browser.wait("return document.querySelector('.error').textContent.includes('is damaged')");
    assert_eq!(browser.run(&format!("return {RECEIVED} === null")), true);
    home(browser, base);
    browser.fill("#save", &text(&whole));
    browser.wait(&format!("return {RECEIVED}?.selected === true"));
    home(browser, base);
    browser.wait(&format!("return {RECEIVED} !== null"));
    browser.run(&format!(
        "const battle = document.querySelector('#battle');
         battle.value = {RECEIVED}.value; battle.dispatchEvent(new Event('change'));"
    ));
    browser.wait("return document.querySelector('.words').textContent !== ''");
    browser.press_on("document.querySelector('form .main')");
    browser.wait("return document.querySelector('dialog.briefing') !== null");
    close_briefing(browser);
    browser.wait("return document.querySelector('.options button') !== null");
}

/// Starts a match of the shortest battle from the start page.
fn begin(browser: &Browser, csa: &str) {
    browser.run(&format!(
        "const battle = document.querySelector('#battle');
         const wanted = [...battle.options].find((option) => option.textContent.includes('Valley Vengeance'));
         battle.value = wanted.value; battle.dispatchEvent(new Event('change'));
         document.querySelector('#sit-csa').value = '{csa}';"
    ));
    browser.wait("return document.querySelector('.words').textContent !== ''");
    browser.press_on("document.querySelector('form .main')");
    browser.wait("return document.querySelector('dialog.briefing') !== null");
    close_briefing(browser);
    browser.wait("return document.querySelector('.options button') !== null");
    settled(browser);
}

/// Chooses the first option several times.
fn answer(browser: &Browser, times: u32) {
    for _ in 0..times {
        let before = rev(browser);
        browser.wait(
            "const pick = document.querySelector('.options button');
             if (!pick) return false;
             pick.click(); if (pick.classList.contains('asked')) pick.click();
             return true",
        );
        changed(browser, before);
    }
}

/// Runs a script with access to the page's functions `ask`, `read` and `bring`, and to the path of
/// the match.
fn asked(browser: &Browser, script: &str) -> Value {
    browser.run_later(&format!(
        "const told = arguments[arguments.length - 1];
         (async () => {{
           const {{ ask, read, bring }} = await import(new URL('assets/js/host.js', document.baseURI));
           const [, id] = location.hash.split('/'); const {{ key }} = history.state ?? {{}};
           const path = `/api/matches/${{id}}`;
           {script}
         }})().then(told, (error) => told(`${{error.stack}}`))"
    ))
}

const STATE: &str = "const seen = await ask('GET', path, { key });
     return [seen.rev, seen.n, seen.decision?.prompt ?? null, seen.picture.when, seen.log.total];";

/// Script that chooses the first option repeatedly. It returns whether the match is over.
const ON: &str = "for (let answers = 0; answers < 60; answers += 1) {
       const { rev, decision } = await ask('GET', path, { key });
       if (!decision) return true;
       await ask('POST', `${path}/choose`, { key, body: { rev, ids: [decision.options[0].id] } });
     }
     return false;";

/// Script that saves a match midway, and continues the save as another match from the same
/// position.
const GOES_ON: &str = "const of = async (at, key) => { const { view, decision } = await ask('GET', `${at}?as=usa`, { key }); return JSON.stringify([view, decision.kind, decision.options]); };
     const made = await bring(await (await read(`${path}/save`, key)).text(), 'saves');
     const there = `/api/matches/${made.id}`;
     if (await of(there, made.key) !== await of(path, key)) return 'it stands elsewhere';
     const { rev, decision } = await ask('GET', `${there}?as=usa`, { key: made.key });
     await ask('POST', `${there}/choose`, { key: made.key, body: { rev, ids: [decision.options[0].id] } });
     return (await ask('GET', there, { key: made.key })).n > 0;";

/// Script that opens one match in two tabs. After the second tab has answered, the first tab's
/// outdated answer is refused. The first tab can then continue.
const TWO_TABS: &str = "const { host } = await import(new URL('assets/js/host/worker.js?another', document.baseURI));
     const act = (by, { rev, decision }) => by('POST', `${path}/choose`, { key, body: { rev, ids: [decision.options[0].id] } });
     const seen = await ask('GET', path, { key });
     await act(host.ask, await host.ask('GET', path, { key }));
     const refused = await act(ask, seen).then(() => null, (error) => error.code);
     const [own, other] = [await ask('GET', path, { key }), await host.ask('GET', path, { key })];
     // The two tabs read the match at different times, so their times of the last change differ.
     for (const state of [own, other]) delete state.match.touched;
     return [refused, own.n > seen.n, JSON.stringify(own) === JSON.stringify(other)];";

/// Script that starts a battle of every game, once on a shared screen and once against the weakest
/// bot. With `self.every` it starts all battles.
const BATTLES: &str = "let begun = 0;
     for (const { name, scenarios, computers } of await ask('GET', '/api/games')) {
       for (const { id: scenario } of self.every ? scenarios : scenarios.slice(-1)) {
         for (const csa of ['me', computers.at(-1) ?? 'random']) {
           const made = await ask('POST', '/api/matches', { body: { game: name, scenario, csa } });
           const { decision, you } = await ask('GET', `/api/matches/${made.id}`, { key: made.key });
           if (!decision || you !== (csa === 'me' ? 'both' : 'usa')) return `${name} ${scenario} ${csa}`;
           begun += 1;
         }
       }
     }
     return begun;";

/// Script that starts a match on a shared screen on its first call, and plays on in later calls. It
/// returns whether the match is over.
const HOT_SEAT: &str = "if (!self.hot) {
       const made = await ask('POST', '/api/matches', { body: { game: 'stonewalls-sword', scenario: 'valley-vengeance' } });
       self.hot = { at: `/api/matches/${made.id}`, key: made.key };
     }
     const { at, key: own } = self.hot;
     for (let answers = 0; answers < 60; answers += 1) {
       const { rev, decision } = await ask('GET', at, { key: own });
       if (!decision) return true;
       const seen = decision.covered ? (await ask('GET', `${at}?as=${decision.side}`, { key: own })).decision : decision;
       await ask('POST', `${at}/choose`, { key: own, body: { rev, ids: [seen.options[0].id] } });
     }
     return false;";

/// Checks that a deleted match can be restored while the notice is visible. After that, the browser
/// stores nothing of the match.
fn forgotten(browser: &Browser, base: &str) {
    let kept = "const open = indexedDB.open('swords');
         await new Promise((resolve) => (open.onsuccess = resolve));
         const keys = open.result.transaction('lines').objectStore('lines').getAllKeys();
         await new Promise((resolve) => (keys.onsuccess = resolve));
         open.result.close();
         return new Set(keys.result.map(([id]) => id)).size;";
    home(browser, base);
    let before = asked(browser, kept).as_u64().expect("a number");
    let press =
        |what: &str| browser.press_on(&format!("document.querySelector('.matches {what}')"));
    press("button.quiet");
    press(".gone + button");
    home(browser, base);
    assert_eq!(asked(browser, kept).as_u64(), Some(before), "it was taken back");
    press("button.quiet");
    home(browser, base);
    assert_eq!(asked(browser, kept).as_u64(), Some(before - 1));
}

#[test]
fn the_whole_game_is_a_folder_of_files_and_needs_no_network() {
    let (Some(found), Some(engine)) = (driver(), engine()) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let site = folder.path().join("swords");
    let text = |path: &Path| path.to_str().expect("a text").to_owned();
    done(&["export", "site", "--out", &text(&site), "--engine", &text(&engine)]);
    let bytes = packed(&site);
    eprintln!("the page without a server: {bytes} bytes, packed");

    let mut server = FileServer::of(folder.path());
    let base = server.base();
    let browser = Browser::open(found, Window::Desktop);
    home(&browser, &base);
    browser.wait("return document.documentElement.dataset.offline === 'ready'");
    let hindered = browser.command("Page.getInstallabilityErrors");
    let hindered: Vec<_> = hindered["installabilityErrors"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|error| error["errorId"] != "in-incognito")
        .collect();
    assert!(hindered.is_empty(), "it cannot be installed: {hindered:?}");
    server.end();

    // Without a server, the page offers no features that need other people.
    home(&browser, &base);
    let offered = browser.run(
        "return ['option[value=invite]', '#listed'].filter((of) => document.querySelector(of)).concat(
           [...document.querySelectorAll('.way b')].map((way) => way.textContent))",
    );
    assert_eq!(offered, serde_json::json!(["Learn", "Play the computer"]));
    browser.shot("site-home.png");

    // A reload in the middle of a match against a bot does not lose the match.
    begin(&browser, "recruit");
    assert!(browser.run("return document.querySelector('.talk form') === null") == true);
    answer(&browser, 12);
    browser.shot("site-offline.png");
    let before = asked(&browser, STATE);
    let address = browser.run("return location.href");
    browser.go("about:blank");
    browser.go(address.as_str().expect("an address"));
    browser.wait("return document.querySelector('.options button') !== null");
    settled(&browser);
    assert_eq!(asked(&browser, STATE), before);
    answer(&browser, 3);
    assert_eq!(asked(&browser, GOES_ON), true);
    assert_eq!(asked(&browser, TWO_TABS), serde_json::json!(["stale", true, true]));
    let over = (0..50).any(|_| asked(&browser, ON) == true);
    assert!(over, "the match does not end");
    browser.wait("return document.querySelector('.decision').textContent.length > 0 && document.documentElement.dataset.kind === ''");
    let chance = asked(&browser, "return (await ask('GET', path, { key })).match.chance");
    assert_eq!(chance["chosen"], false, "{chance}");

    // The program `swords` replays the save that the page wrote, and verifies every board.
    let save = asked(&browser, "return (await read(`${path}/save`, key)).text()");
    let file = folder.path().join("match.jsonl");
    fs::write(&file, save.as_str().expect("a save")).expect("a file");
    let verified = done(&["replay", &text(&file), "--verify"]);
    eprintln!("{verified}");

    // The page loads a save that the program `swords` wrote.
    let own = folder.path().join("own.jsonl");
    let game = [
        "play",
        "stonewalls-sword",
        "--scenario",
        "valley-vengeance",
        "--plain",
        "--usa",
        "random",
        "--csa",
        "random",
        "--seed",
        "7",
        "--save",
    ];
    let own_path = text(&own);
    done(&game.into_iter().chain([own_path.as_str()]).collect::<Vec<_>>());
    home(&browser, &base);
    browser.fill("#save", &own_path);
    browser.wait("return document.querySelector('.time input')?.max > 30");
    let brought = asked(&browser, "return (await read(`${path}/save`)).text()");
    assert_eq!(brought.as_str(), fs::read_to_string(&own).ok().as_deref());
    browser.shot("site-replay.png");

    takes_a_packed_battle(&browser, &base, folder.path());

    // The other games can be started, with each kind of opponent.
    browser.run(&format!("self.every = {}", testing::explore::has_long()));
    let begun = asked(&browser, BATTLES);
    assert!(begun.as_u64().is_some_and(|begun| begun >= 12), "{begun}");
    let over = (0..60).any(|_| asked(&browser, HOT_SEAT) == true);
    assert!(over, "the match at one screen does not end");
    home(&browser, &base);
    // Two games have a lesson with this name.
    browser.run(
        "const lists = [...document.querySelectorAll('.lessons ol')];
         const first = lists.find((list) => list.querySelector('[data-lesson=\"map-and-counters\"]'));
         first.querySelector('[data-lesson=\"fire\"]').click();",
    );
    browser.wait("return document.documentElement.dataset.step === '0'");
    let lesson = asked(&browser, "return ask('GET', `${path}/lesson`, { key })");
    learn::whole(&browser, &lesson);
    forgotten(&browser, &base);
    let complaints = browser.complaints();
    let own = complaints.iter().filter(|line| !line.contains("ERR_CONNECTION_REFUSED"));
    assert_eq!(own.collect::<Vec<_>>(), Vec::<&String>::new());
}
