//! Evaluation of hexes as places for a unit.

use std::cell::OnceCell;

use blind_swords::PositionExt;
use blind_swords::check::{range, values};
use blind_swords::game::{Arm, BrigadeId, ColumnId, RangeBand, TerrainEffect, UnitId};
use kernel::HexId;

use crate::evaluation::tally::{Tally, Term};
use crate::planning::goals::{Goal, goals, swing};
use crate::position::charts::Harm;
use crate::position::eval_context::{EvalContext, Threat};
use crate::position::fate::{Condition, ONE, Support};
use crate::position::ground::Milli;

/// Aggressiveness of a unit in its choice of position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spirit {
    /// The unit avoids the enemy.
    Wary,
    /// The unit comes close enough to the enemy to fire.
    Steady,
    /// The unit comes close enough to the enemy to attack.
    Bold,
}

/// Data of a position that the evaluation of hexes needs for all units.
pub(crate) struct Outlook<'a> {
    pub(crate) context: EvalContext<'a>,
    threat: Threat,
    /// Goals of the brigades, computed when first needed.
    goals: OnceCell<Vec<Option<Goal<'a>>>>,
    /// Value of the enemies adjacent to each hex, computed when first needed.
    targets: OnceCell<Vec<i32>>,
}

impl<'a> Outlook<'a> {
    pub(crate) fn of(context: EvalContext<'a>) -> Self {
        let (goals, targets) = (OnceCell::new(), OnceCell::new());
        Self { context, threat: Threat::to(context), goals, targets }
    }

    /// Returns the goal of a unit's brigade.
    pub(crate) fn goal(&self, unit: UnitId) -> Option<Goal<'a>> {
        let brigade = self.context.position.info(unit).brigade?;
        self.goals.get_or_init(|| goals(self.context))[brigade.index()]
    }

    /// Returns the value of the enemies adjacent to a hex.
    fn target(&self, hex: HexId) -> Milli {
        let targets = self.targets.get_or_init(|| targets(self.context));
        Milli::from(targets[hex.index()])
    }

    /// Returns the evaluator of places for a unit.
    pub(crate) fn post(&self, unit: UnitId, spirit: Spirit) -> Post<'_, 'a> {
        let context = self.context;
        let engage = match spirit {
            Spirit::Wary => 0,
            Spirit::Steady => context.weights.engage,
            Spirit::Bold => context.weights.bold_engage,
        };
        Post {
            outlook: self,
            unit,
            arm: context.position.arm(unit),
            brigade: context.position.info(unit).brigade,
            goal: match context.position.arm(unit) {
                Arm::Artillery => None,
                Arm::Infantry | Arm::Cavalry => self.goal(unit),
            },
            stake: context.stake(unit),
            condition: context.condition(unit),
            engage,
        }
    }
}

/// Enemy fire that threatens a unit in a hex, with its expected effect.
pub(crate) struct Danger {
    pub(crate) column: ColumnId,
    pub(crate) support: Support,
    pub(crate) harm: Harm,
}

/// Evaluator of places for one unit. It contains the data that do not depend on the hex.
pub(crate) struct Post<'o, 'a> {
    outlook: &'o Outlook<'a>,
    unit: UnitId,
    arm: Arm,
    brigade: Option<BrigadeId>,
    /// Goal of the unit's brigade. `None` for guns, which look for the best field of fire instead.
    goal: Option<Goal<'a>>,
    stake: Milli,
    condition: Condition,
    engage: Milli,
}

/// Value of a place, as separate terms.
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
    /// Returns the sum of all terms.
    pub(crate) const fn total(&self) -> Milli {
        let Self { way, guns, exposure, support, engage, control } = *self;
        way + guns - exposure + support + engage + control
    }

    /// Returns the expected loss from enemy fire in the place.
    pub(crate) const fn exposure(&self) -> Milli {
        self.exposure
    }

    /// Returns the value with an expected loss that is higher by `more`.
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
    /// Returns the value of a hex as the unit's place.
    pub(crate) fn stand(&self, hex: HexId) -> Standing {
        let support = self.support_in(hex);
        let exposure = self.exposure(hex, support);
        if self.arm == Arm::Artillery {
            let guns = self.field_of_fire(hex);
            return Standing { guns, exposure: 2 * exposure, ..Standing::default() };
        }
        let context = self.outlook.context;
        Standing {
            way: self.way(hex),
            exposure,
            support: match support {
                Support::Given => EvalContext::part(self.stake, context.weights.support),
                Support::Missing => 0,
            },
            engage: self.engagement(hex),
            ..Standing::default()
        }
    }

    /// Returns an upper bound for the value of entering a hex. The bound ignores exposure and
    /// assumes support, because both take long to compute. For guns there is no useful bound.
    pub(crate) fn at_most(&self, hex: HexId) -> Milli {
        if self.arm == Arm::Artillery {
            return Milli::MAX;
        }
        let support = EvalContext::part(self.stake, self.outlook.context.weights.support);
        self.way(hex) + support + self.engagement(hex) + self.takes(hex)
    }

    fn way(&self, hex: HexId) -> Milli {
        self.goal.map_or(0, |goal| goal.from(hex))
    }

    fn engagement(&self, hex: HexId) -> Milli {
        match self.engage {
            0 => 0,
            engage => EvalContext::part(self.outlook.target(hex), engage),
        }
    }

    /// Returns the expected loss of the unit from enemy fire in a hex.
    fn exposure(&self, hex: HexId, support: Support) -> Milli {
        let context = self.outlook.context;
        let Some(column) = self.outlook.threat.column(context, hex) else { return 0 };
        let harm = context.ground.charts.fire(self.unit, self.condition, support, column);
        EvalContext::part(self.stake * harm.loss / ONE, context.weights.exposure)
    }

    /// Returns the enemy fire that threatens the unit in a hex, with its effect. `None` if the fire
    /// is negligible.
    pub(crate) fn danger(&self, hex: HexId) -> Option<Danger> {
        let context = self.outlook.context;
        let column = self.outlook.threat.column(context, hex)?;
        let support = self.support_in(hex);
        let harm = context.ground.charts.fire(self.unit, self.condition, support, column);
        Some(Danger { column, support, harm })
    }

    /// Returns the value of a hex as the unit's place, together with the immediate gain from
    /// capturing it.
    pub(crate) fn arrive(&self, hex: HexId) -> Standing {
        Standing { control: self.takes(hex), ..self.stand(hex) }
    }

    /// Returns the immediate gain when the unit enters a hex.
    fn takes(&self, hex: HexId) -> Milli {
        if self.arm != Arm::Infantry {
            return 0;
        }
        let context = self.outlook.context;
        let objective = context.ground.objective_in(hex);
        objective.map_or(0, |objective| {
            EvalContext::part(swing(context, context.time(), objective), context.weights.control)
        })
    }

    /// Returns the value of a hex for guns: the value of the best target from there, and a small
    /// part of the values of further targets.
    fn field_of_fire(&self, hex: HexId) -> Milli {
        let context = self.outlook.context;
        let terrain = context.position.game().map.hex(hex).terrain;
        if context.position.game().terrain.kind(terrain).has(TerrainEffect::SilencesArtillery) {
            return 0;
        }
        let Some(bands) = range::bands(context.position, self.unit) else { return 0 };
        let strength = values::modified_sp(context.position, self.unit);
        let (mut most, mut all) = (0, 0);
        for (distance, there) in context.ground.seen_from(hex).by_distance() {
            let band = bands.band(distance).filter(|band| *band != RangeBand::Extreme);
            let Some(factor) = band.map(range::factor) else { continue };
            let fired = strength.times(factor).floor();
            for &seen in there {
                let there = context.position.board.any_in(seen);
                let enemy = there.filter(|&unit| context.position.side_of(unit) != context.side);
                let Some(done) =
                    enemy.and_then(|enemy| done_from_afar(context, enemy, seen, fired))
                else {
                    continue;
                };
                most = most.max(done);
                all += done / 8;
            }
        }
        2 * most + all
    }

    /// Returns the support that the unit would have in a hex, without regard to terrain.
    pub(crate) fn support_in(&self, hex: HexId) -> Support {
        let position = self.outlook.context.position;
        let supports = |mate: UnitId| {
            mate != self.unit
                && (self.arm == Arm::Artillery || position.info(mate).brigade == self.brigade)
                && position.side_of(mate) == self.outlook.context.side
                && position.arm(mate) == Arm::Infantry
                && self.outlook.context.is_steady(mate)
        };
        let mut near = position.game().map.grid.neighbours(hex).chain([hex]);
        Support::of(near.any(|near| position.board.units_in(near).any(supports)))
    }
}

/// Returns the effect of fire with a given strength on the enemy in a hex. `None` if there is no
/// effect.
fn done_from_afar(
    context: EvalContext<'_>,
    enemy: UnitId,
    hex: HexId,
    fired: i32,
) -> Option<Milli> {
    let column = context.ground.column_at(hex, fired)?;
    let harm = context.ground.charts.fire(enemy, context.condition(enemy), Support::Given, column);
    Some(context.share(enemy, harm.loss))
}

/// Returns the value of the best adjacent enemy for each hex. More distant enemies count in part.
fn targets(context: EvalContext<'_>) -> Vec<i32> {
    let grid = &context.position.game().map.grid;
    let mut targets = vec![0; grid.len()];
    let usual = context.ground.charts.usual();
    for (unit, hex) in context.enemy().own() {
        let harm = context.ground.charts.fire(unit, context.condition(unit), Support::Given, usual);
        let worth = context.share(unit, harm.loss) as i32;
        for (distance, there) in context.ground.around(hex).by_distance() {
            let here = worth * (5 - i32::from(distance)) / 4;
            there.iter().for_each(|near| {
                let target = &mut targets[near.index()];
                *target = here.max(*target);
            });
        }
    }
    targets
}
