//! Fast searches for lines of sight and reachable hexes, compared with slow searches that follow
//! the definitions. Units of both sides are at random positions on the map of a battle.

use std::collections::BTreeMap;
use std::sync::Arc;

use black_box::TestLibrary;
use blind_swords::board::{BoardSetup, GroundPlace, Place};
use blind_swords::check::engagement::{self, Boldness, Engager, Guns};
use blind_swords::check::sight::{self, Visibility};
use blind_swords::check::{movement, skirmish, stacking};
use blind_swords::game::{Activity, Arm, GroundMarkerId, Lies, Order, TerrainEffect, UnitId};
use blind_swords::position_ext::{members, only};
use blind_swords::question::{MoveOrder, Walk};
use blind_swords::rules::Rules;
use blind_swords::{Board, Event, Position, PositionExt};
use blind_swords_table::{Edition, Options};
use kernel::{Corners, HexId, LineStep, Side, Sixteenths};
use proptest::prelude::*;
use testing::explore;

use crate::tried;

fn rules(package: &str, scenario: &str) -> Arc<Rules> {
    let opened = TestLibrary.open(package).unwrap_or_else(|problems| panic!("{problems}"));
    opened.rules(scenario, &Options::new()).expect("a good scenario")
}

/// Random placement of a unit. The fraction selects one of all hexes, and the flag puts the unit in
/// Skirmish Order.
type Stand = (f64, bool);

/// Places each unit in its random hex, unless an enemy is there. Every second unit gets the hex of
/// an earlier unit, so that stacks arise. If the battle has ground markers, some of these hexes or
/// their sides get one.
fn scattered(rules: &Rules, stands: &[Stand]) -> Board {
    let mut setup = BoardSetup::empty(rules);
    let hexes = rules.game.map.grid.len() as f64;
    let place = |share: f64| HexId((share * hexes) as u16);
    for (n, &(share, skirmish)) in stands.iter().enumerate().take(rules.game.units.len()) {
        let share = if n % 2 == 0 { stands[n % 20].0 } else { share };
        let (unit, hex) = (UnitId::from_index(n), place(share));
        let position = Position { package: rules, board: setup.board() };
        if !position.enemy_in(hex, position.side_of(unit)) {
            let mut state = *position.board.unit(unit);
            (state.place, state.skirmish) = (Place::Hex(hex), skirmish);
            setup.establish(&Event::UnitSet { unit, state });
        }
    }
    let markers = rules.game.ground_markers.iter().enumerate().cycle();
    for ((n, marker), &(share, _)) in markers.zip(stands.iter().step_by(4)) {
        let (hex, marker_id) = (place(share), GroundMarkerId::from_index(n));
        let next = rules.game.map.grid.neighbours(hex).nth(n % 2).expect("two at least");
        let place = match marker.lies {
            Lies::Hex => GroundPlace::Hex(hex),
            Lies::Hexside => GroundPlace::between(hex, next),
        };
        setup.establish(&Event::GroundMarked { marker: marker_id, place, on: true });
    }
    setup.finish()
}

/// LOS-04 to LOS-09: returns the visibility between two hexes. The function judges every hex of the
/// line separately.
fn seen(position: Position<'_>, from: HexId, to: HexId) -> Visibility {
    let (map, terrain) = (&position.game().map, &position.game().terrain);
    let level = |hex| map.hex(hex).level;
    let (low, high) = (level(from).min(level(to)), level(from).max(level(to)));
    let counts = |step: &_| {
        !matches!(step, LineStep::Corner(_)) || sight::corners(position) == Corners::Count
    };
    let line = map.lines.between(&map.grid, from, to).filter(counts).flat_map(LineStep::hexes);
    let line: Vec<_> = line.collect();
    let of = |hex: HexId| terrain.kind(map.hex(hex).terrain);
    let blocks = |&hex: &HexId| {
        let covered =
            of(hex).has(TerrainEffect::BlocksSightAtLevel) || position.occupant(hex).is_some();
        let near =
            of(hex).has(TerrainEffect::BlocksSightNextToFirer) && position.distance(from, hex) == 1;
        level(hex) > high || (level(hex) == high && (low < high || covered)) || near
    };
    let hides = |&hex: &HexId| {
        let below = level(hex) < high && of(hex).has(TerrainEffect::ObscuresSight);
        below || position.occupant(hex).is_some()
    };
    if line.iter().any(blocks) {
        Visibility::Blocked
    } else if line.iter().any(hides) || of(to).has(TerrainEffect::ObscuresTarget) {
        Visibility::Obscured
    } else {
        Visibility::Clear
    }
}

/// MOVE-04 to MOVE-06, ENG-02: returns all reachable hexes with their lowest costs. The function
/// repeats single steps until no cost falls.
fn within_reach(position: Position<'_>, walk: &Walk) -> Vec<(HexId, Sixteenths)> {
    let engager = engager(position, walk);
    let step = |from, to| {
        let cost = movement::cost(position, &walk.movers, from, to, walk.order).ok()?;
        engagement::may_step(position, &engager, from, to).ok()?;
        Some(cost)
    };
    let grid = &position.game().map.grid;
    let mut best = BTreeMap::from([(walk.here, Sixteenths::ZERO)]);
    let mut open = vec![walk.here];
    while let Some(from) = open.pop() {
        for to in grid.neighbours(from) {
            let Some(cost) = step(from, to).map(|cost| best[&from] + cost) else { continue };
            if cost <= walk.left && best.get(&to).is_none_or(|&known| cost < known) {
                best.insert(to, cost);
                open.push(to);
            }
        }
    }
    for to in grid.neighbours(walk.here) {
        let guaranteed = step(walk.here, to).into_iter();
        guaranteed.for_each(|cost| _ = best.entry(to).or_insert(cost));
    }
    best.remove(&walk.here);
    best.into_iter().filter(|&(hex, _)| stacking::fits(position, hex, &walk.movers)).collect()
}

fn engager(position: Position<'_>, walk: &Walk) -> Engager {
    let may_engage = match walk.order {
        MoveOrder::Brigade(_, order) => position.game().orders.row(order).permits(Activity::Engage),
        MoveOrder::Artillery(_) => true,
        MoveOrder::Event(granted) => granted.engage,
    };
    let skirmishes = members(&walk.movers).any(|unit| skirmish::is_skirmisher(position, unit));
    let boldness = match (skirmishes, may_engage) {
        (true, _) => Boldness::Skirmishes,
        (false, true) => Boldness::MayEngage,
        (false, false) => Boldness::Ordered,
    };
    let has_guns = members(&walk.movers).any(|unit| position.arm(unit) == Arm::Artillery);
    let guns = if has_guns { Guns::Present } else { Guns::Absent };
    let first = members(&walk.movers).next().expect("somebody moves");
    Engager { side: position.side_of(first), boldness, guns }
}

/// Returns the start of a move for each unit alone and for its whole stack, under various orders.
fn walks(position: Position<'_>) -> impl Iterator<Item = Walk> {
    let everybody = Side::BOTH.into_iter().flat_map(move |side| position.on_map(side).enumerate());
    everybody.flat_map(move |(n, (unit, hex))| {
        let order = match position.info(unit).brigade {
            Some(brigade) => MoveOrder::Brigade(brigade, Order::ALL[n % Order::ALL.len()]),
            None => MoveOrder::Artillery(unit),
        };
        let begin =
            move |movers| movement::begin(position, order, &movers).expect("they are there");
        [only(unit), position.stack(hex)].map(begin)
    })
}

fn stands() -> impl Strategy<Value = Vec<Stand>> {
    prop::collection::vec((0.0..1.0, any::<bool>()), 80)
}

/// Number of hexes on each board from which the test checks all lines of sight.
const LOOKED_FROM: usize = 24;

#[test]
fn a_line_of_sight_is_the_sum_of_its_hexes() {
    let rules = [
        rules("stonewalls-sword", "slaughter-mountain"),
        rules("kernstown-1862", "a-sabbath-attack"),
    ];
    explore(rules.len() as u64, |seed| {
        let rules = &rules[seed as usize % rules.len()];
        tried::with(seed, &stands(), |stands| {
            let board = scattered(rules, &stands);
            let position = Position { package: &**rules, board: &board };
            let (grid, lines) = (&rules.game.map.grid, &rules.game.map.lines);
            let apart = grid.len() / LOOKED_FROM;
            for from in grid.hexes().skip(seed as usize % apart).step_by(apart) {
                for to in grid.hexes().filter(|&to| grid.distance(from, to) <= lines.reach()) {
                    let found = sight::visibility(position, from, to, Side::Usa);
                    prop_assert_eq!(
                        found,
                        seen(position, from, to),
                        "{} {}",
                        grid.number(from),
                        grid.number(to)
                    );
                }
            }
            Ok(())
        });
    });
}

#[test]
fn a_range_of_movement_is_the_sum_of_its_steps() {
    let rules = [
        rules("stonewalls-sword", "slaughter-mountain"),
        rules("port-republic-1862", "between-the-rivers"),
    ];
    explore(rules.len() as u64, |seed| {
        let rules = &rules[seed as usize % rules.len()];
        tried::with(seed, &(stands(), 0..9), |(stands, points)| {
            let board = scattered(rules, &stands);
            let position = Position { package: &**rules, board: &board };
            for begun in walks(position) {
                let walk = Walk { left: Sixteenths::whole(points), ..begun };
                let found = movement::reachable(position, &walk);
                prop_assert_eq!(found, within_reach(position, &walk), "{:?}", walk);
            }
            Ok(())
        });
    });
}
