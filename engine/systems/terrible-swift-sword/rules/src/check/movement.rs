//! Movement of units, stacks and leaders. ST 5.

use kernel::{Direction, HexId, Sixths};

use crate::check::cost::StepCost;
use crate::check::{command, cost, entry, march, move_end, pay, room, stacking, walk};
use crate::choice::{Choice, Mover, Word};
use crate::game::{Formation, MoveClass, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{Halt, MoveQuestion, Walk};
use crate::refusal::{Check, Evidence, Refusal, not_an_answer, require};
use crate::system::Position;
use crate::variants::MinimumMove;

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
        (MoveQuestion::Whom, Choice::Unit(unit)) => begins(position, Mover::Unit(unit)),
        (MoveQuestion::Whom, Choice::Leader(leader)) => begins(position, Mover::Leader(leader)),
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

/// Checks whether a unit or leader may begin a move or turn. ST 5.0, 5.11, 7.12. ST-MOVE-15,
/// ST-FACE-03.
pub fn begins(position: Position<'_>, mover: Mover) -> Check {
    let (side, here, moved) = match mover {
        Mover::Unit(unit) => {
            let state = position.state(unit);
            (state.owner, state.place.hex(), state.moved)
        }
        Mover::Leader(leader) => {
            let state = position.board.leader(leader);
            (position.leader_info(leader).side, state.place.hex(), state.moved)
        }
    };
    require(
        side == position.board.active(),
        Refusal::new("ST-SEQ-02", "ST 5.11", "st-seq-02-other-side").with(mover),
    )?;
    require(!moved, Refusal::new("ST-MOVE-01", "ST 5.15", "st-move-01-moved").with(mover))?;
    let Some(here) = here else { return entry::comes(position, mover) };
    let engaged = Refusal::new("ST-MOVE-15", "ST 13.84", "st-move-15-engaged").with(mover);
    require(position.board.melee_in(here).is_none(), engaged)?;
    match mover {
        Mover::Leader(leader) => is_unpinned(position, Mover::Leader(leader)),
        Mover::Unit(_) => Ok(()),
    }
}

/// Checks whether a unit is free to move: in command, paid for, and not pinned, engaged or in
/// Reserve. ST 5.17. ST-MOVE-15.
pub fn has_leave(position: Position<'_>, unit: UnitId) -> Check {
    let in_reserve = Refusal::new("ST-MOVE-15", "ST 8.7", "st-move-15-reserve").with(unit);
    require(!position.state(unit).reserve, in_reserve)?;
    is_unpinned(position, Mover::Unit(unit))?;
    obeys(position, unit)
}

/// Checks that a unit or leader is not pinned. ST 10.81. ST-MOVE-15, ST-PIN-02.
pub fn is_unpinned(position: Position<'_>, mover: Mover) -> Check {
    let pinned = match mover {
        Mover::Unit(unit) => position.state(unit).pinned,
        Mover::Leader(leader) => position.board.leader(leader).pinned,
    };
    require(!pinned, Refusal::new("ST-MOVE-15", "ST 10.81", "st-move-15-pinned").with(mover))
}

/// Checks that a unit is in command, paid for and not engaged. Batteries, wagons and mounted
/// cavalry need no command, unless they are routed. ST 5.17, 13.84, 14.3, 17.15, 17.16, 19.31.
/// ST-MOVE-15, ST-MOVE-16.
pub fn obeys(position: Position<'_>, unit: UnitId) -> Check {
    let state = position.state(unit);
    require(
        !position.is_engaged(unit),
        Refusal::new("ST-MOVE-15", "ST 13.84", "st-move-15-engaged").with(Mover::Unit(unit)),
    )?;
    require(
        !(state.out_of_command && (command::needs_leader(position, unit) || state.routed)),
        Refusal::new("ST-MOVE-15", "ST 5.17", "st-move-15-out-of-command").with(unit),
    )?;
    pay::allows(position, unit)
}

/// Returns the movement allowance of a unit or leader. Unlimbered guns have the allowance of
/// limbered guns, and pay for limbering from it. ST 2.4. ST-VAL-09.
pub fn allowance(position: Position<'_>, mover: Mover) -> Sixths {
    let class = match mover {
        Mover::Leader(_) => MoveClass::Leader,
        Mover::Unit(unit) => {
            let limbered = || Formation::Limbered.class(position.info(unit).horse);
            position.class(unit).or_else(limbered).unwrap_or(MoveClass::Line)
        }
    };
    position.charts().allowances.of(class)
}

/// Returns the movement points that a unit or leader has left in this phase. ST 5.15. ST-MOVE-01,
/// ST-MOVE-19.
pub fn left(position: Position<'_>, mover: Mover) -> Sixths {
    let spent = match mover {
        Mover::Unit(unit) => position.state(unit).spent,
        Mover::Leader(leader) => position.board.leader(leader).spent,
    };
    allowance(position, mover).less(spent)
}

/// Returns the move of a unit or leader on the map.
pub fn walk(position: Position<'_>, mover: Mover) -> Option<Walk> {
    let here = match mover {
        Mover::Unit(unit) => position.board.hex_of(unit),
        Mover::Leader(leader) => position.board.hex_of_leader(leader),
    };
    Some(Walk::of(mover, here?))
}

/// Returns the cost of a step for each mover, if the step is legal. ST 5.1, 5.2, 8.3. ST-MOVE-01 to
/// ST-MOVE-18.
pub fn step(position: Position<'_>, walk: &Walk, to: HexId) -> Check<Vec<(Mover, StepCost)>> {
    let side = position.board.active();
    require(
        position.map().grid.adjacent(walk.here, to),
        Refusal::new("ST-MOVE-01", "ST 5.16", "st-move-01-not-next").with(to).with(walk.here),
    )?;
    is_without_enemies(position, to)?;
    let cost = |mover| {
        let cost = |class| cost::of_step(position, class, walk.here, to);
        Ok((mover, member(position, walk, mover, to, cost)?))
    };
    let costs: Vec<_> = walk.movers().map(cost).collect::<Check<_>>()?;
    if let Err(full) = stacking::fits(position, side, to, walk.units) {
        let is_reserved = position.stack(side, to).any(|unit| position.state(unit).reserve);
        let passes = |(mover, cost): &(Mover, StepCost)| match mover {
            Mover::Leader(_) => true,
            Mover::Unit(unit) => {
                let (formation, left) =
                    (position.state(*unit).formation, left(position, *mover).less(cost.points));
                !cost.stops
                    && !position.state(*unit).pinned
                    && room::lies_ahead(position, (*unit, formation), to, left)
            }
        };
        let passing = Refusal::new("ST-STK-09", "ST 8.73", "st-stk-09-through").with(to);
        require(!is_reserved, passing)?;
        require(costs.iter().all(passes), full)?;
    }
    Ok(costs)
}

/// Checks that a hex holds no enemy. Units enter an enemy hex only to fight a melee. ST 5.12.
/// ST-MOVE-13.
pub fn is_without_enemies(position: Position<'_>, hex: HexId) -> Check {
    let enemy = position.board.active().other();
    let is_held =
        position.is_held_by(hex, enemy) || position.leaders_of(enemy, hex).next().is_some();
    require(!is_held, Refusal::new("ST-MOVE-13", "ST 5.12", "st-move-13-enemy").with(hex))
}

/// Returns the cost of a step of one mover, if the mover may make it. A routed unit moves one hex,
/// at any cost. ST 5.15, 5.17, 6.13, 14.3. ST-MOVE-12, ST-MOVE-15, ST-MOVE-16, ST-FORM-08,
/// ST-ZOC-10.
pub(super) fn member(
    position: Position<'_>,
    walk: &Walk,
    mover: Mover,
    to: HexId,
    cost: impl Fn(MoveClass) -> Check<StepCost>,
) -> Check<StepCost> {
    if !walk.fired_at {
        is_unpinned(position, mover)?;
    }
    let (left, mut is_first) = (left(position, mover), false);
    let class = match mover {
        Mover::Leader(_) => MoveClass::Leader,
        Mover::Unit(unit) => {
            goes_on(position, walk, unit)?;
            let state = position.state(unit);
            is_first = state.spent == Sixths::ZERO && state.began == Some(walk.here);
            let unlimbered = Refusal::new("ST-FORM-08", "ST 6.13", "st-form-08-unlimbered");
            let class = position.class(unit).ok_or_else(|| unlimbered.with(unit))?;
            if state.routed {
                let moved = Refusal::new("ST-MOVE-16", "ST 14.3", "st-move-16-routed").with(unit);
                require(is_first, moved)?;
                return Ok(StepCost { points: cost(class)?.points.min(left), stops: true });
            }
            class
        }
    };
    let cost = cost(class)?;
    if is_first && position.package.variants.minimum_move == MinimumMove::OneHex {
        return Ok(StepCost { points: cost.points.min(left), ..cost });
    }
    require(
        cost.points <= left,
        Refusal::new("ST-MOVE-01", "ST 5.15", "st-move-01-costs-more")
            .with(to)
            .with(cost.points)
            .with(left)
            .showing(Evidence::Costs),
    )?;
    Ok(cost)
}

/// Checks whether a moving unit may continue its move, Pins aside. ST 5.17, 8.7. ST-MOVE-06,
/// ST-MOVE-15.
fn goes_on(position: Position<'_>, walk: &Walk, unit: UnitId) -> Check {
    let in_reserve = Refusal::new("ST-MOVE-15", "ST 8.7", "st-move-15-reserve").with(unit);
    require(!position.state(unit).reserve, in_reserve)?;
    is_not_stuck(walk, unit)?;
    obeys(position, unit)
}

/// Checks that nothing has stopped a unit on its move. ST-MOVE-06, ST-FORM-03, ST-FORM-11.
pub fn is_not_stuck(walk: &Walk, unit: UnitId) -> Check {
    let (requirement, section, reason) = match walk.halted {
        None => return Ok(()),
        Some(Halt::Terrain) => ("ST-MOVE-06", "ST 9.0", "st-move-06-stopped"),
        Some(Halt::Reserve) => ("ST-STK-09", "ST 8.73", "st-stk-09-joined"),
        Some(Halt::Routed) => ("ST-MOVE-16", "ST 14.3", "st-move-16-routed"),
        Some(Halt::Changing) => ("ST-FORM-11", "ST 6.23", "st-form-11-failed"),
        Some(Halt::Changed) => ("ST-FORM-03", "ST 6.22", "st-form-03-last-act"),
    };
    require(
        !walk.stuck.contains(unit.index()),
        Refusal::new(requirement, section, reason).with(unit),
    )
}

/// Checks whether the movers may end their move in their hex: the stack is within its limits, and
/// each leader is with troops of the leader's command. Movers that cannot continue may always end
/// their move. ST 8.3, 17.3. ST-STK-02, ST-LEAD-07.
pub fn stop(position: Position<'_>, walk: &Walk) -> Check {
    let stays = stays(position, walk);
    if stays.is_err() && !can_go_on(position, walk) { Ok(()) } else { stays }
}

fn stays(position: Position<'_>, walk: &Walk) -> Check {
    if !walk.units.is_empty() {
        stacking::stays(position, position.board.active(), walk.here)?;
    }
    let leaders = walk.leaders.iter().map(crate::game::LeaderId::from_index);
    leaders.into_iter().try_for_each(|leader| move_end::has_company(position, leader, walk.here))
}

/// Whether the movers can enter another hex or leave the map.
pub fn can_go_on(position: Position<'_>, walk: &Walk) -> bool {
    let mut next = position.map().grid.neighbours(walk.here);
    next.any(|to| step(position, walk, to).is_ok()) || entry::leaves(position, walk).is_ok()
}

/// Returns the hexside that units face after they have entered a hex: that of the friendly units
/// there, or else the one toward which they moved. ST 7.11, 8.4. ST-FACE-04, ST-FACE-08.
pub fn facing_in(position: Position<'_>, unit: UnitId, hex: HexId, moved: Direction) -> Direction {
    let friends = position.stack(position.side_of(unit), hex).filter(|friend| *friend != unit);
    let states = friends.map(|friend| position.state(friend));
    states.filter(|state| state.formation.has_facing()).map(|it| it.facing).next().unwrap_or(moved)
}
