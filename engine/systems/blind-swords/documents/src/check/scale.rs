//! Checks that strength points represent the same number of men or guns in every unit that states
//! its number.

use blind_swords::game::Arm;
use document::tree::At;

use crate::codes;
use crate::model::Id;
use crate::model::units::Unit;

use super::findings::Findings;
use super::subject::Subject;

/// Minimum number of units from which the scale can be estimated.
const MIN_UNITS: usize = 3;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let men = |unit: &Unit| unit.men.map(u32::from);
    let guns = |unit: &Unit| unit.guns.map(u32::from);
    check_scale(subject, "men", men, findings);
    check_scale(subject, "guns", guns, findings);
    check_guns(subject, findings);
    check_names(subject, findings);
}

/// Warns about units whose strength differs by more than one point from the strength that the
/// common scale implies.
fn check_scale(
    subject: Subject<'_>,
    what: &str,
    count: impl Fn(&Unit) -> Option<u32>,
    findings: &mut Findings,
) {
    let units = subject.documents.units.data.units.iter();
    let counted: Vec<(&Id, u32, u32)> =
        units.filter_map(|(id, unit)| Some((id, count(unit)?, half_points(unit)))).collect();
    findings.checked("strengths with men or guns", counted.len());
    let Some(scale) = median(&counted) else { return };
    let at = At::root(&subject.documents.units.tree).key("units");
    for (id, n, half_points) in counted {
        let expected = half_points * scale / 2;
        if n.abs_diff(expected) > scale {
            let message = format!(
                "unusual strength for {n} {what} in `{id}`: expected about {}, at {scale} per \
                    strength point",
                (n + scale / 2) / scale
            );
            let unit = at.key(id.as_str());
            let face = if unit.has("fresh") { "fresh" } else { "battleworn" };
            findings.warning(codes::UNIT_SCALE, unit.key(face).place(), message);
        }
    }
}

/// Returns twice the strength of the unit's better face, in whole points.
fn half_points(unit: &Unit) -> u32 {
    unit.fresh.unwrap_or(unit.battleworn).sp.multiplied(2).floor().unsigned_abs()
}

/// Returns the median number of men or guns per strength point.
fn median(counted: &[(&Id, u32, u32)]) -> Option<u32> {
    let mut scales: Vec<u32> =
        counted.iter().filter(|(.., points)| *points > 0).map(|(_, n, p)| 2 * n / p).collect();
    scales.sort_unstable();
    let middle = scales.get(scales.len() / 2).copied();
    middle.filter(|scale| scales.len() >= MIN_UNITS && *scale > 0)
}

fn check_guns(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.units.tree).key("units");
    for unit in subject.game.units.iter().filter(|unit| unit.arm != Arm::Artillery) {
        let at = at.key(&unit.id);
        if at.has("guns") {
            let message = format!(
                "cannot give guns to `{}`: it is {}, not artillery",
                unit.id,
                unit.arm.id()
            );
            findings.error(codes::UNIT_GUNS, at.key("guns").place(), message);
        }
    }
}

fn check_names(subject: Subject<'_>, findings: &mut Findings) {
    let units = &subject.game.units;
    let at = At::root(&subject.documents.units.tree).key("units");
    for (n, unit) in units.iter().enumerate() {
        let same =
            |other: &&blind_swords::game::Unit| other.name == unit.name && other.side == unit.side;
        if let Some(first) = units[..n].iter().find(same) {
            let message = format!("duplicate unit name {1}: `{0}` has it too", first.id, unit.name);
            findings.warning(codes::UNIT_NAME, at.key(&unit.id).key("name").place(), message);
        }
    }
}
