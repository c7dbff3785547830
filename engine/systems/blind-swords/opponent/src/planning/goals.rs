//! Assignment of goals to brigades.

use blind_swords::PositionExt;
use blind_swords::game::{Arm, BrigadeId};
use kernel::HexId;

use crate::planning::battle_plans::{Sent, sent};
use crate::position::eval_context::EvalContext;
use crate::position::ground::{FAR, Milli, Objective, Time};

/// Factor by which a value decreases for each quarter of a movement point of distance, in parts of
/// `WHOLE`. A whole point reduces the value by about a seventh.
const QUARTER: i64 = 63_040;
const WHOLE: i64 = 65_536;

/// Discount factors by distance. The index is the distance in quarters of a movement point.
const FADED: [i64; 256] = {
    let mut faded = [WHOLE; 256];
    let mut way = 1;
    while way < faded.len() {
        faded[way] = faded[way - 1] * QUARTER / WHOLE;
        way += 1;
    }
    faded
};

/// Returns a value, discounted by a distance in sixteenths of a movement point.
pub(crate) fn faded(worth: Milli, way: u16) -> Milli {
    let left = FADED.get(usize::from(way / 4)).copied().unwrap_or(0);
    worth * left / WHOLE
}

/// Goal hex with its value.
#[derive(Clone, Copy)]
pub(crate) struct Goal<'a> {
    /// Cost of the path to the goal from each hex for infantry, in sixteenths of a movement point.
    pub(crate) way: &'a [u16],
    pub(crate) worth: Milli,
}

impl Goal<'_> {
    /// Returns the value of the goal for a unit in a hex, discounted by the distance.
    pub(crate) fn from(&self, hex: HexId) -> Milli {
        faded(self.worth, self.way[hex.index()])
    }
}

/// Returns the most attractive goal for each brigade of a side. `None` for a brigade without a
/// goal.
pub(crate) fn goals(context: EvalContext<'_>) -> Vec<Option<Goal<'_>>> {
    let brigades = context.position.game().brigades.iter().enumerate();
    let own = brigades
        .filter(|(_, brigade)| brigade.side == context.side)
        .map(|(index, _)| BrigadeId::from_index(index))
        .filter_map(|brigade| Some((brigade, middle(context, brigade)?)));
    let infantry: Vec<HexId> = hexes_of_infantry(context.enemy()).collect();
    let time = context.time();
    let mut wanted: Vec<Goal<'_>> = context
        .ground
        .objectives
        .iter()
        .map(|objective| Goal {
            way: &objective.way,
            worth: worth(context, time, objective, &infantry),
        })
        .collect();
    wanted.retain(|goal| goal.worth > 0);
    let mut goals = vec![None; context.position.game().brigades.len()];
    let mut free = Vec::new();
    for (brigade, from) in own {
        match sent(context, brigade, from) {
            Sent::Freely => free.push(Drawn::new(brigade, from, &wanted)),
            Sent::Nowhere => {}
            Sent::To(goal) => goals[brigade.index()] = Some(goal),
        }
    }
    while let Some(who) = strongest(&free)
        && free[who].value > 0
    {
        let Drawn { brigade, what, .. } = free.swap_remove(who);
        goals[brigade.index()] = Some(wanted[what]);
        wanted[what].worth = EvalContext::part(wanted[what].worth, context.weights.crowd);
        free.iter_mut().for_each(|drawn| drawn.looks_again(what, &wanted));
    }
    goals
}

/// Brigade that has no goal assigned so far, with the goal that attracts it most.
struct Drawn {
    brigade: BrigadeId,
    from: HexId,
    value: Milli,
    what: usize,
}

impl Drawn {
    fn new(brigade: BrigadeId, from: HexId, wanted: &[Goal<'_>]) -> Self {
        let mut drawn = Self { brigade, from, value: 0, what: 0 };
        drawn.looks_round(wanted);
        drawn
    }

    /// Finds the goal that attracts the brigade most. Of equally attractive goals, the first wins.
    fn looks_round(&mut self, wanted: &[Goal<'_>]) {
        (self.value, self.what) = (0, 0);
        for (what, goal) in wanted.iter().enumerate() {
            // A discount never increases the value.
            if goal.worth <= self.value {
                continue;
            }
            let value = goal.from(self.from);
            if value > self.value {
                (self.value, self.what) = (value, what);
            }
        }
    }

    /// Updates the brigade's most attractive goal after the value of one goal has changed.
    fn looks_again(&mut self, what: usize, wanted: &[Goal<'_>]) {
        if self.what == what || wanted[what].from(self.from) > self.value {
            self.looks_round(wanted);
        }
    }
}

/// Returns the index of the brigade that a goal attracts most. Of equally attracted brigades, the
/// first wins.
fn strongest(free: &[Drawn]) -> Option<usize> {
    let all = free.iter().enumerate();
    let stronger = all.reduce(|best, next| if next.1.value > best.1.value { next } else { best });
    stronger.map(|(who, _)| who)
}

/// Returns the sum of the values of the brigades' goals for a side, each discounted by the distance
/// of its brigade.
pub(crate) fn pull(context: EvalContext<'_>) -> Milli {
    let goals = goals(context).into_iter().enumerate();
    let of = |(index, goal): (usize, Option<Goal<'_>>)| {
        let from = middle(context, BrigadeId::from_index(index))?;
        goal.map(|goal| goal.from(from))
    };
    goals.filter_map(of).sum()
}

/// Returns the value to a side of controlling a hex: the side's own points, and the points that it
/// denies to the enemy.
pub(crate) fn swing(context: EvalContext<'_>, time: Time, objective: &Objective) -> Milli {
    let holder = objective.holder(context.position);
    if holder == Some(context.side) {
        return 0;
    }
    let denied = if holder == Some(context.side.other()) {
        objective.worth(time, context.side.other())
    } else {
        0
    };
    objective.worth(time, context.side) + denied
}

/// Returns the value for a side of moving to a hex, either to take it or to guard it against enemy
/// infantry.
fn worth(context: EvalContext<'_>, time: Time, objective: &Objective, infantry: &[HexId]) -> Milli {
    let take = swing(context, time, objective);
    if take > 0 {
        return EvalContext::part(take, context.weights.way);
    }
    let lose = swing(context.enemy(), time, objective);
    if lose == 0 {
        return 0;
    }
    let nearest = infantry.iter().map(|hex| objective.way[hex.index()]).min().unwrap_or(FAR);
    EvalContext::part(faded(lose, nearest), context.weights.guard)
}

fn hexes_of_infantry(context: EvalContext<'_>) -> impl Iterator<Item = HexId> {
    let infantry =
        context.own().filter(move |&(unit, _)| context.position.arm(unit) == Arm::Infantry);
    infantry.map(|(_, hex)| hex)
}

/// Returns the hex that represents a brigade: the hex of its strongest unit. `None` if no unit is
/// on the map.
fn middle(context: EvalContext<'_>, brigade: BrigadeId) -> Option<HexId> {
    let there = context.position.brigade_on_map(brigade);
    there
        .max_by_key(|&(unit, _)| (context.strength(unit), std::cmp::Reverse(unit)))
        .map(|(_, hex)| hex)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::game::HexPoints;
    use kernel::Side;
    use testing::field::Field;

    use super::*;
    use crate::position::ground::Ground;
    use crate::weights::Weights;

    /// Returns a test field on which each side scores points for the given hexes.
    fn field(points: &[(&str, i32)]) -> Field {
        let mut field = Field::clear();
        for &(hex, points) in points {
            let hex = field.hex(hex);
            let of = |side| HexPoints { side, hex, points };
            field.game().scenarios[0].victory.at_end.extend([Side::Usa, Side::Csa].map(of));
        }
        field
    }

    /// Returns the goal hexes of the given brigades of the North.
    fn wanted(field: &Field, brigades: &[&str]) -> Vec<Option<HexId>> {
        let ground = Ground::new(Arc::new(field.rules.clone()));
        let weights = &Weights::STANDARD;
        let context = EvalContext {
            position: field.position(),
            side: Side::Usa,
            ground: &ground,
            weights,
            battle_plan: None,
        };
        let goals = goals(context);
        let grid = &field.rules.game.map.grid;
        let there = |goal: Goal<'_>| grid.hexes().find(|hex| goal.way[hex.index()] == 0);
        let goal = |id: &&str| goals[field.brigade(id).index()].and_then(there);
        brigades.iter().map(goal).collect()
    }

    #[test]
    fn on_clear_ground_the_way_back_is_as_far() {
        let hexes = ["2110", "2517", "1403", "3001"];
        let field = field(&hexes.map(|hex| (hex, 1)));
        let ground = Ground::new(Arc::new(field.rules.clone()));
        for one in &ground.objectives {
            for other in &ground.objectives {
                let there = other.way[one.hex.index()];
                assert_eq!(one.way[other.hex.index()], there);
                let distance = field.rules.game.map.grid.distance(one.hex, other.hex);
                assert_eq!(there, u16::from(distance) * 16);
            }
        }
    }

    #[test]
    fn the_nearer_of_two_hexes_attracts_more() {
        let mut field = field(&[("2110", 2), ("2116", 2)]);
        field.put("a1", "2112");
        assert_eq!(wanted(&field, &["a"]), [Some(field.hex("2110"))]);
        field.put("a1", "2114");
        assert_eq!(wanted(&field, &["a"]), [Some(field.hex("2116"))]);
        assert!(faded(1000, 16) < faded(1000, 0) && faded(1000, 16) > faded(1000, 32));
    }

    #[test]
    fn where_a_brigade_goes_already_the_next_is_wanted_less() {
        let mut field = field(&[("2110", 2), ("2116", 2)]);
        field.put("a1", "2111").put("b1", "2112");
        let (near, far) = (field.hex("2110"), field.hex("2116"));
        assert_eq!(wanted(&field, &["b"]), [Some(far)]);
        field.put_as("a1", "2111", |unit| unit.place = blind_swords::board::Place::Off);
        assert_eq!(wanted(&field, &["a", "b"]), [None, Some(near)]);
    }
}
