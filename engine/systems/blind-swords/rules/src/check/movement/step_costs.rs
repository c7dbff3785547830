//! Step costs for searches: the map's costs, cached for the whole game, and restrictions that
//! depend on the position.

use std::borrow::Cow;
use std::cell::OnceCell;

use kernel::{HexId, HexSet};

use super::items;
use super::movers::{Kind, Movers};
use crate::check::engagement::{self, Engager, Guns, Nearness};
use crate::check::{ground, skirmish};
use crate::game::{CLOSED, MapStep, StepCost, step_cost};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Step costs of the units that move together.
pub(super) struct StepCosts<'a> {
    pub movers: Movers<'a>,
    /// Map steps of the first kind of mover. `others` holds the steps of the other kinds.
    first: &'a [[MapStep; 6]],
    others: Vec<&'a [[MapStep; 6]]>,
    /// Restrictions that the map steps do not include. `None` in most positions.
    hindrances: Option<Box<Hindrances>>,
}

impl<'a> StepCosts<'a> {
    /// Returns the step costs of a group of movers. `None` if the group is empty.
    pub(super) fn of(movers: Movers<'a>) -> Option<Self> {
        let game = movers.position.game();
        let steps = |kind: Kind| items::map_steps(game, kind.mobility, movers.best_gait(kind));
        let mut all = movers.kinds().map(steps);
        let (first, others) = (all.next()?, all.collect());
        Some(Self { first, others, hindrances: Hindrances::of(&movers), movers })
    }

    /// Returns the steps from a hex with lower bounds of their costs, cheapest first.
    #[inline]
    pub(super) fn steps(&self, from: HexId) -> Cow<'a, [MapStep; 6]> {
        let first = &self.first[from.index()];
        if self.others.is_empty() && self.hindrances.is_none() {
            Cow::Borrowed(first)
        } else {
            Cow::Owned(self.own_steps(from, *first))
        }
    }

    /// Returns the steps for all kinds of movers together. All costs are 0 if ground markers may
    /// change them, because 0 is a valid lower bound. Not inlined, because most searches do not
    /// need this function.
    #[inline(never)]
    fn own_steps(&self, from: HexId, mut steps: [MapStep; 6]) -> [MapStep; 6] {
        if self.hindrances.as_ref().is_some_and(|hindrances| hindrances.ground == Ground::Changed) {
            return steps.map(MapStep::unpriced);
        }
        for other in &self.others {
            for step in &mut steps {
                let same = other[from.index()].iter().find(|other| other.to == step.to);
                *step = same.map_or(*step, |other| step.or(other));
            }
        }
        steps.sort_by_key(|step| step.least);
        steps
    }

    /// Returns the cost of a legal step into an open hex. Movers that do not fit in the hex cannot
    /// use a road into it. STK-05.
    #[inline]
    pub(super) fn cost(&self, from: HexId, step: &MapStep) -> StepCost {
        let by_road = step.by_road == step.off || self.movers.has_room(step.to);
        let printed = if by_road { step.by_road } else { step.off };
        match &self.hindrances {
            None => printed,
            Some(hindrances) => hindrances.cost(&self.movers, from, step, printed),
        }
    }
}

/// Calls `close` with each hex that is closed to the movers from every direction. SS 13.3, 13.6,
/// 22.1. MOVE-11, SC1-06, ENG-02.
pub(super) fn each_closed(movers: &Movers<'_>, mut close: impl FnMut(HexId)) {
    let (position, grid) = (movers.position, &movers.position.game().map.grid);
    let forbidden = position.package.scenario().forbidden.iter();
    forbidden.for_each(|hex| close(HexId(hex as u16)));
    let kept_away = movers.engager().keeps_away();
    for hex in position.hexes_of(movers.side.other()) {
        close(hex);
        if kept_away {
            grid.neighbours(hex).for_each(&mut close);
        }
    }
}

/// Restrictions on steps that the map steps do not include.
struct Hindrances {
    ground: Ground,
    /// Distances to enemies, which restrict artillery. `None` if no mover is artillery.
    guns: Option<NearGuns>,
    /// Hexes where skirmish screens add to the cost. `None` if there are none.
    screened: Option<HexSet>,
    /// Cached results of the scenario's `can_move` hook for each hex. `None` if the scenario does
    /// not define the hook.
    scenario_lets: Option<Vec<OnceCell<bool>>>,
}

/// Whether ground markers may change step costs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    AsPrinted,
    Changed,
}

impl Hindrances {
    fn of(movers: &Movers<'_>) -> Option<Box<Self>> {
        let position = movers.position;
        let ground = if ground::is_changed(position) { Ground::Changed } else { Ground::AsPrinted };
        let guns = NearGuns::of(movers);
        let screened = skirmish::screened_hexes(position, movers.side);
        let asks = position.package.scenario().hooks.can_move.is_some();
        let scenario_lets = asks.then(|| vec![OnceCell::new(); position.game().map.grid.len()]);
        let any = ground == Ground::Changed || guns.is_some() || asks || screened.is_some();
        any.then(|| Box::new(Self { ground, guns, screened, scenario_lets }))
    }

    /// Returns the cost of a step after ground markers, given the map's cost. Not inlined, because
    /// most searches do not need this function.
    #[inline(never)]
    fn cost(
        &self,
        movers: &Movers<'_>,
        from: HexId,
        step: &MapStep,
        printed: StepCost,
    ) -> StepCost {
        let (position, to) = (movers.position, step.to);
        let cost = match self.ground {
            Ground::AsPrinted => printed,
            Ground::Changed => step_cost(movers.price(from, step.direction, to)),
        };
        let guns_may = self.guns.as_ref().is_none_or(|guns| guns.let_step(position, from, to));
        let scenario_lets = self
            .scenario_lets
            .as_ref()
            .is_none_or(|lets| *lets[to.index()].get_or_init(|| movers.scenario_lets(to).is_ok()));
        if cost == CLOSED || !guns_may || !scenario_lets {
            return CLOSED;
        }
        let is_screened = self.screened.is_some_and(|screened| screened.contains(to.index()));
        let screen = step_cost(Ok(position.game().terrain.skirmish_screen));
        if is_screened { cost.saturating_add(screen).min(CLOSED - 1) } else { cost }
    }
}

/// Distances to enemies, for movers with artillery. ART-07, ART-08.
struct NearGuns {
    engager: Engager,
    near: Vec<Nearness>,
}

impl NearGuns {
    fn of(movers: &Movers<'_>) -> Option<Self> {
        let engager = movers.engager();
        let near = || engagement::nearness_everywhere(movers.position, &engager);
        (engager.guns == Guns::Present).then(|| Self { near: near(), engager })
    }

    fn let_step(&self, position: Position<'_>, from: HexId, to: HexId) -> bool {
        let there = self.near[to.index()];
        self.engager.check(position.profile(), || self.near[from.index()], there).is_ok()
    }
}
