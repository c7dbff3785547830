//! What a fire or an attack would be: the same computation that resolves it, up to the dice.

use kernel::HexId;

use super::chart::band;
use super::name::strength;
use crate::check::{close_combat, fire, values};
use crate::event::AppliedShift;
use crate::game::{UnitId, UnitSet};
use crate::look::{Look, members};
use crate::question::{Canister, Fire, Volley};
use crate::system::Scene;

/// A fire of some units at a hex: `range 2 Long, 3 SP, column 2 (target terrain -1)`.
pub(super) fn fire_at(
    scene: Scene<'_>,
    volley: &Volley,
    firers: &UnitSet,
    target: HexId,
    canister: Canister,
) -> Option<String> {
    let crt = &scene.game().crt;
    let volley = volley.at(target);
    let lead = *values::largest(scene, fire::prey(scene, &volley, target)).first()?;
    let planned = Fire { firers: *firers, target, canister, crossing: false };
    let power = fire::strength(scene, &volley, firers, target, canister);
    let shifts = fire::shifts(scene, &volley, &planned, &power, lead);
    let column = fire::column(scene, &volley, crt.column(power.total.floor()), &shifts);
    let column = column
        .map_or_else(|| "no effect".to_owned(), |column| format!("column {}", crt.label(column)));
    Some(format!(
        "{}{} SP, {column}{}",
        ranges(scene, &power, target),
        strength(power.total),
        reasons(&shifts)
    ))
}

/// The shifts with their sources: ` (target terrain -1, over units -1)`.
fn reasons(shifts: &[AppliedShift]) -> String {
    if shifts.is_empty() {
        return String::new();
    }
    let shift =
        |shift: &AppliedShift| format!("{} {:+}", shift.id.replace('_', " "), shift.columns);
    let shifts: Vec<_> = shifts.iter().map(shift).collect();
    format!(" ({})", shifts.join(", "))
}

/// The distances and bands of the firers, each once.
fn ranges(scene: Scene<'_>, power: &fire::Strength, target: HexId) -> String {
    let mut seen = Vec::new();
    for contribution in &power.contributions {
        let Some(from) = scene.board.hex_of(contribution.unit) else { continue };
        let range = format!("range {} {}, ", scene.distance(from, target), band(contribution.band));
        if !seen.contains(&range) {
            seen.push(range);
        }
    }
    seen.concat()
}

/// A close combat of one unit and of those who have declared against the same hex, with the unit's
/// hex as the Assaulting Hex: `9 SP against 4, column 10-12 (odds +2)`.
pub(super) fn assault(scene: Scene<'_>, unit: UnitId, target: HexId) -> Option<String> {
    let declared = scene.board.activation().map(|activation| &activation.assaults[..]);
    let declared = declared.unwrap_or_default().iter().filter(|assault| assault.target == target);
    let mut attackers: UnitSet = declared.map(|assault| assault.unit.index()).collect();
    attackers.insert(unit.index());
    let defenders = scene.board.units_in(target).filter(|&unit| !scene.board.unit(unit).skirmish);
    let lead = *values::largest(scene, defenders).first()?;
    let sides =
        close_combat::Sides { attackers, assaulting: scene.board.hex_of(unit)?, target, lead };
    let crt = &scene.game().crt;
    let first = crt.column(values::total_sp(scene, sides.assaulters(scene)).floor());
    let shifts = close_combat::shifts(scene, &sides);
    let column = close_combat::column(scene, first, &shifts);
    Some(format!(
        "{} SP against {}, {}{}",
        strength(close_combat::compared_sp(scene, members(&attackers), target)),
        strength(close_combat::compared_sp(scene, sides.defenders(scene), sides.assaulting)),
        column.map_or("no effect".to_owned(), |column| format!("column {}", crt.label(column))),
        reasons(&shifts)
    ))
}
