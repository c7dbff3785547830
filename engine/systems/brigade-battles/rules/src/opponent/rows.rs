//! Rows of answers that the computer player tries, and the answers of simulated sides.

use std::cmp::Reverse;

use kernel::{HexId, Reach, Sixteenths};
use player::each;

use crate::check::{movement, reach, zones};
use crate::choice::{Choice, Mover, Word};
use crate::position_ext::PositionExt;
use crate::question::{FlightQuestion, MoveQuestion, Question, Walk};
use crate::system::Position;

/// Returns the rows of answers worth a try.
pub(super) fn rows(
    position: Position<'_>,
    question: &Question,
    options: &[Choice],
) -> Vec<Vec<Choice>> {
    match question {
        Question::Move(MoveQuestion::Whom) => next_mover(position, options)
            .map_or_else(|| each(options), |mover| of_mover(position, mover)),
        Question::Move(MoveQuestion::Step(walk)) => of_walk(position, walk),
        _ => each(options),
    }
}

/// Returns the unit or leader to move next. Units nearest to the enemy move first, since they make
/// room for the others. Leaders follow their troops.
fn next_mover(position: Position<'_>, options: &[Choice]) -> Option<Mover> {
    let side = position.board.active();
    let far = |hex: Option<HexId>| {
        hex.and_then(|hex| zones::nearest(position, hex, side.other())).unwrap_or(u8::MAX)
    };
    let movers = options.iter().filter_map(|choice| match choice {
        Choice::Unit(unit) => Some((0, far(position.board.hex_of(*unit)), Mover::Unit(*unit))),
        Choice::Leader(leader) => {
            Some((1, far(position.board.hex_of_leader(*leader)), Mover::Leader(*leader)))
        }
        Choice::Hex(_) | Choice::Formation(_) | Choice::Word(_) => None,
    });
    movers.min().map(|(_, _, mover)| mover)
}

/// Returns a row for each hex in which a mover may end its move. A mover that enters the map gets
/// one row, since the rest is decided on the map.
fn of_mover(position: Position<'_>, mover: Mover) -> Vec<Vec<Choice>> {
    let Some(walk) = movement::walk(position, mover) else { return vec![vec![mover.choice()]] };
    let mut rows = of_walk(position, &walk);
    rows.iter_mut().for_each(|row| row.insert(0, mover.choice()));
    rows
}

/// Returns a row for each hex in which a move may end, with and without a change of formation
/// there.
fn of_walk(position: Position<'_>, walk: &Walk) -> Vec<Vec<Choice>> {
    let reached = reach::reach(position, walk);
    let formation = match walk.mover {
        Mover::Unit(unit) => position.state(unit).formation.other(),
        Mover::Leader(_) => None,
    };
    let stop = Choice::Word(Word::Stop);
    let mut rows = vec![vec![stop]];
    rows.extend(formation.map(|formation| vec![Choice::Formation(formation), stop]));
    for to in reached.iter().filter(|to| to.stop && to.hex != walk.here) {
        let path = path(&reached, walk.here, to.hex);
        let changes = [None].into_iter().chain(formation.map(|it| Some(Choice::Formation(it))));
        rows.extend(
            changes.map(|change| path.iter().copied().chain(change).chain([stop]).collect()),
        );
    }
    rows
}

/// Returns the steps from the start of a search to a hex.
fn path(reached: &[Reach<Sixteenths>], here: HexId, to: HexId) -> Vec<Choice> {
    let mut steps = Vec::new();
    let mut at = to;
    while at != here && steps.len() < reached.len() {
        steps.push(Choice::Hex(at));
        match reached.iter().find(|one| one.hex == at) {
            Some(one) => at = one.from,
            None => break,
        }
    }
    steps.reverse();
    steps
}

/// Returns the answer of a simulated side: all units fire, leaders go along, flights keep away from
/// the enemy, and everything else stays as it is.
pub(super) fn habit(position: Position<'_>, question: &Question, options: &[Choice]) -> Choice {
    let unit = || options.iter().find(|choice| matches!(choice, Choice::Unit(_)));
    let word = || options.iter().find(|choice| matches!(choice, Choice::Word(_)));
    let taken = match question {
        Question::Fire(_) | Question::Rally => unit(),
        Question::Flight(FlightQuestion::Step(flight)) => {
            let enemy = position.side_of(flight.unit).other();
            let far = |choice: &&Choice| match choice {
                Choice::Hex(hex) => (
                    zones::nearest(position, *hex, enemy).unwrap_or(u8::MAX),
                    Reverse(position.distance(*hex, flight.goal)),
                ),
                _ => (0, Reverse(u8::MAX)),
            };
            options.iter().max_by_key(far)
        }
        Question::Along(_) => Some(&Choice::Word(Word::Go)),
        Question::SetUp(_)
        | Question::Move(_)
        | Question::Flight(FlightQuestion::Goal(_))
        | Question::Casualty(_)
        | Question::Advance(_)
        | Question::Fate(_) => word(),
    };
    *taken.filter(|choice| options.contains(choice)).unwrap_or(&options[0])
}
