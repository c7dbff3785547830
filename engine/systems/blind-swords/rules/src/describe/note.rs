//! Costs and effects of an answer.

use kernel::{Sixteenths, say};

use super::name::{chit, list, number, place};
use super::{approach, forecast};
use crate::board::{BrigadeStatus, Place};
use crate::check::{chits, movement, rally};
use crate::choice::{Choice, Word};
use crate::game::{
    Arm, BrigadeId, Chit, ChitId, ChitKind, Game, Leader, Order, OrderRow, Recovery, UnitId,
};
use crate::look::{Look, only};
use crate::question::{
    ActivationQuestion, AdvanceQuestion, ChitQuestion, FogQuestion, MoveQuestion,
    OverstackQuestion, Question, RallyQuestion, RetreatQuestion,
};
use crate::rules::Rules;
use crate::system::Scene;

/// Costs and warnings of one answer, if there are any.
pub fn note(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<String> {
    match question {
        Question::Chits(question) => of_chits(scene, question, choice),
        Question::Activation(question) => of_activation(scene, question, choice),
        Question::Fog(FogQuestion::Hex(_, unit)) => of_arrival(scene, *unit, choice),
        Question::Fire(_) | Question::Assault(_) => {
            forecast::of_answer(scene, question, choice).or_else(|| of_unit(scene, choice))
        }
        Question::Move(question) => of_move(scene, question, choice),
        Question::Cavalry(withdrawal) => of_arrival(scene, withdrawal.unit, choice),
        Question::Retreat(question) => of_retreat(scene, question, choice),
        Question::Advance(AdvanceQuestion::Hex(unit)) => of_arrival(scene, *unit, choice),
        Question::Rally(question) => of_rally(scene, question, choice),
        Question::Overstack(OverstackQuestion::Hex(unit)) => of_arrival(scene, *unit, choice),
        Question::Script(_) => of_chit(scene, choice).or_else(|| of_unit(scene, choice)),
        Question::Fog(FogQuestion::Unit(_))
        | Question::Artillery(_)
        | Question::Tie(_)
        | Question::Panic(_)
        | Question::Advance(AdvanceQuestion::Unit(_))
        | Question::Overstack(OverstackQuestion::Unit(_))
        | Question::Placement(_) => of_unit(scene, choice),
        Question::Skirmish(_) | Question::Entry(_) => None,
    }
}

fn of_chits(scene: Scene<'_>, question: &ChitQuestion, choice: Choice) -> Option<String> {
    match question {
        ChitQuestion::Drawn(_, drawn) if choice == Word::Play.into() => help(scene, *drawn),
        ChitQuestion::HeldDeclare(who, window) if choice == Word::Play.into() => {
            let held = chits::playable_now(scene, *who, *window);
            Some(list(held.map(|held| chit(scene.game(), held))))
        }
        ChitQuestion::Drawn(..) | ChitQuestion::HeldDeclare(..) | ChitQuestion::HeldOrder => None,
        ChitQuestion::Key(_) | ChitQuestion::HeldPlay(..) | ChitQuestion::EventWindow(..) => {
            of_chit(scene, choice)
        }
    }
}

fn of_activation(
    scene: Scene<'_>,
    question: &ActivationQuestion,
    choice: Choice,
) -> Option<String> {
    match question {
        ActivationQuestion::FortunesBrigade(_) => None,
        ActivationQuestion::Brigade(_) => muster(scene, choice.brigade().ok()?),
        ActivationQuestion::Order(_) => Some(permissions(scene.package, choice.order().ok()?)),
    }
}

fn of_move(scene: Scene<'_>, question: &MoveQuestion, choice: Choice) -> Option<String> {
    match question {
        MoveQuestion::Unit(order) => {
            let unit = choice.unit().ok()?;
            let points = movement::allowance(scene, *order, unit);
            Some(say!("note-mover", place = place(scene, unit), points))
        }
        MoveQuestion::Stack(..) => of_unit(scene, choice),
        MoveQuestion::Hex(walk) => match choice {
            Choice::Hex(hex) => approach::step(scene, walk, hex),
            Choice::Word(Word::Exit) => approach::exit(scene, walk),
            _ => None,
        },
    }
}

fn of_retreat(scene: Scene<'_>, question: &RetreatQuestion, choice: Choice) -> Option<String> {
    match question {
        RetreatQuestion::Unit(_) => of_unit(scene, choice),
        RetreatQuestion::Hex(walk) => approach::retreat(scene, walk, choice.hex().ok()?),
    }
}

fn of_rally(scene: Scene<'_>, question: &RallyQuestion, choice: Choice) -> Option<String> {
    match question {
        RallyQuestion::Unit(_) => of_unit(scene, choice),
        RallyQuestion::Action(_, unit) => (choice == Word::Rebuild.into())
            .then(|| say!("note-rebuild", rating = rally::rebuild_rating(scene, *unit))),
        RallyQuestion::RebuildHex(_, unit) | RallyQuestion::DisplaceHex(unit) => {
            of_arrival(scene, *unit, choice)
        }
    }
}

/// Describes the effects of a unit's arrival in a hex.
fn of_arrival(scene: Scene<'_>, unit: UnitId, choice: Choice) -> Option<String> {
    approach::arrive(scene, &only(unit), choice.hex().ok()?)
}

/// Explanation of a chit.
fn of_chit(scene: Scene<'_>, choice: Choice) -> Option<String> {
    help(scene, choice.chit().ok()?)
}

/// Place of a unit.
fn of_unit(scene: Scene<'_>, choice: Choice) -> Option<String> {
    let unit = choice.unit().ok()?;
    match scene.board.unit(unit).place {
        Place::Hex(_) => Some(say!("note-in", place = place(scene, unit))),
        Place::Broken(_) => Some(place(scene, unit)),
        Place::Off | Place::Eliminated | Place::Withdrawn => None,
    }
}

/// Number of a brigade's units on the map, and whether it has been activated.
fn muster(scene: Scene<'_>, brigade: BrigadeId) -> Option<String> {
    let units = scene.brigade_on_map(brigade).count();
    let there = match scene.board.brigade(brigade).arrival {
        Some(arrival) if units == 0 => {
            say!("note-enters", hex = number(scene.game(), arrival.hex))
        }
        _ => say!("note-on-map", units),
    };
    match scene.board.brigade(brigade).status {
        BrigadeStatus::Activated => Some(say!("note-activated", there)),
        BrigadeStatus::Available | BrigadeStatus::Absent => Some(there),
    }
}

fn help(scene: Scene<'_>, chit: ChitId) -> Option<String> {
    Some(chit_help(scene.game(), scene.chit(chit))).filter(|help| !help.is_empty())
}

/// The explanation of a chit: that of the package, or else what it activates. CHIT-17, CHIT-20.
pub fn chit_help(game: &Game, chit: &Chit) -> String {
    if let Some(help) = &chit.help {
        return help.clone();
    }
    let rating = |leader: &Leader| leader.rating.unwrap_or_default();
    match &chit.kind {
        ChitKind::Division { division, leader } => {
            let division = &game.divisions[division.index()].name;
            say!("chit-activates-division", division, rating = rating(leader))
        }
        ChitKind::Brigade { brigade, leader } => {
            let brigade = &game.brigades[brigade.index()].name;
            say!("chit-activates-brigade", brigade, rating = rating(leader))
        }
        ChitKind::Cic { .. }
        | ChitKind::FortunesOfWar
        | ChitKind::FogOfWar
        | ChitKind::Wild { .. }
        | ChitKind::Event(_) => String::new(),
    }
}

/// Summary of what an order permits. ORD-02.
pub fn permissions(rules: &Rules, order: Order) -> String {
    let row = rules.order(order);
    let mut words = vec![movement(&row)];
    let granted = [
        (row.fire.granted(), say!("permits-fire")),
        (row.engage.granted(), say!("permits-engaging")),
        (row.close_combat.granted(), say!("permits-close-combat")),
        (row.march_column.granted(), say!("permits-march-column")),
    ];
    words.extend(granted.into_iter().filter(|(granted, _)| *granted).map(|(_, word)| word));
    words.extend(recovery(row.recovery));
    if row.rebuild.granted() {
        words.push(say!("permits-rebuilding"));
    }
    words.join(", ")
}

fn movement(row: &OrderRow) -> String {
    let (foot, horse) = (row.movement[Arm::Infantry], row.movement[Arm::Cavalry]);
    if foot == horse || horse == Sixteenths::ZERO {
        say!("permits-movement", points = foot)
    } else {
        say!("permits-movement-cavalry", points = foot, cavalry = horse)
    }
}

fn recovery(recovery: Recovery) -> Option<String> {
    match recovery {
        Recovery::None => None,
        Recovery::One => Some(say!("permits-recovery", hits = "one")),
        Recovery::All => Some(say!("permits-recovery", hits = "all")),
    }
}
