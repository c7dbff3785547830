use brigade_battles::game::{Arm, Division, DivisionId, LeaderInfo, Under, UnitInfo};
use document::tree::At;

use super::context::Context;
use crate::codes;
use crate::model::units;

/// Compiles the divisions. T-06.
pub(super) fn divisions(context: &mut Context<'_>) -> Vec<Division> {
    let said = &context.documents.units.data.divisions;
    let mut divisions = Vec::new();
    for (id, division) in said.iter() {
        divisions.push(Division {
            id: id.as_str().to_owned(),
            name: division.name.clone(),
            side: division.side,
            retreat: context.hexes(&division.retreat),
        });
    }
    divisions
}

/// Compiles the leaders. T-05.
pub(super) fn leaders(context: &mut Context<'_>) -> Vec<LeaderInfo> {
    let said = &context.documents.units.data;
    let mut leaders = Vec::new();
    for (id, leader) in said.leaders.iter() {
        let divisions = context.divisions_named(&leader.divisions);
        for (division, name) in divisions.iter().zip(&leader.divisions) {
            let side = said.divisions.values().nth(division.index()).map(|division| division.side);
            if side != Some(leader.side) {
                let message =
                    format!("{} cannot command {name}, which is on the other side", leader.name);
                context.refuse(codes::COUNTER, name.place.clone(), message);
            }
        }
        let commands = if divisions.is_empty() { Under::Army } else { Under::Divisions(divisions) };
        leaders.push(LeaderInfo {
            id: id.as_str().to_owned(),
            name: leader.name.clone(),
            side: leader.side,
            commands,
        });
    }
    leaders
}

/// Compiles the units. CM 2.4, 3.3.2. CW-UNI-01.
pub(super) fn units(context: &mut Context<'_>) -> Vec<UnitInfo> {
    let said = &context.documents.units.data;
    let mut compiled = Vec::new();
    for (id, unit) in said.units.iter() {
        let at = At::root(&context.documents.units.tree).key("units").key(id.as_str());
        if said.leaders.get(id).is_some() {
            let message = format!("duplicate id `{id}`: a leader has it too");
            context.refuse(codes::COUNTER, at.place(), message);
        }
        if let Some(message) = wrong_with(unit) {
            context.refuse(codes::COUNTER, at.place(), message);
        }
        let known = said.divisions.keys();
        let division = unit
            .division
            .as_ref()
            .and_then(|name| context.index("division", name, known))
            .map(DivisionId::from_index);
        let side =
            division.and_then(|own| said.divisions.values().nth(own.index())).map(|own| own.side);
        if side.is_some_and(|side| side != unit.side) {
            context.refuse(codes::COUNTER, at.place(), "its division belongs to the other side");
        }
        compiled.push(UnitInfo {
            id: id.as_str().to_owned(),
            name: unit.name.clone(),
            side: unit.side,
            arm: unit.arm,
            division,
            independent: unit.independent,
            colour: unit.morale,
            strength: unit.strength,
            shattered: unit.shattered,
        });
    }
    compiled
}

fn wrong_with(unit: &units::Unit) -> Option<String> {
    match (unit.arm, unit.shattered) {
        (Arm::Artillery, Some(_)) => {
            Some("artillery is never shattered: remove this value".to_owned())
        }
        (Arm::Infantry | Arm::Cavalry, None) => {
            Some("missing `shattered`: infantry and cavalry need this value".to_owned())
        }
        (_, Some(value)) if value * 2 > unit.strength || value == 0 => Some(format!(
            "invalid `shattered` value {value}: expected 1 to half of {}",
            unit.strength
        )),
        _ if unit.strength == 0 => Some("a unit needs strength".to_owned()),
        _ if unit.arm != Arm::Artillery && !unit.independent && unit.division.is_none() => {
            Some("expected a division, or `independent: true`".to_owned())
        }
        _ => None,
    }
}
