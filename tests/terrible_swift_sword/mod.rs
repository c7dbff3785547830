//! Black-box tests of the Terrible Swift Sword family: its package, cases, whole games and
//! traceability.

mod fuzz;
mod golden;
mod opponent;
mod told;

use std::sync::Arc;

use black_box::{any_system, files_under, root};
use document::source::SourceFile;
use document::{Folder, Sources};
use kernel::{Direction, PerSide, Switch};
use laboratory::exercise::Depth;
use session::{Goal, Seat, Setup};
use terrible_swift_sword::Rules;
use terrible_swift_sword::game::{Rise, ScenarioId, SightLevel, Terrain};
use terrible_swift_sword_documents::table::{Opened, cases, ready};
use terrible_swift_sword_documents::{Loaded, Report, TERRIBLE_SWIFT_SWORD, inspect};

const PACKAGE: &str = "stonewall-1862";
const SCENARIO: &str = "kernstown";

fn opened() -> Opened {
    ready(&loaded())
}

fn setup(seed: u64, seats: PerSide<Seat>) -> Setup {
    Setup { seats, ..black_box::setup(PACKAGE, SCENARIO, seed) }
}

fn report(change: impl FnOnce(&mut Sources)) -> Report {
    let folder = root().join("games/stonewall-1862");
    let folder = Folder::on_disk(folder);
    let mut sources =
        Sources::read(&[&TERRIBLE_SWIFT_SWORD], &folder, &[]).expect("the package can be read");
    change(&mut sources);
    inspect(&sources)
}

pub(crate) fn loaded() -> Loaded {
    let report = report(|_| ());
    assert!(report.diagnostics.is_empty(), "{}", document::render::plain(&report.diagnostics));
    report.loaded.expect("a package without problems")
}

pub(crate) fn rules(loaded: &Loaded) -> Rules {
    Rules {
        game: Arc::clone(&loaded.game),
        scenario: ScenarioId(0),
        variants: loaded.variants,
        options: vec![Switch::Off; loaded.game.scenarios[0].options.len()],
        lesson: None,
    }
}

/// ST 20.3. ST-BCE-06: the figures of the brigades and their totals are those of the sheet.
#[test]
fn the_package_has_no_problems_and_the_totals_of_the_sheet() {
    let game = loaded().game;
    let ratings: u32 = game.brigades.iter().map(|brigade| u32::from(brigade.rating)).sum();
    let points: u32 = game.brigades.iter().map(|brigade| u32::from(brigade.points)).sum();
    let guns = |it: &&terrible_swift_sword::game::UnitInfo| it.rounds.is_some();
    let fighting = game.units.iter().filter(|unit| unit.brigade.is_some());
    let (batteries, troops): (Vec<_>, Vec<_>) = fighting.partition(guns);
    let strength = |units: &[&terrible_swift_sword::game::UnitInfo]| {
        units.iter().map(|unit| u32::from(unit.strength)).sum::<u32>()
    };
    let row = |brigade: usize| {
        let own = troops.iter().filter(|unit| unit.brigade.is_some_and(|it| it.index() == brigade));
        let info = &game.brigades[brigade];
        (info.rating, own.map(|unit| unit.strength).sum::<u8>(), info.points)
    };
    let union = [(9, 17, 30), (12, 20, 30), (12, 23, 30), (4, 8, 10)];
    let confederate = [(13, 16, 30), (7, 11, 20), (3, 4, 10), (3, 3, 10)];
    assert_eq!((0..8).map(row).collect::<Vec<_>>(), [union, confederate].concat());
    assert_eq!((ratings, strength(&troops), points), (63, 102, 170));
    assert_eq!(strength(&batteries), 51);
}

/// ST 10.62. ST-LOS-02, ST-TER-02: the levels of named hexes, and ridge level on both sides of each
/// ridge that is below the hilltops.
#[test]
fn named_hexes_have_the_levels_of_the_rulebook() {
    let game = loaded().game;
    let level = |number: &str| {
        let hex = game.map.grid.hex(number.parse().expect("digits")).expect("on the map");
        game.map.hex(hex).level
    };
    assert_eq!(["2219", "2303"].map(level), [SightLevel::Hilltop; 2]);
    assert_eq!(["1708", "1709"].map(level), [SightLevel::Ridge; 2]);
    assert_eq!(level("0723"), SightLevel::Ground);
    let ridges = game.map.grid.hexes().filter(|hex| {
        Direction::ALL.iter().any(|way| game.map.side(*hex, *way).rise == Rise::Ridge)
    });
    assert!(ridges.map(|hex| game.map.hex(hex).level).all(|level| level != SightLevel::Ground));
    let hilltops =
        game.map.grid.hexes().filter(|it| game.map.hex(*it).level == SightLevel::Hilltop);
    let hilltops: Vec<_> = hilltops.map(|hex| game.map.number(hex).to_string()).collect();
    assert_eq!(hilltops, ["2119", "2120", "2219", "2303", "2319", "2320"]);
}

/// ST-TER-01: the map has the rulebook's kinds of terrain and features, and no others.
#[test]
fn a_map_has_the_terrain_of_the_rulebook() {
    let one = |from: &str, to: &str| {
        let text = std::fs::read_to_string(root().join("games/stonewall-1862/map.yaml"));
        let changed = text.expect("a file").replacen(from, to, 1);
        report(|sources| sources.set("map.yaml", &changed)).loaded.is_some()
    };
    for (from, known, unknown) in [
        ("\"m\": marsh", "\"m\": woods", "\"m\": swamp"),
        ("  ridge: [", "  ridge: [", "  cliff: ["),
        ("  bridge: [", "  ford: [", "  ferry: ["),
        ("  stream: [", "  river: [", "  canal: ["),
        ("kind: pike", "kind: road", "kind: railway"),
        ("kind: road", "kind: trail", "kind: path"),
    ] {
        assert!(one(from, known), "{known}");
        assert!(!one(from, unknown), "{unknown}");
    }
    assert_eq!(Terrain::ALL.map(Terrain::id), ["clear", "woods", "town", "marsh"]);
}

/// A slip is reported at its place.
#[test]
fn slips_are_reported_where_they_are() {
    let one = |path: &str, from: &str, to: &str| {
        let text = std::fs::read_to_string(root().join("games/stonewall-1862").join(path));
        let changed = text.expect("a file").replacen(from, to, 1);
        let report = report(|sources| sources.set(path, &changed));
        assert!(report.loaded.is_none(), "{path}: {to}");
        document::render::plain(&report.diagnostics)
    };
    let told = one("scenarios/kernstown.yaml", "facing: S", "facing: X");
    assert!(told.contains("unknown direction `X`"), "{told}");
    let told = one("units.yaml", "weapon: \"T\"", "weapon: R");
    assert!(told.contains("a battery needs weapon N or T"), "{told}");
    let told = one("units.yaml", "brigade: kimball", "brigade: kimbal");
    assert!(told.contains("kimbal"), "{told}");
    let told = one("tables.yaml", "pin", "pinned");
    assert!(told.contains("pinned"), "{told}");
    let told = one("scenarios/kernstown.yaml", "last: 15", "last: 16");
    assert!(told.contains("expected one time for each turn"), "{told}");
}

#[test]
fn every_case_holds() {
    let opened = opened();
    let folder = root().join("games").join(PACKAGE).join("cases");
    for path in files_under(&folder, "yaml") {
        let text = std::fs::read_to_string(&path).expect("a file");
        let file = SourceFile::new(path.display().to_string(), text);
        let reports = cases::run(&opened, &file);
        let reports =
            reports.unwrap_or_else(|problems| panic!("{}", document::render::plain(&problems)));
        let failed: Vec<_> = reports.iter().filter(|report| !report.holds()).collect();
        assert!(failed.is_empty(), "{failed:#?}");
    }
}

/// ST-SEQ-08.
#[test]
fn every_game_ends() {
    let seats = PerSide { usa: Seat::Goal(Goal::Attack), csa: Seat::Mixed };
    any_system::games_end(&opened(), setup(2, seats), 4);
}

#[test]
fn games_are_examined_at_their_decisions() {
    let seats = PerSide { usa: Seat::Random, csa: Seat::Mixed };
    any_system::is_examined(&opened(), &setup(1, seats), Depth { every: 60, decisions: 900 });
}

#[test]
fn nothing_is_hidden() {
    let seats = PerSide { usa: Seat::Random, csa: Seat::Random };
    any_system::hides_nothing(&opened(), setup(7, seats));
}
