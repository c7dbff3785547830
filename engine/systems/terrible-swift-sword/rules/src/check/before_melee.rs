//! Retreat before melee, and the advance that follows. ST 4.0 E, 13.7, 18.1.

use kernel::HexId;

use crate::check::{cost, melee, stacking, zones};
use crate::choice::{Choice, Word};
use crate::game::{Formation, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{Retreat, RetreatCause};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Number of hexes of a retreat before melee. ST 13.7. ST-RBM-02.
pub const HEXES: u8 = 2;

/// Returns the phasing units that could melee in a hex, under either side's control. ST 4.0 E, 13.7.
/// ST-RBM-01.
pub fn threats(position: Position<'_>, hex: HexId) -> UnitSet {
    let near = position.map().grid.neighbours(hex);
    let units = near.flat_map(|from| position.stack(position.board.active(), from));
    let able = units.filter(|unit| melee::threatens(position, *unit, hex).is_ok());
    able.map(|unit| unit.index()).collect()
}

/// Whether a declared charge aims at a hex. ST 18.25. ST-RBM-04.
fn is_charged(position: Position<'_>, hex: HexId) -> bool {
    position.board.charges().iter().any(|(_, target)| *target == hex)
}

/// Whether a unit retreats from a hex without Withdrawal Fire and without a rout check: it is
/// mounted, and threatened only by infantry or by a charge. ST 18.1, 18.25. ST-RBM-08, R-46.
pub fn is_free(position: Position<'_>, unit: UnitId, hex: HexId) -> bool {
    let mut threats = threats(position, hex).iter().map(UnitId::from_index);
    position.state(unit).formation == Formation::Mounted
        && (is_charged(position, hex) || threats.all(|threat| position.is_foot(threat)))
}

/// Returns the retreat of a unit before its first step. A unit pinned by Withdrawal Fire retreats
/// one hex. ST 11.15, 13.7. ST-RBM-02, R-40.
pub fn begin(position: Position<'_>, unit: UnitId, here: HexId) -> Retreat {
    let owed = if position.state(unit).pinned { 1 } else { HEXES };
    let mut path = [None; Retreat::LONGEST];
    path[0] = Some(here);
    let threat = threats(position, here).iter().next().map(UnitId::from_index);
    let from = threat.and_then(|threat| position.board.hex_of(threat)).unwrap_or(here);
    let cause = RetreatCause::BeforeMelee;
    Retreat { unit, cause, from, began: here, here, owed, path }
}

/// Returns the candidate choices, legal or not.
pub fn withdrawal_candidates(position: Position<'_>, _: UnitSet) -> Vec<Choice> {
    let own = position.on_map(position.board.active().other());
    own.map(|(unit, _)| Choice::Unit(unit)).chain([Choice::Word(Word::Done)]).collect()
}

/// Checks whether a unit may retreat before melee, with the units chosen so far. ST 13.7.
/// ST-RBM-07.
pub fn withdrawal(position: Position<'_>, chosen: UnitSet, choice: Choice) -> Check {
    let unit = match choice {
        Choice::Unit(unit) => unit,
        Choice::Word(Word::Done) => return Ok(()),
        _ => return not_an_answer().err(),
    };
    let refusal = |message| Refusal::new("ST-RBM-07", "ST 13.7", message).with(unit);
    require(!chosen.contains(unit.index()), refusal("st-rbm-07-chosen"))?;
    let here = position.board.hex_of(unit);
    let mut company = chosen.iter().map(UnitId::from_index);
    require(
        company.all(|other| position.board.hex_of(other) == here),
        refusal("st-rbm-07-other-hex"),
    )?;
    may_withdraw(position, unit)
}

/// Checks whether a unit may retreat before melee. ST 10.83, 13.7, 13.84, 14.32, 18.25. ST-RBM-01,
/// ST-RBM-02, ST-RBM-04.
fn may_withdraw(position: Position<'_>, unit: UnitId) -> Check {
    let state = position.state(unit);
    let barred = |section, message| Refusal::new("ST-RBM-04", section, message).with(unit);
    let not_threatened =
        || Refusal::new("ST-RBM-01", "ST 13.7", "st-rbm-01-not-threatened").with(unit);
    require(
        position.side_of(unit) != position.board.active(),
        Refusal::new("ST-RBM-01", "ST 4.0 E", "st-rbm-01-phasing").with(unit),
    )?;
    let here = position.board.hex_of(unit).ok_or_else(not_threatened)?;
    require(!state.pinned, barred("ST 10.83", "st-rbm-04-pinned"))?;
    require(!state.routed, barred("ST 14.32", "st-rbm-04-routed"))?;
    require(!position.is_engaged(unit), barred("ST 13.84", "st-rbm-04-engaged"))?;
    require(!state.reserve, barred("ST 8.7", "st-rbm-04-reserve"))?;
    require(state.formation != Formation::Unlimbered, barred("ST 13.7", "st-rbm-04-unlimbered"))?;
    require(state.strength > 0, barred("ST 12.11", "st-rbm-04-guardless"))?;
    require(!state.withdrew, barred("ST 13.7", "st-rbm-04-withdrew"))?;
    require(!threats(position, here).is_empty(), not_threatened())?;
    require(
        state.formation == Formation::Mounted || !is_charged(position, here),
        barred("ST 18.25", "st-rbm-04-charged"),
    )?;
    let retreat = begin(position, unit, here);
    let mut around = position.map().grid.neighbours(here);
    require(
        around.any(|to| enter(position, &retreat, to).is_ok()),
        Refusal::new("ST-RBM-02", "ST 13.7", "st-rbm-02-no-way").with(unit),
    )
}

/// Returns the candidate choices of a step, legal or not.
pub fn step_candidates(position: Position<'_>, retreat: &Retreat) -> Vec<Choice> {
    let around = position.map().grid.neighbours(retreat.here).map(Choice::Hex);
    around.chain([Choice::Word(Word::Stop)]).collect()
}

/// Checks whether a step of a retreat before melee is legal. ST 13.7. ST-RBM-02.
pub fn step(position: Position<'_>, retreat: &Retreat, choice: Choice) -> Check {
    match choice {
        Choice::Hex(to) => enter(position, retreat, to),
        Choice::Word(Word::Stop) => {
            require(
                retreat.gone() > 0,
                Refusal::new("ST-RBM-02", "ST 13.7", "st-rbm-02-has-not-moved").with(retreat.unit),
            )?;
            rests(position, retreat, retreat.here)
        }
        _ => not_an_answer().err(),
    }
}

/// Checks whether a retreat before melee may enter a hex: away from the threatening enemies,
/// outside their zones unless the retreat is free, and with room to end. ST 5.12, 8.76, 13.7,
/// 13.84, 18.1. ST-RBM-02, ST-RBM-08.
fn enter(position: Position<'_>, retreat: &Retreat, to: HexId) -> Check {
    let (unit, here) = (retreat.unit, retreat.here);
    let side = position.side_of(unit);
    let refusal = |message| Refusal::new("ST-RBM-02", "ST 13.7", message).with(unit).with(to);
    require(retreat.owed > 0, refusal("st-rbm-02-gone-far-enough"))?;
    require(position.map().grid.adjacent(here, to), refusal("st-rbm-02-not-adjacent"))?;
    require(!position.is_held_by(to, side.other()), refusal("st-rbm-02-enemy"))?;
    let open =
        position.class(unit).is_some_and(|class| cost::is_passable(position, class, here, to));
    require(open, refusal("st-rbm-02-closed"))?;
    require(
        gap(position, retreat, to) > gap(position, retreat, here),
        refusal("st-rbm-02-not-away"),
    )?;
    let mut friends = position.stack(side, to);
    require(
        friends.all(|friend| !position.state(friend).reserve && !position.is_engaged(friend)),
        refusal("st-rbm-02-friends-bar"),
    )?;
    let is_zone = zones::is_controlled(position, to, side.other());
    require(!is_zone || is_free(position, unit, retreat.began), refusal("st-rbm-02-enemy-zone"))?;
    let rests = rests(position, retreat, to);
    // Fire can stop the unit in an enemy zone.
    if rests.is_ok() || is_zone {
        return rests;
    }
    let next = retreat.on(to);
    let mut around = position.map().grid.neighbours(to);
    if around.any(|further| enter(position, &next, further).is_ok()) { Ok(()) } else { rests }
}

/// Checks whether a retreat before melee may end in a hex. ST 8.3. ST-RBM-02.
fn rests(position: Position<'_>, retreat: &Retreat, hex: HexId) -> Check {
    let unit = retreat.unit;
    let mut coming = UnitSet::EMPTY;
    if position.board.hex_of(unit) != Some(hex) {
        coming.insert(unit.index());
    }
    stacking::fits(position, position.side_of(unit), hex, coming)
}

/// Returns the distance from a hex to the nearest enemy that threatens the first hex of a retreat.
fn gap(position: Position<'_>, retreat: &Retreat, hex: HexId) -> u8 {
    let threats = threats(position, retreat.began);
    let units = threats.iter().map(UnitId::from_index);
    let hexes = units.filter_map(|unit| position.board.hex_of(unit));
    hexes.map(|threat| position.distance(threat, hex)).min().unwrap_or(0)
}

/// Returns the candidate choices, legal or not.
pub fn advance_candidates(position: Position<'_>, hex: HexId) -> Vec<Choice> {
    let near = position.map().grid.neighbours(hex);
    let units = near.flat_map(|from| position.stack(position.board.active(), from));
    units.map(Choice::Unit).chain([Choice::Word(Word::Done)]).collect()
}

/// Checks whether a choice is legal. Units that threatened an empty hex may enter it. ST 13.7,
/// 15.5. ST-RBM-05.
pub fn advance(position: Position<'_>, hex: HexId, choice: Choice) -> Check {
    let unit = match choice {
        Choice::Unit(unit) => unit,
        Choice::Word(Word::Done) => return Ok(()),
        _ => return not_an_answer().err(),
    };
    let enemy = position.board.active().other();
    require(
        !position.is_held_by(hex, enemy),
        Refusal::new("ST-RBM-05", "ST 13.7", "st-rbm-05-not-empty").with(unit).with(hex),
    )?;
    melee::threatens(position, unit, hex)?;
    stacking::fits(position, enemy.other(), hex, [unit.index()].into_iter().collect())
}
