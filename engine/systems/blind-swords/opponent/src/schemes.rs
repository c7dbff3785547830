//! Players with a written plan or a single style.

use blind_swords::Look;
use blind_swords::game::{BrigadeId, Leg, Manner, Order};
use kernel::{HexId, Stance};

use crate::goals::Goal;
use crate::ground::{Milli, POINT};
use crate::mind::Mind;
use crate::weights::Weights;

/// Bonus for following the plan, greater than any sum of points on the map.
const PLANNED: Milli = 50 * POINT;
/// Value of the place to which a plan sends a brigade.
const SENT: Milli = 20 * POINT;

/// Returns the weights of a fighting style.
pub(crate) const fn weights(manner: Manner, usual: &Weights) -> Weights {
    let usual = *usual;
    match manner {
        Manner::Sensible => usual,
        Manner::Hold => Weights {
            way: 0,
            control: 0,
            guard: 0,
            engage: 0,
            bold_engage: 0,
            caution: usual.caution * 4,
            ..usual
        },
        Manner::Nearest => Weights {
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
        Manner::Rush => Weights {
            way: usual.way * 3,
            control: usual.control * 2,
            guard: 0,
            exposure: 0,
            menace: 0,
            caution: 0,
            ..usual
        },
        Manner::Raid => Weights {
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

/// Returns the bonus for an order that agrees with the plan of a brigade.
pub(crate) fn as_planned(mind: Mind<'_>, brigade: BrigadeId, order: Order) -> Milli {
    let Some(scheme) = mind.scheme else { return 0 };
    if let Some(named) = leg(mind, brigade).and_then(|leg| leg.order) {
        return if named == order { PLANNED } else { 0 };
    }
    match (scheme.manner, order.stance()) {
        (Manner::Hold, Stance::Attack | Stance::Move) => -PLANNED,
        (Manner::Nearest | Manner::Rush, Stance::Attack) => PLANNED,
        (Manner::Raid, Stance::Move) => 2 * POINT,
        (Manner::Hold, Stance::Defend | Stance::Rest)
        | (Manner::Nearest | Manner::Rush, Stance::Defend | Stance::Move | Stance::Rest)
        | (Manner::Raid, Stance::Attack | Stance::Defend | Stance::Rest)
        | (Manner::Sensible, _) => 0,
    }
}

/// Destination of a brigade under a plan.
pub(crate) enum Sent<'a> {
    /// Free choice of a goal.
    Freely,
    /// No destination.
    Nowhere,
    /// Given destination.
    To(Goal<'a>),
}

/// Returns the destination of a brigade under the plan, given the hex of its strongest unit.
pub(crate) fn sent(mind: Mind<'_>, brigade: BrigadeId, from: HexId) -> Sent<'_> {
    let Some(scheme) = mind.scheme else { return Sent::Freely };
    if let Some(leg) = leg(mind, brigade) {
        return leg.to.map_or(Sent::Nowhere, |to| goal(mind, to));
    }
    match scheme.manner {
        Manner::Sensible | Manner::Rush | Manner::Raid => Sent::Freely,
        Manner::Hold => Sent::Nowhere,
        Manner::Nearest => {
            let enemies = mind.enemy().own().map(|(_, hex)| hex);
            let nearest = enemies.min_by_key(|&hex| (mind.scene.distance(from, hex), hex));
            nearest.map_or(Sent::Nowhere, |hex| goal(mind, hex))
        }
    }
}

fn leg(mind: Mind<'_>, brigade: BrigadeId) -> Option<&Leg> {
    mind.scheme?.leg(brigade, mind.scene.board.turn())
}

fn goal(mind: Mind<'_>, to: HexId) -> Sent<'_> {
    Sent::To(Goal { way: mind.ground.way_to(to), worth: SENT })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::game::Scheme;
    use kernel::Side;
    use testing::field::Field;

    use super::*;
    use crate::goals::goals;
    use crate::ground::Ground;

    /// Returns a field with a brigade of the North and one of the South.
    fn field() -> Field {
        let mut field = Field::clear();
        field.put("a1", "2110").put("b1", "2112").put("g1", "2116");
        field
    }

    fn by<T>(field: &Field, scheme: &Scheme, of: impl FnOnce(Mind<'_>) -> T) -> T {
        let ground = Ground::new(Arc::new(field.rules.clone()));
        let (scene, weights) = (field.scene(), &Weights::STANDARD);
        let scheme = Some(scheme);
        of(Mind { scene, side: Side::Usa, ground: &ground, weights, scheme })
    }

    /// Returns the destination of a brigade.
    fn goal(mind: Mind<'_>, brigade: BrigadeId) -> Option<HexId> {
        let goal = goals(mind)[brigade.index()]?;
        mind.scene.game().map.grid.hexes().find(|&hex| goal.from(hex) == goal.worth)
    }

    #[test]
    fn a_brigade_does_what_its_plan_says_in_its_turns() {
        let field = field();
        let (brigade, to) = (field.brigade("a"), field.hex("1403"));
        let plan = |first, last| {
            let order = Some(Order::Regroup);
            let leg = Leg { brigade, first, last, order, to: Some(to) };
            Scheme { legs: vec![leg], ..Scheme::plain(Manner::Sensible) }
        };
        let counts = |scheme: &Scheme| {
            by(&field, scheme, |mind| Order::ALL.map(|order| as_planned(mind, brigade, order)))
        };
        assert_eq!(counts(&plan(1, 2)), [0, 0, 0, PLANNED]);
        assert_eq!(counts(&plan(2, 2)), [0; 4]);
        assert_eq!(by(&field, &plan(1, 2), |mind| goal(mind, brigade)), Some(to));
        assert_eq!(by(&field, &plan(2, 2), |mind| goal(mind, brigade)), None);
    }

    #[test]
    fn whoever_has_one_idea_goes_after_it() {
        let field = field();
        let sent =
            |manner| by(&field, &Scheme::plain(manner), |mind| goal(mind, field.brigade("a")));
        assert_eq!(sent(Manner::Nearest), Some(field.hex("2116")));
        assert_eq!(sent(Manner::Hold), None);
        let attacks = |manner| {
            let brigade = field.brigade("a");
            by(&field, &Scheme::plain(manner), |mind| as_planned(mind, brigade, Order::Attack))
        };
        assert!(attacks(Manner::Hold) < 0 && attacks(Manner::Nearest) > 0);
    }
}
