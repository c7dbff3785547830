//! Bots that follow a written plan or a single fighting style.

use blind_swords::PositionExt;
use blind_swords::game::{BrigadeId, Leg, Order, PlanStyle};
use kernel::{HexId, Posture};

use crate::planning::goals::Goal;
use crate::position::eval_context::EvalContext;
use crate::position::ground::{Milli, POINT};
use crate::weights::Weights;

/// Bonus for an option that follows the plan. It exceeds every possible sum of points on the map.
const PLANNED: Milli = 50 * POINT;
/// Value of reaching the hex to which a plan sends a brigade.
const SENT: Milli = 20 * POINT;

/// Returns the evaluation weights for a fighting style.
pub(crate) const fn weights(style: PlanStyle, usual: &Weights) -> Weights {
    let usual = *usual;
    match style {
        PlanStyle::Sensible => usual,
        PlanStyle::Hold => Weights {
            way: 0,
            control: 0,
            guard: 0,
            engage: 0,
            bold_engage: 0,
            caution: usual.caution * 4,
            ..usual
        },
        PlanStyle::Nearest => Weights {
            way: 0,
            control: 0,
            guard: 0,
            exposure: 0,
            menace: 0,
            caution: 0,
            engage: usual.engage * 2,
            bold_engage: usual.bold_engage * 2,
            ..usual
        },
        PlanStyle::Rush => Weights {
            way: usual.way * 3,
            control: usual.control * 2,
            guard: 0,
            exposure: 0,
            menace: 0,
            caution: 0,
            ..usual
        },
        PlanStyle::Raid => Weights {
            way: usual.way * 2,
            control: usual.control * 2,
            guard: 0,
            exposure: usual.exposure * 2,
            menace: usual.menace * 2,
            engage: 0,
            bold_engage: 0,
            caution: usual.caution * 4,
            ..usual
        },
    }
}

/// Returns the bonus for an order that follows the brigade's task or the style of the plan.
/// Negative for an order that contradicts the style.
pub(crate) fn as_planned(context: EvalContext<'_>, brigade: BrigadeId, order: Order) -> Milli {
    let Some(battle_plan) = context.battle_plan else { return 0 };
    if let Some(named) = leg(context, brigade).and_then(|leg| leg.order) {
        return if named == order { PLANNED } else { 0 };
    }
    match (battle_plan.style, order.posture()) {
        (PlanStyle::Hold, Posture::Attack | Posture::Move) => -PLANNED,
        (PlanStyle::Nearest | PlanStyle::Rush, Posture::Attack) => PLANNED,
        (PlanStyle::Raid, Posture::Move) => 2 * POINT,
        (PlanStyle::Hold, Posture::Defend | Posture::Rest)
        | (PlanStyle::Nearest | PlanStyle::Rush, Posture::Defend | Posture::Move | Posture::Rest)
        | (PlanStyle::Raid, Posture::Attack | Posture::Defend | Posture::Rest)
        | (PlanStyle::Sensible, _) => 0,
    }
}

/// Destination of a brigade under a plan.
pub(crate) enum Sent<'a> {
    /// The plan gives no destination, so that the brigade chooses its goal itself.
    Freely,
    /// The plan tells the brigade not to move towards any goal.
    Nowhere,
    /// The plan sends the brigade to this goal.
    To(Goal<'a>),
}

/// Returns the destination of a brigade under the plan. `from` is the hex of the brigade's
/// strongest unit.
pub(crate) fn sent(context: EvalContext<'_>, brigade: BrigadeId, from: HexId) -> Sent<'_> {
    let Some(battle_plan) = context.battle_plan else { return Sent::Freely };
    if let Some(leg) = leg(context, brigade) {
        return leg.to.map_or(Sent::Nowhere, |to| goal(context, to));
    }
    match battle_plan.style {
        PlanStyle::Sensible | PlanStyle::Rush | PlanStyle::Raid => Sent::Freely,
        PlanStyle::Hold => Sent::Nowhere,
        PlanStyle::Nearest => {
            let enemies = context.enemy().own().map(|(_, hex)| hex);
            let nearest = enemies.min_by_key(|&hex| (context.position.distance(from, hex), hex));
            nearest.map_or(Sent::Nowhere, |hex| goal(context, hex))
        }
    }
}

fn leg(context: EvalContext<'_>, brigade: BrigadeId) -> Option<&Leg> {
    context.battle_plan?.leg(brigade, context.position.board.turn())
}

fn goal(context: EvalContext<'_>, to: HexId) -> Sent<'_> {
    Sent::To(Goal { way: context.ground.way_to(to), worth: SENT })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::game::{BattlePlan, Turns};
    use kernel::Side;
    use testing::field::Field;

    use super::*;
    use crate::planning::goals::goals;
    use crate::position::ground::Ground;

    /// Returns a test field with one brigade of the North and one of the South.
    fn field() -> Field {
        let mut field = Field::clear();
        field.put("a1", "2110").put("b1", "2112").put("g1", "2116");
        field
    }

    fn by<T>(field: &Field, battle_plan: &BattlePlan, of: impl FnOnce(EvalContext<'_>) -> T) -> T {
        let ground = Ground::new(Arc::new(field.rules.clone()));
        let (position, weights) = (field.position(), &Weights::STANDARD);
        let battle_plan = Some(battle_plan);
        of(EvalContext { position, side: Side::Usa, ground: &ground, weights, battle_plan })
    }

    /// Returns the hex of a brigade's destination on the test field.
    fn goal(context: EvalContext<'_>, brigade: BrigadeId) -> Option<HexId> {
        let goal = goals(context)[brigade.index()]?;
        context.position.game().map.grid.hexes().find(|&hex| goal.from(hex) == goal.worth)
    }

    #[test]
    fn a_brigade_does_what_its_plan_says_in_its_turns() {
        let field = field();
        let (brigade, to) = (field.brigade("a"), field.hex("1403"));
        let plan = |first, last| {
            let (turns, order) = (Turns { first, last }, Some(Order::Regroup));
            let leg = Leg { brigade, turns, order, to: Some(to), note: None };
            BattlePlan { legs: vec![leg], ..BattlePlan::plain(PlanStyle::Sensible) }
        };
        let counts = |battle_plan: &BattlePlan| {
            by(&field, battle_plan, |context| {
                Order::ALL.map(|order| as_planned(context, brigade, order))
            })
        };
        assert_eq!(counts(&plan(1, 2)), [0, 0, 0, PLANNED]);
        assert_eq!(counts(&plan(2, 2)), [0; 4]);
        assert_eq!(by(&field, &plan(1, 2), |context| goal(context, brigade)), Some(to));
        assert_eq!(by(&field, &plan(2, 2), |context| goal(context, brigade)), None);
    }

    #[test]
    fn whoever_has_one_idea_goes_after_it() {
        let field = field();
        let sent = |style| {
            by(&field, &BattlePlan::plain(style), |context| goal(context, field.brigade("a")))
        };
        assert_eq!(sent(PlanStyle::Nearest), Some(field.hex("2116")));
        assert_eq!(sent(PlanStyle::Hold), None);
        let attacks = |style| {
            let brigade = field.brigade("a");
            by(&field, &BattlePlan::plain(style), |context| {
                as_planned(context, brigade, Order::Attack)
            })
        };
        assert!(attacks(PlanStyle::Hold) < 0 && attacks(PlanStyle::Nearest) > 0);
    }
}
