//! The chances of a fire or a close combat before its dice are rolled.
//!
//! They come from the charts and from what lies open on the table, with the same computation that
//! resolves the roll. What chits a side holds never enters into them. What people are still to
//! decide (who is the lead unit, which is the Assaulting Hex) is not guessed: there are [`Odds`]
//! for each way in which they can decide it.

mod chances;
mod plan;

use kernel::{Direction, HexId, Sixteenths};

use crate::check::{close_combat, fire};
use crate::event::{AppliedShift, Contribution};
use crate::game::{ColumnId, UnitId, UnitSet};
use crate::question::Question;
use crate::system::Scene;
use crate::{Choice, Look};

pub use chances::{Chances, Effect, Result, WAYS};
pub use plan::{Plan, aimed, plans};

/// A fire or a close combat up to its dice, and what the dice can bring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Fire or close combat.
    pub combat: Combat,
    /// The hex fired at or attacked.
    pub target: HexId,
    /// What is taken for granted that people are still to decide.
    pub given: Vec<Given>,
    /// The strength before rounding.
    pub strength: Sixteenths,
    /// The column of the rounded strength.
    pub first_column: ColumnId,
    /// Every shift that applies.
    pub shifts: Vec<AppliedShift>,
    /// The column used; `None` where there is no effect. FIRE-10, CC-22.
    pub column: Option<ColumnId>,
    /// The lead unit.
    pub lead: UnitId,
    /// Its modified cohesion rating.
    pub cr: u8,
    /// What two rolls of two dice can bring.
    pub chances: Chances,
}

/// A fire or a close combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Combat {
    /// With what each firer adds.
    Fire(Vec<Contribution>),
    /// With the attackers, and the strength of both sides.
    Close {
        /// All attackers, of one hex or several.
        attackers: UnitSet,
        /// The Assaulting Hex.
        assaulting: HexId,
        /// All attacking strength.
        attacking_sp: Sixteenths,
        /// All defending strength.
        defending_sp: Sixteenths,
    },
}

/// What people are still to decide, and is taken to be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// This one of the largest units is the lead unit. FIRE-08.
    Lead(UnitId),
    /// This is the Assaulting Hex. CC-10.
    Assaulting(HexId),
    /// This is the primary hexside of converging fire. CONV-02.
    Primary(Direction),
}

/// The chances of all that would be fired or fought by an answer to a question, in the order in
/// which it would be; none for an answer that brings on neither.
pub fn of_answer(scene: Scene<'_>, question: &Question, choice: Choice) -> Vec<Odds> {
    plans(scene, question, choice).iter().flat_map(|plan| of_plan(scene, plan)).collect()
}

/// The chances of a plan, for each lead unit that its target can have.
pub fn of_plan(scene: Scene<'_>, plan: &Plan) -> Vec<Odds> {
    let leads = plan.leads(scene);
    let several = leads.len() > 1;
    let odds = |lead: UnitId| {
        let mut odds = of_lead(scene, plan, lead);
        if several {
            odds.given.push(Given::Lead(lead));
        }
        odds
    };
    leads.into_iter().map(odds).collect()
}

fn of_lead(scene: Scene<'_>, plan: &Plan, lead: UnitId) -> Odds {
    match plan {
        Plan::Fire { volley, fire, given } => {
            let aim = fire::aim(scene, volley, fire, lead);
            of_aim(scene, fire.target, aim, given.clone())
        }
        Plan::Close { attackers, assaulting, target, given } => {
            let (attackers, assaulting, target) = (*attackers, *assaulting, *target);
            let sides = close_combat::Sides { attackers, assaulting, target, lead };
            of_clash(scene, &sides, given.clone())
        }
    }
}

/// SS 12.2, 12.3, 15.1. FIRE-07 to FIRE-22, COH-01.
fn of_aim(scene: Scene<'_>, target: HexId, aim: fire::Aim, given: Vec<Given>) -> Odds {
    let game = scene.game();
    let chances =
        aim.column.map_or_else(Chances::none, |column| Chances::of_fire(game, column, aim.cr));
    Odds {
        combat: Combat::Fire(aim.strength.contributions),
        target,
        given,
        strength: aim.strength.total,
        first_column: aim.first_column,
        shifts: aim.shifts,
        column: aim.column,
        lead: aim.lead,
        cr: aim.cr,
        chances,
    }
}

/// SS 14.2c-e, 15.2. CC-11 to CC-23, COH-01.
fn of_clash(scene: Scene<'_>, sides: &close_combat::Sides, given: Vec<Given>) -> Odds {
    let clash = close_combat::clash(scene, sides);
    let of = |column| Chances::of_close_combat(scene.game(), column, clash.cr);
    let chances = clash.column.map_or_else(Chances::none, of);
    Odds {
        combat: Combat::Close {
            attackers: sides.attackers,
            assaulting: sides.assaulting,
            attacking_sp: clash.attacking_sp,
            defending_sp: clash.defending_sp,
        },
        target: sides.target,
        given,
        strength: clash.strength,
        first_column: clash.first_column,
        shifts: clash.shifts,
        column: clash.column,
        lead: sides.lead,
        cr: clash.cr,
        chances,
    }
}
