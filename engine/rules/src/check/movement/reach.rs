//! How far a move can go: the cheapest ways, by buckets of equal cost.

use std::cell::OnceCell;
use std::ops::ControlFlow;

use kernel::{Direction, HexId, Sixteenths};

use super::bill;
use super::movers::{Kind, Movers};
use super::walk;
use crate::check::engagement::{self, Engager, Guns, Nearness};
use crate::check::ground;
use crate::check::skirmish;
use crate::game::{CLOSED, Fare, HexSet, fare};
use crate::look::Look;
use crate::question::Walk;
use crate::system::Scene;

/// The most sixteenths of a point that are searched.
const LONGEST: i32 = 4095;
/// No cost: that of a step which is forbidden.
const NONE: Fare = CLOSED;
/// No node.
const END: u16 = u16::MAX;

/// The hexes in which the movers could end, with what each costs at the least; in ascending order.
/// The hex that is always within reach counts at its full cost. MOVE-04 to MOVE-06, STK-08, ENG-02.
pub fn reachable(scene: Scene<'_>, walk: &Walk) -> Vec<(HexId, Sixteenths)> {
    let Some(ways) = ways(scene, walk) else { return Vec::new() };
    ways.ends().map(|(hex, cost)| (hex, Sixteenths::from_sixteenths(i32::from(cost)))).collect()
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
    let mut search = Search::new(movers);
    search.run(walk, |_| ControlFlow::Continue(()));
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
        self.found().filter_map(|(hex, _)| self.search.way(hex))
    }

    /// Those in which the movers could end, in ascending order.
    pub fn stops(&self) -> impl Iterator<Item = HexId> {
        self.ends().map(|(hex, _)| hex)
    }

    /// The hexes of the cheapest way to one, which is the last; nothing where no way leads there.
    pub fn path_to(&self, hex: HexId) -> Vec<HexId> {
        let mut path = Vec::new();
        let mut next = hex;
        while next != self.start && path.len() < self.search.found {
            let Some(from) = self.search.before(next) else { return Vec::new() };
            path.push(next);
            next = from;
        }
        path.reverse();
        path
    }

    fn ends(&self) -> impl Iterator<Item = (HexId, Fare)> {
        self.found().filter(|&(hex, _)| self.search.movers.fits(hex))
    }

    fn found(&self) -> impl Iterator<Item = (HexId, Fare)> {
        let hexes = self.search.movers.scene.game().map.grid.hexes();
        let all = hexes.zip(self.search.best.iter().copied());
        all.filter(|&(hex, cost)| cost != NONE && hex != self.start)
    }
}

/// Whether a move that stands in a full hex can go on to one where it may end, or off the map.
/// STK-02, STK-08.
pub(super) fn can_end(movers: &Movers<'_>, walk: &Walk) -> bool {
    let (grid, exit) = (&movers.scene.game().map.grid, movers.scene.game().terrain.exit);
    let left = |spent: u16| walk.left - Sixteenths::from_sixteenths(i32::from(spent));
    let leaves = |hex, spent| grid.is_on_any_edge(hex) && left(spent) >= exit;
    if leaves(walk.here, 0) || has_room_next_to(movers, walk) {
        return true;
    }
    let mut ends = false;
    Search::new(*movers).run(walk, |(hex, spent)| {
        ends = leaves(hex, spent) || (hex != walk.here && movers.fits(hex));
        if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    ends
}

/// Whether one step leads to a hex where the move may end: mostly one does, and nothing needs to be
/// searched.
fn has_room_next_to(movers: &Movers<'_>, walk: &Walk) -> bool {
    let scene = movers.scene;
    let affordable = |hex| movers.cost(walk.here, hex).is_ok_and(|cost| cost <= walk.left);
    scene.game().map.grid.neighbours(walk.here).any(|hex| {
        movers.fits(hex)
            && affordable(hex)
            && engagement::may_step(scene, &movers.engager(), walk.here, hex).is_ok()
    })
}

/// A search by ascending cost, in sixteenths.
struct Search<'a> {
    movers: Movers<'a>,
    tariffs: Vec<Tariff<'a>>,
    /// The hexes that nobody may enter, wherever he comes from.
    closed: HexSet,
    /// Whether markers on the ground may change what a step costs.
    ground: Ground,
    /// Where enemies are near, if it matters how near they were before.
    guns: Option<NearGuns>,
    /// The hexes that skirmish screens make dearer.
    screened: HexSet,
    /// For each hex what the scenario says of it, once it was asked, if it says anything.
    scenario_lets: Option<Vec<OnceCell<bool>>>,
    /// The least cost found for each hex.
    best: Vec<u16>,
    /// How many hexes have one.
    found: usize,
    /// For each cost the first of its open hexes, as a chain through `nodes`.
    heads: Vec<u16>,
    nodes: Vec<Node>,
}

/// What a kind of movers pays for steps, by the roads where there are some, and where there is no room to use one.
struct Tariff<'a> {
    by_road: &'a [[Fare; 6]],
    off: &'a [[Fare; 6]],
}

/// The same of the steps from one hex in ring order, for those who pay most.
#[derive(Clone, Copy)]
struct Around {
    by_road: [Fare; 6],
    off: [Fare; 6],
}

impl Around {
    /// The dearer of each.
    fn or(self, other: Self) -> Self {
        let dearer = |a: [Fare; 6], b: [Fare; 6]| std::array::from_fn(|side| a[side].max(b[side]));
        Self { by_road: dearer(self.by_road, other.by_road), off: dearer(self.off, other.off) }
    }
}

impl<'a> Tariff<'a> {
    fn all(movers: &Movers<'a>) -> Vec<Self> {
        let game = movers.scene.game();
        let tariff = |kind: Kind| {
            let off = bill::fares(game, kind.going, movers.gait(kind, None));
            let by_road = bill::fares(game, kind.going, movers.best_gait(kind));
            Self { by_road, off }
        };
        movers.kinds().map(tariff).collect()
    }
}

/// The hexes that are closed to those who move, wherever they come from. SS 13.3, 13.6, 22.1. MOVE-11, SC1-06, ENG-02.
fn closed(movers: &Movers<'_>) -> HexSet {
    let (scene, grid) = (movers.scene, &movers.scene.game().map.grid);
    let mut closed = scene.package.scenario().forbidden;
    let kept_away = movers.engager().keeps_away();
    for hex in scene.hexes_of(movers.side.other()) {
        closed.insert(hex.index());
        if kept_away {
            grid.neighbours(hex).for_each(|next| closed.insert(next.index()));
        }
    }
    closed
}

/// Whether the ground is as the map has it.
#[derive(Clone, Copy)]
enum Ground {
    AsPrinted,
    Changed,
}

impl Ground {
    fn of(scene: Scene<'_>) -> Self {
        if ground::is_changed(scene) { Self::Changed } else { Self::AsPrinted }
    }
}

/// Guns among those who move, and where enemies are near. ART-07, ART-08.
struct NearGuns {
    engager: Engager,
    near: Vec<Nearness>,
}

impl NearGuns {
    fn of(movers: &Movers<'_>) -> Option<Self> {
        let engager = movers.engager();
        let near = || engagement::nearness_everywhere(movers.scene, &engager);
        (engager.guns == Guns::Present).then(|| Self { near: near(), engager })
    }

    fn let_step(&self, scene: Scene<'_>, from: HexId, to: HexId) -> bool {
        let there = self.near[to.index()];
        self.engager.check(scene.profile(), || self.near[from.index()], there).is_ok()
    }
}

/// A hex that waits to be looked at, and the next one of the same cost.
struct Node {
    hex: HexId,
    next: u16,
}

impl<'a> Search<'a> {
    fn new(movers: Movers<'a>) -> Self {
        let hexes = movers.scene.game().map.grid.len();
        let guns = NearGuns::of(&movers);
        let screened = skirmish::screened_hexes(movers.scene, movers.side);
        let (heads, nodes) = (Vec::new(), Vec::with_capacity(256));
        let (best, tariffs) = (vec![NONE; hexes], Tariff::all(&movers));
        let asks = movers.scene.package.scenario().hooks.can_move.is_some();
        let scenario_lets = asks.then(|| vec![OnceCell::new(); hexes]);
        Self {
            tariffs,
            closed: closed(&movers),
            ground: Ground::of(movers.scene),
            guns,
            screened,
            scenario_lets,
            best,
            found: 0,
            heads,
            nodes,
            movers,
        }
    }

    /// Visits the hexes within reach, nearest first, until the visitor has seen enough.
    fn run(&mut self, walk: &Walk, mut visit: impl FnMut((HexId, u16)) -> ControlFlow<()>) {
        let left = walk.left.sixteenths().clamp(0, LONGEST) as u16;
        self.heads = vec![END; usize::from(left) + 1];
        self.open(walk.here, 0);
        for cost in 0..=left {
            while let Some(hex) = self.take(cost) {
                if self.best[hex.index()] != cost {
                    continue;
                }
                if visit((hex, cost)).is_break() {
                    return;
                }
                self.spread(hex, cost, left);
            }
        }
    }

    /// Looks at the steps that reach a hex more cheaply than any before.
    fn spread(&mut self, from: HexId, spent: u16, left: u16) {
        let neighbours = self.movers.scene.game().map.grid.around(from);
        let around = self.around(from);
        for (direction, &next) in Direction::ALL.into_iter().zip(neighbours) {
            let Some(to) = next else { continue };
            let limit = (left + 1).min(self.best[to.index()]).saturating_sub(spent);
            if self.least(&around, direction) >= limit {
                continue;
            }
            if let Some(cost) = self.step(&around, from, direction, to, limit) {
                self.open(to, spent + cost);
            }
        }
    }

    /// The least that a step may cost, whoever stands where it leads.
    #[inline]
    fn least(&self, around: &Around, direction: Direction) -> Fare {
        match self.ground {
            Ground::AsPrinted => {
                around.by_road[direction.index()].min(around.off[direction.index()])
            }
            Ground::Changed => 0,
        }
    }

    /// The cost of a legal step, whatever is left.
    fn step_between(&self, from: HexId, direction: Direction, to: HexId) -> Option<Fare> {
        self.step(&self.around(from), from, direction, to, NONE)
    }

    /// The cost of a legal step if it is below a limit.
    #[inline]
    fn step(
        &self,
        around: &Around,
        from: HexId,
        direction: Direction,
        to: HexId,
        limit: Fare,
    ) -> Option<Fare> {
        if self.closed.contains(to.index()) {
            return None;
        }
        let mut cost = match self.ground {
            Ground::AsPrinted => self.fare(around, direction, to),
            Ground::Changed => fare(self.movers.price(from, direction, to)),
        };
        if cost >= limit {
            return None;
        }
        let scene = self.movers.scene;
        if let Some(guns) = &self.guns {
            guns.let_step(scene, from, to).then_some(())?;
        }
        if let Some(lets) = &self.scenario_lets {
            let lets = lets[to.index()].get_or_init(|| self.movers.scenario_lets(to).is_ok());
            lets.then_some(())?;
        }
        if self.screened.contains(to.index()) {
            cost =
                cost.saturating_add(fare(Ok(scene.game().terrain.skirmish_screen))).min(NONE - 1);
        }
        (cost < limit).then_some(cost)
    }

    /// What those pay who pay most for the steps from a hex.
    fn around(&self, from: HexId) -> Around {
        let of = |tariff: &Tariff<'a>| {
            let Tariff { by_road, off } = *tariff;
            Around { by_road: by_road[from.index()], off: off[from.index()] }
        };
        match &self.tariffs[..] {
            [] => Around { by_road: [NONE; 6], off: [NONE; 6] },
            [alone] => of(alone),
            [first, others @ ..] => {
                others.iter().fold(of(first), |dearest, next| dearest.or(of(next)))
            }
        }
    }

    /// What the step into a hex costs. A column that finds no room there goes beside the road. STK-05.
    #[inline]
    fn fare(&self, around: &Around, direction: Direction, to: HexId) -> Fare {
        let Around { by_road, off } = around;
        let (by_road, off) = (by_road[direction.index()], off[direction.index()]);
        if by_road == off || self.movers.has_room(to) { by_road } else { off }
    }

    fn open(&mut self, hex: HexId, cost: u16) {
        self.found += usize::from(self.best[hex.index()] == NONE);
        self.best[hex.index()] = cost;
        let head = &mut self.heads[usize::from(cost)];
        self.nodes.push(Node { hex, next: *head });
        *head = (self.nodes.len() - 1) as u16;
    }

    fn take(&mut self, cost: u16) -> Option<HexId> {
        let head = &mut self.heads[usize::from(cost)];
        let node = self.nodes.get(usize::from(*head))?;
        *head = node.next;
        Some(node.hex)
    }

    /// MOVE-06: the first hex may cost more than there is.
    fn guaranteed(&mut self, walk: &Walk) {
        for direction in Direction::ALL {
            let next = self.movers.scene.game().map.grid.neighbour(walk.here, direction);
            let Some(to) = next else { continue };
            let Some(cost) = self.step_between(walk.here, direction, to) else { continue };
            let paid =
                walk::afford(self.movers.scene, walk, Sixteenths::from_sixteenths(i32::from(cost)));
            if paid.is_ok() && cost < self.best[to.index()] {
                self.found += usize::from(self.best[to.index()] == NONE);
                self.best[to.index()] = cost;
            }
        }
    }

    /// The cheapest way to a hex, if it was found.
    fn way(&self, hex: HexId) -> Option<Way> {
        let (cost, from) = (self.best[hex.index()], self.before(hex)?);
        let stop = if self.movers.fits(hex) { Stop::Allowed } else { Stop::Full };
        Some(Way { hex, cost: Sixteenths::from_sixteenths(i32::from(cost)), from, stop })
    }

    /// The hex before one on the cheapest way to it, if it was found.
    fn before(&self, hex: HexId) -> Option<HexId> {
        let cost = *self.best.get(hex.index()).filter(|cost| **cost != NONE)?;
        let grid = &self.movers.scene.game().map.grid;
        let before = |direction: &Direction| {
            let near = grid.neighbour(hex, *direction)?;
            let step = self.step_between(near, direction.opposite(), hex)?;
            (self.best[near.index()].saturating_add(step) == cost).then_some(near)
        };
        Direction::ALL.iter().find_map(before)
    }
}
