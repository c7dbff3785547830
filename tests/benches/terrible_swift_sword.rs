//! Microbenchmarks of Terrible Swift Sword, in the middle of a game between random players.

use std::hint::black_box;

use ::black_box::root;
use divan::Bencher;
use divan::counter::ItemsCount;
use document::{Folder, Sources, render};
use kernel::{HexId, PerSide};
use session::{Asking, Chance, Edition, Match, Options, Seat, Setup};
use terrible_swift_sword::check::{begin, route, sight};
use terrible_swift_sword::choice::Mover;
use terrible_swift_sword::{Position, TerribleSwiftSword};
use terrible_swift_sword_documents::TERRIBLE_SWIFT_SWORD;
use terrible_swift_sword_documents::table::{Opened, ready};

/// Number of answers before the position of the benchmarks, a Movement Phase.
const ANSWERS: usize = 700;

fn opened() -> Opened {
    let folder = Folder::on_disk(root().join("games/stonewall-1862"));
    let sources = Sources::read(&[&TERRIBLE_SWIFT_SWORD], &folder, &[]);
    let report = sources.map(|sources| terrible_swift_sword_documents::inspect(&sources));
    let loaded = report.and_then(document::Report::playable);
    ready(&loaded.unwrap_or_else(|problems| panic!("{}", render::plain(&problems))))
}

fn begun() -> Match<TerribleSwiftSword> {
    let (opened, random) = (opened(), Seat::Random);
    let scenario = opened.game.scenarios[0].id.clone();
    let rules = opened.rules(&scenario, &Options::new()).expect("a good scenario");
    let setup = Setup {
        package: opened.game.id.clone(),
        scenario,
        options: Options::new(),
        seats: PerSide { usa: random, csa: random },
        seed: 1.into(),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    };
    let mut game = Match::unstarted(setup, &opened.hash, rules);
    game.pause_after(ANSWERS);
    // It ends at the pause.
    let _ = game.run();
    game
}

/// Benchmarks the hexes to which each unit that can move finds a route. The time for one item is
/// the time for one unit.
#[divan::bench]
fn reach_of_all_units(bencher: Bencher<'_, '_>) {
    let game = begun();
    let position = game.position();
    let units = position.board.units_on_map().map(Mover::Unit);
    let walks = units.filter_map(|unit| begin::walk(position, unit));
    let walks: Vec<_> = walks.filter(|walk| route::lead_anywhere(position, walk)).collect();
    let reach = |walk| route::destinations(position, black_box(walk)).len();
    bencher
        .counter(ItemsCount::new(walks.len()))
        .bench_local(|| walks.iter().map(reach).sum::<usize>());
}

#[divan::bench]
fn sight_of_two_to_five_hexes(bencher: Bencher<'_, '_>) {
    let game = begun();
    bench_sight(bencher, game.position(), |_, range| (2..=5).contains(&range));
}

#[divan::bench]
fn clear_sight_of_ten_to_twenty_hexes(bencher: Bencher<'_, '_>) {
    let game = begun();
    let position = game.position();
    let is_clear = |(from, to)| sight::block(position, from, to).is_none();
    bench_sight(bencher, position, |pair, range| (10..=20).contains(&range) && is_clear(pair));
}

/// Benchmarks lines of sight from the hexes that hold units, as a fire phase asks for them.
fn bench_sight(
    bencher: Bencher<'_, '_>,
    position: Position<'_>,
    wanted: impl Fn((HexId, HexId), u8) -> bool,
) {
    let grid = &position.package.game.map.grid;
    let held = position.board.units_on_map().filter_map(|unit| position.board.hex_of(unit));
    let pairs = held.flat_map(|from| grid.hexes().map(move |to| (from, to)));
    let pairs: Vec<_> = pairs.filter(|pair| wanted(*pair, grid.distance(pair.0, pair.1))).collect();
    let is_clear = |&&(from, to): &&(HexId, HexId)| sight::block(position, from, to).is_none();
    bencher
        .counter(ItemsCount::new(pairs.len()))
        .bench_local(|| pairs.iter().filter(is_clear).count());
}
