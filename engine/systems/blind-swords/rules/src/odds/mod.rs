//! Odds of a fire combat or a close combat before its dice are rolled.
//!
//! Players see the odds of [`of_answer`], which runs the rules procedure for every possible roll.
//! The procedure uses a board on which hidden chits are in a fixed order. Each player decision
//! during the procedure is either [assumed](Assumed) and listed with the odds, or ends the branch.
//! The lead unit and the Assaulting Hex are fixed to each possible choice in turn.
//!
//! Computer players need odds thousands of times, so [`of_plan`] only reads the charts. It computes
//! the values before the roll as in play, then counts the outcomes of two rolls.

mod assumed;
mod assumption;
mod chances;
mod plan;
mod played;

use kernel::{HexId, Sixteenths};

use crate::PositionExt;
use crate::check::{close_combat, fire};
use crate::event::{AppliedShift, CloseReport, Contribution, Event, LookUp};
use crate::game::{ColumnId, UnitId, UnitSet};
use crate::system::Position;

pub use assumed::{Assumed, Decided, Undecided};
pub use assumption::Assumption;
pub use chances::{Chances, Effect, Result, WAYS};
pub use plan::{Plan, aimed, plans};
pub use played::{Fate, Outlook, of_answer};

/// Values of a fire combat or a close combat before the roll, and the possible results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Kind of combat: fire or close combat.
    pub combat: Combat,
    /// Hex at which the fire or the attack is aimed.
    pub target: HexId,
    /// Assumptions about decisions that players have yet to make.
    pub given: Vec<Assumption>,
    /// Strength before rounding, in sixteenths of a point.
    pub strength: Sixteenths,
    /// Column for the rounded strength, before shifts.
    pub first_column: ColumnId,
    /// All column shifts that apply to the look-up.
    pub shifts: Vec<AppliedShift>,
    /// Column after shifts. `None` if the combat has no effect. FIRE-10, CC-22.
    pub column: Option<ColumnId>,
    /// Lead unit of the target hex.
    pub lead: UnitId,
    /// Modified cohesion rating of the lead unit.
    pub cr: u8,
    /// Possible results and their numbers of outcomes, according to the charts.
    pub chances: Chances,
}

impl Odds {
    /// Replaces the values computed from the charts with those that the rules procedure reported.
    /// Ignores all events except the resolution of a fire combat or close combat.
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

/// Kind of a combat, with the data specific to that kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Combat {
    /// A fire combat, with the contribution of each firer.
    Fire(Vec<Contribution>),
    /// A close combat, with the attackers and the strength of both sides.
    Close {
        /// All attackers, from one or several hexes.
        attackers: UnitSet,
        /// Assaulting Hex, whose units determine the column.
        assaulting: HexId,
        /// Total attacking strength, in sixteenths of a point.
        attacking_sp: Sixteenths,
        /// Total defending strength, in sixteenths of a point.
        defending_sp: Sixteenths,
    },
}

/// Returns the odds of a plan from the charts alone, one entry for each possible lead unit of the
/// target.
pub fn of_plan(position: Position<'_>, plan: &Plan) -> Vec<Odds> {
    let leads = plan.leads(position);
    let several = leads.len() > 1;
    let odds = |lead: UnitId| {
        let mut odds = of_lead(position, plan, lead);
        if several {
            odds.given.push(Assumption::Lead(lead));
        }
        odds
    };
    leads.into_iter().map(odds).collect()
}

fn of_lead(position: Position<'_>, plan: &Plan, lead: UnitId) -> Odds {
    match plan {
        Plan::Fire { volley, fire, given } => {
            let aim = fire::aim(position, volley, fire, lead);
            of_aim(position, fire.target, aim, given.clone())
        }
        Plan::Close { attackers, assaulting, target, given } => {
            let (attackers, assaulting, target) = (*attackers, *assaulting, *target);
            let sides = close_combat::Sides { attackers, assaulting, target, lead };
            of_clash(position, &sides, given.clone())
        }
    }
}

/// Returns the odds of a fire combat from the charts alone. SS 12.2, 12.3, 15.1. FIRE-07 to
/// FIRE-22, COH-01.
fn of_aim(position: Position<'_>, target: HexId, aim: fire::Aim, given: Vec<Assumption>) -> Odds {
    let game = position.game();
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

/// Returns the odds of a close combat from the charts alone. SS 14.2c-e, 15.2. CC-11 to CC-23,
/// COH-01.
fn of_clash(position: Position<'_>, sides: &close_combat::Sides, given: Vec<Assumption>) -> Odds {
    let clash = close_combat::clash(position, sides);
    let of = |column| Chances::of_close_combat(position.game(), column, clash.cr);
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
