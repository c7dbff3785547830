use kernel::Sixteenths;

use super::{hex, hexes, leader, leader_as_he_is, points, unit, unit_as_it_is};
use crate::check::{command, entry, fire, morale, movement, zones};
use crate::choice::{Choice, Mover, Word};
use crate::event::Modifier;
use crate::game::{LeaderId, UnitId};
use crate::look::Look;
use crate::odds;
use crate::question::{
    Concern, FireQuestion, FireStep, FlightQuestion, MoveQuestion, Question, SetUpQuestion,
};
use crate::system::{Roll, Scene};

/// What is asked.
pub fn prompt(scene: Scene<'_>, question: &Question) -> String {
    let game = scene.game();
    match question {
        Question::SetUp(SetUpQuestion::Formation(own)) => {
            format!("Set up {}: which formation?", unit(game, *own))
        }
        Question::SetUp(SetUpQuestion::Leader(own)) => {
            format!("Set up {}: in which hex?", leader(game, *own))
        }
        Question::Fire(FireQuestion::Target(step)) => match step {
            FireStep::Artillery => "Artillery fire: choose a target".to_owned(),
            FireStep::Defence => "Defensive fire: choose a target".to_owned(),
            FireStep::Offence => "Offensive fire: choose a target".to_owned(),
        },
        Question::Fire(FireQuestion::Firers(_, target, _)) => {
            format!("Fire at {}: choose a unit to fire", unit(game, *target))
        }
        Question::Move(MoveQuestion::Whom) => "Movement: choose a unit or leader".to_owned(),
        Question::Move(MoveQuestion::Formation(own)) => {
            format!("{} enters: in which formation?", unit(game, *own))
        }
        Question::Move(MoveQuestion::Entry(mover, _)) => {
            format!("{} enters: at which hex?", mover.name(game))
        }
        Question::Move(MoveQuestion::Step(walk)) => {
            let left = movement::left(scene, walk);
            format!("{} moves: where to? {} left", walk.mover.name(game), points(left))
        }
        Question::Flight(FlightQuestion::Goal(own)) => {
            format!("{} falls back: towards which hex?", unit(game, *own))
        }
        Question::Flight(FlightQuestion::Step(flight)) => {
            let left = flight.length.saturating_sub(flight.gone());
            format!("{} falls back: where to? {} to go", unit(game, flight.unit), hexes(left))
        }
        Question::Along(along) => {
            format!("{}: move along to {}?", leader(game, along.leader), hex(game, along.to))
        }
        Question::Casualty(_) => "Leader casualty: which leader is tested?".to_owned(),
        Question::Advance(advance) => {
            format!("Advance into {}: which unit?", hex(game, advance.hex))
        }
        Question::Rally => "Rally: choose a unit".to_owned(),
        Question::Fate(fate) => {
            format!("The die shows {}. Spend a marker to roll again?", fate.die)
        }
    }
}

/// Returns advice to a newcomer: what a prompt asks, and what most players choose.
pub const fn coach(question: &Question) -> &'static str {
    match question {
        Question::SetUp(_) => {
            "Set up artillery limbered (to move) or unlimbered (to fire), and cavalry mounted or dismounted. Place a leader with one of his units or next to one."
        }
        Question::Fire(FireQuestion::Target(_)) => {
            "Choose a target, then every unit that fires at it. Their strengths add up to one attack. A unit fires once in a step."
        }
        Question::Fire(FireQuestion::Firers(..)) => {
            "Each unit that joins adds its strength. Fire from three adjacent hexes gains a die modifier. The odds are shown beside each choice."
        }
        Question::Move(_) => {
            "A unit that enters an enemy zone of control stops. Away from the enemy, roads and open ground cost less. Keep units in command range at the start of the turn."
        }
        Question::Flight(_) => {
            "The first choices lead towards the retreat hex and away from the firers. Each hex in an enemy zone of control costs a strength point."
        }
        Question::Along(_) => {
            "A leader may move with his troops at no cost. He must, if he would be left alone next to the enemy."
        }
        Question::Casualty(_) => {
            "A high die tests the leaders with the target. A second high die hits the leader you choose."
        }
        Question::Advance(_) => {
            "One of these units may advance into the hex that the enemy has left."
        }
        Question::Rally => "A routed unit in command rallies if it passes a morale check.",
        Question::Fate(_) => "Each marker can be spent once in the game. The second roll stands.",
    }
}

/// What is rolled for.
pub fn roll(scene: Scene<'_>, roll: &Roll) -> String {
    let game = scene.game();
    match roll {
        Roll::Combat { target, .. } => format!("Fire at {}", unit(game, *target)),
        Roll::Morale(own) => format!("Morale check of {}", unit(game, *own)),
        Roll::Rally(own) => format!("Rally of {}", unit(game, *own)),
        Roll::Casualty(own) => format!("Is {} hit?", leader(game, *own)),
        Roll::Arrival(arrival) => {
            format!("Arrival of {}", scene.package.arrival(*arrival).name)
        }
    }
}

/// What an answer means.
pub fn label(scene: Scene<'_>, question: &Question, choice: Choice) -> String {
    let game = scene.game();
    match choice {
        Choice::Hex(at) => hex(game, at),
        Choice::Unit(own) => unit(game, own).to_owned(),
        Choice::Leader(own) if matches!(question, Question::Fate(_)) => {
            format!("Spend the marker of {}", leader(game, own))
        }
        Choice::Leader(own) => leader(game, own).to_owned(),
        Choice::Formation(formation)
            if matches!(question, Question::Move(MoveQuestion::Step(_))) =>
        {
            format!("Become {}", formation.id())
        }
        Choice::Formation(formation) => formation.id().to_owned(),
        Choice::Word(word) => said(question, word).to_owned(),
    }
}

const fn said(question: &Question, word: Word) -> &'static str {
    match (word, question) {
        (Word::Fire, _) => "Fire",
        (Word::Done, Question::Fire(_)) => "No more fire",
        (Word::Done, Question::Move(_)) => "No more moves",
        (Word::Done, Question::Advance(_)) => "No advance",
        (
            Word::Done,
            Question::SetUp(_)
            | Question::Fate(_)
            | Question::Flight(_)
            | Question::Along(_)
            | Question::Casualty(_)
            | Question::Rally,
        ) => "No more",
        (Word::Stop, _) => "Stop here",
        (Word::Go, _) => "Go with them",
        (Word::Stay, _) => "Stay",
        (Word::Keep, _) => "Keep the die",
    }
}

/// What a player would want to know before he answers.
pub fn note(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<String> {
    match question {
        Question::Fire(question) => fire_note(scene, question, choice),
        Question::Move(question) => move_note(scene, question, choice),
        Question::Flight(FlightQuestion::Step(flight)) => {
            let Choice::Hex(at) = choice else { return None };
            let enemy = scene.side_of(flight.unit).other();
            let pays = zones::is_controlled(scene, at, enemy);
            pays.then(|| "in an enemy zone of control: costs 1 strength point".to_owned())
        }
        Question::Rally => {
            let Choice::Unit(own) = choice else { return None };
            Some(format!("rallies in {} of 10", odds::of_rally(scene, own)))
        }
        Question::Fate(fate) => {
            let Choice::Leader(own) = choice else { return None };
            Some(fate_note(scene, &fate.concern, own))
        }
        Question::SetUp(_)
        | Question::Flight(FlightQuestion::Goal(_))
        | Question::Along(_)
        | Question::Casualty(_)
        | Question::Advance(_) => None,
    }
}

fn fire_note(scene: Scene<'_>, question: &FireQuestion, choice: Choice) -> Option<String> {
    let Choice::Unit(own) = choice else { return None };
    match question {
        FireQuestion::Target(_) => Some(unit_as_it_is(scene, own)),
        FireQuestion::Firers(step, target, _) => {
            let shot = fire::shot(scene, *step, own, *target).ok()?;
            Some(format!("{} at {}", points(shot.points), hexes(shot.distance)))
        }
    }
}

fn move_note(scene: Scene<'_>, question: &MoveQuestion, choice: Choice) -> Option<String> {
    match question {
        MoveQuestion::Whom => match choice {
            Choice::Unit(own) => Some(unit_note(scene, own)),
            Choice::Leader(own) => Some(leader_as_he_is(scene, own)),
            Choice::Hex(_) | Choice::Formation(_) | Choice::Word(_) => None,
        },
        MoveQuestion::Formation(_) => None,
        MoveQuestion::Entry(mover, formation) => {
            let Choice::Hex(at) = choice else { return None };
            entry::enters(scene, *mover, *formation, at).ok().map(cost)
        }
        MoveQuestion::Step(walk) => match choice {
            Choice::Hex(at) => movement::step(scene, walk, at).ok().map(cost),
            Choice::Formation(formation) => movement::change(scene, walk, formation).ok().map(cost),
            Choice::Unit(_) | Choice::Leader(_) | Choice::Word(_) => None,
        },
    }
}

fn unit_note(scene: Scene<'_>, own: UnitId) -> String {
    match movement::walk(scene, Mover::Unit(own)) {
        Some(walk) => {
            let left = movement::left(scene, &walk);
            format!("{}; {}", unit_as_it_is(scene, own), points(left))
        }
        None => "enters the map".to_owned(),
    }
}

fn fate_note(scene: Scene<'_>, concern: &Concern, own: LeaderId) -> String {
    match concern {
        Concern::Leader(_) => "his own".to_owned(),
        Concern::Units(units) => {
            let under = units
                .iter()
                .map(UnitId::from_index)
                .filter(|unit| command::commands(scene, own, *unit));
            let names: Vec<_> = under.map(|it| unit(scene.game(), it)).collect();
            format!("for {}", names.join(", "))
        }
    }
}

fn cost(points: Sixteenths) -> String {
    format!("costs {points}")
}

/// What a unit needs to hold, in words: `holds in 7 of 10`.
pub fn morale_words(scene: Scene<'_>, own: UnitId) -> String {
    let modifiers = morale::modifiers(scene, own);
    let total = Modifier::total(&modifiers);
    format!("morale {} with {} to the die", morale::value(scene, own), super::signed(total))
}
