//! Evaluation of a unit's place in a hex.

use std::cell::OnceCell;

use blind_swords::Look;
use blind_swords::check::{range, values};
use blind_swords::game::{Arm, BrigadeId, ColumnId, RangeBand, UnitId};
use kernel::HexId;

use crate::charts::Harm;
use crate::fate::{Condition, ONE, Support};
use crate::goals::{Goal, goals, swing};
use crate::ground::Milli;
use crate::mind::{Mind, Threat};
use crate::tally::{Tally, Term};

/// Aggressiveness in the choice of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spirit {
    /// Avoids the enemy.
    Wary,
    /// Comes close enough to fire.
    Steady,
    /// Attacks.
    Bold,
}

/// Evaluation data of a position, shared by all units that look for a place.
pub(crate) struct Outlook<'a> {
    pub(crate) mind: Mind<'a>,
    threat: Threat,
    /// Goals of brigades, computed on demand.
    goals: OnceCell<Vec<Option<Goal<'a>>>>,
    /// Value of adjacent enemies for each hex, computed on demand.
    targets: OnceCell<Vec<i32>>,
}

impl<'a> Outlook<'a> {
    pub(crate) fn of(mind: Mind<'a>) -> Self {
        let (goals, targets) = (OnceCell::new(), OnceCell::new());
        Self { mind, threat: Threat::to(mind), goals, targets }
    }

    /// Returns the goal of a unit's brigade.
    pub(crate) fn goal(&self, unit: UnitId) -> Option<Goal<'a>> {
        let brigade = self.mind.scene.info(unit).brigade?;
        self.goals.get_or_init(|| goals(self.mind))[brigade.index()]
    }

    /// Returns the value of the enemies next to a hex.
    fn target(&self, hex: HexId) -> Milli {
        let targets = self.targets.get_or_init(|| targets(self.mind));
        Milli::from(targets[hex.index()])
    }

    /// Returns the place evaluation for a unit.
    pub(crate) fn post(&self, unit: UnitId, spirit: Spirit) -> Post<'_, 'a> {
        let mind = self.mind;
        let engage = match spirit {
            Spirit::Wary => 0,
            Spirit::Steady => mind.weights.engage,
            Spirit::Bold => mind.weights.bold_engage,
        };
        Post {
            outlook: self,
            unit,
            arm: mind.scene.arm(unit),
            brigade: mind.scene.info(unit).brigade,
            goal: match mind.scene.arm(unit) {
                Arm::Artillery => None,
                Arm::Infantry | Arm::Cavalry => self.goal(unit),
            },
            stake: mind.stake(unit),
            condition: mind.condition(unit),
            engage,
        }
    }
}

/// Enemy fire at a unit in a hex, with its effect.
pub(crate) struct Danger {
    pub(crate) column: ColumnId,
    pub(crate) support: Support,
    pub(crate) harm: Harm,
}

/// Place evaluation for a unit, with the data that do not depend on the hex.
pub(crate) struct Post<'o, 'a> {
    outlook: &'o Outlook<'a>,
    unit: UnitId,
    arm: Arm,
    brigade: Option<BrigadeId>,
    /// Goal of its brigade; `None` for guns, which go where they see most.
    goal: Option<Goal<'a>>,
    stake: Milli,
    condition: Condition,
    engage: Milli,
}

/// Value of a place, by term.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Standing {
    way: Milli,
    guns: Milli,
    exposure: Milli,
    support: Milli,
    engage: Milli,
    control: Milli,
}

impl Standing {
    /// Returns the total value.
    pub(crate) const fn total(&self) -> Milli {
        let Self { way, guns, exposure, support, engage, control } = *self;
        way + guns - exposure + support + engage + control
    }

    /// Returns the expected loss to enemy fire.
    pub(crate) const fn exposure(&self) -> Milli {
        self.exposure
    }

    /// Returns the value with an additional loss on the way.
    pub(crate) const fn with_more_exposure(self, more: Milli) -> Self {
        Self { exposure: self.exposure + more, ..self }
    }

    /// Returns the value as evaluation terms.
    pub(crate) fn tally(&self) -> Tally {
        let Self { way, guns, exposure, support, engage, control } = *self;
        Tally::of(Term::Way, way)
            .with(Term::Guns, guns)
            .with(Term::Exposure, -exposure)
            .with(Term::Support, support)
            .with(Term::Engage, engage)
            .with(Term::Control, control)
    }
}

impl Post<'_, '_> {
    /// Returns the value of a hex.
    pub(crate) fn stand(&self, hex: HexId) -> Standing {
        let support = self.support_in(hex);
        let exposure = self.exposure(hex, support);
        if self.arm == Arm::Artillery {
            let guns = self.field_of_fire(hex);
            return Standing { guns, exposure: 2 * exposure, ..Standing::default() };
        }
        let mind = self.outlook.mind;
        Standing {
            way: self.way(hex),
            exposure,
            support: match support {
                Support::Given => Mind::part(self.stake, mind.weights.support),
                Support::Missing => 0,
            },
            engage: self.engagement(hex),
            ..Standing::default()
        }
    }

    /// Returns an upper bound of the value of entering a hex. It ignores exposure and assumes
    /// support, which are slow to compute. For guns there is no bound.
    pub(crate) fn at_most(&self, hex: HexId) -> Milli {
        if self.arm == Arm::Artillery {
            return Milli::MAX;
        }
        let support = Mind::part(self.stake, self.outlook.mind.weights.support);
        self.way(hex) + support + self.engagement(hex) + self.takes(hex)
    }

    fn way(&self, hex: HexId) -> Milli {
        self.goal.map_or(0, |goal| goal.from(hex))
    }

    fn engagement(&self, hex: HexId) -> Milli {
        match self.engage {
            0 => 0,
            engage => Mind::part(self.outlook.target(hex), engage),
        }
    }

    /// Returns the expected loss to enemy fire in a hex.
    fn exposure(&self, hex: HexId, support: Support) -> Milli {
        let mind = self.outlook.mind;
        let Some(column) = self.outlook.threat.column(mind, hex) else { return 0 };
        let harm = mind.ground.charts.fire(self.unit, self.condition, support, column);
        Mind::part(self.stake * harm.loss / ONE, mind.weights.exposure)
    }

    /// Returns the enemy fire at the unit in a hex and its effect; `None` if negligible.
    pub(crate) fn danger(&self, hex: HexId) -> Option<Danger> {
        let mind = self.outlook.mind;
        let column = self.outlook.threat.column(mind, hex)?;
        let support = self.support_in(hex);
        let harm = mind.ground.charts.fire(self.unit, self.condition, support, column);
        Some(Danger { column, support, harm })
    }

    /// Returns the value of a hex, including the immediate gain from its capture.
    pub(crate) fn arrive(&self, hex: HexId) -> Standing {
        Standing { control: self.takes(hex), ..self.stand(hex) }
    }

    /// Returns the immediate gain from entering a hex.
    fn takes(&self, hex: HexId) -> Milli {
        if self.arm != Arm::Infantry {
            return 0;
        }
        let mind = self.outlook.mind;
        let objective = mind.ground.objective_in(hex);
        objective.map_or(0, |objective| {
            Mind::part(swing(mind, mind.time(), objective), mind.weights.control)
        })
    }

    /// Returns the value of a hex for guns: their best target, and a little for each further one.
    fn field_of_fire(&self, hex: HexId) -> Milli {
        let mind = self.outlook.mind;
        let terrain = mind.scene.game().map.hex(hex).terrain;
        if !mind.scene.game().terrain.kind(terrain).artillery_fire.granted() {
            return 0;
        }
        let Some(bands) = range::bands(mind.scene, self.unit) else { return 0 };
        let strength = values::modified_sp(mind.scene, self.unit);
        let (mut most, mut all) = (0, 0);
        for (distance, there) in mind.ground.seen_from(hex).by_distance() {
            let band = bands.band(distance).filter(|band| *band != RangeBand::Extreme);
            let Some(factor) = band.map(range::factor) else { continue };
            let fired = strength.times(factor).floor();
            for &seen in there {
                let there = mind.scene.board.any_in(seen);
                let enemy = there.filter(|&unit| mind.scene.side_of(unit) != mind.side);
                let Some(done) = enemy.and_then(|enemy| done_from_afar(mind, enemy, seen, fired))
                else {
                    continue;
                };
                most = most.max(done);
                all += done / 8;
            }
        }
        2 * most + all
    }

    /// Returns whether the unit would have support in a hex, ignoring terrain.
    pub(crate) fn support_in(&self, hex: HexId) -> Support {
        let scene = self.outlook.mind.scene;
        let supports = |mate: UnitId| {
            mate != self.unit
                && (self.arm == Arm::Artillery || scene.info(mate).brigade == self.brigade)
                && scene.side_of(mate) == self.outlook.mind.side
                && scene.arm(mate) == Arm::Infantry
                && self.outlook.mind.is_steady(mate)
        };
        let mut near = scene.game().map.grid.neighbours(hex).chain([hex]);
        Support::of(near.any(|near| scene.board.units_in(near).any(supports)))
    }
}

/// Returns the effect of a strength fired at an enemy in a hex; `None` if it has none.
fn done_from_afar(mind: Mind<'_>, enemy: UnitId, hex: HexId, fired: i32) -> Option<Milli> {
    let column = mind.ground.column_at(hex, fired)?;
    let harm = mind.ground.charts.fire(enemy, mind.condition(enemy), Support::Given, column);
    Some(mind.share(enemy, harm.loss))
}

/// Returns for each hex the value of the best adjacent enemy, and a part of that for more distant
/// ones.
fn targets(mind: Mind<'_>) -> Vec<i32> {
    let grid = &mind.scene.game().map.grid;
    let mut targets = vec![0; grid.len()];
    let usual = mind.ground.charts.usual();
    for (unit, hex) in mind.enemy().own() {
        let harm = mind.ground.charts.fire(unit, mind.condition(unit), Support::Given, usual);
        let worth = mind.share(unit, harm.loss) as i32;
        for (distance, there) in mind.ground.around(hex).by_distance() {
            let here = worth * (5 - i32::from(distance)) / 4;
            there.iter().for_each(|near| {
                let target = &mut targets[near.index()];
                *target = here.max(*target);
            });
        }
    }
    targets
}
