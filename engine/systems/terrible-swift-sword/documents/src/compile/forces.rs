//! Checks of the order of battle that its types cannot make.

use document::tree::At;
use kernel::Side;
use terrible_swift_sword::game::{Arm, BrigadeId, UnitInfo, Weapon};

use super::context::Context;
use crate::codes;

/// Reports units and leaders that contradict themselves. ST 2.3, 2.4. ST-VAL-01.
pub(super) fn check(context: &mut Context<'_>) {
    let (said, at) = (&context.documents.units.data, At::root(&context.documents.units.tree));
    for leader in &said.leaders {
        let at = at.key("leaders").key(&leader.id);
        of_other_side(context, leader.brigade, leader.side, at.key("brigade"));
    }
    for unit in &said.units {
        let at = at.key("units").key(&unit.id);
        if said.leaders.position(&unit.id).is_some() {
            let message = format!("duplicate id `{}`: a leader has it too", unit.id);
            context.refuse(codes::COUNTER, at.place(), message);
        }
        if let Some(message) = wrong_with(unit) {
            context.refuse(codes::COUNTER, at.place(), message);
        }
        of_other_side(context, unit.brigade, unit.side, at.key("brigade"));
    }
}

/// Reports a unit or leader whose brigade belongs to the other side.
fn of_other_side(context: &mut Context<'_>, brigade: Option<BrigadeId>, side: Side, at: At<'_>) {
    let brigades = &context.documents.units.data.brigades;
    let of = brigade.and_then(|brigade| brigades.get(brigade.index()));
    if of.is_some_and(|brigade| brigade.side != side) && context.knows(&at.place()) {
        context.refuse(codes::COUNTER, at.place(), "the brigade belongs to the other side");
    }
}

fn wrong_with(unit: &UnitInfo) -> Option<&'static str> {
    let has_guns = matches!(unit.weapon, Weapon::N | Weapon::T);
    match unit.arm {
        _ if unit.strength == 0 => Some("a unit needs strength"),
        Arm::Artillery if !has_guns => Some("a battery needs weapon N or T"),
        Arm::Artillery if unit.rounds.is_none() => Some("missing `rounds`: a battery needs them"),
        Arm::Infantry | Arm::Cavalry | Arm::Wagon if has_guns => {
            Some("only a battery has weapon N or T")
        }
        Arm::Infantry | Arm::Cavalry | Arm::Wagon if unit.rounds.is_some() => {
            Some("only a battery has `rounds`")
        }
        Arm::Infantry | Arm::Cavalry | Arm::Artillery if unit.morale.is_none() => {
            Some("missing `morale`: only a wagon has none")
        }
        Arm::Infantry | Arm::Cavalry | Arm::Artillery if unit.brigade.is_none() => {
            Some("missing `brigade`: only a wagon has none")
        }
        Arm::Infantry | Arm::Cavalry | Arm::Artillery | Arm::Wagon => None,
    }
}
