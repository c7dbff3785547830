//! Microbenchmarks for `book/src/contribute/performance.md`. Each runs on the board of a real
//! match.
//!
//! `cargo bench -p benches` prints the results and the memory use of the program. To measure
//! whole games, use `swords run simulate`.

mod brigade_battles;
mod terrible_swift_sword;

use std::hint::black_box;
use std::sync::Arc;

use ::black_box::root;
use black_box::TestLibrary;
use blind_swords::check::{legality, movement, sight};
use blind_swords::game::{Arm, Order, UnitId};
use blind_swords::position_ext::only;
use blind_swords::question::{
    Begun, FireQuestion, MoveOrder, MoveQuestion, Occasion, Pace, Volley, Walk,
};
use blind_swords::rules::Rules;
use blind_swords::view;
use blind_swords::{Board, Position, PositionExt};
use blind_swords_table::{Asking, Chance, Edition, Match, Options, Seat, Setup, save};
use divan::Bencher;
use divan::counter::{BytesCount, ItemsCount};
use kernel::{HexId, Lines, PerSide, Side, Sixteenths};
use laboratory::Plan;
use laboratory::simulate::{Care, simulate};

// The program `swords` uses the same allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const PACKAGE: &str = "stonewalls-sword";
const SCENARIO: &str = "slaughter-mountain";

fn main() {
    divan::main();
}

fn setup(seats: PerSide<Seat>) -> Setup {
    let (package, scenario) = (PACKAGE.to_owned(), SCENARIO.to_owned());
    Setup {
        package,
        scenario,
        options: Options::new(),
        seats,
        seed: 1.into(),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    }
}

/// Rules of the benchmark's scenario, and the board at its start.
struct Field {
    rules: Arc<Rules>,
    board: Board,
}

impl Field {
    fn new() -> Self {
        let opened = TestLibrary.open(PACKAGE).expect("a good package");
        let rules = opened.rules(SCENARIO, &Options::new()).expect("a good scenario");
        let board = Board::start(&rules);
        Self { rules, board }
    }

    fn position(&self) -> Position<'_> {
        Position { package: &self.rules, board: &self.board }
    }

    /// Returns all pairs of hexes at a distance between two and the longest weapon range.
    fn pairs(&self) -> Vec<(HexId, HexId)> {
        let map = &self.rules.game.map;
        let near = |from| {
            let near = map
                .grid
                .hexes()
                .filter(move |&to| (2..=map.lines.reach()).contains(&map.grid.distance(from, to)));
            near.map(move |to| (from, to))
        };
        map.grid.hexes().flat_map(near).collect()
    }

    /// Returns a unit's move with six movement points left, before its first step.
    fn walk(&self) -> Walk {
        let brigade = self.rules.game.brigades.iter().position(|brigade| {
            brigade.units.iter().any(|&unit| self.board.hex_of(unit).is_some())
        });
        let brigade = blind_swords::game::BrigadeId::from_index(brigade.expect("a brigade"));
        let on_map = |unit: &&UnitId| self.board.hex_of(**unit).is_some();
        let units = &self.rules.game.brigades[brigade.index()].units;
        let unit = *units.iter().find(on_map).expect("a unit on the map");
        let order = MoveOrder::Brigade(brigade, Order::Maneuver);
        let here = self.board.hex_of(unit).expect("it is on the map");
        let (left, pace) = (Sixteenths::whole(6), Pace::Ordinary);
        Walk { order, movers: only(unit), here, left, begun: Begun::NotYet, pace }
    }
}

/// Benchmarks the computation of all lines of sight up to the longest range, without a cache. The
/// hexes that a line crosses depend only on the offset between the ends of the line.
#[divan::bench]
fn sight_first_ever(bencher: Bencher<'_, '_>) {
    let field = Field::new();
    let reach = field.rules.game.map.lines.reach();
    let lines = 3 * u32::from(reach) * (u32::from(reach) + 1);
    bencher.counter(ItemsCount::new(lines)).bench_local(|| Lines::up_to(black_box(reach)));
}

/// Benchmarks the look-up of the hexes that each line of sight crosses, without looking at their
/// contents.
#[divan::bench]
fn sight_hexes_of_a_line(bencher: Bencher<'_, '_>) {
    let field = Field::new();
    let (pairs, map) = (field.pairs(), &field.rules.game.map);
    bencher.counter(ItemsCount::new(pairs.len())).bench_local(|| {
        pairs.iter().filter_map(|&(a, b)| map.lines.offsets(&map.grid, a, b)).count()
    });
}

/// Benchmarks the full line-of-sight check of SS 12.1a, which considers levels, terrain, enemy
/// units and friendly units.
#[divan::bench]
fn sight_with_units(bencher: Bencher<'_, '_>) {
    let field = Field::new();
    let (pairs, position) = (field.pairs(), field.position());
    bencher.counter(ItemsCount::new(pairs.len())).bench_local(|| {
        let clear =
            |&&(a, b): &&(HexId, HexId)| sight::trace(position, a, b, Side::Usa).blocked.is_none();
        pairs.iter().filter(clear).count()
    });
}

#[divan::bench]
fn movement_range_of_six_points(bencher: Bencher<'_, '_>) {
    let field = Field::new();
    let walk = field.walk();
    bencher.bench_local(|| movement::reachable(field.position(), black_box(&walk)));
}

#[divan::bench]
fn options_of_a_step(bencher: Bencher<'_, '_>) {
    let field = Field::new();
    let question = MoveQuestion::Hex(field.walk()).into();
    bencher.bench_local(|| legality::options(field.position(), black_box(&question)));
}

#[divan::bench]
fn options_of_a_battery(bencher: Bencher<'_, '_>) {
    let field = Field::new();
    let position = field.position();
    let mut units = position.on_map(Side::Csa);
    let is_gun = |&(unit, _): &(UnitId, HexId)| position.info(unit).arm == Arm::Artillery;
    let (gun, hex) = units.find(is_gun).expect("a battery");
    let volley = Volley::new(Side::Csa, Occasion::ArtilleryStep(hex));
    let question = FireQuestion::Target(volley, gun).into();
    bencher.bench_local(|| legality::options(position, black_box(&question)));
}

#[divan::bench]
fn board_clone(bencher: Bencher<'_, '_>) {
    let field = Field::new();
    bencher.bench_local(|| field.board.clone());
}

/// Benchmarks one script call with all limits of the sandbox in force.
#[divan::bench]
fn script_test(bencher: Bencher<'_, '_>) {
    let field = Field::new();
    let position = field.position();
    bencher
        .bench_local(|| position.package.scripts.test("can_quick_march", &arguments(), position));
}

fn arguments() -> [blind_swords::script::Argument; 2] {
    use blind_swords::script::Argument::{Chit, Side as Whose};
    [Whose(Side::Usa), Chit(blind_swords::game::ChitId(0))]
}

#[divan::bench]
fn view_as_json(bencher: Bencher<'_, '_>) {
    let field = Field::new();
    let position = field.position();
    let json = || {
        let seen = view::Seen::of(position, Side::Csa);
        serde_json::to_string(&view::of(position.package, &seen)).expect("a view is JSON")
    };
    bencher.counter(BytesCount::new(json().len())).bench_local(json);
}

#[divan::bench]
fn package_loaded(bencher: Bencher<'_, '_>) {
    let folder = root().join("games").join(PACKAGE);
    bencher.bench_local(|| blind_swords_documents::load(&folder).expect("a good package"));
}

/// Benchmarks whole games between bots, as `swords run simulate --jobs 1` does.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn twenty_random_games(bencher: Bencher<'_, '_>) {
    let opened = TestLibrary.open(PACKAGE).expect("a good package");
    let rules = opened.rules(SCENARIO, &Options::new()).expect("a good scenario");
    let setup = setup(PerSide { usa: Seat::Random, csa: Seat::Random });
    let plan = Plan::of(setup, 20, 1);
    bencher.counter(ItemsCount::new(plan.count())).bench_local(|| {
        simulate(&*opened, &rules, &plan, Care::Fast, &laboratory::Unwatched)
            .expect("games that end")
    });
}

/// Benchmarks the replay of a recorded match. The replay checks every answer and compares every
/// board hash.
#[divan::bench]
fn replay_of_a_match(bencher: Bencher<'_, '_>) {
    let opened = TestLibrary.open(PACKAGE).expect("a good package");
    let rules = opened.rules(SCENARIO, &Options::new()).expect("a good scenario");
    let seats = PerSide { usa: Seat::Random, csa: Seat::Random };
    let game = Match::new(setup(seats), &opened.hash, rules).expect("a game of bots");
    let text = game.journal().text();
    bencher
        .counter(ItemsCount::new(game.records().len()))
        .bench_local(|| save::replay(&text, &*opened, None).expect("its own save"));
}
