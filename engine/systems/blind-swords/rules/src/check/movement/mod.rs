//! Movement: eligible units, destinations and costs. MOVE-01 to MOVE-12, OFF-01.

mod bill;
pub mod charge;
mod cost;
mod items;
pub mod mount;
mod movers;
mod payment;
mod reach;
mod step_costs;
mod units;
mod walk;

pub use bill::bill;
pub use cost::{cost, ground_lets, may_enter, may_stand};
pub use items::{CostCause, CostItem};
pub use payment::Paid;
pub use reach::{Stop, Way, Ways, reachable, ways};
pub use units::{allowance, begin, ordered};
pub use walk::{goal, may_go_on, pay_for_exit, pay_for_step};

use crate::choice::{Choice, Word};
use crate::game::Mount;
use crate::position_ext::{PositionExt, members};
use crate::question::{MoveQuestion, Walk};
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;
use walk::Steps;

/// Returns all candidate answers to a question about movement, legal or not: units or hexes, and
/// the fixed words that end or replace a step.
pub fn candidates(position: Position<'_>, question: &MoveQuestion) -> Vec<Choice> {
    match question {
        MoveQuestion::Unit(order) => {
            let units = units::subjects(position, *order).into_iter().map(Choice::Unit);
            units.chain([Word::Done.into()]).collect()
        }
        MoveQuestion::Stack(_, movers) => {
            let hex = members(movers).find_map(|unit| position.board.hex_of(unit));
            let there = hex.into_iter().flat_map(|hex| position.board.units_in(hex));
            let mates = there.filter(|unit| !movers.contains(unit.index())).map(Choice::Unit);
            mates.chain([Word::Go.into()]).collect()
        }
        MoveQuestion::Hex(walk) => {
            let words = [
                Word::LeaveSkirmish,
                Word::Mount,
                Word::Dismount,
                Word::Charge,
                Word::Exit,
                Word::Stop,
            ]
            .map(Choice::from);
            let hexes = position.game().map.grid.neighbours(walk.here).map(Choice::Hex);
            hexes.chain(words).collect()
        }
    }
}

/// Checks whether a choice is a legal answer to a question about movement.
pub fn check(position: Position<'_>, question: &MoveQuestion, choice: Choice) -> Check {
    match question {
        MoveQuestion::Unit(order) => match choice {
            Choice::Unit(unit) => units::may_move(position, *order, unit),
            Choice::Word(Word::Done) => units::may_leave_off(position, *order),
            _ => not_an_answer().err(),
        },
        MoveQuestion::Stack(order, movers) => match choice {
            Choice::Unit(unit) => units::may_come_along(position, *order, movers, unit),
            Choice::Word(Word::Go) => Ok(()),
            _ => not_an_answer().err(),
        },
        MoveQuestion::Hex(walk) => match choice {
            Choice::Hex(hex) => pay_for_step(position, walk, hex).map(drop),
            choice => instead_of_a_step(position, walk, choice),
        },
    }
}

/// Removes the illegal destinations. The result is the same as with [`check`], but the function
/// computes the shared data only once.
pub fn keep_legal(position: Position<'_>, walk: &Walk, choices: &mut Vec<Choice>) {
    let steps = Steps::of(position, walk);
    choices.retain(|&choice| match (choice, &steps) {
        (Choice::Hex(hex), Ok(steps)) => steps.pay(hex).is_ok(),
        (Choice::Hex(_), Err(_)) => false,
        (choice, _) => instead_of_a_step(position, walk, choice).is_ok(),
    });
}

/// Checks an action that is not a step.
fn instead_of_a_step(position: Position<'_>, walk: &Walk, choice: Choice) -> Check {
    match choice {
        Choice::Word(Word::Stop) => walk::may_stop(position, walk),
        Choice::Word(Word::Exit) => pay_for_exit(position, walk).map(drop),
        Choice::Word(Word::Mount) => mount::may_change(position, walk, Mount::Mounted),
        Choice::Word(Word::Dismount) => mount::may_change(position, walk, Mount::Dismounted),
        Choice::Word(Word::Charge) => charge::may_declare(position, walk),
        Choice::Word(Word::LeaveSkirmish) => walk::may_leave_skirmish(position, walk),
        _ => not_an_answer().err(),
    }
}
