//! Notes for players on the costs and effects of an answer.

use kernel::{Sixteenths, say};

use super::name::{chit, list, number, place};
use super::{approach, forecast};
use crate::board::{BrigadeStatus, Place};
use crate::check::{chits, movement, rally};
use crate::choice::{Choice, Word};
use crate::game::{
    Activity, Arm, BrigadeId, Chit, ChitId, ChitKind, Game, Leader, Order, OrderRow, Recovery,
    UnitId,
};
use crate::position_ext::{PositionExt, only};
use crate::question::{
    ActivationQuestion, AdvanceQuestion, ChitQuestion, FogQuestion, MoveQuestion,
    OverstackQuestion, Question, RallyQuestion, RetreatQuestion,
};
use crate::rules::Rules;
use crate::system::Position;

/// Returns the costs and warnings of one answer. `None` if there are none.
pub fn note(position: Position<'_>, question: &Question, choice: Choice) -> Option<String> {
    match question {
        Question::Chits(question) => of_chits(position, question, choice),
        Question::Activation(question) => of_activation(position, question, choice),
        Question::Fog(FogQuestion::Hex(_, unit)) => of_arrival(position, *unit, choice),
        Question::Fire(_) | Question::Assault(_) => {
            forecast::of_answer(position, question, choice).or_else(|| of_unit(position, choice))
        }
        Question::Move(question) => of_move(position, question, choice),
        Question::Cavalry(withdrawal) => of_arrival(position, withdrawal.unit, choice),
        Question::Retreat(question) => of_retreat(position, question, choice),
        Question::Advance(AdvanceQuestion::Hex(unit)) => of_arrival(position, *unit, choice),
        Question::Rally(question) => of_rally(position, question, choice),
        Question::Overstack(OverstackQuestion::Hex(unit)) => of_arrival(position, *unit, choice),
        Question::Script(_) => of_chit(position, choice).or_else(|| of_unit(position, choice)),
        Question::Fog(FogQuestion::Unit(_))
        | Question::Artillery(_)
        | Question::Tie(_)
        | Question::Panic(_)
        | Question::Advance(AdvanceQuestion::Unit(_))
        | Question::Overstack(OverstackQuestion::Unit(_))
        | Question::Placement(_) => of_unit(position, choice),
        Question::Skirmish(_) | Question::Entry(_) => None,
    }
}

fn of_chits(position: Position<'_>, question: &ChitQuestion, choice: Choice) -> Option<String> {
    match question {
        ChitQuestion::Drawn(_, drawn) if choice == Word::Play.into() => help(position, *drawn),
        ChitQuestion::HeldDeclare(who, window) if choice == Word::Play.into() => {
            let held = chits::playable_now(position, *who, *window);
            Some(list(held.map(|held| chit(position.game(), held))))
        }
        ChitQuestion::Drawn(..) | ChitQuestion::HeldDeclare(..) | ChitQuestion::HeldOrder => None,
        ChitQuestion::Key(_) | ChitQuestion::HeldPlay(..) | ChitQuestion::EventWindow(..) => {
            of_chit(position, choice)
        }
    }
}

fn of_activation(
    position: Position<'_>,
    question: &ActivationQuestion,
    choice: Choice,
) -> Option<String> {
    match question {
        ActivationQuestion::FortunesBrigade(_) => None,
        ActivationQuestion::Brigade(_) => muster(position, choice.brigade().ok()?),
        ActivationQuestion::Order(_) => Some(permissions(position.package, choice.order().ok()?)),
    }
}

fn of_move(position: Position<'_>, question: &MoveQuestion, choice: Choice) -> Option<String> {
    match question {
        MoveQuestion::Unit(order) => {
            let unit = choice.unit().ok()?;
            let points = movement::allowance(position, *order, unit);
            Some(say!("note-mover", place = place(position, unit), points))
        }
        MoveQuestion::Stack(..) => of_unit(position, choice),
        MoveQuestion::Hex(walk) => match choice {
            Choice::Hex(hex) => approach::step(position, walk, hex),
            Choice::Word(Word::Exit) => approach::exit(position, walk),
            _ => None,
        },
    }
}

fn of_retreat(
    position: Position<'_>,
    question: &RetreatQuestion,
    choice: Choice,
) -> Option<String> {
    match question {
        RetreatQuestion::Unit(_) => of_unit(position, choice),
        RetreatQuestion::Hex(walk) => approach::retreat(position, walk, choice.hex().ok()?),
    }
}

fn of_rally(position: Position<'_>, question: &RallyQuestion, choice: Choice) -> Option<String> {
    match question {
        RallyQuestion::Unit(_) => of_unit(position, choice),
        RallyQuestion::Action(_, unit) => (choice == Word::Rebuild.into())
            .then(|| say!("note-rebuild", rating = rally::rebuild_rating(position, *unit))),
        RallyQuestion::RebuildHex(_, unit) | RallyQuestion::DisplaceHex(unit) => {
            of_arrival(position, *unit, choice)
        }
    }
}

/// Describes the effects of a unit's arrival in a hex.
fn of_arrival(position: Position<'_>, unit: UnitId, choice: Choice) -> Option<String> {
    approach::arrive(position, &only(unit), choice.hex().ok()?)
}

/// Returns the explanation of the chosen chit. `None` if the choice is not a chit.
fn of_chit(position: Position<'_>, choice: Choice) -> Option<String> {
    help(position, choice.chit().ok()?)
}

/// Returns the place of the chosen unit. `None` if the choice is not a unit.
fn of_unit(position: Position<'_>, choice: Choice) -> Option<String> {
    let unit = choice.unit().ok()?;
    match position.board.unit(unit).place {
        Place::Hex(_) => Some(say!("note-in", place = place(position, unit))),
        Place::Broken(_) => Some(place(position, unit)),
        Place::Off | Place::Eliminated | Place::Withdrawn => None,
    }
}

/// Describes the number of a brigade's units on the map, and whether the brigade has been
/// activated.
fn muster(position: Position<'_>, brigade: BrigadeId) -> Option<String> {
    let units = position.brigade_on_map(brigade).count();
    let there = match position.board.brigade(brigade).arrival {
        Some(arrival) if units == 0 => {
            say!("note-enters", hex = number(position.game(), arrival.hex))
        }
        _ => say!("note-on-map", units),
    };
    match position.board.brigade(brigade).status {
        BrigadeStatus::Activated => Some(say!("note-activated", there)),
        BrigadeStatus::Available | BrigadeStatus::Absent => Some(there),
    }
}

fn help(position: Position<'_>, chit: ChitId) -> Option<String> {
    Some(chit_help(position.game(), position.chit(chit))).filter(|help| !help.is_empty())
}

/// Returns the explanation of a chit. If the package has none, the text says what the chit
/// activates. CHIT-17, CHIT-20.
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

/// Summarizes the permissions of an order. ORD-02.
pub fn permissions(rules: &Rules, order: Order) -> String {
    let row = rules.order(order);
    let mut words = vec![movement(&row)];
    let granted = [
        (row.permits(Activity::Fire), say!("permits-fire")),
        (row.permits(Activity::Engage), say!("permits-engaging")),
        (row.permits(Activity::CloseCombat), say!("permits-close-combat")),
        (row.permits(Activity::MarchColumn), say!("permits-march-column")),
    ];
    words.extend(granted.into_iter().filter(|(granted, _)| *granted).map(|(_, word)| word));
    words.extend(recovery(row.recovery));
    if row.permits(Activity::Rebuild) {
        words.push(say!("permits-rebuilding"));
    }
    words.join(", ")
}

fn movement(row: &OrderRow) -> String {
    let points = |arm| row.movement[arm].unwrap_or_default();
    let (foot, horse) = (points(Arm::Infantry), points(Arm::Cavalry));
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
