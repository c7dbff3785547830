//! Payment of army morale. ST 19.3.

use crate::check::{brigade, melee};
use crate::choice::{Choice, Word};
use crate::game::{BrigadeId, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Payment;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;
use crate::variants::PaymentTime;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, _: &Payment) -> Vec<Choice> {
    let brigades = position.board.brigades().map(Choice::Brigade);
    brigades.chain([Choice::Word(Word::Done)]).collect()
}

/// Checks whether a choice is legal. A side pays only for a brigade that can use the payment. ST
/// 19.31, 19.36. ST-UAM-02, ST-UAM-03.
pub fn check(position: Position<'_>, question: &Payment, choice: Choice) -> Check {
    match choice {
        Choice::Word(Word::Done) => Ok(()),
        Choice::Brigade(brigade) => {
            let due = Refusal::new("ST-UAM-02", "ST 19.31", "st-uam-02-not-due").with(brigade);
            let side = position.board.active();
            require(position.brigade_info(brigade).side == side && owes(position, brigade), due)?;
            let uses = position.on_map(side).any(|(unit, hex)| {
                let near = || position.map().grid.neighbours(hex);
                position.info(unit).brigade == Some(brigade)
                    && match question {
                        Payment::Movement => true,
                        Payment::Melee => {
                            melee::is_fit(position, unit).is_ok()
                                && near().any(|hex| position.is_held_by(hex, side.other()))
                        }
                    }
            });
            let idle = Refusal::new("ST-UAM-03", "ST 19.36", "st-uam-03-no-use").with(brigade);
            require(uses, idle)?;
            affords(position, brigade)
        }
        _ => not_an_answer().err(),
    }
}

/// Whether a brigade must be paid for before it moves or starts a melee in this player turn. Its
/// batteries count too. ST 17.6, 19.31. ST-UAM-02, ST-ART-11.
pub fn owes(position: Position<'_>, brigade: BrigadeId) -> bool {
    position.brigade_info(brigade).side == position.charts().morale.side
        && !position.board.brigade(brigade).paid
}

/// Returns the price of a brigade in this player turn. ST 19.31, 19.32, 19.35. ST-UAM-02,
/// ST-UAM-04.
pub fn price(position: Position<'_>, brigade: BrigadeId) -> u16 {
    let track = &position.charts().morale;
    let is_ineffective = brigade::is_ineffective(position, brigade);
    let price = if is_ineffective { track.ineffective } else { track.brigade };
    let is_new = !position.board.brigade(brigade).released;
    price + if is_new { u16::from(position.brigade_info(brigade).release) } else { 0 }
}

/// Checks whether the side can pay the whole price of a brigade. ST 19.1. ST-UAM-05.
fn affords(position: Position<'_>, brigade: BrigadeId) -> Check {
    let price = price(position, brigade);
    require(
        price <= position.board.morale(),
        Refusal::new("ST-UAM-05", "ST 19.1", "st-uam-05-not-enough")
            .with(brigade)
            .with(i32::from(price)),
    )
}

/// Whether a side pays at the start of a phase. ST 19.31. ST-UAM-02. R-58.
pub fn is_due_at_start(position: Position<'_>) -> bool {
    position.package.variants.payment == PaymentTime::AtStart
}

/// Checks whether the brigade of a unit is paid for, or will be as soon as the unit acts. Wagons
/// need no payment. ST 19.31. ST-UAM-02.
pub fn allows(position: Position<'_>, unit: UnitId) -> Check {
    let Some(brigade) = position.info(unit).brigade.filter(|it| owes(position, *it)) else {
        return Ok(());
    };
    match position.package.variants.payment {
        PaymentTime::AtStart => {
            Refusal::new("ST-UAM-02", "ST 19.31", "st-uam-02-not-paid").with(brigade).err()
        }
        PaymentTime::OnFirstMove => affords(position, brigade),
    }
}
