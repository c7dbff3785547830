//! Microbenchmarks of Brigade Battles.

use std::hint::black_box;

use ::black_box::root;
use brigade_battles::check::{movement, reach};
use brigade_battles::choice::Mover;
use brigade_battles::{BrigadeBattles, Position};
use brigade_battles_documents::BRIGADE_BATTLES;
use brigade_battles_documents::table::{Opened, ready};
use divan::Bencher;
use divan::counter::ItemsCount;
use document::{Folder, Sources, render};
use kernel::Playing;
use session::{Edition, Options};

fn opened() -> Opened {
    let folder = Folder::on_disk(root().join("games/cedar-mountain-cwbbs"));
    let sources = Sources::read(&[&BRIGADE_BATTLES], &folder, &[]);
    let report = sources.map(|sources| brigade_battles_documents::inspect(&sources));
    let loaded = report.and_then(document::Report::playable);
    ready(&loaded.unwrap_or_else(|problems| panic!("{}", render::plain(&problems))))
}

/// Benchmarks the movement ranges of all units on the map at the start of a scenario. The time for
/// one item is the time for one range.
#[divan::bench]
fn movement_ranges_of_all_units(bencher: Bencher<'_, '_>) {
    let rules = opened().rules("historical", &Options::new()).expect("a good scenario");
    let board = BrigadeBattles::start(&rules);
    let position = Position { package: &rules, board: &board };
    let units = board.units_on_map().map(Mover::Unit);
    let walks: Vec<_> = units.filter_map(|mover| movement::walk(position, mover)).collect();
    let size = |walk| reach::ways(position, black_box(walk)).stops().len();
    bencher
        .counter(ItemsCount::new(walks.len()))
        .bench_local(|| walks.iter().map(size).sum::<usize>());
}
