//! Candidate choices for every question, and their legality.

use kernel::HexId;

use crate::check::{advance, entry, fate, fire, flight, leaders, movement, rally, set_up};
use crate::choice::{Choice, Mover, Word};
use crate::game::LeaderId;
use crate::position_ext::PositionExt;
use crate::question::{
    Along, Fate, FireQuestion, FlightQuestion, MoveQuestion, Question, SetUpQuestion, Walk,
};
use crate::refusal::{Check, not_an_answer, require};
use crate::system::Position;

/// Returns the legal choices of a question, in ascending order.
pub fn options(position: Position<'_>, question: &Question) -> Vec<Choice> {
    let mut options = candidates(position, question);
    options.sort_unstable();
    options.dedup();
    options.retain(|choice| check(position, question, *choice).is_ok());
    options
}

/// Returns all candidate choices, legal or not.
pub fn candidates(position: Position<'_>, question: &Question) -> Vec<Choice> {
    let units = || position.board.units().map(Choice::Unit);
    let leaders = || position.board.leaders().map(Choice::Leader);
    let around = |hex: HexId| position.map().grid.neighbours(hex).map(Choice::Hex);
    let done = [Choice::Word(Word::Done)];
    match question {
        Question::SetUp(SetUpQuestion::Formation(unit)) => {
            position.info(*unit).arm.formations().iter().copied().map(Choice::Formation).collect()
        }
        Question::SetUp(SetUpQuestion::Leader(leader)) => near_own(position, *leader),
        Question::Fire(FireQuestion::Target(_)) | Question::Rally => units().chain(done).collect(),
        Question::Fire(FireQuestion::Firers(..)) => {
            units().chain([Choice::Word(Word::Fire)]).collect()
        }
        Question::Move(MoveQuestion::Whom) => units().chain(leaders()).chain(done).collect(),
        Question::Move(MoveQuestion::Formation(unit)) => {
            let formations = entry::formations(position, Mover::Unit(*unit)).iter().copied();
            formations.map(Choice::Formation).collect()
        }
        Question::Move(MoveQuestion::Entry(mover, _)) => {
            let group = entry::group(position, *mover);
            let hexes =
                group.map(|(_, arrival)| entry::hexes(position, arrival)).unwrap_or_default();
            hexes.into_iter().map(Choice::Hex).collect()
        }
        Question::Move(MoveQuestion::Step(walk)) => {
            let formation = match walk.mover {
                Mover::Unit(unit) => position.state(unit).formation.other(),
                Mover::Leader(_) => None,
            };
            let others = formation.map(Choice::Formation).into_iter();
            around(walk.here).chain(others).chain([Choice::Word(Word::Stop)]).collect()
        }
        Question::Flight(FlightQuestion::Goal(unit)) => {
            flight::goals(position, *unit).into_iter().map(Choice::Hex).collect()
        }
        Question::Flight(FlightQuestion::Step(flight)) => around(flight.here).collect(),
        Question::Along(_) => vec![Choice::Word(Word::Go), Choice::Word(Word::Stay)],
        Question::Casualty(set) => {
            set.iter().map(|leader| Choice::Leader(LeaderId::from_index(leader))).collect()
        }
        Question::Advance(advance) => {
            let units = advance::candidates(position, advance).into_iter();
            units.map(Choice::Unit).chain(done).collect()
        }
        Question::Fate(_) => leaders().chain([Choice::Word(Word::Keep)]).collect(),
    }
}

/// Returns the hexes that contain a unit of the leader's command, and all adjacent hexes.
fn near_own(position: Position<'_>, leader: LeaderId) -> Vec<Choice> {
    let own = position.on_map(position.leader_info(leader).side);
    let near = own.flat_map(|(_, hex)| position.map().grid.neighbours(hex).chain([hex]));
    near.map(Choice::Hex).collect()
}

/// Checks whether a choice is legal for a question.
///
/// # Errors
/// The refusal of the first rule that forbids the choice.
pub fn check(position: Position<'_>, question: &Question, choice: Choice) -> Check {
    match question {
        Question::SetUp(SetUpQuestion::Formation(_))
        | Question::Move(MoveQuestion::Formation(_))
        | Question::Casualty(_) => offered(position, question, choice),
        Question::SetUp(SetUpQuestion::Leader(leader)) => match choice {
            Choice::Hex(hex) => set_up::begins(position, *leader, hex),
            _ => not_an_answer().err(),
        },
        Question::Fire(question) => of_fire(position, question, choice),
        Question::Move(question) => of_move(position, question, choice),
        Question::Flight(question) => of_flight(position, question, choice),
        Question::Along(along) => of_along(position, along, choice),
        Question::Advance(advance) => match choice {
            Choice::Unit(unit) => advance::advances(position, advance, unit),
            Choice::Word(Word::Done) => Ok(()),
            _ => not_an_answer().err(),
        },
        Question::Rally => match choice {
            Choice::Unit(unit) => rally::rallies(position, unit),
            Choice::Word(Word::Done) => Ok(()),
            _ => not_an_answer().err(),
        },
        Question::Fate(question) => of_fate(position, question, choice),
    }
}

fn offered(position: Position<'_>, question: &Question, choice: Choice) -> Check {
    require(candidates(position, question).contains(&choice), not_an_answer())
}

fn of_fire(position: Position<'_>, question: &FireQuestion, choice: Choice) -> Check {
    match (question, choice) {
        (FireQuestion::Target(step), Choice::Unit(unit)) => fire::target(position, *step, unit),
        (FireQuestion::Target(_), Choice::Word(Word::Done)) => Ok(()),
        (FireQuestion::Firers(step, target, named), Choice::Unit(unit)) => {
            fire::joins(position, *step, *target, *named, unit)
        }
        (FireQuestion::Firers(_, _, named), Choice::Word(Word::Fire)) => require(
            !named.is_empty(),
            crate::refusal::Refusal::new("CW-FIR-03", "CM 9.5", "cw-fir-03-no-unit-chosen"),
        ),
        (FireQuestion::Target(_) | FireQuestion::Firers(..), _) => not_an_answer().err(),
    }
}

fn of_move(position: Position<'_>, question: &MoveQuestion, choice: Choice) -> Check {
    match (question, choice) {
        (MoveQuestion::Whom, Choice::Unit(unit)) => moves(position, Mover::Unit(unit)),
        (MoveQuestion::Whom, Choice::Leader(leader)) => moves(position, Mover::Leader(leader)),
        (MoveQuestion::Whom, Choice::Word(Word::Done)) => entry::all_have_come(position),
        (MoveQuestion::Formation(_), Choice::Formation(_)) => {
            offered(position, &Question::Move(*question), choice)
        }
        (MoveQuestion::Entry(mover, formation), Choice::Hex(hex)) => {
            entry::enters(position, *mover, *formation, hex).map(|_| ())
        }
        (MoveQuestion::Step(walk), choice) => of_step(position, walk, choice),
        (MoveQuestion::Whom | MoveQuestion::Formation(_) | MoveQuestion::Entry(..), _) => {
            not_an_answer().err()
        }
    }
}

fn moves(position: Position<'_>, mover: Mover) -> Check {
    let is_there = match mover {
        Mover::Unit(unit) => position.board.hex_of(unit).is_some(),
        Mover::Leader(leader) => position.board.hex_of_leader(leader).is_some(),
    };
    if is_there { movement::begins(position, mover) } else { entry::comes(position, mover) }
}

fn of_step(position: Position<'_>, walk: &Walk, choice: Choice) -> Check {
    match choice {
        Choice::Hex(hex) => movement::step(position, walk, hex).map(|_| ()),
        Choice::Formation(formation) => movement::change(position, walk, formation).map(|_| ()),
        Choice::Word(Word::Stop) => movement::stop(position, walk),
        Choice::Unit(_) | Choice::Leader(_) | Choice::Word(_) => not_an_answer().err(),
    }
}

fn of_flight(position: Position<'_>, question: &FlightQuestion, choice: Choice) -> Check {
    match (question, choice) {
        (FlightQuestion::Goal(unit), Choice::Hex(hex)) => require(
            flight::goals(position, *unit).contains(&hex),
            crate::refusal::Refusal::new(
                "CW-RET-03",
                "CM 14.1.4",
                "cw-ret-03-does-not-retreat-towards",
            )
            .with(*unit)
            .with(hex),
        ),
        (FlightQuestion::Step(flight), Choice::Hex(hex)) => flight::step(position, flight, hex),
        (FlightQuestion::Goal(_) | FlightQuestion::Step(_), _) => not_an_answer().err(),
    }
}

fn of_along(position: Position<'_>, along: &Along, choice: Choice) -> Check {
    match choice {
        Choice::Word(Word::Go) => Ok(()),
        Choice::Word(Word::Stay) => leaders::stays(position, along),
        _ => not_an_answer().err(),
    }
}

fn of_fate(position: Position<'_>, fate: &Fate, choice: Choice) -> Check {
    match choice {
        Choice::Leader(leader) => {
            let side = position.leader_info(leader).side;
            require(side == fate.side, not_an_answer())?;
            fate::spends(position, side, &fate.concern, leader)
        }
        Choice::Word(Word::Keep) => Ok(()),
        _ => not_an_answer().err(),
    }
}
