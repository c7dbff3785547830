//! How far a move can go: the cheapest ways, by buckets of equal cost.

use std::ops::ControlFlow;

use kernel::{HexId, Sixteenths};

use super::fares::{self, Fares};
use super::movers::Movers;
use super::walk;
use crate::check::engagement;
use crate::game::{CLOSED, Fare, HexSet};
use crate::look::Look;
use crate::question::Walk;
use crate::system::Scene;

/// The most sixteenths of a point that are searched.
const LONGEST: i32 = 4095;
/// No node.
const END: u16 = u16::MAX;

/// The hexes in which the movers could end, with what each costs at the least; in ascending order.
/// The hex that is always within reach counts at its full cost. MOVE-04 to MOVE-06, STK-08, ENG-02.
pub fn reachable(scene: Scene<'_>, walk: &Walk) -> Vec<(HexId, Sixteenths)> {
    let Some(ways) = ways(scene, walk) else { return Vec::new() };
    // A set tells all its members at once faster than one by one.
    let mut reached = Vec::with_capacity(ways.search.open.nodes.len());
    ways.stops().for_each(|hex| reached.push((hex, ways.search.cost(hex))));
    reached
}

/// A hex within reach of a move, and the cheapest way to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The hex that can be reached.
    pub hex: HexId,
    /// What it costs at the least.
    pub cost: Sixteenths,
    /// The hex before it on the cheapest way.
    pub from: HexId,
    /// Whether the movers could end there, or only pass through.
    pub stop: Stop,
}

/// Whether movers fit where they pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// They may end there.
    Allowed,
    /// The hex is too full for them.
    Full,
}

/// Where the movers could go, and how; nothing of a move of nobody. MOVE-04 to MOVE-06, STK-08, ENG-02.
pub fn ways<'a>(scene: Scene<'a>, walk: &Walk) -> Option<Ways<'a>> {
    let movers = walk::movers(scene, walk).ok()?;
    let mut search = Search::new(movers, walk)?;
    search.run(walk.here, |_| ControlFlow::Continue(()));
    search.guaranteed(walk);
    Some(Ways { search, start: walk.here })
}

/// All hexes that some movers could enter.
pub struct Ways<'a> {
    search: Search<'a>,
    start: HexId,
}

impl Ways<'_> {
    /// Each with the cheapest way to it, in ascending order.
    pub fn all(&self) -> impl Iterator<Item = Way> {
        self.found().filter_map(|hex| self.search.way(hex))
    }

    /// Those in which the movers could end, in ascending order.
    pub fn stops(&self) -> impl Iterator<Item = HexId> {
        self.found().filter(|&hex| self.search.fares.movers.fits(hex))
    }

    /// The hexes of the cheapest way to one, which is the last; nothing where no way leads there.
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

/// Whether a move that stands in a full hex can go on to one where it may end, or off the map.
/// STK-02, STK-08.
pub(super) fn can_end(movers: &Movers<'_>, walk: &Walk) -> bool {
    let (grid, exit) = (&movers.scene.game().map.grid, movers.scene.game().terrain.exit);
    let leaves = |hex, spent| grid.is_on_any_edge(hex) && walk.left - points(spent) >= exit;
    if leaves(walk.here, 0) {
        return true;
    }
    // Mostly one step leads to room, and nothing needs to be searched; or no step leads anywhere.
    let mut leads_on = false;
    for next in steps_from(movers, walk) {
        if movers.fits(next) {
            return true;
        }
        leads_on = true;
    }
    leads_on && comes_to_end(movers, walk, leaves)
}

/// The hexes next to a move that it can enter.
fn steps_from(movers: &Movers<'_>, walk: &Walk) -> impl Iterator<Item = HexId> {
    let (scene, engager) = (movers.scene, movers.engager());
    let next = scene.game().map.grid.neighbours(walk.here);
    next.filter(move |&hex| {
        movers.cost(walk.here, hex).is_ok_and(|cost| cost <= walk.left)
            && engagement::may_step(scene, &engager, walk.here, hex).is_ok()
    })
}

/// Whether a search comes to a hex where the move may end, or from which it leaves the map.
fn comes_to_end(movers: &Movers<'_>, walk: &Walk, leaves: impl Fn(HexId, Fare) -> bool) -> bool {
    let Some(mut search) = Search::new(*movers, walk) else { return false };
    let mut ends = false;
    search.run(walk.here, |(hex, spent)| {
        ends = leaves(hex, spent) || (hex != walk.here && movers.fits(hex));
        if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    ends
}

/// A search by ascending cost, in sixteenths.
struct Search<'a> {
    fares: Fares<'a>,
    /// What there is to spend.
    left: Fare,
    /// What a way into each hex must cost less than: the least found so far, or one more than there is to spend;
    /// nothing where the hex is closed.
    beat: Vec<Fare>,
    /// The hexes that were found, and the one where the search began.
    found: HexSet,
    open: Buckets,
}

impl<'a> Search<'a> {
    fn new(movers: Movers<'a>, walk: &Walk) -> Option<Self> {
        let left = walk.left.sixteenths().clamp(0, LONGEST) as Fare;
        let mut beat = vec![left + 1; movers.scene.game().map.grid.len()];
        fares::each_closed(&movers, |hex| beat[hex.index()] = 0);
        Some(Self {
            fares: Fares::of(movers)?,
            left,
            beat,
            found: HexSet::EMPTY,
            open: Buckets::up_to(left),
        })
    }

    /// Visits the hexes within reach, nearest first, until the visitor has seen enough.
    fn run(&mut self, start: HexId, mut visit: impl FnMut((HexId, Fare)) -> ControlFlow<()>) {
        let Self { fares, left, beat, found, open } = self;
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
                for step in fares.steps(from).iter() {
                    // Sums are wide enough for any two fares.
                    let least = u32::from(spent) + u32::from(step.least);
                    if least > u32::from(*left) {
                        break;
                    }
                    let beat = &mut beat[step.to.index()];
                    if least >= u32::from(*beat) {
                        continue;
                    }
                    let cost = u32::from(spent) + u32::from(fares.cost(from, step));
                    if cost < u32::from(*beat) {
                        *beat = cost as Fare;
                        open.push(step.to, *beat);
                    }
                }
            }
        }
    }

    /// MOVE-06: the first hex may cost more than there is.
    fn guaranteed(&mut self, walk: &Walk) {
        for step in self.fares.steps(walk.here).iter() {
            let beat = &mut self.beat[step.to.index()];
            if *beat == 0 || self.found.contains(step.to.index()) {
                continue;
            }
            let cost = self.fares.cost(walk.here, step);
            let scene = self.fares.movers.scene;
            if cost != CLOSED && walk::afford(scene, walk, points(cost)).is_ok() {
                *beat = cost;
                self.found.insert(step.to.index());
            }
        }
    }

    /// What the cheapest way to a hex costs that was found.
    fn cost(&self, hex: HexId) -> Sixteenths {
        points(self.beat[hex.index()])
    }

    /// The cheapest way to a hex, if it was found.
    fn way(&self, hex: HexId) -> Option<Way> {
        let from = self.before(hex)?;
        let stop = if self.fares.movers.fits(hex) { Stop::Allowed } else { Stop::Full };
        Some(Way { hex, cost: self.cost(hex), from, stop })
    }

    /// The hex before one on the cheapest way to it, if it was found.
    fn before(&self, hex: HexId) -> Option<HexId> {
        let least = |hex: HexId| self.found.contains(hex.index()).then(|| self.beat[hex.index()]);
        let cost = least(hex)?;
        let leads_here = |&near: &HexId| {
            let steps = self.fares.steps(near);
            let step = steps.iter().find(|step| step.to == hex);
            let paid = least(near).zip(step.map(|step| self.fares.cost(near, step)));
            paid.is_some_and(|(least, step)| least.saturating_add(step) == cost)
        };
        self.fares.movers.scene.game().map.grid.neighbours(hex).find(leads_here)
    }
}

/// Hexes that wait to be looked at, by what they cost.
struct Buckets {
    /// For each cost the first of its hexes, as a chain through `nodes`.
    heads: Vec<u16>,
    nodes: Vec<Node>,
}

/// A hex that waits, and the next one of the same cost.
struct Node {
    hex: HexId,
    next: u16,
}

impl Buckets {
    fn up_to(most: Fare) -> Self {
        Self { heads: vec![END; usize::from(most) + 1], nodes: Vec::with_capacity(256) }
    }

    #[inline]
    fn push(&mut self, hex: HexId, cost: Fare) {
        let head = &mut self.heads[usize::from(cost)];
        let node = Node { hex, next: *head };
        *head = self.nodes.len() as u16;
        self.nodes.push(node);
    }

    #[inline]
    fn pop(&mut self, cost: Fare) -> Option<HexId> {
        let head = &mut self.heads[usize::from(cost)];
        let node = self.nodes.get(usize::from(*head))?;
        *head = node.next;
        Some(node.hex)
    }
}

fn points(cost: Fare) -> Sixteenths {
    Sixteenths::from_sixteenths(i32::from(cost))
}
