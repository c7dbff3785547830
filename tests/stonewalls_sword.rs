//! Package of Stonewall's Sword. It loads without diagnostics. The tests count its contents, so
//! that a lost or changed value is detected.

use std::collections::BTreeMap;
use std::path::PathBuf;

use blind_swords::game::{Arm, Chit, HexsideGround, HexsideWater, RoadInHex, Slope};
use blind_swords_documents::Loaded;
use blind_swords_documents::render::{self, Style};
use blind_swords_table::{Edition, Match};
use kernel::Side;

fn load() -> Loaded {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../games/stonewalls-sword");
    blind_swords_documents::load(&folder).unwrap_or_else(|problems| {
        let texts: Vec<String> =
            problems.iter().map(|problem| render::human(problem, Style::Plain)).collect();
        panic!("{}", texts.join("\n\n"));
    })
}

fn counted<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_default() += 1;
    }
    counts
}

#[test]
fn it_loads_without_a_complaint() {
    let loaded = load();
    let warnings: Vec<String> =
        loaded.warnings.iter().map(|warning| render::human(warning, Style::Plain)).collect();
    assert!(warnings.is_empty(), "{}", warnings.join("\n\n"));
    assert_eq!(loaded.game.id, "stonewalls-sword");
    assert_eq!(loaded.hash.to_string().len(), 64);
}

#[test]
fn every_hex_has_its_ground() {
    let game = load().game;
    assert_eq!(game.map.hexes.len(), 518);
    let terrain = game.map.hexes.iter().map(|hex| game.terrain.kind(hex.terrain).id.as_str());
    let expected =
        [("angled", 9), ("clear", 323), ("cornfield", 29), ("summit", 4), ("woods", 153)];
    assert_eq!(counted(terrain), expected.into());
    let levels = game.map.hexes.iter().map(|hex| hex.level);
    let expected =
        [(1, 15), (2, 69), (3, 100), (4, 92), (5, 122), (6, 59), (7, 34), (8, 9), (9, 8), (10, 10)];
    assert_eq!(counted(levels), expected.into());
    let count = |test: fn(&blind_swords::game::HexGround) -> bool| {
        game.map.hexes.iter().filter(|hex| test(hex)).count()
    };
    assert_eq!(count(|hex| hex.road == RoadInHex::Present), 123);
    assert_eq!(count(|hex| hex.water.is_some()), 23);
    assert_eq!(count(|hex| hex.name.is_some()), 15);
}

#[test]
fn every_hexside_has_its_features() {
    let game = load().game;
    let count = |test: fn(&HexsideGround) -> bool| {
        game.map.hexsides.iter().flatten().filter(|side| test(side)).count()
    };
    assert_eq!(count(|side| side.slope == Some(Slope::UP)), 196);
    assert_eq!(count(|side| side.slope == Some(Slope::DOWN)), 196);
    assert_eq!(count(|side| side.slope == Some(Slope::STEEP_UP)), 38);
    assert_eq!(count(|side| side.slope == Some(Slope::STEEP_DOWN)), 38);
    assert_eq!(count(|side| side.water == Some(HexsideWater::Stream)), 2 * 70);
    assert_eq!(count(|side| side.water == Some(HexsideWater::Pond)), 2 * 3);
    assert_eq!(count(|side| side.road.is_some()), 2 * 125);
    assert_eq!(game.map.roads.len(), 12);
    let links: usize = game.map.roads.iter().map(|road| road.path.len() - 1).sum();
    assert_eq!(links, 125);
}

#[test]
fn the_order_of_battle_is_complete() {
    let game = load().game;
    let of = |side: Side, arm: Arm| {
        let units = game.units.iter().filter(|unit| unit.side == side && unit.arm == arm);
        let strength: i32 = units.clone().filter_map(|unit| unit.fresh).map(|f| f.sp.floor()).sum();
        (units.count(), strength)
    };
    assert_eq!(of(Side::Usa, Arm::Infantry), (37, 261));
    assert_eq!(of(Side::Csa, Arm::Infantry), (50, 259));
    assert_eq!(of(Side::Usa, Arm::Artillery), (7, 42));
    assert_eq!(of(Side::Csa, Arm::Artillery), (11, 35));
    assert_eq!(of(Side::Usa, Arm::Cavalry), (1, 3));
    assert_eq!((game.divisions.len(), game.brigades.len(), game.units.len()), (6, 20, 106));
    assert!(game.brigades.iter().all(|brigade| brigade.id != "stafford"));
}

/// SS 8.1: each side has seven event chits. The two Rebel Fatigue chits are copies of one chit.
#[test]
fn the_cup_is_complete() {
    let game = load().game;
    for side in Side::BOTH {
        let own = game.chits.iter().filter(|chit| chit.side == Some(side));
        let events = own.filter(|chit| chit.event().is_some());
        assert_eq!(events.map(|chit| chit.copies).sum::<u8>(), 7);
    }
    let chit =
        |id: &str| -> &Chit { game.chits.iter().find(|chit| chit.id == id).expect("a chit") };
    assert_eq!(chit("rebel-fatigue").copies, 2);
    assert!(chit("banks").leader().is_some_and(|leader| leader.rating.is_none()));
    assert!(chit("jackson").leader().is_some_and(|leader| leader.always_in_game));
}

#[test]
fn scenarios_are_set_up() {
    let game = load().game;
    let [valley, slaughter] = &game.scenarios[..] else { panic!("two scenarios") };
    assert_eq!(
        (valley.id.as_str(), valley.first_turn, valley.last_turn),
        ("valley-vengeance", 7, 11)
    );
    assert_eq!(valley.time(7), "5:40");
    assert_eq!((valley.setup.len(), valley.reinforcements.len()), (60, 3));
    let last = (slaughter.id.as_str(), slaughter.first_turn, slaughter.last_turn);
    assert_eq!(last, ("slaughter-mountain", 1, 14));
    assert_eq!((slaughter.setup.len(), slaughter.reinforcements.len()), (63, 5));
    assert_eq!((slaughter.frozen_brigades.len(), slaughter.frozen_units.len()), (2, 2));
    assert_eq!((slaughter.options.len(), slaughter.tracks.len()), (3, 2));
}

/// The first line of each document names the document's schema, for use by editors.
#[test]
fn every_document_names_its_schema() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../games/stonewalls-sword");
    let scenarios = folder.join("scenarios").read_dir().expect("scenarios");
    let scenarios = scenarios.map(|entry| entry.expect("a file").path());
    let documents = ["game", "map", "units", "tables", "chits"];
    let documents = documents.map(|name| folder.join(format!("{name}.yaml")));
    for path in documents.into_iter().chain(scenarios) {
        let text = std::fs::read_to_string(&path).expect("a document");
        let line = text.lines().next().and_then(|line| line.split_once("$schema="));
        let (_, schema) = line.unwrap_or_else(|| panic!("{} names no schema", path.display()));
        assert!(path.with_file_name(schema).is_file(), "{schema} is not there");
    }
}

/// Every value of the package has an origin, and the number of values from each origin is as
/// expected.
#[test]
fn provenance_is_complete() {
    let loaded = load();
    let total = loaded.provenance.total();
    assert_eq!((total.rulebook, total.historical, total.reconstructed), (394, 110, 2162));
    let share = |section: &str| {
        loaded.provenance.sections.iter().find(|share| share.section == section).expect("a section")
    };
    assert_eq!(share("set-up").reconstructed, 0);
    assert_eq!(share("victory").reconstructed, 0);
    assert_eq!(share("fire shifts").reconstructed, 0);
}

/// Returns the turn on which a scenario begins.
fn first_turn(scenario: &str) -> u8 {
    let (loaded, opened) = black_box::game("stonewalls-sword");
    let setup = black_box::setup(&loaded.game.id, scenario, 1);
    let rules = opened.rules(scenario, &setup.options).expect("a scenario");
    let game = Match::new(setup, &opened.hash, rules).expect("it can be played");
    game.position().board.turn()
}

/// SC1-01: *Valley Vengeance* begins on turn 7.
#[test]
fn the_short_battle_begins_on_turn_seven() {
    assert_eq!(first_turn("valley-vengeance"), 7);
}

/// SC2-01: *Slaughter Mountain* begins on turn 1.
#[test]
fn the_long_battle_begins_on_turn_one() {
    assert_eq!(first_turn("slaughter-mountain"), 1);
}
