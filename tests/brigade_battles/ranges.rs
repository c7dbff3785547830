//! Ranges of movement in Brigade Battles, compared with a search that repeats single steps. Units
//! of both sides are at random positions.

use std::collections::BTreeMap;

use brigade_battles::Position;
use brigade_battles::check::{movement, reach};
use brigade_battles::choice::Mover;
use brigade_battles::position_ext::PositionExt;
use brigade_battles::question::Walk;
use kernel::HexId;
use session::stream::{Purpose, Stream};
use session::{Edition, Options};
use testing::explore;

use super::opened;
use super::scattered::scattered;

/// CW-MOV-01, CW-STK-03, CW-ZOC-02: returns the cheapest move into each reachable hex. The function
/// repeats single steps until no cost falls.
fn within_reach(position: Position<'_>, walk: &Walk) -> BTreeMap<HexId, Walk> {
    let mut best = BTreeMap::from([(walk.here, *walk)]);
    let mut open = vec![walk.here];
    while let Some(from) = open.pop() {
        let now = best[&from];
        for to in position.map().grid.neighbours(from) {
            let Ok(cost) = movement::step(position, &now, to) else { continue };
            let next = movement::after(position, &now, to, cost);
            if best.get(&to).is_none_or(|known| next.spent < known.spent) {
                best.insert(to, next);
                open.push(to);
            }
        }
    }
    best
}

#[test]
fn a_range_of_movement_is_the_sum_of_its_steps() {
    let rules = opened().rules("free", &Options::new()).expect("a scenario");
    explore(1, |seed| {
        let board = scattered(&rules, &mut Stream::new(seed, Purpose::Chance)).board();
        let position = Position { package: &*rules, board: &board };
        let units = board.units_on_map().map(Mover::Unit);
        let movers = units.chain(board.leaders().map(Mover::Leader));
        for walk in movers.filter_map(|mover| movement::walk(position, mover)) {
            let (found, mut best) = (reach::reach(position, &walk), within_reach(position, &walk));
            for there in &found {
                let known = &best[&there.hex];
                assert_eq!(there.cost, known.spent - walk.spent, "seed {seed}: {walk:?} {there:?}");
                let last = movement::step(position, &best[&there.from], there.hex);
                let paid = last.map(|cost| best[&there.from].spent + cost);
                assert_eq!(paid, Ok(known.spent), "seed {seed}: {walk:?} {there:?}");
                let stops = movement::stop(position, known).is_ok();
                assert_eq!(there.stop, stops, "seed {seed}: {walk:?} {there:?}");
            }
            best.remove(&walk.here);
            let hexes: Vec<_> = found.iter().map(|there| there.hex).collect();
            assert_eq!(hexes, best.into_keys().collect::<Vec<_>>(), "seed {seed}: {walk:?}");
        }
    });
}
