//! Evaluation of activations and orders.

use blind_swords::board::{Activation, ActivationKind, Face};
use blind_swords::check::close_combat;
use blind_swords::check::rebuild::CLEAR_OF_ENEMIES;
use blind_swords::choice::Word;
use blind_swords::game::{Activity, Arm, BrigadeId, ChitId, ChitKind, Order, Recovery, UnitId};
use blind_swords::position_ext::only;
use blind_swords::question::{ActivationQuestion, MoveOrder, Occasion, Volley};
use blind_swords::{Choice, PositionExt};
use kernel::HexId;

use crate::evaluation::assaults::Fight;
use crate::evaluation::stand::Outlook;
use crate::evaluation::tally::{Tally, Term, Weighed, best, weigh_each};
use crate::evaluation::{assaults, fires, moves, rallies};
use crate::planning::battle_plans;
use crate::position::eval_context::EvalContext;
use crate::position::fate::ONE;
use crate::position::ground::{Milli, POINT};

/// Evaluates the options of a question about an activation or an order.
pub(crate) fn weigh(
    context: EvalContext<'_>,
    question: &ActivationQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    let outlook = Outlook::of(context);
    let of = |choice: Choice| match (question, choice) {
        (ActivationQuestion::Order(brigade), Choice::Order(order)) => {
            under(&outlook, *brigade, order)
        }
        (ActivationQuestion::Brigade(_), Choice::Brigade(brigade)) => urgency(&outlook, brigade),
        (ActivationQuestion::Brigade(chit), Choice::Word(Word::Hold)) => holding(context, *chit),
        (ActivationQuestion::FortunesBrigade(_), Choice::Brigade(brigade)) => {
            Tally::of(Term::Moment, -urgency(&outlook, brigade).total())
        }
        (
            ActivationQuestion::Order(_)
            | ActivationQuestion::Brigade(_)
            | ActivationQuestion::FortunesBrigade(_),
            _,
        ) => Tally::default(),
    };
    weigh_each(options, of)
}

/// Returns the cost of giving an order: the cost in the hints of the package, and that of an
/// attack.
fn cost(context: EvalContext<'_>, order: Order) -> Milli {
    let package = context.position.package;
    let points = package.scenario().hints.orders[context.side][order];
    let hinted = Milli::from(points.unwrap_or_default().sixteenths()) * POINT / 16;
    let permits_attacks = package.order(order).permits(Activity::CloseCombat);
    hinted + if permits_attacks { context.weights.commit } else { 0 }
}

/// Returns the expected value of the current activation for a side, under the given order or else
/// under the best order. An activation of the enemy counts negatively.
pub(crate) fn prospect(context: EvalContext<'_>) -> Milli {
    let Some(&Activation { brigade, kind, order, .. }) = context.position.board.activation() else {
        return 0;
    };
    let is_own = context.position.game().brigades[brigade.index()].side == context.side;
    let outlook = Outlook::of(if is_own { context } else { context.enemy() });
    let given = |order| under(&outlook, brigade, order).total();
    let brings = match (order, kind) {
        (Some(order), ActivationKind::Full | ActivationKind::Limited) => given(order),
        (None, ActivationKind::Full) => Order::ALL.into_iter().map(given).max().unwrap_or(0),
        (None, ActivationKind::Limited) => fired_by(outlook.context, brigade),
    };
    if is_own { brings } else { -brings }
}

/// Returns the value of an activation of a brigade: the value of fighting or of recovering,
/// whichever is higher.
fn urgency(outlook: &Outlook<'_>, brigade: BrigadeId) -> Tally {
    let orders = [Order::Attack, Order::Regroup].map(|order| Weighed {
        choice: Choice::Order(order),
        tally: under(outlook, brigade, order),
    });
    best(&orders).map_or_else(Tally::default, |best| best.tally)
}

/// Returns the better order for a brigade: Attack or Regroup.
pub(crate) fn most_urgent(outlook: &Outlook<'_>, brigade: BrigadeId) -> Order {
    let brings = |order| under(outlook, brigade, order).total();
    if brings(Order::Regroup) > brings(Order::Attack) { Order::Regroup } else { Order::Attack }
}

/// Returns the value of keeping a chit. A commander's chit can wait for a better opportunity.
fn holding(context: EvalContext<'_>, chit: ChitId) -> Tally {
    let commander = matches!(context.position.chit(chit).kind, ChitKind::Cic { .. });
    Tally::of(Term::Moment, if commander { 600 } else { 0 })
}

/// Returns the value of an order to a brigade: the fire, movement, attacks and rallies that it
/// permits, minus its cost.
pub(crate) fn under(outlook: &Outlook<'_>, brigade: BrigadeId, order: Order) -> Tally {
    let context = outlook.context;
    let row = context.position.package.order(order);
    let units: Vec<(UnitId, HexId)> = context.position.brigade_on_map(brigade).collect();
    let mut tally = Tally::of(Term::Cost, -cost(context, order))
        .with(Term::Plan, battle_plans::as_planned(context, brigade, order));
    for &(unit, here) in &units {
        if context.position.arm(unit) == Arm::Artillery {
            continue;
        }
        if row.permits(Activity::Fire) {
            tally = tally.with(Term::Fire, fired(context, unit, here));
        }
        tally = tally.and(&moves::gain(outlook, unit, MoveOrder::Brigade(brigade, order)));
        if row.recovery != Recovery::None {
            tally = tally.with(Term::Rally, recovered(context, unit, here));
        }
    }
    if row.recovery == Recovery::One {
        // Under this order, the evaluation counts only the most valuable recovery.
        tally = one_recovers(context, tally, &units);
    }
    if row.permits(Activity::CloseCombat) {
        tally = tally.with(Term::Assault, attacked(context, &units));
    }
    if row.permits(Activity::Rebuild) {
        tally = tally.with(Term::Rally, rebuilt(context, brigade, &units));
    }
    tally
}

/// Returns the value of the fire that a brigade's units can deliver from their current hexes.
fn fired_by(context: EvalContext<'_>, brigade: BrigadeId) -> Milli {
    let units = context.position.brigade_on_map(brigade);
    let foot = units.filter(|&(unit, _)| context.position.arm(unit) != Arm::Artillery);
    foot.map(|(unit, here)| fired(context, unit, here)).sum()
}

/// Returns the value of a unit's fire at adjacent enemies in its Fire Step.
fn fired(context: EvalContext<'_>, unit: UnitId, here: HexId) -> Milli {
    if !context.position.next_to_enemy(here, context.side) {
        return 0;
    }
    let volley = Volley::new(context.side, Occasion::Event(only(unit)));
    EvalContext::part(fires::most_by(context, &volley, unit), context.weights.volley)
}

fn recovered(context: EvalContext<'_>, unit: UnitId, here: HexId) -> Milli {
    if !is_clear(context, here) {
        return 0;
    }
    EvalContext::part(rallies::recovery(context, unit), context.weights.rally)
}

fn one_recovers(context: EvalContext<'_>, tally: Tally, units: &[(UnitId, HexId)]) -> Tally {
    let each = units.iter().map(|&(unit, here)| recovered(context, unit, here));
    let (all, most) = each.fold((0, 0), |(all, most), value| (all + value, value.max(most)));
    tally.with(Term::Rally, most - all)
}

/// Returns the part of the value of a brigade's best attack that exceeds the `caution` weight. The
/// units attack from their current hexes. 0 if no attack exceeds the weight.
fn attacked(context: EvalContext<'_>, units: &[(UnitId, HexId)]) -> Milli {
    best_attack(context, units)
        .map_or(0, |(_, tally)| (tally.total() - context.weights.caution).max(0))
}

/// Returns the best attack that a brigade can make from its current hexes, with its value.
pub(crate) fn best_attack(
    context: EvalContext<'_>,
    units: &[(UnitId, HexId)],
) -> Option<(Fight, Tally)> {
    let mut targets: Vec<HexId> = units
        .iter()
        .flat_map(|&(_, here)| context.position.enemy_hexes_next_to(here, context.side))
        .collect();
    targets.sort_unstable();
    targets.dedup();
    let attack = |target: HexId| {
        let next_to = units.iter().filter(|&&(unit, here)| {
            context.position.distance(here, target) == 1
                && close_combat::may_assault(context.position, unit, target).is_ok()
        });
        let attackers = next_to.map(|(unit, _)| unit.index()).collect();
        let (from, tally) = assaults::best_hex(context, attackers, target)?;
        Some((Fight { attackers, from, target }, tally))
    };
    targets.into_iter().filter_map(attack).max_by_key(|(_, tally)| tally.total())
}

/// Returns the value of rebuild attempts: units return from the Broken Track, or become fresh
/// again.
fn rebuilt(context: EvalContext<'_>, brigade: BrigadeId, units: &[(UnitId, HexId)]) -> Milli {
    let info = &context.position.game().brigades[brigade.index()];
    let chance =
        |unit: UnitId| Milli::from(context.position.info(unit).battleworn.cr.min(5)) * ONE / 6;
    let waiting = info.units.iter().filter(|&&unit| context.waits(unit));
    let back: Milli = waiting.map(|&unit| context.share(unit, chance(unit))).sum();
    let worn = units.iter().filter(|&&(unit, here)| may_freshen(context, unit, here));
    let fresh: Milli = worn
        .map(|&(unit, _)| {
            let worn = context.ground.charts.lost(unit, context.condition(unit));
            context.share(unit, worn) * chance(unit) / ONE
        })
        .sum();
    EvalContext::part(back + fresh, context.weights.rebuild)
}

/// Whether a battleworn unit may make a rebuild attempt to become fresh again.
fn may_freshen(context: EvalContext<'_>, unit: UnitId, here: HexId) -> bool {
    context.condition(unit).face == Face::Battleworn
        && context.is_steady(unit)
        && context.position.info(unit).fresh.is_some()
        && is_clear(context, here)
}

/// Whether all enemies are far enough from a hex for units there to rally.
fn is_clear(context: EvalContext<'_>, hex: HexId) -> bool {
    let nearest = context.position.nearest(hex, context.side.other());
    nearest.is_none_or(|distance| distance >= CLEAR_OF_ENEMIES)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::board::{ActivationStep, Morale};
    use kernel::Side;
    use testing::field::Field;

    use super::*;
    use crate::position::ground::Ground;
    use crate::weights::Weights;

    /// Returns the value of the current activation on the test field for a side.
    fn brought(field: &Field, side: Side) -> Milli {
        let ground = Ground::new(Arc::new(field.rules.clone()));
        let (position, weights) = (field.position(), &Weights::STANDARD);
        prospect(EvalContext { position, side, ground: &ground, weights, battle_plan: None })
    }

    /// An activation has the opposite value for the other side. Its value grows with the actions
    /// that the order permits.
    #[test]
    fn what_an_active_brigade_may_do_counts_for_its_side() {
        let mut field = Field::clear();
        field
            .put("a1", "2110")
            .put("a2", "2211")
            .put_as("g2", "2111", |unit| unit.morale = Morale::Disrupted);
        assert_eq!(brought(&field, Side::Usa), 0);
        let [attack, regroup] = [Order::Attack, Order::Regroup].map(|order| {
            let mut field = field.clone();
            field.activate("a", order, ActivationStep::Movement);
            assert_eq!(brought(&field, Side::Csa), -brought(&field, Side::Usa));
            brought(&field, Side::Usa)
        });
        assert!(attack > regroup.max(0), "{attack} and {regroup}");
    }
}
