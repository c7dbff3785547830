//! Memory use of a match on a server, in bytes.
//!
//! `ANSWERS=500 cargo test --workspace --test memory -- --nocapture` measures a shorter match and
//! prints the result.

use std::alloc::System;

use black_box::{TestLibrary, number, setup};
use blind_swords_table::{AnyEdition, Seat};
use kernel::PerSide;
use lobby::memory::Memory;
use lobby::seats::Place;
use lobby::{About, Kind, Live, Stored};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static COUNTED: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Maximum memory of a match that people play or watch, in bytes.
const MOST: usize = 500_000;
/// Maximum memory that stays allocated after a match was unloaded, in bytes.
const REST: usize = 1_000;

/// Returns the lines of a stored match with `answers` answers.
fn lines(answers: u32) -> Vec<String> {
    let setup = setup("stonewalls-sword", "slaughter-mountain", 5);
    let mut game =
        TestLibrary.open(&setup.package).expect("the game").begin(setup).expect("it begins");
    while game.answered() < answers as usize {
        let decision = game.decision().expect("it is long enough");
        let option = &decision.options[game.answered() * 7 % decision.options.len()].id;
        game.choose(option).expect("it is offered");
    }
    game.journal().lines().to_vec()
}

fn stored(lines: &[String]) -> Stored {
    let about = About {
        id: "counted".to_owned(),
        title: String::new(),
        game: "stonewalls-sword".to_owned(),
        scenario: "slaughter-mountain".to_owned(),
        kind: Kind::Match,
        listed: false,
        over: false,
        closed: false,
        touched: 0,
        maker: None,
    };
    let seats = PerSide::from_fn(|_| Place::of(Seat::Human));
    let (chat, damage) = (Vec::new(), Vec::new());
    Stored { about, seats, lines: lines.to_vec(), kept: lines.len(), chat, damage }
}

#[test]
fn a_match_takes_little() {
    let (lines, package_index, match_store) =
        (lines(number("ANSWERS", 2000)), lobby::PackageIndex::new(TestLibrary), Memory::default());
    let load = || Live::load(stored(&lines), &package_index, &match_store).expect("it is whole");
    // Load one match before the measurement, so that data shared by all matches is not counted.
    drop(load());
    let counting = Region::new(COUNTED);
    let held = || {
        let change = counting.change();
        change.bytes_allocated - change.bytes_deallocated
    };
    let live = load();
    let (answers, facts, played) = (live.game.answered(), live.game.facts(), held());
    let copy = live.game.copy();
    let copied = held() - played;
    drop((copy, live));
    println!(
        "{answers} answers, {facts} facts: {played} bytes; a copy of it {copied}; after it {}",
        held()
    );
    assert!(played < MOST, "a match of {answers} answers takes {played} bytes");
    assert!(
        copied < played / 4,
        "a copy shares what it does not change: {copied} of {played} bytes"
    );
    assert!(held() < REST, "{} bytes are left of a match that was let go", held());
}
