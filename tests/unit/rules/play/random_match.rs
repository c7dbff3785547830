//! Whole matches with random choices. Play never gets stuck, and the board keeps its invariants.

use std::sync::Arc;

use blind_swords::check::stacking;
use blind_swords::game::{Formation, Placement, Reinforcement};
use blind_swords::position_ext::{PositionExt, only};
use blind_swords::rules::Rules;
use blind_swords::{Board, Table};
use kernel::Log;
use testing::field::Field;

use crate::unit::gambler::Gambler;

/// Returns rules of a battle in which the sides start three hexes apart. One brigade arrives later.
fn rules() -> Rules {
    let mut field = Field::clear();
    let places = [
        ("a1", "2110"),
        ("a2", "2010"),
        ("a3", "1910"),
        ("ur", "2106"),
        ("us", "2206"),
        ("uc", "2308"),
        ("b1", "2210"),
        ("g1", "2113"),
        ("g2", "2013"),
        ("g3", "2213"),
        ("cr", "2117"),
        ("cm", "2217"),
    ];
    let setup = places.map(|(unit, hex)| Placement {
        unit: field.unit(unit),
        hex: field.hex(hex),
        formation: if unit == "g3" { Formation::Skirmish } else { Formation::Line },
    });
    let late =
        Reinforcement { brigade: field.brigade("h"), turn: 2, hexes: vec![field.hex("2218")] };
    for hex in ["2111", "2011", "2212", "2109"] {
        field.terrain(hex, "woods");
    }
    let scenario = &mut field.game().scenarios[0];
    (scenario.setup, scenario.reinforcements) = (setup.to_vec(), vec![late]);
    field.rules
}

fn assert_in_order(table: &Table, seed: u64) {
    let position = table.position();
    for unit in position.board.units() {
        let Some(hex) = position.board.hex_of(unit) else { continue };
        let alone = position
            .board
            .units_in(hex)
            .all(|mate| position.side_of(mate) == position.side_of(unit));
        assert!(alone, "seed {seed}: enemies in one hex");
        assert!(position.board.units_in(hex).any(|mate| mate == unit), "seed {seed}: a lost unit");
    }
    let idle = position.board.activation().is_none();
    let crowded = |unit| {
        let hex = position.board.hex_of(unit);
        hex.is_some_and(|hex| only(unit) != position.stack(hex) && stacking::is_over(position, hex))
    };
    assert!(!idle || !position.board.units().any(crowded), "seed {seed}: an overstack was left");
}

/// SEQ-01 to SEQ-04: every match ends, whatever the players choose.
#[test]
fn matches_played_at_random_come_to_an_end() {
    let rules = Arc::new(rules());
    for seed in 0..60 {
        let board = Board::start(&rules);
        let gambler = Box::new(Gambler(seed));
        let mut table = Table::new(Arc::clone(&rules), board, gambler, Log::Dropped);
        let mut plays = 0;
        while table.board().result().is_none() {
            table.play().unwrap_or_else(|stop| panic!("seed {seed}, play {plays}: {stop:?}"));
            assert_in_order(&table, seed);
            plays += 1;
            assert!(plays < 20_000, "seed {seed}: no end");
        }
    }
}
