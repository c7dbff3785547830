//! What a choice comes to, as far as anybody wants it or not.

use blind_swords::choice::Word;
use blind_swords::game::{Order, UnitId};
use blind_swords::{Choice, Question, Scene};
use kernel::HexId;

/// What a choice comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A brigade gets this order.
    Order(Order),
    /// This hex is fired at or attacked.
    Aim(HexId),
    /// Something is done that one may also leave.
    Part(Part),
    /// The same where hexes are offered beside it.
    Decisive(Part),
    /// Somebody goes to this hex.
    Go(HexId),
    /// Somebody stays in this hex.
    Stay(HexId),
    /// No want has a view of it.
    Other,
}

/// What one may do or leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// To let somebody act, rally or be placed.
    Begin,
    /// To open fire.
    Fire,
    /// To add to a fire.
    Join,
    /// To move.
    March,
    /// To take others along.
    Along,
    /// To attack in close combat.
    Assault,
    /// To leave the map.
    Leave,
}

/// What a choice in answer to a question comes to.
pub(super) fn read(scene: Scene<'_>, question: &Question, choice: Choice) -> Deed {
    match choice {
        Choice::Order(order) => Deed::Order(order),
        Choice::Unit(_) => part_of(question).map_or(Deed::Other, Deed::Part),
        Choice::Hex(hex) => to_hex(question, hex),
        Choice::Word(word) => by_word(scene, question, word),
        Choice::Brigade(_)
        | Choice::Chit(_)
        | Choice::Side(_)
        | Choice::Hexside(_)
        | Choice::Alternative(_) => Deed::Other,
    }
}

/// What a unit is chosen for.
const fn part_of(question: &Question) -> Option<Part> {
    match question {
        Question::ArtilleryUnit(_) | Question::RallyUnit(_) | Question::PlacementUnit(_) => {
            Some(Part::Begin)
        }
        Question::FireUnit(_) => Some(Part::Fire),
        Question::FireJoin(..) => Some(Part::Join),
        Question::MoveUnit(_) | Question::AdvanceUnit(_) => Some(Part::March),
        Question::MoveStack(..) => Some(Part::Along),
        Question::AssaultUnit(_) => Some(Part::Assault),
        _ => None,
    }
}

/// What a hex is chosen for: to be aimed at, to act in, or to go to.
const fn to_hex(question: &Question, hex: HexId) -> Deed {
    match question {
        Question::FireTarget(..) | Question::AssaultTarget(_) | Question::AssaultNext => {
            Deed::Aim(hex)
        }
        Question::ArtilleryHex(_) => Deed::Part(Part::Begin),
        Question::AssaultHex(..) | Question::Script(_) => Deed::Other,
        _ => Deed::Go(hex),
    }
}

fn by_word(scene: Scene<'_>, question: &Question, word: Word) -> Deed {
    match (question, word) {
        (Question::ArtilleryAction(_), Word::Fire) | (Question::FireCanister(..), Word::Use) => {
            Deed::Part(Part::Fire)
        }
        (Question::ArtilleryAction(_), Word::Move) => Deed::Part(Part::March),
        (Question::FireAnnounce(..), Word::Add) => Deed::Part(Part::Join),
        (Question::MoveHex(_), Word::Charge) => Deed::Decisive(Part::Assault),
        (Question::MoveHex(_), Word::Exit) => Deed::Decisive(Part::Leave),
        (Question::MoveHex(walk), _) => Deed::Stay(walk.here),
        (Question::CavalryWithdraw(withdrawal), _) => stay(scene, withdrawal.unit),
        (&(Question::AdvanceHex(unit) | Question::FogHex(_, unit)), _) => stay(scene, unit),
        _ => Deed::Other,
    }
}

fn stay(scene: Scene<'_>, unit: UnitId) -> Deed {
    scene.board.hex_of(unit).map_or(Deed::Other, Deed::Stay)
}
