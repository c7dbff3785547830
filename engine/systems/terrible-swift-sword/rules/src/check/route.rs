//! Routes: the cheapest ways of a move to hexes farther off, with the changes of formation on them.
//! ST 5.1, 6.2.

use std::cell::OnceCell;
use std::ops::ControlFlow;
use std::rc::Rc;

use kernel::{HexId, HexSet, Reach, Search, Sixths};

use crate::check::{cost, formation, move_end, movers, sight, stacking, zones};
use crate::choice::Mover;
use crate::game::{Arm, CLOSED, Formation, MapStep, MoveClass, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Way of the movers to a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// Formation into which the unit changes before it goes.
    pub first: Option<Formation>,
    /// Hexes that the movers enter, in order.
    pub path: Vec<HexId>,
    /// Formation into which the unit changes at the end.
    pub last: Option<Formation>,
}

/// Returns the hexes to which routes lead, in ascending order. A route breaks no rule, enters no
/// terrain in which the movers must stop, and passes through no enemy zone.
pub fn destinations(position: Position<'_>, walk: &Walk) -> Vec<HexId> {
    let mut hexes: Vec<_> = parties(position, walk).iter().flat_map(|it| it.ends(walk)).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// Returns the route to a hex. The movers keep their formation if they can. A unit that ends in
/// sight of an enemy within its range takes the formation in which it fights, if it has the points.
pub fn to(position: Position<'_>, walk: &Walk, hex: HexId) -> Option<Route> {
    parties(position, walk).iter().find_map(|party| party.route(walk, hex))
}

/// Returns the hexes on routes of the movers as they are, then on those in marching formation, and
/// the hexes beside them in which the movers must stop. The cost includes the change of formation.
pub fn reach(position: Position<'_>, walk: &Walk) -> Vec<Reach<Sixths>> {
    parties(position, walk).iter().flat_map(|party| party.reach(walk)).collect()
}

/// Whether routes lead to any hex.
pub fn lead_anywhere(position: Position<'_>, walk: &Walk) -> bool {
    let parties = parties(position, walk);
    // The first steps usually decide, so that no search is needed.
    parties.iter().any(|party| party.may_end_next(walk))
        || parties.iter().any(|party| !party.ends(walk).is_empty())
}

/// Checks whether a route leads to a hex. ST 5.15. ST-MOVE-01.
pub fn leads(position: Position<'_>, walk: &Walk, hex: HexId) -> Check {
    walk.units().try_for_each(|unit| {
        movers::is_not_stuck(walk, unit)?;
        movers::has_leave(position, unit)
    })?;
    let unreached = Refusal::new("ST-MOVE-01", "ST 5.15", "st-move-01-no-route").with(hex);
    require(to(position, walk, hex).is_some(), unreached)
}

/// Whether a hex is too far for a single step, so that only a route leads to it.
pub fn is_far(position: Position<'_>, walk: &Walk, hex: HexId) -> bool {
    position.distance(walk.here, hex) > 1
}

/// Movers in the formation in which they go.
struct Party<'a> {
    position: Position<'a>,
    /// Formation into which the only unit changes first.
    first: Option<Formation>,
    classes: Vec<MoveClass>,
    /// Steps of each movement class of the movers.
    steps: Vec<&'a [[MapStep; 6]]>,
    /// Movement points for the first change of formation.
    change: Sixths,
    /// Sixths of movement points that each mover has left after it.
    left: u16,
    ground: Rc<Ground>,
}

/// Hexes that routes avoid.
struct Ground {
    /// Hexes with enemies, or with friends in Reserve whom the movers would join.
    closed: Vec<HexId>,
    /// Hexes in enemy zones, which a route does not leave again. Empty until a search asks.
    zones: OnceCell<HexSet>,
}

fn ground(position: Position<'_>) -> Ground {
    let side = position.board.active();
    let enemies = position.on_map(side.other()).map(|(_, hex)| hex);
    let leaders = position.board.leaders().filter(|it| position.leader_info(*it).side != side);
    let leaders = leaders.filter_map(|leader| position.board.hex_of_leader(leader));
    let friends = position.on_map(side).filter(|(unit, _)| position.state(*unit).reserve);
    let closed = enemies.chain(leaders).chain(friends.map(|(_, hex)| hex));
    Ground { closed: closed.collect(), zones: OnceCell::new() }
}

/// Returns the movers as they are, then in the other formation of the only unit, which marches.
fn parties<'a>(position: Position<'a>, walk: &Walk) -> Vec<Party<'a>> {
    let goes =
        |unit: UnitId| movers::has_leave(position, unit).is_ok() && !position.state(unit).routed;
    if walk.fired_at || !walk.stuck.is_empty() || !walk.units().all(goes) {
        return Vec::new();
    }
    let (ground, marching) = (Rc::new(ground(position)), marching(position, walk));
    let changes = std::iter::once(None).chain(marching.map(Some));
    changes.filter_map(|first| party(position, walk, first, &ground)).collect()
}

/// Returns the formation in which the only unit of a move marches, if it may change into it.
/// Cavalry changes as its last act. ST 6.22. ST-FORM-03.
fn marching(position: Position<'_>, walk: &Walk) -> Option<Formation> {
    let unit = walk.units().next().filter(|_| walk.units.len() == 1)?;
    let into = position.state(unit).formation.other()?;
    let marches = matches!(into, Formation::Column | Formation::Limbered);
    (marches && formation::change(position, walk, into).is_ok()).then_some(into)
}

fn party<'a>(
    position: Position<'a>,
    walk: &Walk,
    first: Option<Formation>,
    ground: &Rc<Ground>,
) -> Option<Party<'a>> {
    let (mut classes, mut left, mut change) = (Vec::new(), i32::MAX, Sixths::ZERO);
    for mover in walk.movers() {
        let mut points = movers::left(position, mover);
        let class = match mover {
            Mover::Leader(_) => {
                movers::is_unpinned(position, mover).ok().map(|()| MoveClass::Leader)
            }
            Mover::Unit(unit) => {
                let now = position.state(unit).formation;
                if first.is_some() {
                    change = position.charts().formation.of(now);
                    points = points.less(change);
                }
                first.unwrap_or(now).class(position.info(unit).horse)
            }
        };
        left = left.min(points.sixths());
        let class = class?;
        if !classes.contains(&class) {
            classes.push(class);
        }
    }
    let left = left.clamp(0, Search::MOST.into()) as u16;
    let steps = classes.iter().map(|class| cost::map_steps(position, *class)).collect();
    Some(Party { position, first, classes, steps, change, left, ground: Rc::clone(ground) })
}

impl Party<'_> {
    /// Returns the cost of a step for the mover who pays most. `None` if a route may not take it.
    fn step(&self, here: HexId, from: HexId, to: HexId) -> Option<u16> {
        let cost = |steps: &&[[MapStep; 6]]| {
            let step = steps[from.index()].iter().find(|step| step.to == to);
            step.map_or(CLOSED, |step| step.cost)
        };
        let cost = self.steps.iter().map(cost).max()?;
        (cost != CLOSED && !self.ends_in(here, from)).then_some(cost)
    }

    /// Returns the cost of a last step, after which the movers may have to stop.
    fn last_step(&self, here: HexId, from: HexId, to: HexId) -> Option<u16> {
        if self.ends_in(here, from) || self.ground.closed.contains(&to) {
            return None;
        }
        self.classes.iter().try_fold(0, |most, class| {
            let cost = cost::of_step(self.position, *class, from, to).ok()?;
            Some(most.max(cost.points.sixths().clamp(0, Search::MOST.into()) as u16))
        })
    }

    /// Whether a route from `here` that enters a hex ends in it, because an enemy zone covers it.
    fn ends_in(&self, here: HexId, hex: HexId) -> bool {
        let zones = || zones::of_side(self.position, self.position.board.active().other());
        hex != here && self.ground.zones.get_or_init(zones).contains(hex.index())
    }

    fn search(&self, here: HexId) -> Search {
        let mut search = Search::within(&self.position.map().grid, self.left);
        self.ground.closed.iter().for_each(|hex| search.close(*hex));
        search.start(here);
        let Some((first, others)) = self.steps.split_first() else { return search };
        search.run(|open, from, spent| {
            if self.ends_in(here, from) {
                return ControlFlow::Continue(());
            }
            for step in &first[from.index()] {
                let after = u32::from(spent) + u32::from(step.cost);
                if after > self.left.into() {
                    break;
                }
                let same = |other: &&[[MapStep; 6]]| {
                    let mut other = other[from.index()].iter();
                    other.find(|other| other.to == step.to).map_or(CLOSED, |other| other.cost)
                };
                let dearest = || others.iter().map(same).max().map_or(0, u32::from);
                open.offer_at_least(step.to, after, || after.max(u32::from(spent) + dearest()));
            }
            ControlFlow::Continue(())
        });
        search
    }

    /// Returns the hexes in which the movers can end their move.
    fn ends(&self, walk: &Walk) -> Vec<HexId> {
        let search = self.search(walk.here);
        let mut hexes = Vec::with_capacity(search.most_found());
        search.each_found(|hex, _| hexes.push(hex));
        // What holds in one hex without units holds in all of them.
        let in_the_open = OnceCell::new();
        hexes.retain(|hex| {
            let may_end = || self.may_end(walk, *hex);
            let is_empty = self.position.board.units_in(*hex).is_empty();
            if is_empty { *in_the_open.get_or_init(may_end) } else { may_end() }
        });
        hexes
    }

    /// Whether the movers can end their move in an adjacent hex.
    fn may_end_next(&self, walk: &Walk) -> bool {
        self.position.map().grid.neighbours(walk.here).any(|hex| {
            self.step(walk.here, walk.here, hex).is_some_and(|cost| cost <= self.left)
                && !self.ground.closed.contains(&hex)
                && self.may_end(walk, hex)
        })
    }

    fn reach(&self, walk: &Walk) -> Vec<Reach<Sixths>> {
        let (search, grid, here) = (self.search(walk.here), &self.position.map().grid, walk.here);
        let there = |hex, from, spent: u16| {
            let cost = self.change + Sixths::from_sixths(spent.into());
            Reach { hex, cost, from, stop: self.may_end(walk, hex) }
        };
        let (mut reach, mut found) = (Vec::with_capacity(search.most_found()), vec![(here, 0)]);
        search.each_found(|hex, spent| {
            found.push((hex, spent));
            let from = search.before(grid, hex, |(from, _), to| self.step(here, from, to));
            reach.extend(from.map(|from| there(hex, from, spent)));
        });
        // Terrain in which the movers must stop is entered last.
        for (from, spent) in found {
            for to in grid.neighbours(from).filter(|to| *to != here && search.cost(*to).is_none()) {
                let last = self.last_step(here, from, to).map(|cost| spent.saturating_add(cost));
                reach.extend(last.filter(|it| *it <= self.left).map(|it| there(to, from, it)));
            }
        }
        reach.sort_by_key(|it| (it.hex, it.cost));
        reach.dedup_by_key(|it| it.hex);
        reach
    }

    fn may_end(&self, walk: &Walk, hex: HexId) -> bool {
        may_end(self.position, walk, self.first, hex)
    }

    fn route(&self, walk: &Walk, hex: HexId) -> Option<Route> {
        let search = self.search(walk.here);
        let may_end = || hex != walk.here && self.may_end(walk, hex);
        let spent = search.cost(hex).filter(|_| may_end())?;
        let grid = &self.position.map().grid;
        let path = search.path_to(grid, hex, |(from, _), to| self.step(walk.here, from, to));
        let last = self.last(walk, hex, self.left.saturating_sub(spent));
        Some(Route { first: self.first, path, last })
    }

    /// Returns the formation into which the only unit changes at the end, if an enemy is near.
    fn last(&self, walk: &Walk, hex: HexId, left: u16) -> Option<Formation> {
        let position = self.position;
        let unit = walk.units().next().filter(|_| walk.units.len() == 1)?;
        let info = position.info(unit);
        let now = self.first.unwrap_or(position.state(unit).formation);
        let into =
            now.other().filter(|_| matches!(now, Formation::Column | Formation::Limbered))?;
        let cost = position.charts().formation.of(now);
        let side = position.board.active();
        let fits = stacking::fits_as(position, side, hex, &[(unit, into)]).is_ok();
        let range = position.charts().ranges.longest(info.weapon);
        // Infantry goes into line before it comes within range, because columns suffer most there.
        let near = if info.arm == Arm::Infantry { range + 1 } else { range };
        let is_near = || {
            position.on_map(side.other()).any(|(_, enemy)| {
                position.distance(hex, enemy) <= near
                    && sight::block(position, hex, enemy).is_none()
            })
        };
        (cost.sixths() <= left.into() && fits && is_near()).then_some(into)
    }
}

/// Whether movers fit into a hex at the end of their move, in a formation or as they are. Leaders
/// without units need troops of their command there. ST 8.3, 17.3. ST-STK-02, ST-LEAD-07.
pub fn may_end(
    position: Position<'_>,
    walk: &Walk,
    formation: Option<Formation>,
    hex: HexId,
) -> bool {
    let formed = |unit| (unit, formation.unwrap_or(position.state(unit).formation));
    let coming: Vec<_> = walk.units().map(formed).collect();
    if coming.is_empty() {
        return walk.movers().all(|mover| match mover {
            Mover::Leader(leader) => move_end::has_company(position, leader, hex).is_ok(),
            Mover::Unit(_) => true,
        });
    }
    stacking::fits_as(position, position.board.active(), hex, &coming).is_ok()
}
