//! What the steps of a search cost: what the map says, worked out once a battle, and what else hinders them.

use std::borrow::Cow;
use std::cell::OnceCell;

use kernel::HexId;

use super::bill;
use super::movers::{Kind, Movers};
use crate::check::engagement::{self, Engager, Guns, Nearness};
use crate::check::{ground, skirmish};
use crate::game::{CLOSED, Fare, HexSet, MapStep, fare};
use crate::look::Look;
use crate::system::Scene;

/// What steps cost some movers.
pub(super) struct Fares<'a> {
    pub movers: Movers<'a>,
    /// The steps by the map of one kind of movers, and of the others.
    first: &'a [[MapStep; 6]],
    others: Vec<&'a [[MapStep; 6]]>,
    /// What else decides; mostly nothing.
    hindrances: Option<Box<Hindrances>>,
}

impl<'a> Fares<'a> {
    /// Those of some movers, if there are any.
    pub(super) fn of(movers: Movers<'a>) -> Option<Self> {
        let game = movers.scene.game();
        let steps = |kind: Kind| bill::map_steps(game, kind.going, movers.best_gait(kind));
        let mut all = movers.kinds().map(steps);
        let (first, others) = (all.next()?, all.collect());
        Some(Self { first, others, hindrances: Hindrances::of(&movers), movers })
    }

    /// The steps from a hex, at the least that they may cost those who pay most, the cheapest first.
    #[inline]
    pub(super) fn steps(&self, from: HexId) -> Cow<'a, [MapStep; 6]> {
        let first = &self.first[from.index()];
        if self.others.is_empty() && self.hindrances.is_none() {
            Cow::Borrowed(first)
        } else {
            Cow::Owned(self.own_steps(from, *first))
        }
    }

    /// Kept out of the loop of a search, which mostly needs no such steps.
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

    /// The cost of a legal step into a hex that is open. A column that finds no room there goes beside the road.
    /// STK-05.
    #[inline]
    pub(super) fn cost(&self, from: HexId, step: &MapStep) -> Fare {
        let by_road = step.by_road == step.off || self.movers.has_room(step.to);
        let printed = if by_road { step.by_road } else { step.off };
        match &self.hindrances {
            None => printed,
            Some(hindrances) => hindrances.cost(&self.movers, from, step, printed),
        }
    }
}

/// Calls with each hex that is closed to those who move, wherever they come from. SS 13.3, 13.6, 22.1. MOVE-11, SC1-06,
/// ENG-02.
pub(super) fn each_closed(movers: &Movers<'_>, mut close: impl FnMut(HexId)) {
    let (scene, grid) = (movers.scene, &movers.scene.game().map.grid);
    let forbidden = scene.package.scenario().forbidden.iter();
    forbidden.for_each(|hex| close(HexId(hex as u16)));
    let kept_away = movers.engager().keeps_away();
    for hex in scene.hexes_of(movers.side.other()) {
        close(hex);
        if kept_away {
            grid.neighbours(hex).for_each(&mut close);
        }
    }
}

/// What decides about steps beside the map.
struct Hindrances {
    ground: Ground,
    /// Where enemies are near, if it matters how near they were before.
    guns: Option<NearGuns>,
    /// The hexes that skirmish screens make dearer, if there are any.
    screened: Option<HexSet>,
    /// For each hex what the scenario says of it, once it was asked, if it says anything.
    scenario_lets: Option<Vec<OnceCell<bool>>>,
}

/// Whether the ground is as the map has it, or markers may change what a step costs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    AsPrinted,
    Changed,
}

impl Hindrances {
    fn of(movers: &Movers<'_>) -> Option<Box<Self>> {
        let scene = movers.scene;
        let ground = if ground::is_changed(scene) { Ground::Changed } else { Ground::AsPrinted };
        let guns = NearGuns::of(movers);
        let screened = skirmish::screened_hexes(scene, movers.side);
        let asks = scene.package.scenario().hooks.can_move.is_some();
        let scenario_lets = asks.then(|| vec![OnceCell::new(); scene.game().map.grid.len()]);
        let any = ground == Ground::Changed || guns.is_some() || asks || screened.is_some();
        any.then(|| Box::new(Self { ground, guns, screened, scenario_lets }))
    }

    /// What a step costs that costs so much by the map. Kept out of the loop of a search.
    #[inline(never)]
    fn cost(&self, movers: &Movers<'_>, from: HexId, step: &MapStep, printed: Fare) -> Fare {
        let (scene, to) = (movers.scene, step.to);
        let cost = match self.ground {
            Ground::AsPrinted => printed,
            Ground::Changed => fare(movers.price(from, step.direction, to)),
        };
        let guns_may = self.guns.as_ref().is_none_or(|guns| guns.let_step(scene, from, to));
        let scenario_lets = self
            .scenario_lets
            .as_ref()
            .is_none_or(|lets| *lets[to.index()].get_or_init(|| movers.scenario_lets(to).is_ok()));
        if cost == CLOSED || !guns_may || !scenario_lets {
            return CLOSED;
        }
        let is_screened = self.screened.is_some_and(|screened| screened.contains(to.index()));
        let screen = fare(Ok(scene.game().terrain.skirmish_screen));
        if is_screened { cost.saturating_add(screen).min(CLOSED - 1) } else { cost }
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
