//! The chances of a fire or a close combat before its dice are rolled.
//!
//! What people are told comes from playing the procedure itself for every roll ([`of_answer`]), on a board where what a side may
//! not know lies in no order. What people decide on the way is [taken for granted](Assumed) and said beside the odds, or
//! ends a way; who is the lead unit and which is the Assaulting Hex is told in each way in which it can be decided.
//!
//! Computer players, who ask thousands of times, read the charts alone ([`of_plan`]): up to the dice with the computation that
//! resolves them, then two rolls.

mod assumed;
mod chances;
mod plan;
mod played;

use kernel::{Direction, HexId, Sixteenths};

use crate::Look;
use crate::check::{close_combat, fire};
use crate::event::{AppliedShift, CloseReport, Contribution, Event, LookUp};
use crate::game::{ColumnId, UnitId, UnitSet};
use crate::system::Scene;

pub use assumed::{Assumed, Decided, Undecided};
pub use chances::{Chances, Effect, Result, WAYS};
pub use plan::{Plan, aimed, plans};
pub use played::{Fate, Outlook, of_answer};

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
    /// What the charts can bring.
    pub chances: Chances,
}

impl Odds {
    /// Takes the figures of a look-up as it was made.
    fn read(&mut self, event: &Event) {
        let look_up = match event {
            Event::FireResolved { report } => {
                self.combat = Combat::Fire(report.firers.clone());
                &report.look_up
            }
            Event::CloseCombatResolved { report } => {
                let CloseReport { attackers, assaulting, attacking_sp, defending_sp, .. } =
                    **report;
                self.combat = Combat::Close { attackers, assaulting, attacking_sp, defending_sp };
                &report.look_up
            }
            _ => return,
        };
        let LookUp { strength, first_column, shifts, column, lead, cr, .. } = look_up;
        (self.strength, self.first_column) = (*strength, *first_column);
        (self.shifts, self.column) = (shifts.clone(), Some(*column));
        (self.lead, self.cr) = (*lead, *cr);
    }
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

/// What the charts say of a plan, for each lead unit that its target can have.
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
