//! What an answer costs, and what it brings on.

use kernel::Sixteenths;

use super::name::{broken_box, count, place};
use super::{approach, forecast};
use crate::board::{BrigadeStatus, Place};
use crate::check::{movement, rally};
use crate::choice::{Choice, Word};
use crate::game::{Arm, BrigadeId, ChitId, Order, OrderRow, Recovery, UnitId};
use crate::look::{Look, only};
use crate::question::Question;
use crate::system::Scene;

/// Costs and warnings of one answer, if there are any.
pub fn note(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<String> {
    match (question, choice) {
        (Question::Order(_), Choice::Order(order)) => Some(permissions(scene, order)),
        (Question::FortunesBrigade(_), _) => None,
        (_, Choice::Chit(chit)) => help(scene, chit),
        (Question::ChitDrawn(_, chit), Choice::Word(Word::Play)) => help(scene, *chit),
        (Question::ActivateBrigade(_), Choice::Brigade(brigade)) => muster(scene, brigade),
        (Question::RallyAction(_, unit), Choice::Word(Word::Rebuild)) => {
            Some(format!("on a die of up to {}", rally::rebuild_rating(scene, *unit)))
        }
        _ => forecast::of_answer(scene, question, choice)
            .or_else(|| move_note(scene, question, choice)),
    }
}

/// What a step or a place brings on.
fn move_note(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<String> {
    match (question, choice) {
        (Question::MoveUnit(order), Choice::Unit(unit)) => {
            let points = movement::allowance(scene, *order, unit);
            Some(format!("in {}, {points} MP", place(scene, unit)))
        }
        (Question::MoveHex(walk), Choice::Hex(hex)) => approach::step(scene, walk, hex),
        (Question::MoveHex(walk), Choice::Word(Word::Exit)) => approach::exit(scene, walk),
        (Question::RetreatHex(walk), Choice::Hex(hex)) => approach::retreat(scene, walk, hex),
        (_, Choice::Hex(hex)) => {
            question.arriving().and_then(|unit| approach::arrive(scene, &only(unit), hex))
        }
        (_, Choice::Unit(unit)) => whereabouts(scene, unit),
        _ => None,
    }
}

/// How many units of a brigade are on the map, and whether it has acted.
fn muster(scene: Scene<'_>, brigade: BrigadeId) -> Option<String> {
    let units = scene.brigade_on_map(brigade).count() as i64;
    let there = count(units, "unit on the map", "units on the map");
    match scene.board.brigade(brigade).status {
        BrigadeStatus::Activated => Some(format!("{there}, has been activated this turn")),
        _ => Some(there),
    }
}

/// What players are told of a chit.
fn help(scene: Scene<'_>, chit: ChitId) -> Option<String> {
    let help = &scene.game().chits[chit.index()].help;
    (!help.is_empty()).then(|| help.clone())
}

/// Where a unit is.
fn whereabouts(scene: Scene<'_>, unit: UnitId) -> Option<String> {
    match scene.board.unit(unit).place {
        Place::Hex(_) => Some(format!("in {}", place(scene, unit))),
        Place::Broken(at) => Some(format!("Broken Track, {}", broken_box(at.id()))),
        _ => None,
    }
}

/// What an order permits, in a few words. ORD-02.
pub(super) fn permissions(scene: Scene<'_>, order: Order) -> String {
    let row = scene.game().orders.row(order);
    let mut words = vec![movement(row)];
    let granted = [
        (row.fire.granted(), "fire"),
        (row.engage.granted(), "move next to enemies"),
        (row.close_combat.granted(), "close combat"),
        (row.march_column.granted(), "march column"),
    ];
    words.extend(
        granted.into_iter().filter(|(granted, _)| *granted).map(|(_, word)| word.to_owned()),
    );
    words.extend(recovery(row.recovery).map(str::to_owned));
    if row.rebuild.granted() {
        words.push("rebuild".to_owned());
    }
    words.join(", ")
}

fn movement(row: &OrderRow) -> String {
    let (foot, horse) = (row.movement[Arm::Infantry], row.movement[Arm::Cavalry]);
    if foot == horse || horse == Sixteenths::ZERO {
        format!("{foot} MP")
    } else {
        format!("{foot} MP (cavalry {horse})")
    }
}

const fn recovery(recovery: Recovery) -> Option<&'static str> {
    match recovery {
        Recovery::None => None,
        Recovery::One => Some("recover one Morale Hit"),
        Recovery::All => Some("recover all Morale Hits"),
    }
}
