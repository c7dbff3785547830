//! Reasons for orders.

use blind_swords::Look;
use blind_swords::game::{Arm, BrigadeId, Order, UnitId};
use blind_swords::look::only;
use blind_swords::question::{Occasion, Volley};
use kernel::{HexId, say};

use super::{chances, places};
use crate::activations;
use crate::fires::{self, Shot};
use crate::mind::Mind;
use crate::stand::Outlook;
use crate::tally::Term;

/// Returns the details of a term in an order's value.
pub(super) fn told(mind: Mind<'_>, brigade: BrigadeId, order: Order, term: Term) -> Option<String> {
    let units: Vec<(UnitId, HexId)> = mind.scene.brigade_on_map(brigade).collect();
    match term {
        Term::Fire => {
            let fire = chances::of_fire(mind, &best_shot(mind, &units)?)?;
            Some(say!("reason-order-fire", fire))
        }
        Term::Assault => {
            let (fight, _) = activations::best_attack(mind, &units)?;
            Some(say!("reason-order-attack", attack = chances::of_attack(mind, &fight)?))
        }
        Term::Way => {
            let unit = units.iter().find(|(unit, _)| mind.scene.arm(*unit) != Arm::Artillery)?.0;
            let goal = Outlook::of(mind).goal(unit)?;
            Some(say!("reason-way", hex = places::goal_of(mind, goal)?))
        }
        Term::Rally => {
            let marked = units.iter().filter(|&&(unit, _)| !mind.is_steady(unit)).count();
            let all = &mind.scene.game().brigades[brigade.index()].units;
            let broken = all.iter().filter(|&&unit| mind.waits(unit)).count();
            Some(say!("reason-order-rally", marked, broken))
        }
        Term::Cost => Some(say!("reason-order-cost", order = order.id())),
        _ => None,
    }
}

/// Returns a brigade's best fire at adjacent enemies.
fn best_shot(mind: Mind<'_>, units: &[(UnitId, HexId)]) -> Option<Shot> {
    let near = units.iter().filter(|&&(unit, here)| {
        mind.scene.arm(unit) != Arm::Artillery && mind.scene.next_to_enemy(here, mind.side)
    });
    let shots = near.filter_map(|&(unit, _)| {
        let volley = Volley::new(mind.side, Occasion::Event(only(unit)));
        fires::best_shot(mind, &volley, unit)
    });
    shots.max_by_key(|(_, done)| *done).map(|(shot, _)| shot)
}
