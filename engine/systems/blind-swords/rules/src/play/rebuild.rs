//! Procedure for rebuilding. SS 16.2a, BS 13.2b. RAL-04 to RAL-06.

use kernel::{Dice, Play, Side, Throw};

use super::{entering, moments, overstack};
use crate::board::{Moment, Place, Verdict};
use crate::check::{rally, rebuild as check, stacking};
use crate::event::Event;
use crate::game::{BrigadeId, MomentKind, UnitId};
use crate::play::ask::ask_hex;
use crate::position_ext::{PositionExt, only};
use crate::question::RallyQuestion;
use crate::system::{Roll, Step, Table};

/// Attempts to rebuild a unit. The unit flips to its fresh face, or returns from the Available box
/// near a brigade. If success would have no effect, there is no roll. SS 16.2a. RAL-04, RAL-08,
///
pub fn rebuild(table: &mut Table, brigade: Option<BrigadeId>, unit: UnitId) -> Play {
    if check::can_rebuild(table.position(), brigade, unit).is_err() {
        return Ok(());
    }
    table.within(Step::Rebuild(unit), |table| {
        if !succeeds(table, unit)? {
            return Ok(());
        }
        match (table.board().unit(unit).place, brigade) {
            (Place::Hex(_), _) => become_fresh(table, unit),
            (_, Some(brigade)) => come_back(table, brigade, unit),
            (_, None) => Ok(()),
        }
    })
}

/// Rolls the rebuild. A roll not above the rating succeeds. SS 16.2a. RAL-04.
fn succeeds(table: &mut Table, unit: UnitId) -> Play<bool> {
    let owner = table.position().side_of(unit);
    let (success, verdict) = moments::rolled(table, |table| {
        let success = roll(table, unit, owner)?;
        let moment = Moment::of_units(table, MomentKind::Rebuild, only(unit), owner);
        Ok((success, moment.rolled(!success)))
    })?;
    Ok(success && verdict == Verdict::Stands)
}

fn roll(table: &mut Table, unit: UnitId, owner: Side) -> Play<bool> {
    let cr = rally::rebuild_rating(table.position(), unit);
    let Dice::One(die) = table.roll(owner, Roll::Rebuild(unit), Throw::D6)? else {
        unreachable!("one die was rolled")
    };
    table.emit(Event::RebuildRolled { unit, die, cr });
    Ok(die.pips() <= cr)
}

/// Flips a unit to its fresh face. If its hex is then overstacked, the unit leaves, hex by hex,
/// until it has room. SS 16.2a. RAL-05.
fn become_fresh(table: &mut Table, unit: UnitId) -> Play {
    table.emit(Event::Rebuilt { unit });
    let owner = table.position().side_of(unit);
    while has_no_room(table, unit) {
        let Some(to) = ask_hex(table, owner, RallyQuestion::DisplaceHex(unit))? else { break };
        overstack::displace(table, unit, to)?;
    }
    Ok(())
}

fn has_no_room(table: &Table, unit: UnitId) -> bool {
    let hex = table.board().hex_of(unit).filter(|_| !table.board().is_over());
    hex.is_some_and(|hex| stacking::is_over(table.position(), hex))
        && check::can_displace(table.position(), unit)
}

/// Returns a unit to the map on its battleworn face. SS 16.2a. RAL-06.
fn come_back(table: &mut Table, brigade: BrigadeId, unit: UnitId) -> Play {
    let owner = table.position().side_of(unit);
    match ask_hex(table, owner, RallyQuestion::RebuildHex(brigade, unit))? {
        Some(hex) => {
            table.emit(Event::Returned { unit, hex });
            entering::entered(table, unit)
        }
        None => Ok(()),
    }
}
