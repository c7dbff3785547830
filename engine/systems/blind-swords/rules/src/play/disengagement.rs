//! Disengagement fire. DIS-01 to DIS-07.

use kernel::{HexId, Play, Side};

use super::fire::{self, Volleyed};
use crate::event::Event;
use crate::game::{Mount, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members, only};
use crate::profile::DisengageStack;
use crate::question::{Occasion, RetreatWalk, Volley};
use crate::system::{Step, Table};

/// Lets enemies fire at units that leave a hex next to them. Returns whether any unit can still
/// take the announced step. SS 13.7, BS 10.7. DIS-01 to DIS-06, A-65.
pub fn leave(table: &mut Table, movers: &UnitSet, from: HexId, to: Option<HexId>) -> Play<bool> {
    let Some(first) = members(movers).next() else { return Ok(false) };
    let enemy = table.position().side_of(first).other();
    if !table.position().next_to_enemy(from, enemy.other()) {
        return Ok(true);
    }
    table.emit(Event::ExitAnnounced { units: *movers, from, to });
    come_through(table, enemy, movers, from)
}

/// Lets enemies fire at cavalry that mounts or dismounts next to them. BS 10.9. CAV-04.
pub fn change_mount(table: &mut Table, units: &UnitSet, hex: HexId, mount: Mount) -> Play<bool> {
    let Some(first) = members(units).next() else { return Ok(false) };
    let enemy = table.position().side_of(first).other();
    if !table.position().next_to_enemy(hex, enemy.other()) {
        return Ok(true);
    }
    table.emit(Event::MountChangeAnnounced { units: *units, hex, mount });
    come_through(table, enemy, units, hex)
}

/// Lets the enemy fire at units that leave, and returns whether any of the units is still in the
/// hex. DIS-03 to DIS-06.
fn come_through(table: &mut Table, enemy: Side, movers: &UnitSet, from: HexId) -> Play<bool> {
    table.within(Step::DisengagementFire, |table| {
        for units in leave_together(table, movers, from) {
            endure(table, enemy, &units, from)?;
        }
        Ok(!left_in(table, movers, from).is_empty() && table.board().result().is_none())
    })
}

/// Returns the groups in which units leave a hex. The enemy fires at each group as one target. All
/// movers usually form one group. Next to an enemy, the profile may require one unit at a time,
/// sorted by id. SS 13.7, BS 10.7. DIS-04, V-43.
pub(super) fn leave_together(table: &Table, movers: &UnitSet, from: HexId) -> Vec<UnitSet> {
    let position = table.position();
    let side = members(movers).next().map(|unit| position.side_of(unit));
    let watched = side.is_some_and(|side| position.next_to_enemy(from, side));
    match position.profile().disengage_stack {
        DisengageStack::UnitByUnit if watched => members(movers).map(only).collect(),
        DisengageStack::AsStack | DisengageStack::UnitByUnit => vec![*movers],
    }
}

/// Lets the enemy fire at units that leave a hex, until the enemy holds fire or the units are gone.
/// DIS-03, DIS-05, DIS-06.
fn endure(table: &mut Table, enemy: Side, movers: &UnitSet, from: HexId) -> Play {
    let mut used = UnitSet::EMPTY;
    loop {
        let left = left_in(table, movers, from);
        if left.is_empty() || table.board().result().is_some() {
            return Ok(());
        }
        let volley = Volley { used, ..Volley::new(enemy, Occasion::Disengagement(left)) };
        match fire::volley(table, volley)? {
            Volleyed::Fired(fired, _) => fired.iter().for_each(|unit| used.insert(unit)),
            Volleyed::Held => return Ok(()),
        }
    }
}

/// Lets enemies fire at a retreating unit. The results may add to the distance of its retreat.
/// Returns `false` if the unit is gone. SS 13.7, 15.4. DIS-07, RET-08, A-66.
pub fn leave_in_retreat(table: &mut Table, walk: &mut RetreatWalk, to: HexId) -> Play<bool> {
    let enemy = table.position().side_of(walk.unit).other();
    if !table.position().next_to_enemy(walk.here(), enemy.other()) {
        return Ok(true);
    }
    table.emit(Event::ExitAnnounced { units: only(walk.unit), from: walk.here(), to: Some(to) });
    table.within(Step::DisengagementFire, |table| {
        let mut used = UnitSet::EMPTY;
        while table.board().hex_of(walk.unit) == Some(walk.here())
            && table.board().result().is_none()
        {
            let volley =
                Volley { used, ..Volley::new(enemy, Occasion::Disengagement(only(walk.unit))) };
            match fire::volley_at_retreat(table, volley)? {
                (Volleyed::Fired(fired, _), owed) => {
                    fired.iter().for_each(|unit| used.insert(unit));
                    walk.drive_on(owed, fired);
                }
                (Volleyed::Held, _) => return Ok(true),
            }
        }
        Ok(false)
    })
}

/// Returns the movers that are still in the hex that they leave.
fn left_in(table: &Table, movers: &UnitSet, from: HexId) -> UnitSet {
    members(movers)
        .filter(|&unit| table.board().hex_of(unit) == Some(from))
        .map(UnitId::index)
        .collect()
}
