//! Errors and warnings about a compiled package. Each file covers one subject.

mod artillery;
pub mod charts;
mod chits;
mod cohesion;
mod command;
pub mod compass;
mod costs;
mod deployment;
mod edges;
mod entry;
mod facts;
mod fate;
mod findings;
mod formations;
mod levels;
mod never;
mod orders;
mod place;
mod present;
mod ranges;
mod reach;
mod roads;
mod scale;
mod scenario;
mod settings;
mod shifts;
mod stacking;
mod streams;
mod subject;
mod terrain;
mod traits;
pub mod units;
mod victory;

use document::codes::Needs;
use document::damage::Damage;

use crate::codes;

pub(crate) use findings::Findings;
pub(crate) use subject::Subject;

/// Check, with the document sections that must be undamaged for it.
struct Check {
    /// Subject of the check, named in the report if the check is skipped.
    what: &'static str,
    needs: Needs,
    run: fn(Subject<'_>, &mut Findings),
}

const fn check_of(what: &'static str, needs: Needs, run: fn(Subject<'_>, &mut Findings)) -> Check {
    Check { what, needs, run }
}

const ALL: Needs = &[
    ("game", &[]),
    ("map", &[]),
    ("units", &[]),
    ("tables", &[]),
    ("chits", &[]),
    ("scenario", &[]),
];
const GROUND: Needs = &[("game", &[]), ("map", &[]), ("tables", &["terrain"])];
const UNITS: Needs = &[("units", &[])];
const DEPLOYED: Needs = &[
    ("game", &[]),
    ("map", &[]),
    ("units", &[]),
    ("tables", &["terrain", "stacking"]),
    ("chits", &[]),
    ("scenario", &[]),
];
const FACTS: Needs = &[
    ("game", &[]),
    ("map", &[]),
    ("units", &[]),
    ("tables", &[]),
    ("chits", &[]),
    ("scenario", &[]),
    ("facts", &[]),
];
const VICTORY: Needs = &[("tables", &["victory"]), ("scenario", &[])];

const CHECKS: [Check; 29] = [
    check_of("edges of the map", GROUND, edges::check),
    check_of("compass", &[("game", &["grid"])], compass::check),
    check_of("levels", GROUND, levels::check),
    check_of("roads", GROUND, roads::check),
    check_of("streams", GROUND, streams::check),
    check_of("terrain", GROUND, terrain::check),
    check_of("formations", UNITS, formations::check),
    check_of(
        "counters",
        &[("units", &[]), ("tables", &["weapons", "ranges"]), ("scenario", &["ratings"])],
        units::check,
    ),
    check_of("strengths", UNITS, scale::check),
    check_of("ranges", &[("units", &[]), ("tables", &["ranges"])], ranges::check),
    check_of(
        "Combat Results Table",
        &[("tables", &["combat-results", "fire-cohesion"])],
        charts::check,
    ),
    check_of(
        "cohesion tables",
        &[("tables", &["fire-cohesion", "close-cohesion"])],
        cohesion::check,
    ),
    check_of(
        "column shifts",
        &[("tables", &["fire-shifts", "close-shifts", "terrain", "markers"])],
        shifts::check,
    ),
    check_of("traits", ALL, traits::check),
    check_of("entries that can never apply", ALL, never::check),
    check_of("movement costs", &[("tables", &["terrain", "orders"])], costs::check),
    check_of("orders", &[("tables", &["orders"])], orders::check),
    check_of(
        "fog, casualties and turns",
        &[
            ("tables", &["fog-of-war", "general-casualties", "turn-track"]),
            ("chits", &[]),
            ("units", &[]),
            ("scenario", &[]),
        ],
        fate::check,
    ),
    check_of(
        "chits",
        &[("chits", &[]), ("units", &[]), ("game", &[]), ("scenario", &["ratings"])],
        chits::check,
    ),
    check_of("scenarios", DEPLOYED, scenario::check),
    check_of("settings of scenarios", ALL, settings::check),
    check_of("command", DEPLOYED, command::check),
    check_of("entry", DEPLOYED, entry::check),
    check_of("deployment zones", DEPLOYED, deployment::check),
    check_of("stacking", DEPLOYED, stacking::check),
    check_of("terrain for artillery", DEPLOYED, artillery::check),
    check_of("victory levels", VICTORY, victory::check),
    check_of("reachable victory levels", ALL, reach::check),
    check_of("facts", FACTS, facts::check),
];

/// Runs all checks whose document sections are undamaged. Returns the findings, and the subjects of
/// the skipped checks.
pub(crate) fn check(subject: Subject<'_>, damage: &Damage) -> (Findings, Vec<&'static str>) {
    let mut findings = Findings::default();
    let (fit, unfit): (Vec<&Check>, Vec<&Check>) =
        CHECKS.iter().partition(|check| damage.spares(check.needs));
    for check in fit {
        (check.run)(subject, &mut findings);
    }
    if !damage.is_none() {
        findings.diagnostics.retain(|it| it.code != codes::UNUSED);
    }
    (findings, unfit.into_iter().map(|check| check.what).collect())
}
