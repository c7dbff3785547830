//! Reach of a move: the cheapest paths, found with a bucket queue.

use std::ops::ControlFlow;

use kernel::{HexId, Sixteenths};

use super::movers::Movers;
use super::step_costs::{self, StepCosts};
use super::walk;
use crate::check::engagement;
use crate::game::{CLOSED, HexSet, StepCost};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::system::Position;

/// Maximum cost searched, in sixteenths of a movement point.
const LONGEST: i32 = 4095;
/// Mark for the end of a bucket's chain.
const END: u16 = u16::MAX;

/// Returns the hexes in which the movers may end their move, each with its lowest cost, in
/// ascending order of hexes. A hex that only the guaranteed one-hex move reaches has its full cost.
/// MOVE-04 to MOVE-06, STK-08, ENG-02.
pub fn reachable(position: Position<'_>, walk: &Walk) -> Vec<(HexId, Sixteenths)> {
    let Some(ways) = ways(position, walk) else { return Vec::new() };
    // Iterating a set with `for_each` is faster than calling `next` for each member.
    let mut reached = Vec::with_capacity(ways.search.open.nodes.len());
    ways.stops().for_each(|hex| reached.push((hex, ways.search.cost(hex))));
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
    let movers = walk::movers(position, walk).ok()?;
    let mut search = Search::new(movers, walk)?;
    search.run(walk.here, |_| ControlFlow::Continue(()));
    search.guaranteed(walk);
    Some(Ways { search, start: walk.here })
}

/// Hexes that some movers can reach, with the cheapest paths.
pub struct Ways<'a> {
    search: Search<'a>,
    start: HexId,
}

impl Ways<'_> {
    /// Returns each hex with the cheapest path to it, in ascending order.
    pub fn all(&self) -> impl Iterator<Item = Way> {
        self.found().filter_map(|hex| self.search.way(hex))
    }

    /// Returns the hexes in which the movers may end their move, in ascending order.
    pub fn stops(&self) -> impl Iterator<Item = HexId> {
        self.found().filter(|&hex| self.search.step_costs.movers.fits(hex))
    }

    /// Returns the cheapest path to a hex, with that hex last. Empty if there is no path.
    pub fn path_to(&self, hex: HexId) -> Vec<HexId> {
        let mut path = Vec::new();
        let mut next = hex;
        while next != self.start && path.len() < self.search.found.len() {
            let Some(from) = self.search.before(next) else { return Vec::new() };
            path.push(next);
            next = from;
        }
        path.reverse();
        path
    }

    fn found(&self) -> impl Iterator<Item = HexId> {
        let found = self.search.found.iter().map(|index| HexId(index as u16));
        found.filter(|&hex| hex != self.start)
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
    let Some(mut search) = Search::new(*movers, walk) else { return false };
    let mut ends = false;
    search.run(walk.here, |(hex, spent)| {
        ends = leaves(hex, spent) || (hex != walk.here && movers.fits(hex));
        if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    ends
}

/// Search over hexes in ascending order of cost, in sixteenths of a movement point.
struct Search<'a> {
    step_costs: StepCosts<'a>,
    /// Movement points that the movers have left at the start.
    left: StepCost,
    /// Upper limit for the cost of a new path into each hex: the lowest cost found so far, or one
    /// more than the points left. 0 if the hex is closed.
    beat: Vec<StepCost>,
    /// Hexes found so far, including the start.
    found: HexSet,
    open: Buckets,
}

impl<'a> Search<'a> {
    fn new(movers: Movers<'a>, walk: &Walk) -> Option<Self> {
        let left = walk.left.sixteenths().clamp(0, LONGEST) as StepCost;
        let mut beat = vec![left + 1; movers.position.game().map.grid.len()];
        step_costs::each_closed(&movers, |hex| beat[hex.index()] = 0);
        Some(Self {
            step_costs: StepCosts::of(movers)?,
            left,
            beat,
            found: HexSet::EMPTY,
            open: Buckets::up_to(left),
        })
    }

    /// Visits the hexes within reach, cheapest first, until `visit` breaks off the search.
    fn run(&mut self, start: HexId, mut visit: impl FnMut((HexId, StepCost)) -> ControlFlow<()>) {
        let Self { step_costs, left, beat, found, open } = self;
        beat[start.index()] = 0;
        open.push(start, 0);
        for spent in 0..=*left {
            while let Some(from) = open.pop(spent) {
                if beat[from.index()] != spent {
                    continue;
                }
                found.insert(from.index());
                if visit((from, spent)).is_break() {
                    return;
                }
                for step in step_costs.steps(from).iter() {
                    // `u32` holds the sum of any two step costs.
                    let least = u32::from(spent) + u32::from(step.least);
                    if least > u32::from(*left) {
                        break;
                    }
                    let beat = &mut beat[step.to.index()];
                    if least >= u32::from(*beat) {
                        continue;
                    }
                    let cost = u32::from(spent) + u32::from(step_costs.cost(from, step));
                    if cost < u32::from(*beat) {
                        *beat = cost as StepCost;
                        open.push(step.to, *beat);
                    }
                }
            }
        }
    }

    /// MOVE-06: lets the first step cost more than the points left.
    fn guaranteed(&mut self, walk: &Walk) {
        for step in self.step_costs.steps(walk.here).iter() {
            let beat = &mut self.beat[step.to.index()];
            if *beat == 0 || self.found.contains(step.to.index()) {
                continue;
            }
            let cost = self.step_costs.cost(walk.here, step);
            let position = self.step_costs.movers.position;
            if cost != CLOSED && walk::afford(position, walk, points(cost)).is_ok() {
                *beat = cost;
                self.found.insert(step.to.index());
            }
        }
    }

    /// Returns the cost of the cheapest path to a found hex.
    fn cost(&self, hex: HexId) -> Sixteenths {
        points(self.beat[hex.index()])
    }

    /// Returns the cheapest path to a hex. `None` if the search found no path.
    fn way(&self, hex: HexId) -> Option<Way> {
        let from = self.before(hex)?;
        let stop = if self.step_costs.movers.fits(hex) { Stop::Allowed } else { Stop::Full };
        Some(Way { hex, cost: self.cost(hex), from, stop })
    }

    /// Returns the hex before a hex on the cheapest path to it. `None` if the search found no path.
    fn before(&self, hex: HexId) -> Option<HexId> {
        let least = |hex: HexId| self.found.contains(hex.index()).then(|| self.beat[hex.index()]);
        let cost = least(hex)?;
        let leads_here = |&near: &HexId| {
            let steps = self.step_costs.steps(near);
            let step = steps.iter().find(|step| step.to == hex);
            let paid = least(near).zip(step.map(|step| self.step_costs.cost(near, step)));
            paid.is_some_and(|(least, step)| least.saturating_add(step) == cost)
        };
        self.step_costs.movers.position.game().map.grid.neighbours(hex).find(leads_here)
    }
}

/// Bucket queue of open hexes, by cost.
struct Buckets {
    /// For each cost, the head of a linked list in `nodes`.
    heads: Vec<u16>,
    nodes: Vec<Node>,
}

/// An open hex and the next open hex of the same cost.
struct Node {
    hex: HexId,
    next: u16,
}

impl Buckets {
    fn up_to(most: StepCost) -> Self {
        Self { heads: vec![END; usize::from(most) + 1], nodes: Vec::with_capacity(256) }
    }

    #[inline]
    fn push(&mut self, hex: HexId, cost: StepCost) {
        let head = &mut self.heads[usize::from(cost)];
        let node = Node { hex, next: *head };
        *head = self.nodes.len() as u16;
        self.nodes.push(node);
    }

    #[inline]
    fn pop(&mut self, cost: StepCost) -> Option<HexId> {
        let head = &mut self.heads[usize::from(cost)];
        let node = self.nodes.get(usize::from(*head))?;
        *head = node.next;
        Some(node.hex)
    }
}

fn points(cost: StepCost) -> Sixteenths {
    Sixteenths::from_sixteenths(i32::from(cost))
}
