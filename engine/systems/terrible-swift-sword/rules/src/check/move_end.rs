//! End of the Movement Phase. ST 8.3, 17.3, 21.22.

use kernel::HexId;

use crate::check::{begin, command, entry, stacking};
use crate::choice::Mover;
use crate::game::{Arm, LeaderId};
use crate::position_ext::PositionExt;
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;
use crate::variants::LateEntry;

/// Checks whether the side may end its Movement Phase. It must first resolve any of these problems
/// that it can: units off the map, overfull stacks, and leaders without troops. ST 8.3, 17.3,
/// 21.22. ST-STK-02, ST-LEAD-07, ST-SETUP-05.
pub fn check(position: Position<'_>) -> Check {
    let side = position.board.active();
    if position.package.variants.late_entry == LateEntry::Refused {
        let mut waiting = entry::waiting(position);
        if let Some(mover) = waiting.find(|mover| begin::begins(position, *mover).is_ok()) {
            let late = Refusal::new("ST-SETUP-05", "ST 21.22", "st-setup-05-must-enter");
            return late.with(mover).err();
        }
    }
    let goes = |mover| {
        begin::begins(position, mover).is_ok()
            && begin::walk(position, mover).is_some_and(|walk| begin::can_go_on(position, &walk))
    };
    for (unit, hex) in position.on_map(side) {
        if let Err(full) = stacking::stays(position, side, hex)
            && goes(Mover::Unit(unit))
        {
            return full.err();
        }
    }
    let mut alone = alone(position);
    match alone.find(|(leader, _)| goes(Mover::Leader(*leader))) {
        Some((leader, hex)) => has_company(position, leader, hex),
        None => Ok(()),
    }
}

/// Returns the leaders of the phasing side who are not stacked with troops of their command, each
/// with the leader's hex. ST 17.3.
pub fn alone(position: Position<'_>) -> impl Iterator<Item = (LeaderId, HexId)> + '_ {
    let side = position.board.active();
    let own = position.board.leaders().filter(move |it| position.leader_info(*it).side == side);
    let placed = own.filter_map(move |it| Some((it, position.board.hex_of_leader(it)?)));
    placed.filter(move |(leader, hex)| has_company(position, *leader, *hex).is_err())
}

/// Checks whether a hex holds a unit under a leader's command that can fight. Routed units,
/// attached batteries and guarded wagons count. ST 17.3. ST-LEAD-04, ST-LEAD-07.
pub fn has_company(position: Position<'_>, leader: LeaderId, hex: HexId) -> Check {
    let mut stack = position.stack(position.leader_info(leader).side, hex);
    let is_company = stack.any(|unit| match position.info(unit).arm {
        Arm::Wagon => position.state(unit).strength > 0,
        Arm::Infantry | Arm::Cavalry | Arm::Artillery => command::commands(position, leader, unit),
    });
    let alone = Refusal::new("ST-LEAD-07", "ST 17.3", "st-lead-07-alone");
    require(is_company, alone.with(leader).with(hex))
}
