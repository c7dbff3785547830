//! Scenarios, with the checks that their types cannot make.

use document::Document;
use document::tree::At;
use kernel::Id;
use terrible_swift_sword::game::{Scenario, UnitId};

use super::context::Context;
use crate::codes;

/// Returns the scenarios with their ids. ST 21.0.
pub(super) fn scenarios(context: &mut Context<'_>) -> Vec<Scenario> {
    let documents = context.documents;
    documents.scenarios.iter().map(|(id, document)| one(context, id, document)).collect()
}

fn one(context: &mut Context<'_>, id: &Id, document: &Document<Scenario>) -> Scenario {
    let (said, at) = (&document.data, At::root(&document.tree));
    if said.turns.last == 0 || usize::from(said.turns.last) != said.turns.times.len() {
        let (last, times) = (said.turns.last, said.turns.times.len());
        let message = format!("{times} times for {last} turns: expected one time for each turn");
        context.refuse(codes::SCENARIO, at.key("turns").place(), message);
    }
    everybody_once(context, said, at);
    placements(context, said, at);
    Scenario { id: id.to_string(), ..said.clone() }
}

/// Reports a unit that no zone or more than one zone names, or that belongs to the other side.
fn everybody_once(context: &mut Context<'_>, said: &Scenario, at: At<'_>) {
    let units = &context.documents.units.data.units;
    let mut seen = vec![false; units.len()];
    for (zone, at) in said.zones.iter().zip(at.key("zones").items()) {
        for (unit, at) in zone.units.iter().zip(at.key("units").items()) {
            let Some(info) = units.get(unit.index()).filter(|_| context.knows(&at.place())) else {
                continue;
            };
            if info.side != zone.side {
                let message = format!("{} is on the other side", info.name);
                context.refuse(codes::SCENARIO, at.place(), message);
            }
            if std::mem::replace(&mut seen[unit.index()], true) {
                let message = format!("`{}` occurs twice", info.id);
                context.refuse(codes::SCENARIO, at.place(), message);
            }
        }
    }
    let missing = seen.iter().position(|is_seen| !is_seen).map(UnitId::from_index);
    if let Some(info) = missing.filter(|_| !said.zones.is_empty()).map(|it| &units[it.index()]) {
        let message = format!("`{}` is in no zone: every unit is set up or enters", info.id);
        context.refuse(codes::SCENARIO, at.key("zones").place(), message);
    }
}

/// Reports a placement outside the zones of its units, and an unknown direction.
fn placements(context: &mut Context<'_>, said: &Scenario, at: At<'_>) {
    let ring = &context.documents.game.data.grid.ring;
    for (placement, at) in said.placements.iter().zip(at.key("placements").items()) {
        if !ring.contains(&placement.facing) {
            let known = ring.join(", ");
            let message =
                format!("unknown direction `{}`: expected one of {known}", placement.facing);
            context.refuse(codes::SCENARIO, at.key("facing").place(), message);
        }
        for (unit, at) in placement.units.iter().zip(at.key("units").items()) {
            let mut zones = said.zones.iter().filter(|zone| zone.units.contains(unit));
            let is_outside = zones.next().is_some_and(|zone| !zone.hexes.contains(&placement.hex));
            if is_outside && context.knows(&at.place()) {
                let info = &context.documents.units.data.units[unit.index()];
                let message = format!("{} does not start in its zone", info.name);
                context.refuse(codes::SCENARIO, at.place(), message);
            }
        }
    }
}
