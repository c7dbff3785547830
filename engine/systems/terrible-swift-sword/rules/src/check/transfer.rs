//! Transfer of rounds between batteries. ST 12.36.

use kernel::Side;

use crate::choice::{Choice, Word};
use crate::game::{Arm, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Transfer;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &Transfer) -> Vec<Choice> {
    let batteries = |side| position.on_map(side).map(|(unit, _)| Choice::Unit(unit));
    match question {
        Transfer::From(side) => batteries(*side).chain([Choice::Word(Word::Done)]).collect(),
        Transfer::To(from) => batteries(position.side_of(*from)).collect(),
        Transfer::Rounds(from, _) => {
            (1..=position.state(*from).rounds).map(Choice::Number).collect()
        }
    }
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, question: &Transfer, choice: Choice) -> Check {
    match (question, choice) {
        (Transfer::From(side), Choice::Unit(unit)) => gives(position, *side, unit),
        (Transfer::From(_), Choice::Word(Word::Done)) => Ok(()),
        (Transfer::To(from), Choice::Unit(to)) => hands_over(position, *from, to),
        (Transfer::Rounds(_, to), Choice::Number(rounds)) => {
            let most = room(position, *to);
            let refusal = Refusal::new("ST-ART-05", "ST 12.36", "st-art-05-no-room");
            require(rounds <= most, refusal.with(*to).with(most))
        }
        (Transfer::From(_) | Transfer::To(_) | Transfer::Rounds(..), _) => not_an_answer().err(),
    }
}

/// Checks whether a battery can give rounds to any other battery. ST 12.36. ST-ART-05.
fn gives(position: Position<'_>, side: Side, unit: UnitId) -> Check {
    let mut others = position.on_map(side).map(|(to, _)| hands_over(position, unit, to));
    let first = others.next().unwrap_or(Ok(()));
    if first.is_ok() || others.any(|other| other.is_ok()) { Ok(()) } else { first }
}

/// Checks whether one battery can give rounds to another. ST 12.36. ST-ART-05, ruling R-62.
pub fn hands_over(position: Position<'_>, from: UnitId, to: UnitId) -> Check {
    let refuse = |key| Refusal::new("ST-ART-05", "ST 12.36", key);
    let both = [from, to];
    let are_batteries = both.iter().all(|it| position.info(*it).arm == Arm::Artillery);
    require(are_batteries && from != to, refuse("st-art-05-only-batteries"))?;
    let is_alike = position.info(from).weapon == position.info(to).weapon;
    require(is_alike, refuse("st-art-05-other-weapon").with(from).with(to))?;
    for unit in both {
        let is_idle = !position.state(unit).fired_this_turn;
        require(is_idle, refuse("st-art-05-has-fired").with(unit))?;
    }
    let near = |a: Option<_>, b: Option<_>| match (a, b) {
        (Some(a), Some(b)) => position.distance(a, b) <= 1,
        _ => false,
    };
    let were_near = near(position.state(from).turn_began, position.state(to).turn_began);
    let are_near = near(position.board.hex_of(from), position.board.hex_of(to));
    require(were_near && are_near, refuse("st-art-05-not-together").with(from).with(to))?;
    let is_larger = position.state(to).strength > position.state(from).strength + 1;
    require(!is_larger, refuse("st-art-05-larger-battery").with(to))?;
    require(position.state(from).rounds > 0, refuse("st-art-05-no-rounds").with(from))?;
    require(room(position, to) > 0, refuse("st-art-05-no-room").with(to).with(0_u8))
}

/// Returns the number of rounds that a battery can receive: those missing from its initial number.
fn room(position: Position<'_>, to: UnitId) -> u8 {
    let most = position.info(to).rounds.unwrap_or(0);
    most.saturating_sub(position.state(to).rounds)
}
