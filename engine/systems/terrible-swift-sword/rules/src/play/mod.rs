//! Procedures of the rulebook, in its order and terms. They ask questions, roll dice and emit
//! facts. [`next`] runs the next part of the sequence of play.

mod before_melee;
mod brigade;
mod charges;
mod command;
mod facing;
mod final_command;
mod fire;
mod leaders;
mod losses;
mod march;
mod melee;
mod movement;
mod overshoot;
mod pay;
mod reaction;
mod results;
mod retreat;
mod rout;
mod route;
mod set_up;
mod supply;
mod turn;
mod turn_end;

pub(crate) use melee::LEAVING;

use kernel::{Fact, HexId, Play, System};

use crate::board::{Board, Stage};
use crate::check::fire_plan::Planned;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::UnitId;
use crate::question::{FirePhase, Question};
use crate::rules::Rules;
use crate::system::{Outcome, Roll, Step, Table, TerribleSwiftSword};

impl System for TerribleSwiftSword {
    type Package = Rules;
    type Board = Board;
    type Event = Event;
    type Question = Question;
    type Choice = Choice;
    type Roll = Roll;
    type Outcome = Outcome;
    type Step = Step;

    fn next(table: &mut Table) -> Play {
        next(table)
    }

    fn apply(rules: &Rules, board: &mut Board, fact: Fact<'_, Self>) {
        board.apply(rules, fact.event());
    }
}

/// Runs the next part of the sequence of play. ST 4.0. ST-SEQ-01, ST-SEQ-02.
///
/// # Errors
/// [`kernel::Suspend`] if an answer is missing or a limit is exceeded.
pub fn next(table: &mut Table) -> Play {
    match table.board().stage() {
        Stage::SetUp => table.within(Step::SetUp, set_up::one),
        Stage::InitialCommand => table.within(Step::InitialCommand, command::phase),
        Stage::Movement => table.within(Step::Movement, movement::one),
        Stage::DefensiveFire => fire(table, FirePhase::Defensive),
        Stage::OffensiveFire => fire(table, FirePhase::Offensive),
        Stage::Charges => table.within(Step::Charges, charges::one),
        Stage::BeforeMelee => table.within(Step::BeforeMelee, before_melee::one),
        Stage::Melee => table.within(Step::Melee, melee::one),
        Stage::FinalCommand => table.within(Step::FinalCommand, final_command::phase),
        Stage::TurnEnd => table.within(Step::TurnEnd, turn_end::end),
        Stage::Over => Ok(()),
    }
}

/// Declares the charge of a unit and fights its melee at once, as the odds of a charge assume.
pub(crate) fn charge(table: &mut Table, unit: UnitId, hex: HexId) -> Play {
    table.emit(Event::ChargeDeclared { unit, hex });
    table.within(Step::Melee, |table| melee::charge(table, unit, hex))
}

/// Plays the fires of a plan at one hex, as the odds of the plan assume.
pub(crate) fn planned(
    table: &mut Table,
    phase: FirePhase,
    hex: HexId,
    fires: Vec<Planned>,
) -> Play {
    table.within(Step::Fire(phase), |table| fire::planned(table, phase, hex, fires))
}

fn fire(table: &mut Table, phase: FirePhase) -> Play {
    table.within(Step::Fire(phase), |table| fire::one(table, phase))
}
