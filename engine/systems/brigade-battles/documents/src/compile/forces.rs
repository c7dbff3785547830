//! Checks of the order of battle that its types cannot make.

use brigade_battles::game::{Arm, DivisionId, UnitInfo};
use document::tree::At;
use kernel::Side;

use super::context::Context;
use crate::codes;

/// Reports units and leaders that contradict themselves. T-05, T-06, CM 2.4, 3.3.2, CW-UNI-01.
pub(super) fn check(context: &mut Context<'_>) {
    let at = At::root(&context.documents.units.tree);
    leaders(context, at.key("leaders"));
    units(context, at.key("units"));
}

fn leaders(context: &mut Context<'_>, at: At<'_>) {
    for leader in &context.documents.units.data.leaders {
        for (n, division) in leader.divisions.iter().enumerate() {
            let named = at.key(&leader.id).key("divisions").item(n);
            if is_other(context, Some(*division), leader.side, named) {
                let division = &context.documents.units.data.divisions[division.index()].id;
                let message = format!(
                    "{} cannot command {division}, which is on the other side",
                    leader.name
                );
                context.refuse(codes::COUNTER, named.place(), message);
            }
        }
    }
}

fn units(context: &mut Context<'_>, at: At<'_>) {
    let said = &context.documents.units.data;
    for unit in &said.units {
        let at = at.key(&unit.id);
        if said.leaders.position(&unit.id).is_some() {
            let message = format!("duplicate id `{}`: a leader has it too", unit.id);
            context.refuse(codes::COUNTER, at.place(), message);
        }
        if let Some(message) = wrong_with(unit) {
            context.refuse(codes::COUNTER, at.place(), message);
        }
        if is_other(context, unit.division, unit.side, at.key("division")) {
            context.refuse(codes::COUNTER, at.place(), "its division belongs to the other side");
        }
    }
}

/// Whether the division named at a place belongs to the other side.
fn is_other(context: &Context<'_>, division: Option<DivisionId>, side: Side, at: At<'_>) -> bool {
    let divisions = &context.documents.units.data.divisions;
    let of = division.and_then(|division| divisions.get(division.index()));
    of.is_some_and(|division| division.side != side) && context.knows(&at.place())
}

fn wrong_with(unit: &UnitInfo) -> Option<String> {
    match (unit.arm, unit.shattered) {
        (Arm::Artillery, Some(_)) => {
            Some("artillery is never shattered: remove this value".to_owned())
        }
        (Arm::Infantry | Arm::Cavalry, None) => {
            Some("missing `shattered`: infantry and cavalry need this value".to_owned())
        }
        (_, Some(value)) if value == 0 || value > unit.strength / 2 => Some(format!(
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
