//! Movement of units, stacks and leaders. ST 5.

use kernel::{Direction, HexId};

use crate::check::{begin, entry, march, move_end, walk};
use crate::choice::{Choice, Mover, Word};
use crate::game::{Formation, UnitId};
use crate::position_ext::PositionExt;
use crate::question::MoveQuestion;
use crate::refusal::{Check, not_an_answer};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &MoveQuestion) -> Vec<Choice> {
    match question {
        MoveQuestion::Whom => {
            let units = position.board.units().map(Choice::Unit);
            let leaders = position.board.leaders().map(Choice::Leader);
            let brigades = position.board.brigades().map(Choice::Brigade);
            let all = units.chain(leaders).chain(brigades);
            all.chain([Choice::Word(Word::Done)]).collect()
        }
        MoveQuestion::March(_) => Vec::new(),
        MoveQuestion::Gate(brigade) => {
            march::gates(position, *brigade).into_iter().map(Choice::Hex).collect()
        }
        MoveQuestion::Formation(_) => Formation::ALL.map(Choice::Formation).to_vec(),
        MoveQuestion::Entry(mover, _) => {
            entry::hexes(position, *mover).iter().copied().map(Choice::Hex).collect()
        }
        MoveQuestion::Step(walk) => walk::candidates(position, walk),
    }
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, question: &MoveQuestion, choice: Choice) -> Check {
    match (question, choice) {
        (MoveQuestion::Whom, Choice::Unit(unit)) => begin::begins(position, Mover::Unit(unit)),
        (MoveQuestion::Whom, Choice::Leader(leader)) => {
            begin::begins(position, Mover::Leader(leader))
        }
        (MoveQuestion::Whom, Choice::Brigade(brigade)) => march::begins(position, brigade),
        (MoveQuestion::March(brigade), Choice::Hex(hex)) => march::leads(position, *brigade, hex),
        (MoveQuestion::Gate(brigade), Choice::Hex(hex)) => march::opens(position, *brigade, hex),
        (MoveQuestion::Whom, Choice::Word(Word::Done)) => move_end::check(position),
        (MoveQuestion::Formation(unit), Choice::Formation(formation)) => {
            entry::comes_as(position, Mover::Unit(*unit), Some(formation))
        }
        (MoveQuestion::Entry(mover, formation), Choice::Hex(hex)) => {
            entry::enters(position, *mover, *formation, hex).map(|_| ())
        }
        (MoveQuestion::Step(walk), _) => walk::check(position, walk, choice),
        _ => not_an_answer().err(),
    }
}

/// Returns the hexside that units face after they have entered a hex: that of the friendly units
/// there, or else the one toward which they moved. ST 7.11, 8.4. ST-FACE-04, ST-FACE-08.
pub fn facing_in(position: Position<'_>, unit: UnitId, hex: HexId, moved: Direction) -> Direction {
    let friends = position.stack(position.side_of(unit), hex).filter(|friend| *friend != unit);
    let states = friends.map(|friend| position.state(friend));
    states.filter(|state| state.formation.has_facing()).map(|it| it.facing).next().unwrap_or(moved)
}
