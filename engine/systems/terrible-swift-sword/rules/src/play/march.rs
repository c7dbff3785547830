//! Marches of a brigade, and its entry onto the map. ST 5.0, 21.22.

use kernel::Play;

use super::{movement, route};
use crate::check::{begin, entry, march};
use crate::choice::{Choice, Mover};
use crate::game::BrigadeId;
use crate::question::{MoveQuestion, Walk};
use crate::system::Table;

/// Moves the units of a brigade together. Each goes as near as it can to its position relative to
/// the guide. The player chooses the guide's destination. Units in front go first. ST 5.0.
/// ST-MOVE-18.
pub(super) fn one(table: &mut Table, brigade: BrigadeId) -> Play {
    if !march::gates(table.position(), brigade).is_empty() {
        return enter(table, brigade);
    }
    let mut walks = march::walks(table.position(), brigade);
    let Some(guide) = march::guide(table.position(), &walks) else { return Ok(()) };
    let Choice::Hex(to) = movement::ask(table, MoveQuestion::March(brigade))? else {
        return Ok(());
    };
    let grid = &table.package().game.map.grid;
    walks.sort_by_key(|walk| (grid.distance(walk.here, to), walk.here));
    for walk in walks {
        let place = march::place(table.position(), guide.here, to, walk.here);
        go(table, walk, place)?;
    }
    Ok(())
}

/// Moves a marching group as near to its position as possible. If it is stopped on the way, the
/// player decides again.
fn go(table: &mut Table, mut walk: Walk, place: kernel::HexId) -> Play {
    let is_whole = walk.movers().all(|mover| begin::begins(table.position(), mover).is_ok());
    let Some(to) = march::nearest(table.position(), &walk, place).filter(|_| is_whole) else {
        return Ok(());
    };
    route::follow(table, &mut walk, to)?;
    movement::go_on(table, walk)
}

/// Brings a brigade onto the map at a hex or near it. The player moves its first unit, and the
/// others go as near to it as they can. ST 21.22. ST-SETUP-03.
fn enter(table: &mut Table, brigade: BrigadeId) -> Play {
    let Choice::Hex(gate) = movement::ask(table, MoveQuestion::Gate(brigade))? else {
        return Ok(());
    };
    let mut head: Option<Mover> = None;
    for mover in march::waiting(table.position(), brigade) {
        let position = table.position();
        let Some(hex) = march::gate_of(position, mover, gate) else { continue };
        let formation = march::formation(position, mover);
        let Ok(cost) = entry::enters(position, mover, formation, hex) else { continue };
        let mut walk = movement::come(table, mover, formation, hex, cost);
        let goal = head.and_then(|head| table.board().hex_of_mover(head));
        if let Some(to) = goal.and_then(|goal| march::nearest(table.position(), &walk, goal)) {
            route::follow(table, &mut walk, to)?;
        }
        movement::go_on(table, walk)?;
        head = head.or(Some(mover));
    }
    Ok(())
}
