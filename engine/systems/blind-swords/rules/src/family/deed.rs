//! Effects of choices, as seen by computer players.

use kernel::{Deed, HexId, Part};

use crate::choice::{Choice, Word};
use crate::game::UnitId;
use crate::question::{
    AdvanceQuestion, ArtilleryQuestion, AssaultQuestion, FireQuestion, FogQuestion, MoveQuestion,
    Question, Withdrawal,
};
use crate::system::Scene;

/// Returns the effect of a choice.
pub(super) fn read(scene: Scene<'_>, question: &Question, choice: Choice) -> Deed {
    match choice {
        Choice::Order(order) => Deed::Stance(order.stance()),
        Choice::Unit(_) => part_of(question).map_or(Deed::Other, Deed::Part),
        Choice::Hex(hex) => to_hex(question, hex),
        Choice::Word(word) => by_word(scene, question, word),
        _ => Deed::Other,
    }
}

/// Purpose for which a question chooses a unit.
const fn part_of(question: &Question) -> Option<Part> {
    match question {
        Question::Artillery(_) | Question::Rally(_) | Question::Placement(_) => Some(Part::Begin),
        Question::Fire(FireQuestion::Join(..)) => Some(Part::Join),
        Question::Fire(_) => Some(Part::Fire),
        Question::Move(MoveQuestion::Stack(..)) => Some(Part::Along),
        Question::Move(_) | Question::Advance(_) => Some(Part::March),
        Question::Assault(_) => Some(Part::Assault),
        _ => None,
    }
}

/// Purpose for which a question chooses a hex: target, place of action, or destination.
const fn to_hex(question: &Question, hex: HexId) -> Deed {
    match question {
        Question::Fire(_)
        | Question::Assault(AssaultQuestion::Target(_) | AssaultQuestion::Next) => Deed::Aim(hex),
        Question::Artillery(_) => Deed::Part(Part::Begin),
        Question::Fog(_)
        | Question::Move(_)
        | Question::Skirmish(_)
        | Question::Cavalry(_)
        | Question::Retreat(_)
        | Question::Advance(_)
        | Question::Rally(_)
        | Question::Overstack(_)
        | Question::Placement(_)
        | Question::Entry(_) => Deed::Go(hex),
        _ => Deed::Other,
    }
}

fn by_word(scene: Scene<'_>, question: &Question, word: Word) -> Deed {
    match question {
        Question::Artillery(ArtilleryQuestion::Action(_)) => match word {
            Word::Fire => Deed::Part(Part::Fire),
            Word::Move => Deed::Part(Part::March),
            _ => Deed::Other,
        },
        Question::Fire(FireQuestion::Canister(..)) if word == Word::Use => Deed::Part(Part::Fire),
        Question::Fire(FireQuestion::Announce(..)) if word == Word::Add => Deed::Part(Part::Join),
        Question::Move(MoveQuestion::Hex(walk)) => match word {
            Word::Charge => Deed::Decisive(Part::Assault),
            Word::Exit => Deed::Decisive(Part::Leave),
            _ => Deed::Stay(walk.here),
        },
        Question::Cavalry(Withdrawal { unit, .. })
        | Question::Advance(AdvanceQuestion::Hex(unit))
        | Question::Fog(FogQuestion::Hex(_, unit)) => stay(scene, *unit),
        _ => Deed::Other,
    }
}

fn stay(scene: Scene<'_>, unit: UnitId) -> Deed {
    scene.board.hex_of(unit).map_or(Deed::Other, Deed::Stay)
}
