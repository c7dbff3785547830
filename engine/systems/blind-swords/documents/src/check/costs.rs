//! Checks that movement costs rise with the difficulty of the ground. SS 13.5, T-07.

use blind_swords::game::{Arm, EntryCost, Grade, PerArm};
use document::diag::Diagnostic;
use document::tree::At;
use kernel::Sixteenths;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.tables.tree).key("terrain");
    check_kinds(subject, at.key("kinds"), findings);
    check_hexsides(subject, at, findings);
    check_roads(subject, at, findings);
}

/// Warns about terrain that costs nothing, and terrain that costs a heavier arm less.
fn check_kinds(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    for terrain in &subject.game.terrain.kinds {
        let at = at.key(&terrain.id);
        for arm in Arm::ALL {
            if terrain.cost(arm) == EntryCost::Points(Sixteenths::ZERO) {
                let message = format!("entering `{}` is free", terrain.id);
                findings.warning(codes::CHART_COST, at.key(arm.id()).place(), message);
            }
        }
        for [lighter, heavier] in HEAVIER {
            if rank(terrain.cost(heavier)) < rank(terrain.cost(lighter)) {
                findings.diagnostics.push(cheaper([lighter, heavier], at));
            }
        }
    }
}

/// Pairs of arms, each with the lighter arm first. Terrain must cost the second arm at least as
/// much as the first.
const HEAVIER: [[Arm; 2]; 2] = [[Arm::Infantry, Arm::Cavalry], [Arm::Cavalry, Arm::Artillery]];

fn cheaper([lighter, heavier]: [Arm; 2], at: At<'_>) -> Diagnostic {
    let message = format!("movement cost for {} is lower than for {}", heavier.id(), lighter.id());
    let place = at.key(heavier.id()).place();
    let problem = Diagnostic::warning(codes::CHART_COST, place, message);
    problem.label(at.key(lighter.id()).place(), "compare with this cost")
}

fn rank(cost: EntryCost) -> (u8, Sixteenths) {
    match cost {
        EntryCost::Points(points) => (0, points),
        EntryCost::RoadOnly => (1, Sixteenths::ZERO),
        EntryCost::Prohibited => (2, Sixteenths::ZERO),
    }
}

/// Warns about hexsides that cost a heavier arm less than a lighter one. Also warns about slopes
/// that are cheaper uphill than downhill, or cheaper than gentler slopes.
fn check_hexsides(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    let terrain = &subject.game.terrain;
    let rows: Vec<Climb<'_>> = terrain.grades.iter().enumerate().flat_map(climbs).collect();
    let stream = Climb {
        keys: vec!["hexsides", "stream"],
        name: "stream".to_owned(),
        levels: 0,
        costs: &terrain.hexsides.stream,
    };
    for Climb { keys, costs, .. } in rows.iter().chain([&stream]) {
        for [lighter, heavier] in HEAVIER.into_iter().filter(|[a, b]| costs[*b] < costs[*a]) {
            findings.diagnostics.push(cheaper([lighter, heavier], at_all(at, keys)));
        }
    }
    let ways: Vec<_> = rows.chunks_exact(2).map(|pair| (&pair[0], &pair[1])).collect();
    let mut harder: Vec<(&Climb<'_>, &Climb<'_>)> = ways.clone();
    for (up, down) in &ways {
        for (gentle_up, gentle_down) in &ways {
            if gentle_up.levels < up.levels {
                harder.extend([(*up, *gentle_up), (*down, *gentle_down)]);
            }
        }
    }
    for (harder, easier) in harder {
        for arm in Arm::ALL.into_iter().filter(|arm| harder.costs[*arm] < easier.costs[*arm]) {
            let message = format!("movement cost is lower than for `{}`", easier.name);
            let place = at_all(at, &harder.keys).key(arm.id()).place();
            let other = at_all(at, &easier.keys).key(arm.id()).place();
            let problem = Diagnostic::warning(codes::CHART_COST, place, message);
            findings.diagnostics.push(problem.label(other, "compare with this cost"));
        }
    }
}

/// Cost of climbing or descending a slope, with the place of the cost in the document.
struct Climb<'a> {
    keys: Vec<&'a str>,
    name: String,
    levels: u8,
    costs: &'a PerArm<Sixteenths>,
}

/// Returns the costs up and down one grade of slope. The document lists the two standard grades
/// under `hexsides`.
fn climbs((index, grade): (usize, &Grade)) -> [Climb<'_>; 2] {
    let series = [["slope-up", "slope-down"], ["steep-up", "steep-down"]];
    let row = |way: usize| series.get(index).map(|rows| rows[way]);
    [("up", &grade.up, row(0)), ("down", &grade.down, row(1))].map(|(way, costs, row)| {
        let keys = row.map_or_else(|| vec!["slopes", &grade.id, way], |row| vec!["hexsides", row]);
        let name = row.map_or_else(|| format!("{} {way}", grade.id), str::to_owned);
        Climb { keys, name, levels: grade.levels, costs }
    })
}

fn at_all<'a>(at: At<'a>, keys: &[&str]) -> At<'a> {
    keys.iter().fold(at, |at, key| at.key(key))
}

/// Warns if roads do not make movement cheaper, or if march columns on roads do not move more
/// cheaply than other units.
fn check_roads(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    let terrain = &subject.game.terrain;
    if terrain.march_column >= terrain.road {
        let message = "a march column pays no less on a road than other units";
        findings.warning(codes::CHART_COST, at.key("march-column").place(), message);
    }
    if terrain.blocked_road < terrain.road {
        let message = "a blocked road costs less than an open one";
        findings.warning(codes::CHART_COST, at.key("blocked-road").place(), message);
    }
    let open = terrain.kinds.iter().map(|kind| rank(kind.cost(Arm::Infantry))).min();
    if open.is_some_and(|open| rank(EntryCost::Points(terrain.road)) > open) {
        let message = "a road costs more than clear terrain";
        findings.warning(codes::CHART_COST, at.key("road").place(), message);
    }
}
