//! Melees: who may start one, in which hexes, and the options of engaged units. ST 13.

use kernel::{HexId, Side};

use crate::check::{brigade, command, cost, facing, pay, strength};
use crate::choice::{Choice, Word};
use crate::game::{Arm, Formation, LeaderId, LeaderSet, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::MeleeQuestion;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &MeleeQuestion) -> Vec<Choice> {
    let side = position.board.active();
    match *question {
        MeleeQuestion::Leave(hex) => {
            let units = position.stack(side, hex).map(Choice::Unit);
            units.chain([Choice::Word(Word::Fight)]).collect()
        }
        MeleeQuestion::Where => {
            let near =
                position.on_map(side).flat_map(|(_, hex)| position.map().grid.neighbours(hex));
            let held = near.filter(|hex| position.is_held_by(*hex, side.other()));
            let melees = position.board.melees().iter().map(|melee| melee.hex);
            held.chain(melees).map(Choice::Hex).chain([Choice::Word(Word::Done)]).collect()
        }
        MeleeQuestion::Who(hex, _, _) => {
            let near = || position.map().grid.neighbours(hex);
            let units = near().flat_map(|from| position.stack(side, from)).map(Choice::Unit);
            let leaders = near().flat_map(|from| position.leaders_of(side, from));
            let leaders = leaders.map(Choice::Leader);
            units.chain(leaders).chain([Word::All, Word::Fight].map(Choice::Word)).collect()
        }
    }
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, question: &MeleeQuestion, choice: Choice) -> Check {
    match (*question, choice) {
        (MeleeQuestion::Leave(_), Choice::Word(Word::Fight)) => Ok(()),
        (MeleeQuestion::Leave(hex), Choice::Unit(unit)) => leave(position, unit, hex),
        (MeleeQuestion::Where, Choice::Hex(hex)) => attack_on(position, hex),
        (MeleeQuestion::Where, Choice::Word(Word::Done)) => end(position),
        (MeleeQuestion::Who(hex, units, _), Choice::Unit(unit)) => join(position, unit, hex, units),
        (MeleeQuestion::Who(hex, units, leaders), Choice::Leader(leader)) => {
            accompany(position, leader, hex, units, leaders)
        }
        (MeleeQuestion::Who(hex, units, leaders), Choice::Word(Word::All)) => {
            let are_several =
                units.is_empty() && leaders.is_empty() && several(position, hex).is_some();
            let single = Refusal::new("ST-MEL-04", "ST 13.6", "st-mel-04-not-several");
            require(are_several, single.with(hex))
        }
        (MeleeQuestion::Who(hex, units, _), Choice::Word(Word::Fight)) => {
            begin(position, hex, units)
        }
        _ => not_an_answer().err(),
    }
}

/// Checks whether a unit may start a melee in any hex. ST 6.11, 10.14, 10.17, 10.83, 13.7, 13.84,
/// 14.3, 17.12, 18.5, 19.36, 20.21. ST-MEL-02.
pub fn may_start(position: Position<'_>, unit: UnitId) -> Check {
    is_fit(position, unit)?;
    let unpaid = Refusal::new("ST-MEL-02", "ST 19.36", "st-mel-02-unpaid").with(unit);
    pay::allows(position, unit).map_err(|_| unpaid)
}

/// Checks whether a unit may start melee if its brigade is paid for. ST-MEL-02.
pub fn is_fit(position: Position<'_>, unit: UnitId) -> Check {
    let (state, info) = (position.state(unit), position.info(unit));
    let barred = |section, message| Refusal::new("ST-MEL-02", section, message).with(unit);
    require(
        position.side_of(unit) == position.board.active(),
        barred("ST 13.0", "st-mel-02-not-of-phasing-side"),
    )?;
    require(info.arm != Arm::Artillery, barred("ST 10.14", "st-mel-02-battery"))?;
    require(info.arm != Arm::Wagon, barred("ST 10.17", "st-mel-02-wagon"))?;
    require(state.formation != Formation::Column, barred("ST 6.11", "st-mel-02-column"))?;
    require(!state.pinned, barred("ST 10.83", "st-mel-02-pinned"))?;
    require(!state.routed, barred("ST 14.3", "st-mel-02-routed"))?;
    require(!position.is_engaged(unit), barred("ST 13.84", "st-mel-02-engaged"))?;
    require(!state.reserve, barred("ST 8.7", "st-mel-02-reserve"))?;
    require(!state.advanced, barred("ST 13.7", "st-mel-02-advanced"))?;
    if state.formation == Formation::Mounted {
        require(!state.out_of_command, barred("ST 18.5", "st-mel-02-mounted-without-leader"))?;
    }
    require(!state.out_of_command, barred("ST 17.12", "st-mel-02-out-of-command"))?;
    if let Some(brigade) = info.brigade {
        let broken = brigade::is_ineffective(position, brigade);
        require(!broken, barred("ST 20.21", "st-mel-02-ineffective").with(brigade))?;
    }
    Ok(())
}

/// Checks whether a unit could enter a hex to fight a melee there, whichever side holds the hex. ST
/// 7.31, 13.2, 13.3. ST-MEL-01 to ST-MEL-03, ST-FACE-09, ST-RBM-01.
pub fn threatens(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    may_start(position, unit)?;
    let refusal = |id, section, message| Refusal::new(id, section, message).with(unit).with(hex);
    let not_next = || refusal("ST-MEL-01", "ST 13.2", "st-mel-01-not-adjacent");
    let here = position.board.hex_of(unit).ok_or_else(not_next)?;
    require(position.map().grid.adjacent(here, hex), not_next())?;
    require(
        facing::fronts(position, unit, hex),
        refusal("ST-FACE-09", "ST 7.31", "st-face-09-not-in-front"),
    )?;
    let open =
        position.class(unit).is_some_and(|class| cost::is_passable(position, class, here, hex));
    require(open, refusal("ST-MEL-01", "ST 13.3", "st-mel-01-closed"))?;
    let mut aimed = position.board.aimed_at(unit).peekable();
    require(
        aimed.peek().is_none() || aimed.any(|target| target == hex),
        refusal("ST-MEL-03", "ST 13.2", "st-mel-03-fired-elsewhere"),
    )?;
    let target = position.board.charge_of(unit).filter(|target| *target != hex);
    let enemy = position.side_of(unit).other();
    require(
        target.is_none_or(|target| !position.is_held_by(target, enemy)),
        refusal("ST-CAV-04", "ST 18.25", "st-cav-04-charges-elsewhere"),
    )
}

/// Checks whether a unit may enter an enemy hex to fight there now. ST 4.0 F, 13.2. ST-MEL-01,
/// ST-RBM-06.
fn attack(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    threatens(position, unit, hex)?;
    let began = position.state(unit).phase_began;
    require(
        began == position.board.hex_of(unit),
        Refusal::new("ST-MEL-01", "ST 13.2", "st-mel-01-came-in-phase").with(unit),
    )
}

/// Checks whether the hex of a melee may be attacked by any unit. ST 4.0 F, 13.2. ST-MEL-01,
/// ST-RBM-06, ST-SEQ-05.
fn is_target(position: Position<'_>, hex: HexId) -> Check {
    let refusal = |id, section, message| Refusal::new(id, section, message).with(hex);
    let enemy = position.board.active().other();
    require(
        position.is_held_by(hex, enemy),
        refusal("ST-MEL-01", "ST 13.0", "st-mel-01-no-enemy"),
    )?;
    require(
        position.board.melee_in(hex).is_none_or(|melee| !melee.settled),
        refusal("ST-SEQ-05", "ST 13.0", "st-seq-05-fought"),
    )?;
    let mut there = position.stack(enemy, hex);
    require(
        there.all(|unit| !position.state(unit).withdrew),
        refusal("ST-RBM-06", "ST 4.0 F", "st-rbm-06-withdrew"),
    )?;
    let mut there = position.stack(enemy, hex);
    require(
        there.any(|unit| position.state(unit).phase_began == Some(hex)),
        refusal("ST-MEL-01", "ST 13.2", "st-mel-01-enemy-came-in-phase"),
    )
}

/// Checks whether the side may fight its next melee in a hex. ST 13.0. ST-SEQ-05.
fn attack_on(position: Position<'_>, hex: HexId) -> Check {
    is_target(position, hex)?;
    if position.board.melee_in(hex).is_some() {
        return Ok(());
    }
    let side = position.board.active();
    let mut near = position.map().grid.neighbours(hex).flat_map(|from| position.stack(side, from));
    require(
        near.any(|unit| join(position, unit, hex, UnitSet::EMPTY).is_ok()),
        Refusal::new("ST-MEL-01", "ST 13.2", "st-mel-01-no-unit-able").with(hex),
    )
}

/// Checks whether a unit may join the attack on a hex, given the units chosen so far. ST 13.6.
/// ST-MEL-04, ST-STK-12, R-109.
fn join(position: Position<'_>, unit: UnitId, hex: HexId, chosen: UnitSet) -> Check {
    require(
        !chosen.contains(unit.index()),
        Refusal::new("ST-MEL-04", "ST 13.6", "st-mel-04-chosen").with(unit),
    )?;
    is_target(position, hex)?;
    attack(position, unit, hex)?;
    let mut coming = chosen;
    coming.insert(unit.index());
    room(position, hex, coming)
}

/// Returns all units and leaders that can attack a hex together, those that charge and the strongest
/// first, as far as the hex has room. `None` if only one unit can. ST 13.6. ST-MEL-04, ST-STK-12.
pub fn several(position: Position<'_>, hex: HexId) -> Option<(UnitSet, LeaderSet)> {
    let side = position.board.active();
    let near = || position.map().grid.neighbours(hex);
    let mut able: Vec<_> = near().flat_map(|from| position.stack(side, from)).collect();
    able.sort_by_key(|unit| {
        let charges = position.board.charge_of(*unit) == Some(hex);
        (!charges, std::cmp::Reverse(position.state(*unit).strength), *unit)
    });
    let mut units = UnitSet::EMPTY;
    for unit in able {
        if join(position, unit, hex, units).is_ok() {
            units.insert(unit.index());
        }
    }
    let mut leaders = LeaderSet::EMPTY;
    for leader in near().flat_map(|from| position.leaders_of(side, from)) {
        if accompany(position, leader, hex, units, leaders).is_ok() {
            leaders.insert(leader.index());
        }
    }
    (units.len() > 1).then_some((units, leaders))
}

/// Checks whether the units of the attack have room in a hex. ST 13.6. ST-STK-12.
fn room(position: Position<'_>, hex: HexId, coming: UnitSet) -> Check {
    let limits = &position.charts().stacking;
    let there = strength::fighters(position, position.board.active(), hex);
    let all: Vec<_> = there.chain(coming.iter().map(UnitId::from_index)).collect();
    let points: u8 = all.iter().map(|unit| position.state(*unit).strength).sum();
    require(
        all.len() <= usize::from(limits.units),
        Refusal::new("ST-STK-12", "ST 13.6", "st-stk-12-units").with(hex).with(limits.units),
    )?;
    require(
        points <= limits.points,
        Refusal::new("ST-STK-12", "ST 13.6", "st-stk-12-points").with(hex).with(limits.points),
    )
}

/// Checks whether a leader may accompany the attacking units. ST 13.0, 17.3. ST-MEL-01, R-115.
fn accompany(
    position: Position<'_>,
    leader: LeaderId,
    hex: HexId,
    units: UnitSet,
    leaders: LeaderSet,
) -> Check {
    let refusal = |message| Refusal::new("ST-MEL-01", "ST 13.0", message).with(leader).with(hex);
    require(!leaders.contains(leader.index()), refusal("st-mel-01-leader-chosen"))?;
    require(!position.board.leader(leader).pinned, refusal("st-mel-01-leader-pinned"))?;
    let here = position.board.hex_of_leader(leader);
    let mut company = units.iter().map(UnitId::from_index);
    require(
        company.any(|unit| {
            position.board.hex_of(unit) == here && command::commands(position, leader, unit)
        }),
        refusal("st-mel-01-leader-without-unit"),
    )
}

/// Checks whether the melee begins with the units chosen so far. ST 13.0, 18.25. ST-MEL-01,
/// ST-CAV-04.
fn begin(position: Position<'_>, hex: HexId, chosen: UnitSet) -> Check {
    require(
        !chosen.is_empty() || position.board.melee_in(hex).is_some(),
        Refusal::new("ST-MEL-01", "ST 13.0", "st-mel-01-no-unit-enters").with(hex),
    )?;
    let mut chargers = position.board.charges().iter().filter(|(_, target)| *target == hex);
    match chargers.find(|(unit, _)| join(position, *unit, hex, chosen).is_ok()) {
        Some((unit, _)) => must_charge(*unit, hex).err(),
        None => Ok(()),
    }
}

fn must_charge(unit: UnitId, hex: HexId) -> Refusal {
    Refusal::new("ST-CAV-04", "ST 18.25", "st-cav-04-must-charge").with(unit).with(hex)
}

/// Checks whether the side may end its melees: all required rounds are fought, and all declared
/// charges carried out. ST 13.84, 18.25. ST-MEL-15, ST-CAV-04.
fn end(position: Position<'_>) -> Check {
    if let Some(melee) = position.board.melees().iter().find(|melee| !melee.settled) {
        return Refusal::new("ST-MEL-15", "ST 13.84", "st-mel-15-must-fight").with(melee.hex).err();
    }
    let mut charges = position.board.charges().iter();
    match charges.find(|(unit, hex)| join(position, *unit, *hex, UnitSet::EMPTY).is_ok()) {
        Some((unit, hex)) => must_charge(*unit, *hex).err(),
        None => Ok(()),
    }
}

/// Checks whether a unit may leave a melee. ST 13.84. ST-MEL-15.
fn leave(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    let stuck = |message| Refusal::new("ST-MEL-15", "ST 13.84", message).with(unit);
    let there = position.board.hex_of(unit) == Some(hex);
    require(
        there && position.side_of(unit) == position.board.active(),
        stuck("st-mel-15-not-in-melee"),
    )?;
    let state = position.state(unit);
    require(state.formation != Formation::Unlimbered, stuck("st-mel-15-unlimbered"))?;
    require(state.strength > 0, stuck("st-mel-15-guardless"))
}

/// Returns the first melee in which only one side is left, or for which the active side has not yet
/// decided which units leave. ST 13.84. R-51.
pub fn undecided(position: Position<'_>) -> Option<HexId> {
    let mut melees = position.board.melees().iter();
    let waits = melees.find(|melee| !melee.held || is_abandoned(position, melee.hex));
    waits.map(|melee| melee.hex)
}

/// Whether a side has no units left that fight in a hex. ST 13.84.
pub fn is_abandoned(position: Position<'_>, hex: HexId) -> bool {
    let is_empty = |side| strength::fighters(position, side, hex).next().is_none();
    is_empty(Side::Usa) || is_empty(Side::Csa)
}
