//! CPU cost of requests. The test finds the most expensive request of each route. It varies all
//! arguments that affect the cost.
//!
//! `BUDGET=600` tests more positions. `--nocapture` prints the cost of each route.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::time::Duration;

use black_box::{TestLibrary, number, root, setup};
use blind_swords_table::{AnyEdition, Library};
use cpu_time::ThreadTime;
use kernel::budget::within;
use lobby::call::{Call, EVENTS, Request, routes};
use lobby::feed::Follower;
use lobby::live::Cursor;
use lobby::memory::Memory;
use lobby::{AlertKind, Live, Lobby, MatchStore, Refused};
use registry::{Folders, Rulebook};
use serde_json::{Value, json};

use super::client::GAME;

/// Maximum CPU time of one request.
const MOST: Duration = Duration::from_millis(500);
/// Id of the scenario with the largest battle.
const LARGEST: &str = "slaughter-mountain";
/// Levels of the bots that the test seats.
const LEVELS: [&str; 4] = ["recruit", "sergeant", "captain", "general"];

/// Method and path template of a route.
type Route = (&'static str, &'static str);

/// Lobby that behaves as in a server: requests do not wait for bots, and the test can unload
/// matches.
struct Table {
    package_index: lobby::PackageIndex,
    memory: Memory,
    live: RefCell<BTreeMap<String, Live>>,
    /// CPU time of the most expensive request, and the request itself, by route.
    dearest: RefCell<BTreeMap<Route, (Duration, String)>>,
    /// Arguments used by requests so far, with the routes.
    asked: RefCell<BTreeSet<(Route, String)>>,
    /// Number of requests that were refused because their scripts exceeded the budget.
    too_dear: Cell<u32>,
}

impl Lobby for Table {
    fn package_index(&self) -> &lobby::PackageIndex {
        &self.package_index
    }

    fn match_store(&self) -> &dyn MatchStore {
        &self.memory
    }

    fn alert_kinds(&self) -> &[AlertKind] {
        &[AlertKind::Webhook]
    }

    fn check_webhook(&self, _: &str) -> Result<(), Refused> {
        Ok(())
    }

    fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        self.change(id, |live| look(live))
    }

    fn change<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        let mut all = self.live.borrow_mut();
        if !all.contains_key(id) {
            let stored = self.memory.stored(id).ok_or_else(|| Refused::unknown("match"))?;
            all.insert(id.to_owned(), Live::load(stored, &self.package_index, &self.memory)?);
        }
        change(all.get_mut(id).expect("it was put there"))
    }

    fn add(&self, live: Live) -> Result<(), Refused> {
        self.live.borrow_mut().insert(live.about.id.clone(), live);
        Ok(())
    }
}

impl Table {
    fn new(library: impl Library + 'static) -> Self {
        Self {
            package_index: lobby::PackageIndex::new(library),
            memory: Memory::default(),
            live: RefCell::default(),
            dearest: RefCell::default(),
            asked: RefCell::default(),
            too_dear: Cell::default(),
        }
    }

    fn note(&self, route: Route, query: &str, body: &str) {
        let of_query = query.split('&').filter_map(|part| part.split_once('='));
        let body: serde_json::Map<_, _> = serde_json::from_str(body).unwrap_or_default();
        let names = of_query.map(|(name, _)| name.to_owned()).chain(body.keys().cloned());
        self.asked.borrow_mut().extend(names.map(|name| (route, name)));
    }

    /// Sends a request to a route. `named` is the id of the match or game in the path. Returns the
    /// response. `None` if the lobby refuses the request.
    fn ask(&self, route: Route, named: &str, rest: &str, key: &str, body: &str) -> Option<Value> {
        let address = route.1.replace("{id}", named).replace("{game}", named);
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        let path = address.replace("{n}", path);
        let request = Request {
            method: route.0,
            path: &path,
            query,
            key: (!key.is_empty()).then_some(key),
            languages: "",
            kind: "application/json",
            body: body.as_bytes(),
        };
        self.note(route, query, body);
        let begun = ThreadTime::now();
        let answer = Call::read(&request).and_then(|call| call.answer(self));
        let what: String = format!("{path}?{query} {body}").chars().take(120).collect();
        self.count(route, begun.elapsed(), what);
        match answer {
            Ok(answer) => {
                Some(serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body)))
            }
            Err(refused) => {
                let is_dear = refused.body().contains("\"scripts\"");
                self.too_dear.set(self.too_dear.get() + u32::from(is_dear));
                None
            }
        }
    }

    fn count(&self, route: Route, took: Duration, what: String) {
        let mut dearest = self.dearest.borrow_mut();
        let known = dearest.entry(route).or_default();
        if took >= known.0 {
            *known = (took, what);
        }
    }

    /// Removes a match from memory. The lobby loads it again from the store when needed.
    fn rest(&self, id: &str) {
        self.live.borrow_mut().remove(id);
    }

    /// Prints the most expensive request of each route. Fails if any request took too much CPU
    /// time.
    fn judge(&self) {
        let dearest = self.dearest.borrow();
        for ((method, address), (took, what)) in dearest.iter() {
            println!("{:7.1} ms  {method} {address}  {what}", took.as_secs_f64() * 1000.0);
        }
        let over: Vec<_> = dearest.iter().filter(|(_, (took, _))| *took > MOST).collect();
        assert!(over.is_empty(), "more than {MOST:?}: {over:#?}");
    }

    fn get(&self, address: &'static str, named: &str, rest: &str, key: &str) -> Option<Value> {
        self.ask(("GET", address), named, rest, key, "")
    }
}

/// Returns a save with `answers` answers, or fewer if the match ends earlier.
fn save(answers: usize) -> String {
    let opened = TestLibrary.open(GAME).expect("the game");
    let mut game = opened.begin(setup(GAME, LARGEST, 5)).expect("it begins");
    while game.answered() < answers {
        let Some(decision) = game.decision() else { break };
        let option = &decision.options[game.answered() * 7 % decision.options.len()].id;
        game.choose(option).expect("it is offered");
    }
    game.journal().text()
}

fn text<'a>(of: &'a Value, name: &str) -> &'a str {
    of[name].as_str().unwrap_or_default()
}

/// Returns the names of a route's arguments. The manual lists the arguments in the query, and the
/// server's code lists those in the body.
fn arguments(route: Route, manual: &str) -> BTreeSet<String> {
    let listed = manual.split('`').filter_map(|span| {
        let (named, query) = span.split_once('?')?;
        let (method, address) = named.split_once(' ')?;
        let address = address.replace('…', "/api/matches/{id}");
        ((method, address.as_str()) == route).then_some(query)
    });
    let of_query = listed.flat_map(|query| query.split('&')).filter_map(|it| it.strip_suffix('='));
    let path = route.1.replace("{n}", "1");
    let request = Request {
        method: route.0,
        path: &path,
        query: "",
        key: None,
        languages: "",
        kind: "application/json",
        body: br#"{"?": 0}"#,
    };
    let refused = Call::read(&request).err().map(|refused| refused.to_string());
    let refused = refused.filter(|words| words.contains("unknown field")).unwrap_or_default();
    let of_body = refused.split('`').skip(3).step_by(2);
    of_query.chain(of_body).map(str::to_owned).collect()
}

/// Checks that the test has used every argument of every route.
fn all_was_asked(table: &Table) {
    let dearest = table.dearest.borrow();
    let listed: Vec<_> = routes().filter(|route| !dearest.contains_key(route)).collect();
    assert!(listed.is_empty(), "nobody has measured {listed:?}");
    let manual = fs::read_to_string(root().join("book/src/build/http.md")).expect("the manual");
    let all = routes()
        .flat_map(|route| arguments(route, &manual).into_iter().map(move |name| (route, name)));
    let all: BTreeSet<_> = all.collect();
    assert!(all.len() > 40, "{all:?}");
    let missing: Vec<_> = all.difference(&table.asked.borrow()).cloned().collect();
    assert!(missing.is_empty(), "nobody has measured {missing:#?}");
}

/// Sends all requests that concern games, not matches.
fn of_games(table: &Table) {
    for named in ["/api/games", "/api/levels", "/api/matches"] {
        table.get(routed("GET", named), "", "", "").expect("it is there");
    }
    table.get("/api/matches", "", "?page=19&find=manassas", "").expect("a page");
    let link = json!({ "text": "x".repeat(400) }).to_string();
    table.ask(("POST", "/api/qr"), "", "", "", &link).expect("a code");
    let game = "/api/games/{game}";
    let geometry = table.get(game, GAME, "", "").expect("it is there");
    table.get("/api/games/{game}/map.svg", GAME, "", "").expect("a map");
    table.get("/api/games/{game}/counters.svg", GAME, "", "").expect("counters");
    for scenario in geometry["scenarios"].as_array().into_iter().flatten() {
        let of = format!("?scenario={}", text(scenario, "id"));
        table.get("/api/games/{game}/paper.svg", GAME, &of, "");
    }
    table.get("/api/games/{game}/paper.svg", GAME, &format!("?scenario={LARGEST}"), "");
}

/// Returns the path template of the route that serves a path.
fn routed(method: &str, address: &str) -> &'static str {
    let found = routes().find(|route| *route == (method, address));
    found.unwrap_or_else(|| panic!("there is no {method} {address}")).1
}

/// Creates matches of each kind: with each bot in both seats, as a lesson, and by mail.
fn of_making(table: &Table) {
    let make = |body: Value| {
        table.ask(("POST", "/api/matches"), "", "", "", &body.to_string()).expect("it is made")
    };
    for level in LEVELS.into_iter().chain(["random", "mixed", "attack"]) {
        make(json!({ "game": GAME, "scenario": LARGEST, "usa": level, "csa": level }));
    }
    make(json!({ "game": GAME, "usa": "me", "csa": "open", "listed": true, "title": "x" }));
    make(json!({
        "game": GAME, "scenario": LARGEST, "options": {}, "seed": 7, "dice": "manual",
        "asking": "everybody", "clocks": { "minutes": 60 },
    }));
    let edition = TestLibrary.open(GAME).expect("the game");
    for lesson in blind_swords_table::Printed::lessons(&*edition) {
        let made = make(json!({ "game": GAME, "lesson": lesson.id }));
        table.get("/api/matches/{id}/lesson", text(&made, "id"), "", text(&made, "key"));
    }
    by_post(table, &make(json!({ "game": GAME, "usa": "me", "csa": "post" })));
    let invites = make(json!({ "game": GAME, "usa": "me", "csa": "invite" }));
    let nonce = json!({ "nonce": "0".repeat(32) }).to_string();
    let invitation = text(&invites["invitations"], "csa");
    let id = text(&invites, "id");
    table.ask(("POST", "/api/matches/{id}/claim"), id, "", invitation, &nonce).expect("a seat");
}

/// Exchanges one mail file in a match by mail.
fn by_post(table: &Table, made: &Value) {
    let (id, key) = (text(made, "id"), text(made, "key"));
    let orders = ("PUT", "/api/matches/{id}/orders");
    table.ask(orders, id, "", key, r#"{"orders": []}"#);
    let letter = table.get("/api/matches/{id}/letter", id, "", key).expect("a letter");
    let letter = letter.as_str().expect("a text");
    let other = table.ask(("POST", "/api/letters"), "", "", "", letter).expect("it is joined");
    let (other, key_of_other) = (text(&other, "id"), text(&other, "key"));
    let back = table.get("/api/matches/{id}/letter", other, "", key_of_other).expect("a letter");
    let back = back.as_str().expect("a text");
    table.ask(("POST", "/api/matches/{id}/letter"), id, "", key, back);
}

/// Uploads a save and plays `steps` answers. On the way, sends every request that a player can
/// send.
fn of_play(table: &Table, save: &str, steps: usize) {
    let made = table.ask(("POST", "/api/saves"), "", "", "", save).expect("it is a save");
    let (id, key) = (text(&made, "id"), text(&made, "key"));
    table.rest(id);
    let at = "/api/matches/{id}";
    let mut seen = table.get(at, id, "", key).expect("it is brought back");
    for step in 0..steps {
        let Some(side) = seen["decision"]["side"].as_str() else { break };
        let own = table.get(at, id, &format!("?as={side}"), key).expect("it is there");
        of_decision(table, id, key, &own, side);
        let options = own["decision"]["options"].as_array().cloned().unwrap_or_default();
        let option = &options[step * 7 % options.len()]["id"];
        let body = json!({ "rev": own["rev"], "ids": [option] }).to_string();
        table.ask(("POST", "/api/matches/{id}/choose"), id, "", key, &body).expect("it is offered");
        seen = table.get(at, id, "", key).expect("it is there");
        news(table, id, key);
    }
    of_seats(table, id, key, &seen);
    of_the_past(table, id, key);
}

/// Sends every query about the pending decision.
fn of_decision(table: &Table, id: &str, key: &str, own: &Value, side: &str) {
    let rev = format!("rev={}", own["rev"]);
    table.get("/api/matches/{id}/reach", id, &format!("?{rev}"), key);
    table.get("/api/matches/{id}/odds", id, "", key);
    for option in own["decision"]["options"].as_array().into_iter().flatten().take(6) {
        let of = text(option, "id").replace(' ', "%20");
        for address in
            ["/api/matches/{id}/ahead", "/api/matches/{id}/why", "/api/matches/{id}/odds"]
        {
            table.get(routed("GET", address), id, &format!("?id={of}&{rev}"), key);
        }
        let also = format!("?id={of}&then={of}&{rev}");
        table.get("/api/matches/{id}/ahead", id, &also, key);
    }
    for level in LEVELS {
        table.get("/api/matches/{id}/hint", id, &format!("?level={level}"), key);
    }
    table.get("/api/matches/{id}/los", id, &format!("?from=0101&to=1510&as={side}"), key);
}

/// Reads the event stream of a match as a client that is watching the match does.
fn news(table: &Table, id: &str, key: &str) {
    let mut follower = Follower::new(key.parse().ok(), None, Cursor::default());
    let begun = ThreadTime::now();
    let news = table.look(id, |live| follower.news(live)).expect("he may look");
    table.count(("GET", EVENTS), begun.elapsed(), "all".to_owned());
    assert!(news.is_some());
}

/// Sends requests for undo, chat, notes and seats.
fn of_seats(table: &Table, id: &str, key: &str, seen: &Value) {
    let undo = json!({ "rev": seen["rev"], "to": 0 }).to_string();
    table.ask(("POST", "/api/matches/{id}/undo"), id, "", key, &undo);
    table.ask(("POST", "/api/matches/{id}/consent"), id, "", key, r#"{"consent": "yes"}"#);
    table.ask(
        ("POST", "/api/matches/{id}/end"),
        id,
        "",
        key,
        r#"{"act": "accept-draw", "side": "usa"}"#,
    );
    let words = json!({ "text": "x".repeat(1000), "side": "usa" }).to_string();
    table.ask(("POST", "/api/matches/{id}/chat"), id, "", key, &words).expect("it is said");
    let free = r#"{"side": "csa", "whom": "open"}"#;
    table.ask(("POST", "/api/matches/{id}/free"), id, "", key, free);
    table.ask(("POST", "/api/matches/{id}/plan"), id, "?as=usa", key, "{}");
    let person = json!({ "person": "1".repeat(32) }).to_string();
    table.ask(("PUT", "/api/matches/{id}/person"), id, "", key, &person).expect("it is gathered");
    table.get("/api/seats", "", "", &"1".repeat(32)).expect("a list");
    let notes = json!({ "text": "x".repeat(15_000) }).to_string();
    table.ask(("PUT", "/api/matches/{id}/notes"), id, "?as=usa", key, &notes).expect("a note");
    table.get("/api/matches/{id}/notes", id, "?as=usa", key).expect("a note");
    let alerts = r#"{"webhook": "http://hooks.example.org/a"}"#;
    table.ask(("PUT", "/api/matches/{id}/alerts"), id, "?as=usa", key, alerts).expect("kept");
    table.get("/api/matches/{id}/alerts", id, "?as=usa", key).expect("it is there");
    for side in ["usa", "csa"] {
        let moments = json!({ "side": side, "moments": "declined" }).to_string();
        table.ask(("PUT", "/api/matches/{id}/moments"), id, "", key, &moments).expect("kept");
    }
    for who in LEVELS.into_iter().chain(["random", "human"]) {
        for side in ["usa", "csa"] {
            let body = json!({ "side": side, "who": who }).to_string();
            table.ask(("PUT", "/api/matches/{id}/seat"), id, "", key, &body).expect("a seat");
        }
    }
}

/// Requests earlier positions, and downloads the whole record of the match.
fn of_the_past(table: &Table, id: &str, key: &str) {
    table.get("/api/matches/{id}/reference", id, "", key).expect("it is there");
    table.get("/api/matches/{id}/briefing", id, "", key).expect("it is there");
    let n = answers(table, id, key);
    for (from, to) in [(0, 400), (n / 2, n), (n, n)] {
        table.get("/api/matches/{id}/log", id, &format!("?from={from}&to={to}&as=usa"), key);
    }
    looks_back(table, id, key);
    for form in ["figures", "text", "page"] {
        table.get("/api/matches/{id}/account", id, &format!("?form={form}"), key);
    }
    table.get("/api/matches/{id}/save", id, "", key);
}

#[test]
fn no_request_costs_more_than_it_may() {
    let table = Table::new(TestLibrary);
    // The lobby opens each package once and keeps it. Open all packages before the measurement.
    for game in TestLibrary::packages() {
        table.package_index.package(&game).expect("it can be played");
    }
    of_games(&table);
    of_making(&table);
    let budget = number("BUDGET", 2) as usize;
    let whole = save(usize::MAX);
    let positions = budget.clamp(2, 12);
    for position in 0..positions {
        of_play(&table, &save(40 + position * 600 / positions), 2 * budget.min(12));
    }
    let replay = table.ask(("POST", "/api/replays"), "", "", "", &whole).expect("it is a save");
    let id = text(&replay, "id");
    table.rest(id);
    of_the_past(&table, id, "");
    all_was_asked(&table);
    assert_eq!(table.too_dear.get(), 0, "a game of the project needs more for its scripts");
    table.judge();
}

/// Returns all games and one additional game. The scripts of the additional game use their full
/// limits in each call.
pub(crate) fn heavy(folder: &Path) -> Folders<Rulebook> {
    let heavy = folder.join("heavy");
    for (name, text) in [
        ("game.yaml", format!("schema: 1\nextends: {GAME}\nid: heavy\ntitle: Heavy\n")),
        ("scenarios/valley-vengeance.yaml", "hooks:\n  can-move: spins\n".to_owned()),
        (
            "scripts/heavy.rhai",
            "/// SS 22.1.\nfn spins(unit, hex) { let n = 0; while n < 14000 { n += 1; } true }\n"
                .to_owned(),
        ),
    ] {
        let path = heavy.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    Folders::new(root(), &registry::ALL).after(vec![folder.to_owned()])
}

/// Each request has a budget for scripts. The server refuses a request that exceeds it, and the
/// request changes nothing.
#[test]
fn scripts_of_one_request_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = Table::new(heavy(folder.path()));
    table.package_index.package("heavy").expect("it can be played");
    let new = json!({ "game": "heavy", "scenario": "valley-vengeance", "seed": 1 }).to_string();
    let made = table.ask(("POST", "/api/matches"), "", "", "", &new).expect("it is made");
    let (id, key) = (text(&made, "id"), text(&made, "key"));
    for step in 0..24 {
        let seen = table.get("/api/matches/{id}", id, "", key).expect("it is there");
        let side = text(&seen["decision"], "side").to_owned();
        let own = table.get("/api/matches/{id}", id, &format!("?as={side}"), key);
        let own = own.expect("it is there");
        if step == 21 {
            of_decision(&table, id, key, &own, &side);
            looks_back(&table, id, key);
            news(&table, id, key);
        }
        let options = own["decision"]["options"].as_array().expect("options");
        let body = json!({ "rev": own["rev"], "ids": [options[step % options.len()]["id"]] });
        acts(&table, id, key, ("POST", "/api/matches/{id}/choose"), &body);
        if step % 8 == 7 {
            let now = table.get("/api/matches/{id}", id, "", key).expect("it is there");
            let body = json!({ "rev": now["rev"] });
            acts(&table, id, key, ("POST", "/api/matches/{id}/undo"), &body);
        }
    }
    let save = table.get("/api/matches/{id}/save", id, "", key).expect("it is there");
    let save = save.as_str().expect("a text");
    for address in ["/api/saves", "/api/replays"] {
        table.ask(("POST", routed("POST", address)), "", "", "", save);
    }
    assert!(table.too_dear.get() > 0, "nothing was dear");
    table.judge();
}

/// Sends a request that changes the match. A refusal must be due to the script budget and change
/// nothing. An undo may also be refused for other reasons.
fn acts(table: &Table, id: &str, key: &str, act: Route, body: &Value) {
    let state = || table.get("/api/matches/{id}", id, "", key).expect("it is there");
    let (before, dear) = (state(), table.too_dear.get());
    if table.ask(act, id, "", key, &body.to_string()).is_none() {
        let is_dear = table.too_dear.get() > dear;
        assert!(is_dear || act.1.ends_with("undo"), "it is refused for nothing else");
        table.rest(id);
        let after = state();
        assert_eq!((&after["rev"], &after["n"]), (&before["rev"], &before["n"]));
    }
}

/// Returns the number of answers in the match.
fn answers(table: &Table, id: &str, key: &str) -> u64 {
    let seen = table.get("/api/matches/{id}", id, "", key).expect("it is there");
    seen["n"].as_u64().expect("a number")
}

/// Requests several earlier positions, and the bot's hints for these positions.
fn looks_back(table: &Table, id: &str, key: &str) {
    let n = answers(table, id, key);
    for moment in [0, n / 3, n / 2, n.saturating_sub(1), n] {
        table.get("/api/matches/{id}/at/{n}", id, &format!("{moment}?as=usa"), key);
        for (level, side) in LEVELS.into_iter().zip(["", "&as=usa", "&as=csa", ""]) {
            let of = format!("{moment}?level={level}{side}");
            table.get("/api/matches/{id}/at/{n}/hint", id, &of, key);
        }
    }
}

/// Copying a match and taking back an answer both replay the answers of a play. Both produce the
/// same position whatever the script budget, and both consume the budget.
#[test]
fn a_copy_is_whole_on_any_budget() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = heavy(folder.path());
    let opened = library.open("heavy").expect("the game");
    let mut game = opened.begin_by_hand(setup("heavy", "valley-vengeance", 1)).expect("it begins");
    let mut spent = 0;
    for step in 0..24 {
        let Some(decision) = game.decision() else { break };
        for budget in [1, 100_000] {
            let (copy, left) = within(budget, || {
                let copy = game.copy();
                let _may_be_refused = copy.copy().undo();
                copy
            });
            assert_eq!(copy.records(), game.records(), "with {budget} left");
            assert_eq!(copy.decision(), game.decision(), "with {budget} left");
            spent += u32::from(left == 0);
        }
        game.choose(&decision.options[step % decision.options.len()].id).expect("it is offered");
    }
    assert!(spent > 0, "nothing was dear");
}
