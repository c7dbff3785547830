//! Evaluation of close combat.

use blind_swords::check::close_combat::{self, Sides, clash};
use blind_swords::check::skirmish::is_skirmisher;
use blind_swords::check::{legality, values};
use blind_swords::game::{Arm, ColumnId, UnitId, UnitSet};
use blind_swords::position_ext::members;
use blind_swords::question::AssaultQuestion;
use blind_swords::{Choice, PositionExt};
use kernel::HexId;

use crate::evaluation::tally::{Tally, Term, Weighed, weigh_each};
use crate::planning::goals::swing;
use crate::position::eval_context::EvalContext;
use crate::position::fate::{ONE, Ppm};
use crate::position::ground::Milli;

/// Minimum cost of a depletion in the evaluation, as a fraction of the largest attacker's stake, in
/// millionths.
const LEAST_DEPLETION: Ppm = ONE / 10;
/// Minimum cost of a Morale Hit in the evaluation, as a fraction of the largest attacker's stake,
/// in millionths.
const LEAST_HIT: Ppm = ONE / 20;

/// Evaluates the options of a close combat question.
pub(crate) fn weigh(
    context: EvalContext<'_>,
    question: &AssaultQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        AssaultQuestion::Unit(_) => {
            let attacks = attacks(context, options);
            let of = |choice: Choice| match choice {
                Choice::Unit(unit) => {
                    let with = attacks.iter().filter(|attack| attack.units.contains(unit.index()));
                    with.map(|attack| attack.tally).max_by_key(Tally::total).unwrap_or_default()
                }
                // Declining has the value that an attack must exceed.
                _ => Tally::of(Term::Price, context.weights.caution),
            };
            weigh_each(options, of)
        }
        AssaultQuestion::Target(unit) => {
            let of = |choice: Choice| {
                let Ok(target) = choice.hex() else { return Tally::default() };
                joined(context, all_against(context, *unit, target), target)
            };
            weigh_each(options, of)
        }
        AssaultQuestion::Next => {
            let of = |choice: Choice| {
                choice.hex().map_or_else(
                    |_| Tally::default(),
                    |target| {
                        attack(context, close_combat::committed(context.position, target), target)
                    },
                )
            };
            weigh_each(options, of)
        }
        AssaultQuestion::Hex(attackers, target) => {
            let of = |choice: Choice| {
                choice.hex().map_or_else(
                    |_| Tally::default(),
                    |from| fought(context, *attackers, from, *target),
                )
            };
            weigh_each(options, of)
        }
    }
}

/// Possible close combat, with the best hex from which to attack.
#[derive(Clone, Copy)]
pub(crate) struct Fight {
    pub(crate) attackers: UnitSet,
    pub(crate) from: HexId,
    pub(crate) target: HexId,
}

/// Returns the best close combat that an option makes possible. `None` if it makes none possible.
pub(crate) fn fight(
    context: EvalContext<'_>,
    question: &AssaultQuestion,
    choice: Choice,
) -> Option<Fight> {
    let (attackers, target) = match (question, choice) {
        (AssaultQuestion::Unit(_), Choice::Unit(unit)) => {
            let options = legality::options(context.position, &question.clone().into());
            let attacks = attacks(context, &options).into_iter();
            let with = attacks.filter(|attack| attack.units.contains(unit.index()));
            let best = with.max_by_key(|attack| attack.tally.total())?;
            (best.units, best.target)
        }
        (AssaultQuestion::Target(unit), Choice::Hex(target)) => {
            (all_against(context, *unit, target), target)
        }
        (AssaultQuestion::Next, Choice::Hex(target)) => {
            (close_combat::committed(context.position, target), target)
        }
        (&AssaultQuestion::Hex(attackers, target), Choice::Hex(from)) => {
            return Some(Fight { attackers, from, target });
        }
        (
            AssaultQuestion::Unit(_)
            | AssaultQuestion::Target(_)
            | AssaultQuestion::Next
            | AssaultQuestion::Hex(..),
            _,
        ) => return None,
    };
    let (from, _) = best_hex(context, attackers, target)?;
    Some(Fight { attackers, from, target })
}

/// Returns the attackers of a hex if a unit joins them: the committed units, the unit itself, and
/// all units of its brigade that may still attack.
fn all_against(context: EvalContext<'_>, unit: UnitId, target: HexId) -> UnitSet {
    let mut units = close_combat::committed(context.position, target);
    for (mate, _) in context.own() {
        if context.position.info(mate).brigade == context.position.info(unit).brigade
            && close_combat::may_assault(context.position, mate, target).is_ok()
            && !is_committed(context, mate)
        {
            units.insert(mate.index());
        }
    }
    units.insert(unit.index());
    units
}

/// Possible attack on one hex, by all units that may still join it.
struct Attack {
    units: UnitSet,
    target: HexId,
    tally: Tally,
}

/// Returns the possible attacks, one for each target hex, by all units that may still join it.
fn attacks(context: EvalContext<'_>, options: &[Choice]) -> Vec<Attack> {
    let mut targets: Vec<(HexId, UnitSet)> = Vec::new();
    for unit in options.iter().filter_map(|choice| choice.unit().ok()) {
        let question = AssaultQuestion::Target(unit).into();
        for target in legality::options(context.position, &question)
            .into_iter()
            .filter_map(|choice| choice.hex().ok())
        {
            match targets.iter_mut().find(|(known, _)| *known == target) {
                Some((_, units)) => units.insert(unit.index()),
                None => targets.push((
                    target,
                    close_combat::committed(context.position, target)
                        .iter()
                        .chain([unit.index()])
                        .collect(),
                )),
            }
        }
    }
    targets
        .into_iter()
        .map(|(target, units)| Attack { units, target, tally: joined(context, units, target) })
        .collect()
}

/// Returns the value of an attack by all units that may join it. If some units are already
/// committed, the value of an attack by these units alone is subtracted.
fn joined(context: EvalContext<'_>, units: UnitSet, target: HexId) -> Tally {
    let committed = close_combat::committed(context.position, target);
    let all = attack(context, units, target);
    if committed.is_empty() { all } else { all.less(&attack(context, committed, target)) }
}

fn is_committed(context: EvalContext<'_>, unit: UnitId) -> bool {
    let activation = context.position.board.activation();
    activation
        .is_some_and(|activation| activation.assaults.iter().any(|assault| assault.unit == unit))
}

/// Returns the value of an attack from its best assault hex.
pub(crate) fn attack(context: EvalContext<'_>, units: UnitSet, target: HexId) -> Tally {
    best_hex(context, units, target).map_or_else(Tally::default, |(_, tally)| tally)
}

/// Returns the best hex from which to attack, and the value of the attack from there.
pub(crate) fn best_hex(
    context: EvalContext<'_>,
    units: UnitSet,
    target: HexId,
) -> Option<(HexId, Tally)> {
    let mut hexes: Vec<HexId> =
        members(&units).filter_map(|unit| context.position.board.hex_of(unit)).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let fights = hexes.into_iter().map(|from| (from, fought(context, units, from, target)));
    fights.max_by_key(|(_, tally)| tally.total())
}

/// Returns the expected value of an attack from one assault hex.
fn fought(context: EvalContext<'_>, attackers: UnitSet, assaulting: HexId, target: HexId) -> Tally {
    let position = context.position;
    let line = position.board.units_in(target).filter(|&unit| !is_skirmisher(position, unit));
    let Some(&lead) = values::largest(position, line).first() else {
        return Tally::of(Term::Assault, context.stake_in(target) / 4);
    };
    // An evaluation by the charts alone would sacrifice small units of little value.
    if are_too_few(context, attackers, target) {
        return Tally::of(Term::Price, -context.weights.caution);
    }
    let clash = clash(position, &Sides { attackers, assaulting, target, lead });
    let Some(column) = clash.column else {
        return Tally::of(Term::Price, -context.weights.caution);
    };
    let harm =
        context.ground.charts.close(lead, context.condition(lead), context.support(lead), column);
    let others: Milli = position
        .board
        .units_in(target)
        .filter(|&unit| unit != lead)
        .map(|unit| context.share(unit, harm.leaves) / 6)
        .sum();
    let objective = context.ground.objective_in(target);
    let ground = objective.map_or(0, |objective| swing(context, context.time(), objective))
        * harm.leaves
        / ONE;
    let drive = EvalContext::part(context.share(lead, harm.leaves), context.weights.drive);
    let won =
        EvalContext::part(context.share(lead, harm.loss) + others, context.weights.assault) + drive;
    let price = EvalContext::part(
        price(context, attackers, assaulting, target, column, clash.cr),
        context.weights.price,
    );
    Tally::of(Term::Assault, won)
        .with(Term::Control, EvalContext::part(ground, context.weights.control))
        .with(Term::Price, -price)
}

/// Whether the attackers have less than half the strength of the steady infantry and cavalry in the
/// target hex.
fn are_too_few(context: EvalContext<'_>, attackers: UnitSet, target: HexId) -> bool {
    let foot =
        |&unit: &UnitId| context.position.arm(unit) != Arm::Artillery && context.is_steady(unit);
    let ours: Milli = members(&attackers).map(|unit| context.strength(unit)).sum();
    let theirs = context.position.board.units_in(target).filter(foot);
    2 * ours < theirs.map(|unit| context.strength(unit)).sum()
}

/// Returns the losses that the attackers must expect, including those from defensive fire.
fn price(
    context: EvalContext<'_>,
    attackers: UnitSet,
    assaulting: HexId,
    target: HexId,
    column: ColumnId,
    cr: u8,
) -> Milli {
    let price = context.ground.charts.price(column, cr);
    let largest = values::largest(context.position, members(&attackers)).first().copied();
    let Some(largest) = largest else { return 0 };
    let (now, support) = (context.condition(largest), context.support(largest));
    let depletion = context.ground.charts.depletion(largest, now, support).max(LEAST_DEPLETION);
    let hit = context.ground.charts.morale_hit(largest, now, support).max(LEAST_HIT);
    let fight = depletion * price.depleted / ONE + hit * price.hit / ONE;
    // Defensive fire hits the attackers before the close combat.
    let defenders: Milli =
        context.position.board.units_in(target).map(|unit| context.strength(unit)).sum();
    let met = context.ground.column_at(assaulting, (defenders / 16) as i32);
    let fire = met.map_or(0, |column| context.harm(largest, column).loss);
    context.share(largest, fight) + context.share(largest, fire)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::board::{Face, Morale};
    use blind_swords::position_ext::only;
    use kernel::Side;
    use testing::field::Field;

    use super::*;
    use crate::position::ground::Ground;
    use crate::weights::Weights;

    /// Whether the attackers, all battleworn, are too few to attack a fresh unit with the given
    /// morale.
    fn too_few(with: &[&str], morale: Morale) -> bool {
        let mut field = Field::clear();
        let mut attackers = only(field.unit("a2"));
        field.put_as("a2", "2110", |unit| unit.face = Face::Battleworn);
        field.put_as("h1", "2111", |unit| unit.morale = morale);
        for id in with {
            field.put(id, "2110");
            attackers.insert(field.unit(id).index());
        }
        let ground = Ground::new(Arc::new(field.rules.clone()));
        let (position, weights) = (field.position(), &Weights::STANDARD);
        let context =
            EvalContext { position, side: Side::Usa, ground: &ground, weights, battle_plan: None };
        are_too_few(context, attackers, field.hex("2111"))
    }

    /// A small force may attack a unit in disorder, but not a steady unit.
    #[test]
    fn few_are_those_with_less_than_half() {
        assert!(too_few(&[], Morale::None));
        assert!(!too_few(&[], Morale::Disrupted));
        assert!(!too_few(&["a1"], Morale::None));
    }
}
