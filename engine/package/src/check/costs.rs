//! Costs of movement rise with the difficulty. SS 13.5, T-07.

use blind_swords::game::{Arm, EntryCost, PerArm};
use document::tree::At;
use kernel::Sixteenths;

use crate::codes;

use super::{Findings, Subject};

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.tables.tree).key("terrain");
    check_kinds(subject, at.key("kinds"), findings);
    check_hexsides(subject, at.key("hexsides"), findings);
    check_roads(subject, at, findings);
}

/// Nothing is free, and what burdens a man burdens a horse and a gun.
fn check_kinds(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    for terrain in &subject.game.terrain.kinds {
        let at = at.key(&terrain.id);
        for arm in Arm::ALL {
            if terrain.cost[arm] == EntryCost::Points(Sixteenths::ZERO) {
                let message = format!("entering `{}` costs nothing", terrain.id);
                findings.warning(codes::CHART_COST, at.key(arm.id()).place(), message);
            }
        }
        for [lighter, heavier] in HEAVIER {
            if rank(terrain.cost[heavier]) < rank(terrain.cost[lighter]) {
                let message = cheaper(heavier, lighter);
                findings.warning(codes::CHART_COST, at.key(heavier.id()).place(), message);
            }
        }
    }
}

/// Each arm with one that finds ground harder.
const HEAVIER: [[Arm; 2]; 2] = [[Arm::Infantry, Arm::Cavalry], [Arm::Cavalry, Arm::Artillery]];

fn cheaper(heavier: Arm, lighter: Arm) -> String {
    format!("cheaper for {} than for {}", heavier.id(), lighter.id())
}

fn rank(cost: EntryCost) -> (u8, Sixteenths) {
    match cost {
        EntryCost::Points(points) => (0, points),
        EntryCost::RoadOnly => (1, Sixteenths::ZERO),
        EntryCost::Prohibited => (2, Sixteenths::ZERO),
    }
}

fn check_hexsides(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    let costs = &subject.game.terrain.hexsides;
    let rows: [(&str, &PerArm<Sixteenths>); 5] = [
        ("slope-up", &costs.slope_up),
        ("slope-down", &costs.slope_down),
        ("steep-up", &costs.steep_up),
        ("steep-down", &costs.steep_down),
        ("stream", &costs.stream),
    ];
    for (name, row) in rows {
        for [lighter, heavier] in HEAVIER.into_iter().filter(|[a, b]| row[*b] < row[*a]) {
            let place = at.key(name).key(heavier.id()).place();
            findings.warning(codes::CHART_COST, place, cheaper(heavier, lighter));
        }
    }
    let harder = [
        (("slope-up", &costs.slope_up), ("slope-down", &costs.slope_down)),
        (("steep-up", &costs.steep_up), ("steep-down", &costs.steep_down)),
        (("steep-up", &costs.steep_up), ("slope-up", &costs.slope_up)),
        (("steep-down", &costs.steep_down), ("slope-down", &costs.slope_down)),
    ];
    for ((harder, more), (easier, less)) in harder {
        for arm in Arm::ALL.into_iter().filter(|arm| more[*arm] < less[*arm]) {
            let message = format!("less than `{easier}`");
            let place = at.key(harder).key(arm.id()).place();
            findings.warning(codes::CHART_COST, place, message);
        }
    }
}

/// Roads are there to be faster, and columns to be faster still.
fn check_roads(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    let terrain = &subject.game.terrain;
    if terrain.march >= terrain.road {
        let message = "a march column is no faster on a road than others";
        findings.warning(codes::CHART_COST, at.key("march-column").place(), message);
    }
    if terrain.blocked_road < terrain.road {
        let message = "a road that is blocked costs less than a free one";
        findings.warning(codes::CHART_COST, at.key("blocked-road").place(), message);
    }
    let open = terrain.kinds.iter().map(|kind| rank(kind.cost[Arm::Infantry])).min();
    if open.is_some_and(|open| rank(EntryCost::Points(terrain.road)) > open) {
        let message = "a road costs more than open ground";
        findings.warning(codes::CHART_COST, at.key("road").place(), message);
    }
}
