//! Procedures of the rulebook, in its order and terms. They ask questions, roll dice and emit
//! facts. [`next`] runs the next play.

mod advance;
mod chance;
mod command;
mod fire;
mod flight;
mod leaders;
mod losses;
mod morale;
mod movement;
mod rally;
mod results;
mod set_up;
mod turn;

use kernel::{Fact, Play, System};

use crate::board::{Board, Stage};
use crate::choice::Choice;
use crate::event::{Attack, Event};
use crate::question::{FireStep, Question};
use crate::rules::Rules;
use crate::system::{BrigadeBattles, Outcome, Roll, Step, Table};

impl System for BrigadeBattles {
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

/// Runs the next play of the sequence of play. CM 5. CW-SEQ-01, CW-SEQ-02.
///
/// # Errors
/// [`kernel::Suspend`] if an answer is missing or a limit is exceeded.
pub fn next(table: &mut Table) -> Play {
    match table.board().stage() {
        Stage::SetUp(step) => table.within(Step::SetUp, |table| set_up::choose(table, step)),
        Stage::TurnStart => table.within(Step::TurnStart, turn::begin),
        Stage::Command => table.within(Step::Command, command::phase),
        Stage::Artillery => fire(table, FireStep::Artillery),
        Stage::Movement => table.within(Step::Movement, movement::one),
        Stage::Defence => fire(table, FireStep::Defence),
        Stage::Offence => fire(table, FireStep::Offence),
        Stage::Rally => table.within(Step::Rally, rally::one),
        Stage::TurnEnd => table.within(Step::TurnEnd, turn::end),
        Stage::Over => Ok(()),
    }
}

/// Plays a fire combat from its die roll to its end, so that odds can be computed. The question
/// about the advance is the last one. CM 9.5 to 9.9.
///
/// # Errors
/// [`kernel::Suspend`] if an answer is missing or a limit is exceeded.
pub fn resolve(table: &mut Table, step: FireStep, attack: Attack) -> Play {
    table.within(Step::Fire(step), |table| fire::resolve(table, step, attack))
}

fn fire(table: &mut Table, step: FireStep) -> Play {
    table.within(Step::Fire(step), |table| fire::one(table, step))
}
