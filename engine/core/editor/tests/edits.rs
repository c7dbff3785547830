//! Properties of edits, on built-in games and the templates of all rule systems.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex};

use document::{Diagnostic, Folder, Sources};
use editor::{ArrivalWords, Disk, Edit, Model, Session, Unsaved};
use kernel::{HexNumber, HexPair, Side};
use proptest::prelude::*;
use registry::{Folders, GAMES, OPENINGS, Opening};

/// Files in memory, shared with the test.
#[derive(Clone)]
struct Memory(Arc<Mutex<Sources>>);

impl Memory {
    fn new(sources: &Sources) -> Memory {
        Memory(Arc::new(Mutex::new(sources.clone())))
    }

    fn text(&self, path: &str) -> String {
        let sources = self.0.lock().expect("no panic");
        sources.package.get(path).map(|file| file.text.clone()).unwrap_or_default()
    }

    fn change(&self, path: &str, from: &str, to: &str) {
        let text = self.text(path);
        assert!(text.contains(from), "{path} has {from}");
        self.write(path, &text.replacen(from, to, 1)).expect("memory");
    }
}

impl Disk for Memory {
    fn read(&self) -> Result<Sources, Vec<Diagnostic>> {
        Ok(self.0.lock().expect("no panic").clone())
    }

    fn write(&self, path: &str, text: &str) -> io::Result<()> {
        self.0.lock().expect("no panic").set(path, text);
        Ok(())
    }
}

/// Built-in games with a map, and the templates of all systems.
static PACKAGES: LazyLock<Vec<Sources>> = LazyLock::new(|| {
    let games = built_in().into_iter().filter(|it| it.package.get("map.yaml").is_some());
    let templates = OPENINGS.iter().map(|of| template(of.dialect.id));
    games.chain(templates.map(|it| library().read(&it).expect("a package"))).collect()
});

fn library() -> Folders<Opening> {
    Folders::new("", &OPENINGS).before(&GAMES)
}

fn built_in() -> Vec<Sources> {
    let games = Folder::built_in(&GAMES);
    let names = games.names().expect("games").into_iter();
    names.filter_map(|name| library().read(&games.join(&name)).ok()).collect()
}

fn template(system: &str) -> Folder {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../systems/registry/template");
    Folder::on_disk(folder.join(system))
}

fn opened(sources: &Sources) -> (Session, Memory) {
    let memory = Memory::new(sources);
    (Session::open(Box::new(memory.clone())), memory)
}

/// Returns a template of the first system.
fn small() -> (Session, Memory) {
    opened(&PACKAGES[PACKAGES.len() - OPENINGS.len()])
}

fn texts(session: &Session) -> BTreeMap<String, String> {
    let package = session.package().expect("a package");
    package.texts().map(|(path, text)| (path.to_owned(), text.to_owned())).collect()
}

fn hex(text: &str) -> HexNumber {
    text.parse().expect("a hex")
}

/// Chooses an element by a random number.
fn pick<T: Clone>(all: impl IntoIterator<Item = T>, n: u32) -> Option<T> {
    let all: Vec<T> = all.into_iter().collect();
    all.get(usize::try_from(n).expect("small") % all.len().max(1)).cloned()
}

/// Returns an edit that random numbers choose, and the edit that takes it back to the same bytes, if
/// there is one.
fn chosen(session: &Session, [what, a, b, c]: [u32; 4]) -> Option<(Edit, Option<Edit>)> {
    let model = session.model();
    let layout = session.layout();
    let grid = session.package()?.grid()?;
    let at = pick(grid.hexes(), a)?;
    let beside = pick(grid.neighbours(at), b)?;
    let (hex, beside) = (grid.number(at), grid.number(beside));
    let word = |list: &str, n| {
        let words = layout[list].as_array()?;
        let word = &words.get(usize::try_from(n).ok()? % words.len().max(1))?;
        word["id"].as_str().or_else(|| word.as_str()).map(str::to_owned)
    };
    let scenario = pick(model.scenarios.keys().cloned(), b)?;
    let set_up = &model.scenarios[&scenario];
    let unit = word("units", c)?;
    let edit = match what % 9 {
        0 => {
            let (hexes, old) = (vec![hex], model.map.terrain.get(&hex)?.clone());
            let back = Edit::Terrain { hexes: hexes.clone(), to: old };
            let to = model.map.terrain.values().nth(c as usize % model.map.terrain.len())?;
            (Edit::Terrain { hexes, to: to.clone() }, Some(back))
        }
        1 => {
            let (hexes, old) = (vec![hex], model.map.levels.get(&hex)?.clone());
            let back = Edit::Level { hexes: hexes.clone(), to: old };
            let to = model.map.levels.values().nth(c as usize % model.map.levels.len())?;
            (Edit::Level { hexes, to: to.clone() }, Some(back))
        }
        2 => {
            let (kind, side) = (word("sides", c)?, HexPair(hex, beside));
            let all = model.map.sides.get(&kind);
            let there =
                all.is_some_and(|all| all.contains(&side) || all.contains(&HexPair(beside, hex)));
            let back = Edit::RemoveSide { kind: kind.clone(), side };
            let has_list = all.is_some();
            (Edit::AddSide { kind, side }, (!there && has_list).then_some(back))
        }
        3 => {
            let (kind, all) = pick(&model.map.sides, c)?;
            (Edit::RemoveSide { kind: kind.clone(), side: pick(all.iter().copied(), b)? }, None)
        }
        4 => {
            let (name, road) = pick(&model.map.roads, c)?;
            let (name, kind) = (name.clone(), road.kind.clone());
            let old =
                Edit::Road { name: name.clone(), kind: kind.clone(), path: road.path.clone() };
            let mut path = road.path.clone();
            let end = grid.hex(*path.last()?)?;
            path.push(grid.number(pick(grid.neighbours(end), b)?));
            (Edit::Road { name, kind, path }, Some(old))
        }
        5 => {
            let there = model.map.places.contains_key(&hex);
            let back = Edit::Place { hex, name: String::new() };
            (Edit::Place { hex, name: format!("Hill \"{c}\"") }, (!there).then_some(back))
        }
        6 => {
            let facing = None;
            let to = (c % 5 != 0).then_some(hex);
            let there = set_up.units.get(&unit);
            let back = Edit::Unit {
                scenario: scenario.clone(),
                unit: unit.clone(),
                hex: None,
                facing: None,
            };
            let had = !set_up.units.is_empty();
            (
                Edit::Unit { scenario, unit, hex: to, facing },
                (there.is_none() && had).then_some(back),
            )
        }
        7 => {
            let single = layout["arrivals"] == "single";
            let arrival = ArrivalWords {
                name: if single { String::new() } else { "Reserves: late".to_owned() },
                side: (!single).then_some(Side::Usa),
                turn: 3,
                hex: Some(hex),
                brigade: None,
                units: vec![unit],
            };
            let index = set_up.arrivals.len();
            let back = Edit::RemoveArrival { scenario: scenario.clone(), index };
            (Edit::AddArrival { scenario, arrival }, (index > 0).then_some(back))
        }
        _ => {
            let there = set_up.objectives.iter().any(|it| it.hex == hex);
            let side = Side::BOTH[usize::from(c % 2 == 0)];
            let back = Edit::Objective { scenario: scenario.clone(), hex, side, points: None };
            let listed = layout["objectives"] == "listed";
            let has_list = set_up.objectives.iter().any(|it| listed || it.side == side.id());
            let points = Some(i64::from(c % 9) + 1);
            (Edit::Objective { scenario, hex, side, points }, (!there && has_list).then_some(back))
        }
    };
    Some(edit)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    /// An edit and its inverse give the same bytes, and undoing all steps gives the first bytes. The
    /// model after each edit is that of the documents, which [`Session::apply`] compares with the
    /// expected one.
    #[test]
    fn edits_can_be_taken_back(package in 0..PACKAGES.len(), moves in prop::collection::vec(any::<[u32; 4]>(), 1..8)) {
        let (mut session, _) = opened(&PACKAGES[package]);
        let first = texts(&session);
        for numbers in moves {
            let Some((edit, back)) = chosen(&session, numbers) else { continue };
            let before = texts(&session);
            match session.apply(vec![edit.clone()]) {
                Err(problem) => {
                    prop_assert!(!problem.to_string().contains("form of YAML"), "{edit:?}: {problem}");
                    prop_assert_eq!(&texts(&session), &before);
                }
                Ok(()) => {
                    prop_assert_eq!(session.model(), &Model::read(session.package().expect("a package")));
                    if let Some(back) = back {
                        session.apply(vec![back.clone()]).expect("the inverse");
                        prop_assert_eq!(&texts(&session), &before, "{:?} and {:?}", edit, back);
                        session.undo();
                    }
                }
            }
        }
        let last = texts(&session);
        let (steps, _) = session.steps();
        (0..steps).for_each(|_| session.undo());
        prop_assert_eq!(texts(&session), first);
        (0..steps).for_each(|_| session.redo());
        prop_assert_eq!(texts(&session), last);
    }

    /// A package with damaged documents opens, shows itself, and refuses or accepts edits.
    #[test]
    fn damage_is_no_panic(package in 0..PACKAGES.len(), cuts in prop::collection::vec(any::<[u32; 3]>(), 1..4), numbers in any::<[u32; 4]>()) {
        let mut sources = PACKAGES[package].clone();
        for [file, at, what] in cuts {
            let Some((path, text)) = pick(sources.package.iter().map(|(path, file)| (path.to_owned(), file.text.clone())), file) else { continue };
            let mut letters: Vec<char> = text.chars().collect();
            let at = at as usize % letters.len().max(1);
            match what % 4 {
                0 => letters.truncate(at),
                1 => letters.insert(at, '"'),
                2 => letters.insert(at, '\n'),
                _ => drop(letters.drain(at..(at + 40).min(letters.len()))),
            }
            sources.set(&path, &letters.into_iter().collect::<String>());
        }
        let (mut session, _) = opened(&sources);
        session.layout();
        session.state();
        if let Some((edit, _)) = chosen(&session, numbers) {
            let before = texts(&session);
            if session.apply(vec![edit]).is_err() {
                prop_assert_eq!(&texts(&session), &before);
            }
            session.undo();
            prop_assert_eq!(texts(&session), before);
        }
    }
}

#[test]
fn only_the_letter_of_a_hex_changes() {
    let (mut session, _) = small();
    let before = texts(&session);
    session
        .apply(vec![Edit::Terrain { hexes: vec![hex("0505")], to: "woods".into() }])
        .expect("woods");
    let after = texts(&session);
    let changed: Vec<_> =
        before["map.yaml"].lines().zip(after["map.yaml"].lines()).filter(|(a, b)| a != b).collect();
    assert_eq!(
        changed,
        [(r#"    "05": ". . w . . . . . w w""#, r#"    "05": ". . w . w . . . w w""#)]
    );
    session.undo();
    assert_eq!(texts(&session), before);
}

#[test]
fn a_new_terrain_gets_a_letter() {
    let (mut session, memory) = small();
    memory.change(
        "tables.yaml",
        "general-casualties:",
        "terrain:\n  kinds: {+orchard: {name: Orchard}}\ngeneral-casualties:",
    );
    session.look();
    session
        .apply(vec![Edit::Terrain { hexes: vec![hex("0101"), hex("1210")], to: "orchard".into() }])
        .expect("an orchard");
    let map = &texts(&session)["map.yaml"];
    assert!(map.contains(r#"legend: {".": clear, "o": orchard, "w": woods}"#), "{map}");
    assert!(map.contains(r#""01": "o w"#) && map.contains(r#"w . o""#), "{map}");
    let problem = session.apply(vec![Edit::Terrain { hexes: vec![hex("0101")], to: "sea".into() }]);
    assert!(problem.expect_err("no sea").to_string().contains("map.yaml:1:1: `sea` is not known"));
}

#[test]
fn slopes_follow_from_the_levels() {
    let (mut session, _) = small();
    let before = texts(&session);
    session.apply(vec![Edit::Slopes { hexes: Vec::new() }]).expect("slopes");
    assert_eq!(texts(&session), before, "the template has all its slopes");
    session
        .apply(vec![
            Edit::Level { hexes: vec![hex("0303")], to: "3".into() },
            Edit::Slopes { hexes: vec![hex("0303")] },
        ])
        .expect("a steep hill");
    let map = &texts(&session)["map.yaml"];
    assert!(map.contains(r#"legend: {"1": 1, "2": 2, "3": 3}"#), "{map}");
    assert!(
        map.contains("steep: [0202/0303, 0203/0303,") && !map.contains("steep: [0303"),
        "{map}"
    );
    session.undo();
    assert_eq!(texts(&session), before);
}

#[test]
fn a_unit_moves_with_the_comments_of_its_line() {
    let (mut session, memory) = small();
    let file = "scenarios/meeting.yaml";
    memory.change(file, "[2nd-alden]", "[2nd-alden]  # on the left");
    session.look();
    let unit = |unit: &str, hex: Option<&str>| Edit::Unit {
        scenario: "meeting".into(),
        unit: unit.into(),
        hex: hex.map(self::hex),
        facing: None,
    };
    session.apply(vec![unit("2nd-alden", Some("0404"))]).expect("a move");
    session
        .apply(vec![unit("4th-brooke", Some("0404")), unit("3rd-alden", None)])
        .expect("a stack");
    let text = &texts(&session)[file];
    assert!(text.contains("    \"0404\": [2nd-alden, 4th-brooke]  # on the left\n"), "{text}");
    assert!(!text.contains("3rd-alden"), "{text}");
    let stranger = session.apply(vec![unit("nobody", Some("0404"))]);
    assert!(stranger.expect_err("no unit").to_string().contains("there is no unit `nobody`"));
}

#[test]
fn changes_of_others_are_not_overwritten() {
    let (mut session, memory) = small();
    let paint = |hex: &str| vec![Edit::Terrain { hexes: vec![self::hex(hex)], to: "woods".into() }];
    memory.change("map.yaml", "# The map.", "# The ground.");
    assert_eq!(session.look(), Vec::<String>::new(), "no edit is unsaved");
    assert!(texts(&session)["map.yaml"].contains("# The ground."));
    session.apply(paint("0505")).expect("woods");
    memory.change("map.yaml", "# The ground.", "# The land.");
    assert_eq!(session.look(), ["map.yaml"]);
    assert!(matches!(session.save(), Err(Unsaved::Changed(_))));
    assert!(memory.text("map.yaml").contains(r#""05": ". . w . . ."#), "nothing was written");
    assert_eq!(session.rebase(), Vec::<String>::new());
    session.save().expect("saved");
    let saved = memory.text("map.yaml");
    assert!(saved.contains("# The land.") && saved.contains(r#""05": ". . w . w ."#), "{saved}");
    assert_eq!(session.unsaved(), Vec::<String>::new());
}

#[test]
fn an_overlay_refuses_edits_of_the_extended_map() {
    let overlay = built_in().into_iter().find(|it| it.package.get("map.yaml").is_none());
    let (mut session, _) = opened(&overlay.expect("an overlay"));
    assert!(!session.model().map.terrain.is_empty(), "the map is shown");
    let problem =
        session.apply(vec![Edit::Terrain { hexes: vec![hex("1010")], to: "woods".into() }]);
    assert!(problem.expect_err("an overlay").to_string().contains("extends another one"));
}
