//! The package of the Terrible Swift Sword family: it is read, and its games end.

mod told;

use std::sync::Arc;

use black_box::root;
use document::{Folder, Sources};
use kernel::{Answer, Ask, Dice, Die, Driver, Log, Playing, Position, Switch};
use terrible_swift_sword::board::Stage;
use terrible_swift_sword::check::breaches;
use terrible_swift_sword::game::{ScenarioId, SightLevel};
use terrible_swift_sword::{Rules, Table, TerribleSwiftSword};
use terrible_swift_sword_documents::{Loaded, Report, TERRIBLE_SWIFT_SWORD, inspect};

fn report(change: impl FnOnce(&mut Sources)) -> Report {
    let folder = root().join("games/stonewall-1862");
    let folder = Folder::on_disk(folder);
    let mut sources =
        Sources::read(&[&TERRIBLE_SWIFT_SWORD], &folder, &[]).expect("the package can be read");
    change(&mut sources);
    inspect(&sources)
}

pub fn loaded() -> Loaded {
    let report = report(|_| ());
    assert!(report.diagnostics.is_empty(), "{}", document::render::plain(&report.diagnostics));
    report.loaded.expect("a package without problems")
}

pub fn rules(loaded: &Loaded) -> Rules {
    Rules {
        game: Arc::clone(&loaded.game),
        scenario: ScenarioId(0),
        variants: loaded.variants,
        options: vec![Switch::Off; loaded.game.scenarios[0].options.len()],
        lesson: None,
    }
}

/// The totals of the brigades are those of the sheet. ST 20.3. ST-BCE-06.
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
    assert_eq!((ratings, strength(&troops), points), (63, 102, 170));
    assert_eq!(strength(&batteries), 51);
}

/// Levels of named hexes. ST 10.62, 10.67. ST-LOS-02, ST-TER-02.
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

/// Driver that answers at random from a seed, and sets up as the battle began.
struct Wild(u64);

impl Wild {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }

    fn die(&mut self) -> Die {
        Die::OF_SIX[self.below(6)]
    }
}

impl Driver<TerribleSwiftSword> for Wild {
    fn answer(
        &mut self,
        ask: &Ask<TerribleSwiftSword>,
        position: terrible_swift_sword::Position<'_>,
    ) -> Option<Answer<TerribleSwiftSword>> {
        match ask {
            Ask::Choose { options, .. } => {
                let historical =
                    options.iter().find(|choice| choice.id(&position.package.game) == "historical");
                let picked = self.below(options.len());
                Some(Answer::Choice(historical.copied().unwrap_or(options[picked])))
            }
            Ask::Roll { throw, .. } => Some(Answer::Dice(match throw.count() {
                2 => Dice::Two(self.die(), self.die()),
                _ => Dice::One(self.die()),
            })),
            Ask::Draw { .. } => None,
        }
    }
}

/// Random games from the historical set-up keep every invariant and end. ST-SEQ-08.
#[test]
fn games_from_the_set_up_end() {
    let rules = Arc::new(rules(&loaded()));
    for seed in 1..=2 {
        let start = TerribleSwiftSword::start(&rules);
        let mut table = Table::new(Arc::clone(&rules), start, Box::new(Wild(seed)), Log::Dropped);
        let mut plays = 0;
        while table.board().stage() != Stage::Over {
            let before = table.board().clone();
            if let Err(stopped) = table.play() {
                panic!(
                    "seed {seed}, play {plays}: {stopped:?} at {:?}",
                    table.pending().map(|it| &it.ask)
                );
            }
            let position = Position { package: &*rules, board: table.board() };
            let found = breaches::between_plays(position, Some(&before));
            assert!(found.is_empty(), "seed {seed}, play {plays}: {found:?}");
            plays += 1;
            assert!(plays < 20_000, "seed {seed} does not end");
        }
    }
}
