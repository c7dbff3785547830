//! Reach of a move: the hexes that the movers can reach, with the cheapest paths.

use std::ops::ControlFlow;

use kernel::{Grid, HexId, Search, Sixteenths};

use super::movers::Movers;
use super::payment;
use super::step_costs::{self, StepCosts};
use crate::check::engagement;
use crate::game::{CLOSED, StepCost};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::system::Position;

/// Maximum cost searched, in sixteenths of a movement point.
const LONGEST: i32 = 4095;

/// Returns the hexes in which the movers may end their move, each with its lowest cost, in
/// ascending order of hexes. A hex that only the guaranteed one-hex move reaches has its full cost.
/// MOVE-04 to MOVE-06, STK-08, ENG-02.
pub fn reachable(position: Position<'_>, walk: &Walk) -> Vec<(HexId, Sixteenths)> {
    let Some(ways) = ways(position, walk) else { return Vec::new() };
    let mut reached = Vec::with_capacity(ways.search.most_found());
    ways.search.each_found(|hex, cost| {
        if ways.step_costs.movers.fits(hex) {
            reached.push((hex, points(cost)));
        }
    });
    reached
}

/// A reachable hex with the cheapest path to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Hex that the movers can reach.
    pub hex: HexId,
    /// Cost of the cheapest path, in movement points.
    pub cost: Sixteenths,
    /// Previous hex on the cheapest path.
    pub from: HexId,
    /// Whether the movers may end their move in the hex, or only pass through.
    pub stop: Stop,
}

/// Whether movers may end their move in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The movers may end their move in the hex.
    Allowed,
    /// The movers may only pass through, because the hex has too little room for them.
    Full,
}

/// Returns the hexes that the movers can reach. `None` if the move has no units. MOVE-04 to
/// MOVE-06, STK-08, ENG-02.
pub fn ways<'a>(position: Position<'a>, walk: &Walk) -> Option<Ways<'a>> {
    let mut ways = Ways::begin(Movers::of(position, walk).ok()?, walk)?;
    ways.run(|_| ControlFlow::Continue(()));
    ways.guarantee(walk);
    Some(ways)
}

/// Hexes that the movers can reach, with the cheapest paths.
pub struct Ways<'a> {
    step_costs: StepCosts<'a>,
    search: Search,
    /// Movement points that the movers have left at the start.
    left: StepCost,
}

impl<'a> Ways<'a> {
    fn begin(movers: Movers<'a>, walk: &Walk) -> Option<Self> {
        let left = walk.left.sixteenths().clamp(0, LONGEST) as StepCost;
        let mut search = Search::within(&movers.position.game().map.grid, left);
        step_costs::each_closed(&movers, |hex| search.close(hex));
        search.start(walk.here);
        Some(Self { step_costs: StepCosts::of(movers)?, search, left })
    }

    /// Visits the hexes within reach, cheapest first, until `visit` breaks off the search.
    fn run(&mut self, mut visit: impl FnMut((HexId, StepCost)) -> ControlFlow<()>) {
        let Self { step_costs, search, left, .. } = self;
        search.run(|open, from, spent| {
            visit((from, spent))?;
            for step in step_costs.steps(from).iter() {
                // `u32` holds the sum of any two step costs.
                let after = |cost| u32::from(spent) + u32::from(cost);
                if after(step.least) > u32::from(*left) {
                    break;
                }
                let cost = || after(step_costs.cost(from, step));
                open.offer_at_least(step.to, after(step.least), cost);
            }
            ControlFlow::Continue(())
        });
    }

    /// Lets the movers take a first step that costs more than the points they have left. MOVE-06.
    fn guarantee(&mut self, walk: &Walk) {
        let Self { step_costs, search, .. } = self;
        for step in step_costs.steps(walk.here).iter() {
            if search.cost(step.to).is_some() {
                continue;
            }
            let cost = step_costs.cost(walk.here, step);
            let position = step_costs.movers.position;
            if cost != CLOSED && payment::afford(position, walk, points(cost)).is_ok() {
                search.add(step.to, cost);
            }
        }
    }

    /// Returns each hex with the cheapest path to it, in ascending order.
    pub fn all(&self) -> impl Iterator<Item = Way> {
        self.grid().hexes().filter_map(|hex| self.way(hex))
    }

    /// Returns the hexes in which the movers may end their move, in ascending order.
    pub fn stops(&self) -> impl Iterator<Item = HexId> {
        let mut found = Vec::with_capacity(self.search.most_found());
        self.search.each_found(|hex, _| found.push(hex));
        found.into_iter().filter(|&hex| self.step_costs.movers.fits(hex))
    }

    /// Returns the cheapest path to a hex, with that hex last. Empty if there is no path.
    pub fn path_to(&self, hex: HexId) -> Vec<HexId> {
        self.search.path_to(self.grid(), hex, |(from, _), to| self.step(from, to))
    }

    /// Returns the cheapest path to a hex. `None` if the search found no path.
    fn way(&self, hex: HexId) -> Option<Way> {
        let from = self.search.before(self.grid(), hex, |(from, _), to| self.step(from, to))?;
        let stop = if self.step_costs.movers.fits(hex) { Stop::Allowed } else { Stop::Full };
        Some(Way { hex, cost: points(self.search.cost(hex)?), from, stop })
    }

    fn step(&self, from: HexId, to: HexId) -> Option<StepCost> {
        let steps = self.step_costs.steps(from);
        steps.iter().find(|step| step.to == to).map(|step| self.step_costs.cost(from, step))
    }

    fn grid(&self) -> &'a Grid {
        &self.step_costs.movers.position.game().map.grid
    }
}

/// Whether a group in a full hex can move on to a hex where it may end, or leave the map. STK-02,
/// STK-08.
pub(super) fn can_end(movers: &Movers<'_>, walk: &Walk) -> bool {
    let (grid, exit) = (&movers.position.game().map.grid, movers.position.game().terrain.exit);
    let leaves = |hex, spent| grid.is_on_any_edge(hex) && walk.left - points(spent) >= exit;
    if leaves(walk.here, 0) {
        return true;
    }
    // The first steps usually decide: one of them leads to a hex with room, or no step is possible.
    // Neither case needs a search.
    let mut leads_on = false;
    for next in steps_from(movers, walk) {
        if movers.fits(next) {
            return true;
        }
        leads_on = true;
    }
    leads_on && comes_to_end(movers, walk, leaves)
}

/// Returns the adjacent hexes that a move can enter.
fn steps_from(movers: &Movers<'_>, walk: &Walk) -> impl Iterator<Item = HexId> {
    let (position, engager) = (movers.position, movers.engager());
    let next = position.game().map.grid.neighbours(walk.here);
    next.filter(move |&hex| {
        movers.cost(walk.here, hex).is_ok_and(|cost| cost <= walk.left)
            && engagement::may_step(position, &engager, walk.here, hex).is_ok()
    })
}

/// Whether a search finds a hex where the move may end, or from which the movers can leave the map.
fn comes_to_end(
    movers: &Movers<'_>,
    walk: &Walk,
    leaves: impl Fn(HexId, StepCost) -> bool,
) -> bool {
    let Some(mut ways) = Ways::begin(*movers, walk) else { return false };
    let mut ends = false;
    ways.run(|(hex, spent)| {
        ends = leaves(hex, spent) || (hex != walk.here && movers.fits(hex));
        if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    ends
}

fn points(cost: StepCost) -> Sixteenths {
    Sixteenths::from_sixteenths(i32::from(cost))
}
