//! Rows of answers that the computer player tries, and the answers of simulated sides.

use kernel::{Chancy, HexId, Taken};
use player::each;

use crate::check::{begin, legality, march, pay};
use crate::choice::{Choice, Mover, Word};
use crate::game::{Arm, BrigadeId};
use crate::odds::Force;
use crate::position_ext::PositionExt;
use crate::question::{
    ChargeQuestion, FireQuestion, MeleeQuestion, MoveQuestion, Payment, Question, SetUpQuestion,
    Transfer,
};
use crate::system::{Position, TerribleSwiftSword};

/// Distance to the nearest enemy, in hexes, from which a brigade marches together.
const MARCHES: u8 = 7;
/// Distance to the nearest enemy, in hexes, within which a brigade is worth its payment.
const PAYS: u8 = 8;
/// Army morale that a payment leaves for the losses of the turn, above the level of the checks.
const SPARE: u16 = 10;
/// Maximum number of destinations of a march that are tried.
const MARCH_ROWS: usize = 40;

/// Returns the rows of answers worth a try. Empty if the habit decides.
pub(super) fn rows(
    position: Position<'_>,
    question: &Question,
    options: &[Choice],
) -> Vec<Vec<Choice>> {
    match question {
        Question::Move(MoveQuestion::Whom) => next_mover(position, options)
            .map_or_else(|| each(options), |mover| of_mover(position, mover, options)),
        Question::Move(MoveQuestion::Step(_)) => of_step(options),
        Question::Fire(FireQuestion::Target(_)) => {
            [Word::Plan, Word::Done].map(|word| vec![Choice::Word(word)]).to_vec()
        }
        Question::SetUp(_)
        | Question::Pay(_)
        | Question::Charge(_)
        | Question::Withdrawal(_)
        | Question::Transfer(_) => Vec::new(),
        _ => each(options),
    }
}

/// Returns the distance from a unit or leader to the nearest enemy. 255 off the map.
fn far(position: Position<'_>, mover: Mover) -> u8 {
    let enemy = position.board.active().other();
    let near =
        |from: HexId| position.on_map(enemy).map(|(_, hex)| position.distance(from, hex)).min();
    position.board.hex_of_mover(mover).and_then(near).unwrap_or(u8::MAX)
}

/// Returns the unit or leader to move next. Units nearest to the enemy move first, since they make
/// room for the others. Leaders follow their troops.
fn next_mover(position: Position<'_>, options: &[Choice]) -> Option<Mover> {
    let movers = options.iter().filter_map(|choice| match choice {
        Choice::Unit(unit) => Some((0, Mover::Unit(*unit))),
        Choice::Leader(leader) => Some((1, Mover::Leader(*leader))),
        _ => None,
    });
    movers.min_by_key(|(kind, mover)| (*kind, far(position, *mover), *mover)).map(|(_, it)| it)
}

/// Returns the rows of a unit or leader. Far from the enemy, the brigade may march together.
fn of_mover(position: Position<'_>, mover: Mover, options: &[Choice]) -> Vec<Vec<Choice>> {
    let mut rows = Vec::new();
    if let Some(brigade) = marching(position, mover, options) {
        rows.extend(of_march(position, brigade));
    }
    match begin::walk(position, mover) {
        None => rows.push(vec![mover.choice()]),
        Some(walk) => {
            let question = Question::Move(MoveQuestion::Step(walk));
            let steps = of_step(&legality::options(position, &question));
            let prefixed = steps.into_iter().map(|mut row| {
                row.insert(0, mover.choice());
                row
            });
            rows.extend(prefixed);
        }
    }
    rows
}

/// Returns the brigade that marches together, if the unit is far from the enemy.
fn marching(position: Position<'_>, mover: Mover, options: &[Choice]) -> Option<BrigadeId> {
    let brigade = position.info(mover.unit()?).brigade?;
    let marches = options.contains(&Choice::Brigade(brigade)) && far(position, mover) >= MARCHES;
    marches.then_some(brigade)
}

fn of_march(position: Position<'_>, brigade: BrigadeId) -> Vec<Vec<Choice>> {
    let hexes = march::destinations(position, brigade);
    let every = hexes.len().div_ceil(MARCH_ROWS).max(1);
    let row = |hex| vec![Choice::Brigade(brigade), Choice::Hex(hex)];
    let mut rows: Vec<_> = hexes.into_iter().step_by(every).map(row).collect();
    if rows.is_empty() {
        rows.push(vec![Choice::Brigade(brigade)]);
    }
    rows
}

/// Returns a row for each way to end a move: in a hex, after a turn or after a change of formation.
/// The order in stacks stays as it is.
fn of_step(options: &[Choice]) -> Vec<Vec<Choice>> {
    let stop = Choice::Word(Word::Stop);
    let ends = options.iter().filter(|choice| match choice {
        Choice::Hex(_) | Choice::Facing(_) | Choice::Formation(_) => true,
        Choice::Word(word) => matches!(word, Word::Stop | Word::Exit | Word::Ready),
        _ => false,
    });
    ends.map(|choice| if *choice == stop { vec![stop] } else { vec![*choice, stop] }).collect()
}

/// Returns the answer of a simulated side: as the odds assume, and otherwise what changes least.
pub(super) fn habit(position: Position<'_>, question: &Question, options: &[Choice]) -> Choice {
    if let Taken::Chosen(choice, _) =
        TerribleSwiftSword::assumed(Force::All, position, question, options)
        && options.contains(&choice)
    {
        return choice;
    }
    let taken = match question {
        Question::SetUp(SetUpQuestion::Plan) => Some(Choice::Word(Word::Historical)),
        Question::Pay(Payment::Movement) => paid(position, options),
        Question::Fire(FireQuestion::Target(_)) => Some(Choice::Word(Word::Plan)),
        Question::Move(MoveQuestion::Step(_)) => Some(Choice::Word(Word::Stop)),
        Question::Move(_) | Question::SetUp(_) => None,
        Question::Charge(ChargeQuestion::Whom)
        | Question::Withdrawal(_)
        | Question::Advance(_)
        | Question::Melee(MeleeQuestion::Where)
        | Question::Transfer(Transfer::From(_)) => Some(Choice::Word(Word::Done)),
        Question::Rally(_) => options.iter().copied().find(|it| matches!(it, Choice::Unit(_))),
        _ => None,
    };
    let done = [Word::Done, Word::Keep, Word::Stop].map(Choice::Word);
    let taken = taken.filter(|choice| options.contains(choice));
    taken.or_else(|| done.into_iter().find(|choice| options.contains(choice))).unwrap_or(options[0])
}

/// Returns the brigade to pay for: the one nearest to the enemy whose price leaves army morale
/// enough to avoid demoralisation checks. `None` if enemies are near none. ST 19.41.
fn paid(position: Position<'_>, options: &[Choice]) -> Option<Choice> {
    let (side, track) = (position.board.active(), &position.charts().morale);
    let nearest = |brigade: BrigadeId| {
        let own = position.on_map(side).filter(|(unit, _)| {
            let info = position.info(*unit);
            info.brigade == Some(brigade) && info.arm == Arm::Infantry
        });
        own.map(|(unit, _)| far(position, Mover::Unit(unit))).min().unwrap_or(u8::MAX)
    };
    let brigades = options.iter().filter_map(|choice| match choice {
        Choice::Brigade(brigade) => Some(*brigade),
        _ => None,
    });
    let spared = brigades.filter(|brigade| {
        position.board.morale() > track.check + SPARE + pay::price(position, *brigade)
    });
    let near = spared.map(|it| (nearest(it), it)).filter(|(far, _)| *far <= PAYS);
    near.min().map(|(_, brigade)| Choice::Brigade(brigade))
}
