//! Hexes that the current move can reach. CM 8.

use std::ops::ControlFlow;

use kernel::{HexId, Open, Reach, Search, Sixteenths};

use crate::check::zones::EnemySets;
use crate::check::{bill, movement};
use crate::choice::Mover;
use crate::game::{CLOSED, MapStep};
use crate::position_ext::PositionExt;
use crate::question::{Halted, Walk};
use crate::system::Position;

/// Hexes that a move can reach without a change of formation.
pub struct Ways<'a> {
    position: Position<'a>,
    walk: Walk,
    enemies: EnemySets,
    search: Search,
}

/// Searches the hexes that a move can reach without a change of formation.
pub fn ways<'a>(position: Position<'a>, walk: &Walk) -> Ways<'a> {
    let grid = &position.map().grid;
    let enemies = EnemySets::of(position, walk.mover.side(position.game()).other());
    let search = Search::within(grid, movement::budget(position, walk));
    let mut ways = Ways { position, walk: *walk, enemies, search };
    ways.search.start(walk.here);
    // What holds for every step is checked once: whether the mover may move at all, and, by the
    // budget of the search, whether it has the movement points.
    if movement::free(position, walk.mover).is_err() {
        ways.search.run(|_, _, _| ControlFlow::Continue(()));
        return ways;
    }
    let steps = bill::map_steps(position, walk.mover);
    let Ways { enemies, search, .. } = &mut ways;
    search.run(|open, from, spent| {
        let here = movement::at(position, enemies, walk, (from, spent));
        if here.halted == Halted::No {
            offer_steps(position, enemies, open, &here, (&steps[from.index()], spent));
        }
        ControlFlow::Continue(())
    });
    ways
}

/// Offers the legal steps from a hex that a search has reached at a cost.
fn offer_steps(
    position: Position<'_>,
    enemies: &EnemySets,
    open: &mut Open,
    here: &Walk,
    (steps, spent): (&[MapStep; 6], u16),
) {
    let total = |cost: u16| u32::from(spent) + u32::from(cost);
    let is_routed = matches!(here.mover, Mover::Unit(unit) if position.state(unit).routed);
    for step in steps.iter().take_while(|step| step.least != CLOSED) {
        // The checks that take least time come first. Most steps lead to hexes for which the search
        // knows a path that is as cheap.
        let least = if is_routed { 0 } else { step.least };
        if open.improves(step.to, total(least))
            && let Ok(cost) = movement::enters(position, enemies, here, step)
            && let after = total(movement::search_cost(cost))
            && open.improves(step.to, after)
            && movement::passes(position, enemies, here, step.to, cost).is_ok()
        {
            open.offer(step.to, after);
        }
    }
}

/// Returns all hexes that a move can reach without a change of formation, in ascending order, with
/// the paths to them.
pub fn reach(position: Position<'_>, walk: &Walk) -> Vec<Reach<Sixteenths>> {
    ways(position, walk).all()
}

impl Ways<'_> {
    /// Returns the hexes in which the mover may end its move, with their costs, in ascending order.
    pub fn stops(&self) -> Vec<(HexId, Sixteenths)> {
        let mut stops = Vec::with_capacity(self.search.most_found());
        self.search.each_found(|hex, cost| {
            if self.may_stop(hex) {
                stops.push((hex, Sixteenths::from_sixteenths(cost.into())));
            }
        });
        stops
    }

    fn all(&self) -> Vec<Reach<Sixteenths>> {
        let Self { position, walk, enemies, search } = self;
        let step = |from, to| step(*position, enemies, walk, from, to);
        let mut all = Vec::with_capacity(search.most_found());
        search.each_found(|hex, cost| {
            if let Some(from) = search.before(&position.map().grid, hex, step) {
                let (cost, stop) = (Sixteenths::from_sixteenths(cost.into()), self.may_stop(hex));
                all.push(Reach { hex, cost, from, stop });
            }
        });
        all
    }

    fn may_stop(&self, hex: HexId) -> bool {
        match self.walk.mover {
            Mover::Unit(unit) => movement::friend(self.position, unit, hex).is_none(),
            Mover::Leader(_) => true,
        }
    }
}

/// Returns the cost of a step of a search. `None` if the step is not allowed.
fn step(
    position: Position<'_>,
    enemies: &EnemySets,
    walk: &Walk,
    from: (HexId, u16),
    to: HexId,
) -> Option<u16> {
    let walk = movement::at(position, enemies, walk, from);
    movement::step_among(position, enemies, &walk, to).ok().map(movement::search_cost)
}
