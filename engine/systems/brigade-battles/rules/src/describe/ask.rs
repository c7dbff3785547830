use kernel::{Sixteenths, say};

use super::{formation, hex, leader, leader_as_he_is, unit, unit_as_it_is};
use crate::check::{command, entry, fire, morale, movement, zones};
use crate::choice::{Choice, Mover, Word};
use crate::event::Modifier;
use crate::game::{LeaderId, UnitId};
use crate::odds;
use crate::position_ext::PositionExt;
use crate::question::{
    Concern, FireQuestion, FireStep, FlightQuestion, MoveQuestion, Question, SetUpQuestion,
};
use crate::system::{Position, Roll};

/// Returns the prompt of a question.
pub fn prompt(position: Position<'_>, question: &Question) -> String {
    let game = position.game();
    match question {
        Question::SetUp(SetUpQuestion::Formation(own)) => {
            say!("ask-setup-formation", unit = unit(game, *own))
        }
        Question::SetUp(SetUpQuestion::Leader(own)) => {
            say!("ask-setup-leader", leader = leader(game, *own))
        }
        Question::Fire(FireQuestion::Target(step)) => match step {
            FireStep::Artillery => say!("ask-target-artillery"),
            FireStep::Defence => say!("ask-target-defence"),
            FireStep::Offence => say!("ask-target-offence"),
        },
        Question::Fire(FireQuestion::Firers(_, target, _)) => {
            say!("ask-fire-unit", target = unit(game, *target))
        }
        Question::Move(MoveQuestion::Whom) => say!("ask-move-unit"),
        Question::Move(MoveQuestion::Formation(own)) => {
            say!("ask-enter-formation", unit = unit(game, *own))
        }
        Question::Move(MoveQuestion::Entry(mover, _)) => {
            say!("ask-enter-hex", mover = mover.name(game))
        }
        Question::Move(MoveQuestion::Step(walk)) => {
            let points = movement::left(position, walk);
            say!("ask-move-hex", mover = walk.mover.name(game), points)
        }
        Question::Flight(FlightQuestion::Goal(own)) => {
            say!("ask-flight-goal", unit = unit(game, *own))
        }
        Question::Flight(FlightQuestion::Step(flight)) => {
            let hexes = flight.length.saturating_sub(flight.gone());
            say!("ask-flight-hex", unit = unit(game, flight.unit), hexes)
        }
        Question::Along(along) => {
            say!("ask-leader-along", leader = leader(game, along.leader), hex = hex(game, along.to))
        }
        Question::Casualty(_) => say!("ask-leader-casualty"),
        Question::Advance(advance) => say!("ask-advance", hex = hex(game, advance.hex)),
        Question::Rally => say!("ask-rally"),
        Question::Fate(fate) => say!("ask-fate", die = fate.die.pips()),
    }
}

/// Returns advice on a question for newcomers: its meaning, and the choice that most players make.
pub fn coach(question: &Question) -> String {
    match question {
        Question::SetUp(_) => say!("coach-setup"),
        Question::Fire(FireQuestion::Target(_)) => say!("coach-fire-target"),
        Question::Fire(FireQuestion::Firers(..)) => say!("coach-fire-unit"),
        Question::Move(_) => say!("coach-move"),
        Question::Flight(_) => say!("coach-flight"),
        Question::Along(_) => say!("coach-leader-along"),
        Question::Casualty(_) => say!("coach-leader-casualty"),
        Question::Advance(_) => say!("coach-advance"),
        Question::Rally => say!("coach-rally"),
        Question::Fate(_) => say!("coach-fate"),
    }
}

/// Returns the purpose of a die roll in words.
pub fn roll(position: Position<'_>, roll: &Roll) -> String {
    let game = position.game();
    match roll {
        Roll::Combat { target, .. } => say!("roll-combat", target = unit(game, *target)),
        Roll::Morale(own) => say!("roll-morale", unit = unit(game, *own)),
        Roll::Rally(own) => say!("roll-rally", unit = unit(game, *own)),
        Roll::Casualty(own) => say!("roll-casualty", leader = leader(game, *own)),
        Roll::Arrival(arrival) => {
            say!("roll-arrival", group = &position.package.arrival(*arrival).name)
        }
    }
}

/// Returns the label of an option.
pub fn label(position: Position<'_>, question: &Question, choice: Choice) -> String {
    let game = position.game();
    match choice {
        Choice::Hex(at) => hex(game, at),
        Choice::Unit(own) => unit(game, own).to_owned(),
        Choice::Leader(own) if matches!(question, Question::Fate(_)) => {
            say!("choice-fate", leader = leader(game, own))
        }
        Choice::Leader(own) => leader(game, own).to_owned(),
        Choice::Formation(own) if matches!(question, Question::Move(MoveQuestion::Step(_))) => {
            say!("choice-change", formation = own.id())
        }
        Choice::Formation(own) => formation(own),
        Choice::Word(word) => said(question, word),
    }
}

fn said(question: &Question, word: Word) -> String {
    match (word, question) {
        (Word::Fire, _) => say!("choice-fire"),
        (Word::Done, Question::Fire(_)) => say!("choice-done-fire"),
        (Word::Done, Question::Move(_)) => say!("choice-done-move"),
        (Word::Done, Question::Advance(_)) => say!("choice-done-advance"),
        (
            Word::Done,
            Question::SetUp(_)
            | Question::Fate(_)
            | Question::Flight(_)
            | Question::Along(_)
            | Question::Casualty(_)
            | Question::Rally,
        ) => say!("choice-done"),
        (Word::Stop, _) => say!("choice-stop"),
        (Word::Go, _) => say!("choice-go"),
        (Word::Stay, _) => say!("choice-stay"),
        (Word::Keep, _) => say!("choice-keep"),
    }
}

/// Returns a note on the consequences of an option. `None` if the consequences are obvious.
pub fn note(position: Position<'_>, question: &Question, choice: Choice) -> Option<String> {
    match question {
        Question::Fire(question) => fire_note(position, question, choice),
        Question::Move(question) => move_note(position, question, choice),
        Question::Flight(FlightQuestion::Step(flight)) => {
            let Choice::Hex(at) = choice else { return None };
            let enemy = position.side_of(flight.unit).other();
            let pays = zones::is_controlled(position, at, enemy);
            pays.then(|| say!("note-flight-zone"))
        }
        Question::Rally => {
            let Choice::Unit(own) = choice else { return None };
            Some(say!("note-rally", ways = odds::of_rally(position, own)))
        }
        Question::Fate(fate) => {
            let Choice::Leader(own) = choice else { return None };
            Some(fate_note(position, &fate.concern, own))
        }
        _ => None,
    }
}

fn fire_note(position: Position<'_>, question: &FireQuestion, choice: Choice) -> Option<String> {
    let Choice::Unit(own) = choice else { return None };
    match question {
        FireQuestion::Target(_) => Some(unit_as_it_is(position, own)),
        FireQuestion::Firers(step, target, _) => {
            let shot = fire::shot(position, *step, own, *target).ok()?;
            Some(say!("note-shot", points = shot.points, hexes = shot.distance))
        }
    }
}

fn move_note(position: Position<'_>, question: &MoveQuestion, choice: Choice) -> Option<String> {
    match question {
        MoveQuestion::Whom => match choice {
            Choice::Unit(own) => Some(unit_note(position, own)),
            Choice::Leader(own) => Some(leader_as_he_is(position, own)),
            Choice::Hex(_) | Choice::Formation(_) | Choice::Word(_) => None,
        },
        MoveQuestion::Formation(_) => None,
        MoveQuestion::Entry(mover, formation) => {
            let Choice::Hex(at) = choice else { return None };
            entry::enters(position, *mover, *formation, at).ok().map(cost)
        }
        MoveQuestion::Step(walk) => match choice {
            Choice::Hex(at) => movement::step(position, walk, at).ok().map(cost),
            Choice::Formation(formation) => {
                movement::change(position, walk, formation).ok().map(cost)
            }
            Choice::Unit(_) | Choice::Leader(_) | Choice::Word(_) => None,
        },
    }
}

fn unit_note(position: Position<'_>, own: UnitId) -> String {
    match movement::walk(position, Mover::Unit(own)) {
        Some(walk) => {
            let points = movement::left(position, &walk);
            say!("note-move", state = unit_as_it_is(position, own), points)
        }
        None => say!("note-enters"),
    }
}

fn fate_note(position: Position<'_>, concern: &Concern, own: LeaderId) -> String {
    match concern {
        Concern::Leader(_) => say!("note-fate-own"),
        Concern::Units(units) => {
            let under = units
                .iter()
                .map(UnitId::from_index)
                .filter(|unit| command::commands(position, own, *unit));
            let names: Vec<_> = under.map(|it| unit(position.game(), it)).collect();
            say!("note-fate", units = names.join(", "))
        }
    }
}

fn cost(points: Sixteenths) -> String {
    say!("note-cost", points)
}

/// Returns the morale of a unit in words: `morale 7, die modifier -1`.
pub fn morale_words(position: Position<'_>, own: UnitId) -> String {
    let modifiers = morale::modifiers(position, own);
    let total = Modifier::total(&modifiers);
    say!("morale", morale = morale::value(position, own), modifier = super::signed(total))
}
