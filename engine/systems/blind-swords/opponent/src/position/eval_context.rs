//! Context in which a side's options are evaluated: position, stakes, threats and weights.

use blind_swords::board::{BrigadeStatus, Morale, Place};
use blind_swords::check::{range, support, values};
use blind_swords::game::{Arm, BattlePlan, BrokenBox, ColumnId, RangeBand, RangeBands, UnitId};
use blind_swords::{Position, PositionExt};
use kernel::{HexId, Side, Sixteenths};

use crate::position::charts::Harm;
use crate::position::fate::{Condition, ONE, Ppm, Support};
use crate::position::ground::{Ground, Milli, POINT, Time, WATCHED};
use crate::weights::Weights;

/// Context in which the options of one side in one position are evaluated.
#[derive(Clone, Copy)]
pub(crate) struct EvalContext<'a> {
    pub(crate) position: Position<'a>,
    pub(crate) side: Side,
    pub(crate) ground: &'a Ground,
    pub(crate) weights: &'a Weights,
    /// Battle plan that the side follows. `None` if it follows none.
    pub(crate) battle_plan: Option<&'a BattlePlan>,
}

impl<'a> EvalContext<'a> {
    /// Returns the context of the enemy in the same position.
    pub(crate) fn enemy(self) -> Self {
        Self { side: self.side.other(), battle_plan: None, ..self }
    }

    /// Returns the discount factors for the remaining turns of the game.
    pub(crate) fn time(self) -> Time {
        let (last, now) = (self.position.package.scenario().last_turn, self.position.board.turn());
        Time::new(last.saturating_sub(now) + 1, self.weights)
    }

    /// Returns a value multiplied by a weight in thousandths.
    pub(crate) const fn part(value: Milli, weight: Milli) -> Milli {
        value * weight / 1000
    }

    /// Returns the loss to the side if a unit breaks: the enemy's points for the unit, and the
    /// value of its future actions.
    pub(crate) fn stake(self, unit: UnitId) -> Milli {
        let info = self.position.info(unit);
        let strength = Milli::from(info.fresh.unwrap_or(info.battleworn).sp.sixteenths());
        let victory = &self.position.package.scenario().victory;
        let rate = match info.arm {
            Arm::Artillery => victory.eliminated_artillery_sp,
            Arm::Infantry | Arm::Cavalry => victory.broken_sp[info.arm],
        };
        let points =
            strength * POINT / 16 * Milli::from(rate.numerator) / Milli::from(rate.denominator);
        let hinted = self.position.package.scenario().hints.losses[info.side];
        let hinted = Milli::from(hinted.unwrap_or_default().sixteenths());
        points
            + strength * hinted * POINT / 256
            + Self::part(strength * POINT / 16, self.weights.fighting)
    }

    pub(crate) fn condition(self, unit: UnitId) -> Condition {
        let state = self.position.board.unit(unit);
        Condition { face: state.face, morale: state.morale }
    }

    pub(crate) fn support(self, unit: UnitId) -> Support {
        Support::of(support::is_supported(self.position, unit))
    }

    /// Returns the effect of a fire combat in a chart column on a unit in its current hex.
    pub(crate) fn harm(self, unit: UnitId, column: ColumnId) -> Harm {
        self.ground.charts.fire(unit, self.condition(unit), self.support(unit), column)
    }

    /// Returns the value of a share of a unit's stake.
    pub(crate) fn share(self, unit: UnitId, share: Ppm) -> Milli {
        self.stake(unit) * share / ONE
    }

    /// Returns the units of the side on the map, with their hexes.
    pub(crate) fn own(self) -> impl Iterator<Item = (UnitId, HexId)> + 'a {
        self.position.on_map(self.side)
    }

    /// Returns the current strength of a unit, in sixteenths.
    pub(crate) fn strength(self, unit: UnitId) -> Milli {
        Milli::from(values::modified_sp(self.position, unit).sixteenths())
    }

    /// Returns the readiness of a unit, from the status marker of its brigade, which both sides
    /// see.
    fn readiness(self, unit: UnitId) -> Readiness {
        let brigade = self.position.info(unit).brigade;
        let is_available = brigade.is_some_and(|brigade| {
            self.position.board.brigade(brigade).status == BrigadeStatus::Available
        });
        if is_available { Readiness::MayAct } else { Readiness::HasActed }
    }

    /// Whether a unit is on the Broken Track and can still return to play.
    pub(crate) fn waits(self, unit: UnitId) -> bool {
        matches!(self.position.board.unit(unit).place, Place::Broken(BrokenBox::Available))
    }

    /// Returns the loss to the side if all units in a hex break.
    pub(crate) fn stake_in(self, hex: HexId) -> Milli {
        self.position.board.units_in(hex).map(|unit| self.stake(unit)).sum()
    }

    pub(crate) fn is_steady(self, unit: UnitId) -> bool {
        self.position.board.unit(unit).morale == Morale::None
    }
}

/// Readiness of a unit to act on this turn.
#[derive(Clone, Copy)]
enum Readiness {
    MayAct,
    HasActed,
}

/// Fire that the enemy can bring to bear on each hex, in sixteenths of a strength point.
pub(crate) struct Threat {
    fire: Vec<i32>,
}

impl Threat {
    /// Computes the enemy's threat to a side.
    pub(crate) fn to(context: EvalContext<'_>) -> Self {
        let grid = &context.position.game().map.grid;
        let mut fire = vec![0; grid.len()];
        let enemy = context.enemy();
        for (unit, hex) in enemy.own() {
            let strength = values::modified_sp(context.position, unit);
            if strength <= Sixteenths::ZERO {
                continue;
            }
            let Some(bands) = range::bands(context.position, unit) else { continue };
            let (around, threat) = if context.position.arm(unit) == Arm::Artillery {
                (context.ground.seen_from(hex), threat_of_guns(context, bands, strength))
            } else {
                let readiness = context.readiness(unit);
                (context.ground.around(hex), threat_of_foot(context, bands, strength, readiness))
            };
            for (distance, there) in around.by_distance() {
                let threat = threat[usize::from(distance)];
                if threat != 0 {
                    there.iter().for_each(|hex| fire[hex.index()] += threat);
                }
            }
        }
        Self { fire }
    }

    /// Returns the chart column of all enemy fire at a hex. `None` if that fire is negligible.
    pub(crate) fn column(&self, context: EvalContext<'_>, hex: HexId) -> Option<ColumnId> {
        let fire = self.fire[hex.index()];
        if fire < 16 { None } else { context.ground.column_at(hex, fire / 16) }
    }
}

/// Threat of one unit at each distance from 0 to [`WATCHED`] hexes, in sixteenths of a strength
/// point.
type AtEachDistance<T> = [T; WATCHED as usize + 1];

fn threat_of_guns(
    context: EvalContext<'_>,
    bands: RangeBands,
    strength: Sixteenths,
) -> AtEachDistance<i32> {
    at_each_distance(bands, strength)
        .map(|fired| EvalContext::part(fired, context.weights.guns) as i32)
}

/// Returns the threat of an infantry or cavalry unit. If it has acted, its fire counts half. If it
/// has not, it may also move and attack.
fn threat_of_foot(
    context: EvalContext<'_>,
    bands: RangeBands,
    strength: Sixteenths,
    readiness: Readiness,
) -> AtEachDistance<i32> {
    let reached = at_each_distance(bands, strength);
    let whole = Milli::from(strength.sixteenths());
    let menace = EvalContext::part(whole, context.weights.menace);
    std::array::from_fn(|distance| {
        let feared = match readiness {
            Readiness::HasActed => reached[distance] / 2,
            Readiness::MayAct => reached[distance].max(if distance > 1 { menace } else { 0 }),
        };
        feared as i32
    })
}

fn at_each_distance(bands: RangeBands, strength: Sixteenths) -> AtEachDistance<Milli> {
    let within = |band: Option<RangeBand>| match band {
        Some(RangeBand::Extreme) | None => 0,
        Some(band) => Milli::from(strength.times(range::factor(band)).sixteenths()),
    };
    let (mut band, mut fired) = (None, 0);
    std::array::from_fn(|distance| {
        let next = bands.band(distance as u8);
        if next != band {
            (band, fired) = (next, within(next));
        }
        fired
    })
}
