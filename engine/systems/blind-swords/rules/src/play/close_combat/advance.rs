//! Advance after close combat. ADV-01 to ADV-06.

use kernel::{HexId, Play};

use super::cohesion::Aftermath;
use super::present::{Places, defenders, still_in};
use crate::check::advance as check;
use crate::check::close_combat::Sides;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{UnitId, UnitSet};
use crate::play::ask::{ask_hex, ask_unit};
use crate::play::entering;
use crate::position_ext::{PositionExt, members, only};
use crate::profile::AdvanceAfterDefensiveFire;
use crate::question::{Advance, AdvanceQuestion, AdvanceReach};
use crate::refusal::Refusal;
use crate::system::{Step, Table};

/// Lets the winner advance into a vacated hex. Repulsed attackers stay where they are. SS 15.8, BS
/// 12.7. ADV-01 to ADV-04.
pub(super) fn after_close_combat(
    table: &mut Table,
    sides: &Sides,
    places: &Places,
    aftermath: &Aftermath,
) -> Play {
    let attacker = table.position().side_of(sides.lead).other();
    if !table.position().enemy_in(sides.target, attacker) {
        let units = on_map_next_to(table, &still_in(table, places), sides.target);
        return advance(
            table,
            Advance { units, into: sides.target, reach: reach(aftermath.defender_driven_far) },
        );
    }
    // The defenders may enter the Assaulting Hex once no attacker is left in it.
    if table.board().any_in(sides.assaulting).is_none() {
        let units = defenders(table, sides.target).into_iter().map(UnitId::index).collect();
        return advance(
            table,
            Advance { units, into: sides.assaulting, reach: reach(aftermath.attacker_driven_far) },
        );
    }
    Ok(())
}

/// Lets attackers advance one hex after a cavalry withdrawal, or after the loss of units that could
/// not stand alone. SS 14.2b. ADV-06.
pub(super) fn one_hex(table: &mut Table, attackers: &UnitSet, target: HexId) -> Play {
    let units = on_map_next_to(table, attackers, target);
    advance(table, Advance { units, into: target, reach: AdvanceReach::OneHex })
}

/// Lets defenders advance after their own fire, if the profile allows it. A-76, V-81.
pub(super) fn after_defensive_fire(table: &mut Table, places: &Places, target: HexId) -> Play {
    if table.position().profile().advance_after_defensive_fire == AdvanceAfterDefensiveFire::No {
        return Ok(());
    }
    let vacated =
        places.iter().map(|&(_, hex)| hex).find(|&hex| table.board().any_in(hex).is_none());
    let Some(into) = vacated else { return Ok(()) };
    let units = defenders(table, target).into_iter().map(UnitId::index).collect();
    advance(table, Advance { units, into, reach: AdvanceReach::OneHex })
}

/// Lets committed units enter a target hex that the test of another close combat emptied. A-79.
pub(super) fn into_vacated(table: &mut Table, attackers: &UnitSet, target: HexId) -> Play {
    let vacated = table
        .board()
        .activation()
        .and_then(|a| a.vacated.iter().find(|v| v.hex == target).copied());
    let Some(vacated) = vacated else { return Ok(()) };
    let units = on_map_next_to(table, attackers, target);
    advance(table, Advance { units, into: target, reach: reach(vacated.far) })
}

const fn reach(driven_far: bool) -> AdvanceReach {
    if driven_far { AdvanceReach::TwoHexes } else { AdvanceReach::OneHex }
}

fn on_map_next_to(table: &Table, units: &UnitSet, hex: HexId) -> UnitSet {
    let position = table.position();
    let next_to = |unit: &UnitId| {
        position.board.hex_of(*unit).is_some_and(|from| position.distance(from, hex) == 1)
    };
    members(units).filter(next_to).map(UnitId::index).collect()
}

/// Lets units of the winner enter the vacated hex one by one, in the order that their owner
/// chooses. ADV-02 to ADV-05.
fn advance(table: &mut Table, mut advance: Advance) -> Play {
    let Some(first) = members(&advance.units).next() else { return Ok(()) };
    let owner = table.position().side_of(first);
    table.within(Step::Advance, |table| {
        while table.board().result().is_none() {
            let Some(unit) = ask_unit(table, owner, AdvanceQuestion::Unit(advance))? else { break };
            advance.units.remove(unit.index());
            enter(table, unit, advance.into)?;
            if advance.reach == AdvanceReach::TwoHexes
                && table.board().hex_of(unit) == Some(advance.into)
                && table.board().result().is_none()
                && let Some(further) = ask_hex(table, owner, AdvanceQuestion::Hex(unit))?
            {
                enter(table, unit, further)?;
            }
        }
        Ok(())
    })
}

/// Advances a unit one or two given hexes, for a test case. Returns the first illegal hex with its
/// refusal.
pub(super) fn along(
    table: &mut Table,
    unit: UnitId,
    path: &[HexId],
) -> Play<Result<(), (HexId, Refusal)>> {
    let reach = reach(path.len() > 1);
    table.within(Step::Advance, |table| {
        for (nth, &hex) in path.iter().enumerate() {
            let advance = Advance { units: only(unit), into: hex, reach };
            let (question, choice) = match nth {
                0 => (AdvanceQuestion::Unit(advance), Choice::Unit(unit)),
                _ => (AdvanceQuestion::Hex(unit), Choice::Hex(hex)),
            };
            if let Err(refusal) = check::check(table.position(), &question, choice) {
                return Ok(Err((hex, refusal)));
            }
            enter(table, unit, hex)?;
            if table.board().hex_of(unit) != Some(hex) || table.board().result().is_some() {
                break;
            }
        }
        Ok(Ok(()))
    })
}

/// Moves an advancing unit into a hex, without disengagement fire or movement cost. Enemy
/// skirmishers withdraw. ADV-04, ADV-05.
fn enter(table: &mut Table, unit: UnitId, to: HexId) -> Play {
    let from = table.board().hex_of(unit).expect("an advancing unit is on the map");
    table.emit(Event::Advanced { unit, from, to });
    entering::by_own_move(table, unit)
}
