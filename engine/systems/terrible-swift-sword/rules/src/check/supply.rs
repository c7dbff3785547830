//! Small-arms ammunition and the supply wagon. ST 12.

use kernel::{HexId, Search, Side, Sixths};

use crate::check::{cost, zones};
use crate::choice::{Choice, Word};
use crate::game::{Arm, Formation, MoveClass, UnitId, Weapon};
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Maximum length of a line of supply, in movement points. ST 12.23. ST-SUP-03.
pub const LINE: Sixths = Sixths::whole(5);

/// Returns the wagons of a side on the map.
pub fn wagons(position: Position<'_>, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + '_ {
    position.on_map(side).filter(move |(unit, _)| position.info(*unit).arm == Arm::Wagon)
}

/// Checks whether a unit without ammunition can be supplied now: a line leads to a wagon of its
/// side. The line is measured at the movement costs of infantry in line, and of infantry in column
/// along thoroughfares. ST 11.3, 12.23. ST-SUP-03.
pub fn is_supplied(position: Position<'_>, unit: UnitId) -> Check {
    let side = position.side_of(unit);
    let found = position.board.hex_of(unit).and_then(|hex| nearest_wagon(position, side, hex));
    let refusal = Refusal::new("ST-SUP-03", "ST 12.23", "st-sup-03-no-line-to-a-wagon").with(unit);
    require(found.is_some(), refusal)
}

fn nearest_wagon(position: Position<'_>, side: Side, from: HexId) -> Option<HexId> {
    let wagons: Vec<HexId> = wagons(position, side).map(|(_, hex)| hex).collect();
    if wagons.is_empty() {
        return None;
    }
    let (grid, barred) = (&position.map().grid, zones::barred(position, side));
    let mut search = Search::within(grid, LINE.sixths() as u16);
    search.offer(from, 0);
    let step = |(here, spent): (HexId, u16), next| {
        let is_barred = here != from && barred.contains(here.index());
        let is_free = !is_barred && !position.is_held_by(next, side.other());
        let left = LINE - Sixths::from_sixths(i32::from(spent));
        is_free.then(|| step_cost(position, here, next, left)).flatten()
    };
    // A wagon without a guard is no unit that could negate the enemy zone in its hex: ruling R-83.
    let goal = search.find(grid, step, |hex| wagons.contains(&hex))?;
    (goal == from || !barred.contains(goal.index())).then_some(goal)
}

fn step_cost(position: Position<'_>, from: HexId, to: HexId, left: Sixths) -> Option<u16> {
    let by_way = position.map().between(from, to).way.map(|_| MoveClass::Column);
    let classes = [Some(MoveClass::Line), by_way].into_iter().flatten();
    let costs = classes.filter_map(|class| cost::of_step(position, class, from, to).ok());
    let open = costs.filter(|step| step.points <= left).map(|step| step.points);
    open.min().map(|points| points.sixths() as u16)
}

/// Returns the candidate choices for exchanging the units in a hex.
pub fn swap_candidates(_: Position<'_>, _: HexId) -> Vec<Choice> {
    vec![Choice::Word(Word::Swap), Choice::Word(Word::Keep)]
}

/// Checks a choice about exchanging the units in a hex. ST 8.6. ST-STK-06.
pub fn swap(position: Position<'_>, hex: HexId, choice: Choice) -> Check {
    match choice {
        Choice::Word(Word::Swap) => {
            let refusal = Refusal::new("ST-STK-06", "ST 8.6", "st-stk-06-order-stays").with(hex);
            require(Side::BOTH.into_iter().any(|side| swaps(position, side, hex)), refusal)
        }
        Choice::Word(Word::Keep) => Ok(()),
        _ => not_an_answer().err(),
    }
}

/// Whether a side may exchange its units in a hex: the top unit has run out of ammunition in this
/// phase. ST 8.6. ST-STK-06.
pub fn swaps(position: Position<'_>, side: Side, hex: HexId) -> bool {
    let mut stack = position.stack(side, hex);
    let top = stack.next();
    let is_spent = |unit: UnitId| position.board.fires().depleted.contains(unit.index());
    top.is_some_and(is_spent) && stack.next().is_some() && position.board.melee_in(hex).is_none()
}

/// Returns the candidates for a new guard of a wagon.
pub fn guard_candidates(position: Position<'_>, wagon: UnitId) -> Vec<Choice> {
    let hex = position.board.hex_of(wagon).into_iter();
    let units = hex.flat_map(|hex| position.board.units_in(hex).iter().copied());
    units.map(Choice::Unit).chain([Choice::Word(Word::Keep)]).collect()
}

/// Checks whether a unit may give a wagon a new guard. ST 12.14. ST-SUP-05.
pub fn guard(position: Position<'_>, wagon: UnitId, choice: Choice) -> Check {
    match choice {
        Choice::Unit(unit) => gives_guard(position, wagon, unit),
        Choice::Word(Word::Keep) => Ok(()),
        _ => not_an_answer().err(),
    }
}

fn gives_guard(position: Position<'_>, wagon: UnitId, unit: UnitId) -> Check {
    let (info, state) = (position.info(unit), position.state(unit));
    let refuse = |key| Refusal::new("ST-SUP-05", "ST 12.14", key).with(unit);
    let has_guard = position.state(wagon).strength > 0 || position.state(wagon).new_guard;
    require(!has_guard, Refusal::new("ST-SUP-05", "ST 12.14", "st-sup-05-has-guard").with(wagon))?;
    require(
        info.arm == Arm::Infantry && info.weapon == Weapon::R,
        refuse("st-sup-05-only-rifle-infantry"),
    )?;
    let is_here = position.board.hex_of(unit) == position.board.hex_of(wagon)
        && position.side_of(unit) == position.side_of(wagon);
    require(is_here, refuse("st-sup-05-not-with-wagon"))?;
    require(
        !state.routed && state.strength > 1 && state.formation == Formation::Line,
        refuse("st-sup-05-cannot-spare-guard"),
    )
}

/// Returns the candidate choices for a captured wagon.
pub fn wagon_candidates(_: Position<'_>, _: UnitId) -> Vec<Choice> {
    vec![Choice::Word(Word::Capture), Choice::Word(Word::Destroy)]
}

/// Checks a choice about a captured wagon. ST 12.16. ST-SUP-06.
pub fn wagon(position: Position<'_>, wagon: UnitId, choice: Choice) -> Check {
    match choice {
        Choice::Word(Word::Capture | Word::Destroy) => is_taken(position, wagon),
        _ => not_an_answer().err(),
    }
}

/// Checks whether the phasing side holds an enemy wagon: the hex contains its troops, and no enemy
/// troops or guard. ST 12.16. ST-SUP-06.
pub fn is_taken(position: Position<'_>, wagon: UnitId) -> Check {
    let (side, owner) = (position.board.active(), position.side_of(wagon));
    let refusal = || Refusal::new("ST-SUP-06", "ST 12.16", "st-sup-06-wagon-not-held").with(wagon);
    let Some(hex) = position.board.hex_of(wagon) else { return refusal().err() };
    let is_guarded = position.state(wagon).strength > 0;
    let is_defended = position.stack(owner, hex).any(|unit| unit != wagon);
    let is_held = position.is_held_by(hex, side);
    require(owner != side && is_held && !is_guarded && !is_defended, refusal())
}
