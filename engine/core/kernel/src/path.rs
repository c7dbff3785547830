use std::ops::ControlFlow;

use crate::{Grid, HexId, IdSet};

/// A set of hexes, large enough for any map.
///
/// ```
/// use kernel::{HexId, HexSet};
/// let mut set = HexSet::EMPTY;
/// set.insert(HexId(8191).index());
/// assert!(set.contains(8191) && HexSet::CAPACITY == kernel::Grid::MAX_HEXES);
/// ```
pub type HexSet = IdSet<{ Grid::MAX_HEXES / 64 }>;

/// Node index that marks the end of a linked list of nodes.
const END: u16 = 0;

/// Search for the cheapest paths over hexes, which visits the hexes in ascending order of cost.
///
/// The caller offers the steps from each visited hex, at most one across each hexside. Costs are
/// whole numbers in a unit that the caller chooses. Costs above [`Search::MOST`] mean closed steps.
///
/// ```
/// use kernel::{Grid, GridSpec, HexId, Parity, Search, Span};
/// let rows = Span { first: 1, last: 4 };
/// let (first_column, last_column) = (1, 3);
/// let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted: Parity::Even };
/// let grid = Grid::new(spec)?;
/// let hex = |number: &str| grid.hex(number.parse().expect("digits")).expect("on the map");
/// let (start, swamp, pond) = (hex("0201"), hex("0202"), hex("0302"));
/// let step = |_: (HexId, u16), to: HexId| Some(if to == swamp { 3 } else { 2 });
/// let mut search = Search::within(&grid, 5);
/// search.close(pond);
/// search.start(start);
/// assert_eq!(search.find(&grid, step, |_| false), None, "no hex is a goal");
/// assert_eq!(search.cost(hex("0203")), Some(5), "through the swamp");
/// assert_eq!((search.cost(pond), search.cost(hex("0304"))), (None, None), "closed, and too far");
/// assert_eq!(search.path_to(&grid, hex("0203"), step), [swamp, hex("0203")]);
/// assert!(search.path_to(&grid, pond, step).is_empty());
/// # Ok::<(), kernel::GridError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Search {
    open: Open,
    /// Hex in which the paths begin. `None` before the first call of [`Search::start`].
    begin: Option<HexId>,
    /// Hexes that the search visited, and hexes that [`Search::add`] added.
    found: HexSet,
}

/// Paths that a search has still to follow, in buckets by cost.
///
/// ```
/// use std::ops::ControlFlow;
///
/// use kernel::{Grid, GridSpec, HexId, Open, Parity, Search, Span};
/// let rows = Span { first: 1, last: 9 };
/// let (first_column, last_column) = (1, 1);
/// let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted: Parity::Even };
/// let (grid, bridge) = (Grid::new(spec)?, HexId(2));
/// let mut search = Search::within(&grid, 5);
/// search.offer(HexId(0), 0);
/// search.run(|open: &mut Open, from, spent| {
///     for to in grid.neighbours(from) {
///         let cost = u32::from(spent) + if to == bridge { 3 } else { 1 };
///         if open.improves(to, cost) {
///             open.offer_at_least(to, u32::from(spent) + 1, || cost);
///         }
///     }
///     ControlFlow::Continue(())
/// });
/// search.add(HexId(8), 9);
/// let mut found = Vec::with_capacity(search.most_found());
/// search.each_found(|hex, cost| found.push((hex.0, cost)));
/// assert_eq!(found, [(0, 0), (1, 1), (2, 4), (3, 5), (8, 9)]);
/// let step = |_: (HexId, u16), to: HexId| Some(if to == bridge { 3 } else { 1 });
/// assert_eq!(search.before(&grid, HexId(3), step), Some(bridge));
/// # Ok::<(), kernel::GridError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Open {
    /// Upper limit for the cost of a new path into each hex: the lowest cost offered so far, or one
    /// more than the budget. 0 if the hex is closed.
    beat: Vec<u16>,
    /// For each cost, the index in `nodes` at which the list of open hexes with this cost begins.
    heads: Vec<u16>,
    /// Nodes of the lists. The first node belongs to no list.
    nodes: Vec<Node>,
}

/// An open hex and the next open hex of the same cost.
#[derive(Clone, Copy, Debug)]
struct Node {
    hex: HexId,
    next: u16,
}

impl Search {
    /// Maximum budget. With it, only the map limits the search.
    pub const MOST: u16 = u16::MAX - 1;

    /// Prepares a search of paths that cost at most `budget`. Larger budgets than [`Self::MOST`]
    /// are lowered to it.
    #[inline]
    pub fn within(grid: &Grid, budget: u16) -> Self {
        let budget = budget.min(Self::MOST);
        let mut nodes = Vec::with_capacity(256);
        nodes.push(Node { hex: HexId(0), next: END });
        let (beat, heads) = (vec![budget + 1; grid.len()], vec![END; usize::from(budget) + 1]);
        Self { open: Open { beat, heads, nodes }, begin: None, found: HexSet::EMPTY }
    }

    /// Closes a hex that no path may enter.
    #[inline]
    pub fn close(&mut self, hex: HexId) {
        self.open.beat[hex.index()] = 0;
    }

    /// Opens the hex in which the paths begin, even if the hex is closed.
    pub fn start(&mut self, hex: HexId) {
        self.begin = Some(hex);
        self.close(hex);
        self.open.push(hex, 0);
    }

    /// Offers a path of this cost into a hex before the search runs. A search with many beginnings
    /// offers each of them at the cost 0.
    pub fn offer(&mut self, hex: HexId, cost: u32) {
        self.open.offer(hex, cost);
    }

    /// Visits the hexes, cheapest first, until `visit` breaks off the search. `visit` takes a hex
    /// and the cost of the cheapest path to it, and offers the steps from the hex.
    #[inline]
    pub fn run(&mut self, mut visit: impl FnMut(&mut Open, HexId, u16) -> ControlFlow<()>) {
        let Self { open, found, .. } = self;
        for spent in 0..open.heads.len() as u16 {
            while let Some(hex) = open.pop(spent) {
                if open.beat[hex.index()] != spent {
                    continue;
                }
                found.insert(hex.index());
                if visit(open, hex, spent).is_break() {
                    return;
                }
            }
        }
    }

    /// Visits hexes until `is_goal` accepts one. Returns that hex, or `None` if no path reaches a
    /// goal. `step` takes a hex, the cost of the path to it, and the next hex. It returns the cost of
    /// the step, or `None` if the step is not allowed.
    pub fn find(
        &mut self,
        grid: &Grid,
        mut step: impl FnMut((HexId, u16), HexId) -> Option<u16>,
        mut is_goal: impl FnMut(HexId) -> bool,
    ) -> Option<HexId> {
        let mut goal = None;
        self.run(|open, from, spent| {
            if is_goal(from) {
                goal = Some(from);
                return ControlFlow::Break(());
            }
            for to in grid.neighbours(from) {
                if open.improves(to, spent.into())
                    && let Some(cost) = step((from, spent), to)
                {
                    open.offer(to, u32::from(spent) + u32::from(cost));
                }
            }
            ControlFlow::Continue(())
        });
        goal
    }

    /// Adds a hex at a cost beyond the budget, unless the hex is closed or found already. No path
    /// leads on from the hex.
    pub fn add(&mut self, hex: HexId, cost: u16) {
        let beat = &mut self.open.beat[hex.index()];
        if *beat != 0 && !self.found.contains(hex.index()) {
            *beat = cost;
            self.found.insert(hex.index());
        }
    }

    /// Passes each found hex with its cost to `tell`, in ascending order of hexes. The hex in which
    /// the paths begin is left out.
    #[inline]
    pub fn each_found(&self, mut tell: impl FnMut(HexId, u16)) {
        // Iterating a set with `for_each` is faster than calling `next` for each member.
        self.found.iter().for_each(|index| {
            let hex = HexId(index as u16);
            if self.begin != Some(hex) {
                tell(hex, self.open.beat[index]);
            }
        });
    }

    /// Returns an upper limit for the number of found hexes.
    pub const fn most_found(&self) -> usize {
        self.open.nodes.len() + 6
    }

    /// Returns the cost of the cheapest path to a hex. `None` if the search found no path.
    #[inline]
    pub fn cost(&self, hex: HexId) -> Option<u16> {
        self.found.contains(hex.index()).then(|| self.open.beat[hex.index()])
    }

    /// Returns the hex before a hex on the cheapest path to it, the first in ring order if there are
    /// several. `None` if the search found no path, or if the paths begin in the hex. `step` is the
    /// same as in [`Search::find`].
    pub fn before(
        &self,
        grid: &Grid,
        hex: HexId,
        step: impl Fn((HexId, u16), HexId) -> Option<u16>,
    ) -> Option<HexId> {
        let cost = u32::from(self.cost(hex).filter(|_| self.begin != Some(hex))?);
        grid.neighbours(hex).find(|&near| {
            let Some(spent) = self.cost(near) else { return false };
            let step = step((near, spent), hex);
            step.is_some_and(|step| u32::from(spent) + u32::from(step) == cost)
        })
    }

    /// Returns the cheapest path to a hex, with that hex last and without the hex in which the path
    /// begins. Empty if there is no path.
    pub fn path_to(
        &self,
        grid: &Grid,
        hex: HexId,
        step: impl Fn((HexId, u16), HexId) -> Option<u16>,
    ) -> Vec<HexId> {
        let (mut path, mut next) = (Vec::new(), hex);
        while let Some(from) = self.before(grid, next, &step)
            && path.len() < grid.len()
        {
            path.push(next);
            next = from;
        }
        path.reverse();
        path
    }
}

impl Open {
    /// Whether a path of this cost into a hex is within the budget, and cheaper than every path
    /// offered so far.
    #[inline]
    pub fn improves(&self, hex: HexId, cost: u32) -> bool {
        cost < u32::from(self.beat[hex.index()])
    }

    /// Offers a path of this cost into a hex. The search keeps the path if it
    /// [improves](Self::improves) on the others.
    #[inline]
    pub fn offer(&mut self, hex: HexId, cost: u32) {
        self.offer_at_least(hex, cost, || cost);
    }

    /// Offers a path into a hex, given a lower bound of its cost. The search asks for the cost only
    /// if the bound [improves](Self::improves) on the other paths.
    #[inline]
    pub fn offer_at_least(&mut self, hex: HexId, least: u32, cost: impl FnOnce() -> u32) {
        let beat = &mut self.beat[hex.index()];
        if least >= u32::from(*beat) {
            return;
        }
        let cost = cost();
        if cost < u32::from(*beat) {
            *beat = cost as u16;
            self.push(hex, cost as u16);
        }
    }

    #[inline]
    fn push(&mut self, hex: HexId, cost: u16) {
        let head = &mut self.heads[usize::from(cost)];
        let node = Node { hex, next: *head };
        // `u16` holds every index: a hex is pushed at most once for each of its six sides.
        *head = self.nodes.len() as u16;
        self.nodes.push(node);
    }

    #[inline]
    fn pop(&mut self, cost: u16) -> Option<HexId> {
        let head = &mut self.heads[usize::from(cost)];
        if *head == END {
            return None;
        }
        let node = self.nodes[usize::from(*head)];
        *head = node.next;
        Some(node.hex)
    }
}
