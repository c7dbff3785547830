//! Actions of units and leaders during a move: steps, groups, stacking order and Reserve. ST 5.0,
//! 7.12, 8.6, 8.7.

use kernel::Direction;

use crate::check::{begin, entry, formation, move_end, movers, room, route, stacking, steps};
use crate::choice::{Choice, Mover, Word};
use crate::game::{Formation, LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Walk;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the hexes to which routes lead beyond the next ones.
pub fn far(position: Position<'_>, walk: &Walk) -> Vec<Choice> {
    let hexes = route::destinations(position, walk).into_iter();
    hexes.filter(|hex| route::is_far(position, walk, *hex)).map(Choice::Hex).collect()
}

/// Returns the candidate choices of a move apart from those of [`far`], legal or not.
pub fn candidates(position: Position<'_>, walk: &Walk) -> Vec<Choice> {
    let side = position.board.active();
    let words = [Word::Stop, Word::Top, Word::Bottom, Word::Reserve, Word::Ready, Word::Exit];
    let mut all: Vec<Choice> = words.into_iter().map(Choice::Word).collect();
    all.extend(position.map().grid.neighbours(walk.here).map(Choice::Hex));
    all.extend(Formation::ALL.map(Choice::Formation));
    let facing = walk.units().map(|unit| position.state(unit).facing).next();
    all.extend(Direction::ALL.into_iter().filter(|it| Some(*it) != facing).map(Choice::Facing));
    all.extend(position.stack(side, walk.here).map(Choice::Unit));
    all.extend(position.leaders_of(side, walk.here).map(Choice::Leader));
    all
}

/// Checks whether an action is legal.
pub fn check(position: Position<'_>, walk: &Walk, choice: Choice) -> Check {
    match choice {
        Choice::Hex(to) if route::is_far(position, walk, to) => route::leads(position, walk, to),
        Choice::Hex(to) => steps::step(position, walk, to).map(|_| ()),
        Choice::Formation(into) => formation::change(position, walk, into).map(|_| ()),
        Choice::Facing(facing) => face(position, walk, facing),
        Choice::Unit(unit) => joins_or_drops(position, walk, Mover::Unit(unit)),
        Choice::Leader(leader) => joins_or_drops(position, walk, Mover::Leader(leader)),
        Choice::Word(Word::Stop) => stop(position, walk),
        Choice::Word(Word::Exit) => entry::leaves(position, walk).map(|_| ()),
        Choice::Word(Word::Top) => order(position, walk, |stack| stack.first().copied()),
        Choice::Word(Word::Bottom) => order(position, walk, |stack| stack.last().copied()),
        Choice::Word(Word::Reserve) => rest(position, walk),
        Choice::Word(Word::Ready) => ready(position, walk),
        _ => not_an_answer().err(),
    }
}

/// Checks whether the movers may end their move in their hex: the stack is within its limits, and
/// each leader is with troops of the leader's command. Movers that cannot continue may always end
/// their move. ST 8.3, 17.3. ST-STK-02, ST-LEAD-07.
fn stop(position: Position<'_>, walk: &Walk) -> Check {
    let stays = stays(position, walk);
    if stays.is_err() && !begin::can_go_on(position, walk) { Ok(()) } else { stays }
}

fn stays(position: Position<'_>, walk: &Walk) -> Check {
    if !walk.units.is_empty() {
        stacking::stays(position, position.board.active(), walk.here)?;
    }
    let leaders = walk.leaders.iter().map(LeaderId::from_index);
    leaders.into_iter().try_for_each(|leader| move_end::has_company(position, leader, walk.here))
}

/// Checks whether the units may turn. They may choose a facing once in each hex and formation. ST
/// 7.0, 7.12. ST-FACE-02, ST-FACE-03.
fn face(position: Position<'_>, walk: &Walk, facing: Direction) -> Check {
    let has_facing = walk.units().any(|unit| position.state(unit).formation.has_facing());
    require(has_facing, Refusal::new("ST-FACE-02", "ST 7.0", "st-face-02-no-facing"))?;
    let turns = walk.units().next().is_some_and(|unit| position.state(unit).facing != facing);
    require(turns, Refusal::new("ST-FACE-02", "ST 7.0", "st-face-02-same"))?;
    require(!walk.faced, Refusal::new("ST-FACE-03", "ST 7.12", "st-face-03-faced").with(walk.here))
}

/// Checks whether a unit or leader in the hex may join the move, or drop out of it. ST 5.0.
/// ST-MOVE-18.
fn joins_or_drops(position: Position<'_>, walk: &Walk, mover: Mover) -> Check {
    if walk.movers().any(|member| member == mover) {
        drops(position, walk, mover)
    } else {
        joins(position, walk, mover)
    }
}

fn drops(position: Position<'_>, walk: &Walk, mover: Mover) -> Check {
    let only = Refusal::new("ST-MOVE-18", "ST 5.0", "st-move-18-only-mover").with(mover);
    require(walk.movers().count() > 1, only)?;
    let Mover::Unit(unit) = mover else { return Ok(()) };
    let others = position.stack(position.board.active(), walk.here);
    let staying = others.filter(|other| *other == unit || !walk.units.contains(other.index()));
    let stack: Vec<_> = staying.map(|unit| (unit, position.state(unit).formation)).collect();
    let in_reserve = stack.iter().filter(|(unit, _)| position.state(*unit).reserve).count();
    let mixed = Refusal::new("ST-STK-09", "ST 8.73", "st-stk-09-mixed").with(walk.here);
    match in_reserve {
        0 => stacking::ordinary(position, walk.here, &stack),
        _ => require(in_reserve == stack.len(), mixed),
    }
}

fn joins(position: Position<'_>, walk: &Walk, mover: Mover) -> Check {
    let (hex, has_dropped) = match mover {
        Mover::Unit(unit) => (position.board.hex_of(unit), walk.dropped.contains(unit.index())),
        Mover::Leader(leader) => {
            let dropped = walk.dropped_leaders.contains(leader.index());
            (position.board.hex_of_leader(leader), dropped)
        }
    };
    let elsewhere = Refusal::new("ST-MOVE-18", "ST 5.0", "st-move-18-elsewhere");
    require(hex == Some(walk.here), elsewhere.with(mover).with(walk.here))?;
    begin::begins(position, mover)?;
    let dropped = Refusal::new("ST-MOVE-18", "ST 5.0", "st-move-18-dropped").with(mover);
    require(!has_dropped, dropped)?;
    let is_free = !walk.fired_at && walk.stuck.is_empty();
    require(is_free, Refusal::new("ST-MOVE-18", "ST 5.0", "st-move-18-too-late").with(mover))?;
    let Mover::Unit(unit) = mover else { return Ok(()) };
    movers::has_leave(position, unit)?;
    let unlimbered = Refusal::new("ST-FORM-08", "ST 6.13", "st-form-08-unlimbered").with(unit);
    require(position.class(unit).is_some(), unlimbered)
}

/// Checks whether a unit that moves alone may go to the top or bottom of its stack, once in each
/// hex. ST 8.6. ST-STK-06.
fn order(position: Position<'_>, walk: &Walk, place: fn(&[UnitId]) -> Option<UnitId>) -> Check {
    let stack: Vec<UnitId> = position.stack(position.board.active(), walk.here).collect();
    let mut units = walk.units();
    let moves = match (units.next(), units.next()) {
        (Some(unit), None) => stack.len() > 1 && place(&stack) != Some(unit),
        _ => false,
    };
    require(
        moves && !walk.ordered,
        Refusal::new("ST-STK-06", "ST 8.6", "st-stk-06-no-change").with(walk.here),
    )
}

/// Checks whether the units in the hex of a move may go into Reserve. ST 8.7. ST-STK-09, ST-STK-10.
fn rest(position: Position<'_>, walk: &Walk) -> Check {
    let stack: Vec<_> = position.stack(position.board.active(), walk.here).collect();
    let is_new = stack.iter().any(|unit| !position.state(*unit).reserve);
    let in_reserve = Refusal::new("ST-STK-09", "ST 8.7", "st-stk-09-in-reserve").with(walk.here);
    require(is_new && !walk.units.is_empty(), in_reserve)?;
    let formed = stack.into_iter().map(|unit| (unit, position.state(unit).formation));
    stacking::reserve(position, walk.here, &formed.collect::<Vec<_>>())
}

/// Checks whether the units of a move may leave Reserve. There must be room for them in the hex or
/// ahead. ST 8.7, 8.73. ST-STK-09.
fn ready(position: Position<'_>, walk: &Walk) -> Check {
    let side = position.board.active();
    let not_in_reserve = Refusal::new("ST-STK-09", "ST 8.7", "st-stk-09-not-in-reserve");
    let is_in_reserve = walk.units().any(|unit| position.state(unit).reserve);
    require(is_in_reserve && !walk.readied, not_in_reserve.with(walk.here))?;
    let stack: Vec<_> = position.stack(side, walk.here).collect();
    let formed: Vec<_> =
        stack.iter().map(|unit| (*unit, position.state(*unit).formation)).collect();
    let is_whole = stack.iter().all(|unit| walk.units.contains(unit.index()));
    if is_whole && stacking::ordinary(position, walk.here, &formed).is_ok() {
        return Ok(());
    }
    walk.units().try_for_each(|unit| {
        movers::is_unpinned(position, Mover::Unit(unit))?;
        movers::obeys(position, unit)?;
        let left = movers::left(position, Mover::Unit(unit));
        let formation = position.state(unit).formation;
        let no_room = Refusal::new("ST-STK-09", "ST 8.73", "st-stk-09-no-room").with(unit);
        require(room::lies_ahead(position, (unit, formation), walk.here, left), no_room)
    })
}
