//! Checks of scenarios: set-up, arrivals and chits. T-28.

use std::collections::{BTreeMap, BTreeSet};

use blind_swords::check::{cup, reinforcement, skirmish};
use blind_swords::game::{
    Arm, Formation, OptionId, Placement, Scenario, UnitArrival, UnitId, UnitSet,
};
use document::diag::Diagnostic;
use document::tree::At;
use kernel::HexId;

use crate::codes;
use crate::model::scenario::{Arrival, Scenario as ModelScenario};

use super::findings::Findings;
use super::present;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    findings.checked("scenarios", subject.game.scenarios.len());
    let placed: usize = subject.game.scenarios.iter().map(|scenario| scenario.setup.len()).sum();
    findings.checked("units set up", placed);
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        let at = At::root(&document.tree);
        check_setup(&document.data, findings);
        check_turns(&document.data, at, findings);
        check_events(subject, &document.data, at, findings);
        check_sides(subject, scenario, at, findings);
        check_formations(subject, scenario, at, findings);
        check_triggers(subject, scenario, &document.data, findings);
        check_arrivals(subject, scenario, &document.data, at, findings);
        check_chits(subject, scenario, at, findings);
        check_frozen(subject, scenario, at, findings);
        check_whole_brigades(subject, scenario, at, findings);
    }
}

/// Warns about brigades of which only some units are in the set-up.
fn check_whole_brigades(
    subject: Subject<'_>,
    scenario: &Scenario,
    at: At<'_>,
    findings: &mut Findings,
) {
    for brigade in &subject.game.brigades {
        let (present, absent) = present::parted(scenario, brigade);
        if present.is_empty() || absent.is_empty() {
            continue;
        }
        let names = |units: &[UnitId]| {
            let ids = units.iter().map(|unit| subject.game.units[unit.index()].id.as_str());
            format!("`{}`", ids.collect::<Vec<_>>().join("`, `"))
        };
        let (brigade, without) = (&brigade.id, names(&absent));
        // If most units of the brigade are absent, the units in the set-up are probably the
        // mistake.
        let message = if present.len() < absent.len() {
            format!(
                "brigade `{brigade}` is only partly set up: {} without {without}",
                names(&present)
            )
        } else {
            format!("brigade `{brigade}` is set up without {without}")
        };
        let hexes = at.key("setup").key("hexes");
        let alone = scenario.setup.iter().find(|placed| placed.unit == present[0]);
        let alone = alone.filter(|_| present.len() < absent.len());
        let place = match alone {
            Some(placed) => hexes.place_of_key(&subject.game.map.number(placed.hex).to_string()),
            None => at.key("setup").place_of_key("hexes"),
        };
        findings.warning(codes::SCENARIO_BRIGADE, place, message);
    }
}

/// Checks that no unit occurs twice in the set-up, and that units in Skirmish Order are in the
/// set-up.
fn check_setup(data: &ModelScenario, findings: &mut Findings) {
    let mut seen = BTreeMap::new();
    for id in data.setup.hexes.values().flatten() {
        if let Some(first) = seen.insert(&id.value, &id.place) {
            let message = format!("`{id}` is set up twice");
            let twice = Diagnostic::error(codes::SCENARIO_SETUP, id.place.clone(), message);
            findings.diagnostics.push(twice.label(first.clone(), "its first hex is here"));
        }
    }
    for id in data.setup.skirmish_order.iter().filter(|id| !seen.contains_key(&id.value)) {
        let message = format!("`{id}` is not set up");
        findings.error(codes::SCENARIO_SETUP, id.place.clone(), message);
    }
}

fn check_turns(data: &ModelScenario, at: At<'_>, findings: &mut Findings) {
    let (first, last) = (data.turns.first, data.turns.last);
    for (arrival, at) in data.arrivals.iter().zip(at.key("arrivals").items()) {
        let turn = match &arrival.value {
            Arrival::Brigade(arrival) => arrival.turn,
            Arrival::Unit(arrival) => arrival.turn,
            Arrival::Chit(arrival) => arrival.turn,
        };
        if !(first..=last).contains(&turn) {
            let message =
                format!("turn {turn} is outside the scenario: expected {first} to {last}");
            findings.error(codes::SCENARIO_TURNS, at.key("turn").place(), message);
        }
    }
}

/// Checks that a scenario states the number of event chits in the field that `event_pool_method`
/// requires. CMD-02.
fn check_events(subject: Subject<'_>, data: &ModelScenario, at: At<'_>, findings: &mut Findings) {
    let excluded =
        ("events-excluded", data.events_excluded, "the number that stays out of the cup");
    let included = ("events-included", data.events_included, "the number that goes into the cup");
    let (wanted, other) = match cup::excludes_events(&subject.game.profile) {
        true => (excluded, included),
        false => (included, excluded),
    };
    if wanted.1.is_none() || other.1.is_some() {
        let message = format!("expected `{}` alone, because of `event_pool_method`", wanted.0);
        let place = match other.1 {
            Some(_) => at.place_of_key(other.0),
            None => at.place(),
        };
        let problem = Diagnostic::error(codes::SCENARIO_EVENTS, place, message);
        let help = format!("write `{}: N`: {}", wanted.0, wanted.2);
        findings.diagnostics.push(problem.help(help));
    }
}

/// Returns the place at which the set-up lists a hex.
pub(super) fn place_in_setup(subject: Subject<'_>, at: At<'_>, hex: HexId) -> crate::diag::Place {
    let number = subject.game.map.number(hex).to_string();
    at.key("setup").key("hexes").key(&number).place()
}

/// Checks that each hex of the set-up has units of only one side and is not prohibited.
fn check_sides(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let mut holders = BTreeMap::new();
    for placement in &scenario.setup {
        let side = subject.game.units[placement.unit.index()].side;
        if *holders.entry(placement.hex).or_insert(side) != side {
            let place = place_in_setup(subject, at, placement.hex);
            findings.error(codes::SCENARIO_SETUP, place, "units of both sides in this hex");
        }
        if scenario.forbids(placement.hex) {
            let place = place_in_setup(subject, at, placement.hex);
            findings.error(codes::SCENARIO_SETUP, place, "this hex is prohibited for both sides");
        }
    }
}

/// Checks that the units named in a trigger belong to the trigger's side.
fn check_triggers(
    subject: Subject<'_>,
    scenario: &Scenario,
    data: &ModelScenario,
    findings: &mut Findings,
) {
    for (trigger, written) in scenario.triggers.iter().zip(&data.triggers) {
        let named = trigger.units.iter().flat_map(UnitSet::iter);
        let units = named.map(|n| &subject.game.units[n]);
        let others: BTreeSet<&str> =
            units.filter(|unit| unit.side != trigger.side).map(|unit| unit.id.as_str()).collect();
        for id in written.units.iter().filter(|id| others.contains(id.as_str())) {
            let message = format!("`{id}` belongs to the other side");
            findings.error(codes::SCENARIO_TRIGGER, id.place.clone(), message);
        }
    }
}

fn check_formations(
    subject: Subject<'_>,
    scenario: &Scenario,
    at: At<'_>,
    findings: &mut Findings,
) {
    for placement in &scenario.setup {
        if placement.formation == Formation::Line {
            continue;
        }
        let unit = &subject.game.units[placement.unit.index()];
        let place = at.key("setup").key("skirmish-order").place();
        if unit.arm != Arm::Infantry {
            let message =
                format!("cannot set up `{}` in Skirmish Order: it is not infantry", unit.id);
            findings.error(codes::SCENARIO_SETUP, place, message);
        } else if !skirmish::is_played(&subject.game.profile) {
            findings.error(
                codes::SCENARIO_SETUP,
                place,
                "cannot use Skirmish Order: this game does not have it",
            );
        }
    }
}

/// Checks that each brigade arrives only once, enters at the map edge, and is not in the set-up.
fn check_arrivals(
    subject: Subject<'_>,
    scenario: &Scenario,
    data: &ModelScenario,
    at: At<'_>,
    findings: &mut Findings,
) {
    let of_brigades =
        data.arrivals.iter().enumerate().filter(|(_, a)| matches!(a.value, Arrival::Brigade(_)));
    findings.checked("arrivals", data.arrivals.len());
    for ((n, _), arrival) in of_brigades.zip(&scenario.reinforcements) {
        let at = at.key("arrivals").item(n);
        let brigade = &subject.game.brigades[arrival.brigade.index()];
        check_entry(subject, scenario, &arrival.hexes, at, findings);
        let of_brigade = |placement: &&Placement| brigade.units.contains(&placement.unit);
        if let Some(placement) = scenario.setup.iter().find(of_brigade) {
            let message =
                format!("cannot let brigade `{}` arrive: it is already set up", brigade.id);
            let place = at.key("brigade").place();
            let twice = Diagnostic::error(codes::SCENARIO_ARRIVAL, place, message);
            let unit = &subject.game.units[placement.unit.index()].id;
            findings.diagnostics.push(match data.setup.place_of(unit) {
                Some(stands) => twice.label(stands.clone(), "one of its units is here"),
                None => twice,
            });
        }
        let same = |other: &&blind_swords::game::Reinforcement| other.brigade == arrival.brigade;
        if scenario.reinforcements.iter().filter(same).count() > 1 {
            let message = format!("brigade `{}` arrives more than once", brigade.id);
            findings.error(codes::SCENARIO_ARRIVAL, at.key("brigade").place(), message);
        }
    }
    let of_units =
        data.arrivals.iter().enumerate().filter(|(_, a)| matches!(a.value, Arrival::Unit(_)));
    for ((n, _), arrival) in of_units.zip(&scenario.unit_arrivals) {
        check_unit(subject, scenario, arrival, at.key("arrivals").item(n), findings);
    }
}

/// Checks that units can enter an entry hex: it must be on a map edge and not prohibited.
fn check_entry(
    subject: Subject<'_>,
    scenario: &Scenario,
    hexes: &[HexId],
    at: At<'_>,
    findings: &mut Findings,
) {
    let map = &subject.game.map;
    let place = || at.key("hex").place();
    for &hex in hexes {
        if !map.grid.is_on_any_edge(hex) {
            let message = format!("{} is not on a map edge", map.number(hex));
            findings.error(codes::SCENARIO_ARRIVAL, place(), message);
        }
        if scenario.forbids(hex) {
            let message = format!("{} is prohibited for both sides", map.number(hex));
            findings.error(codes::SCENARIO_ARRIVAL, place(), message);
        }
    }
}

/// Checks that a unit with its own arrival is not in the set-up, and that the rules allow batteries
/// to arrive on their own. ART-14, V-21.
fn check_unit(
    subject: Subject<'_>,
    scenario: &Scenario,
    arrival: &UnitArrival,
    at: At<'_>,
    findings: &mut Findings,
) {
    check_entry(subject, scenario, &arrival.hexes, at, findings);
    let game = subject.game;
    let unit = &game.units[arrival.unit.index()];
    let no_guns = !reinforcement::batteries_arrive(&game.profile);
    let wrong = if scenario.setup.iter().any(|placement| placement.unit == arrival.unit) {
        "is already set up"
    } else if scenario.unit_arrivals.iter().filter(|other| may_meet(other, arrival)).count() > 1 {
        "arrives more than once"
    } else if unit.arm == Arm::Artillery && no_guns {
        "cannot arrive with `artillery_reinforcement_time: none`"
    } else {
        return;
    };
    let message = format!("`{}` {wrong}", unit.id);
    findings.error(codes::SCENARIO_ARRIVAL, at.key("unit").place(), message);
}

/// Whether two arrivals of one unit can both occur in a match. They cannot if optional rules
/// exclude one of them.
fn may_meet(one: &UnitArrival, other: &UnitArrival) -> bool {
    let parts = |a: Option<OptionId>, b: Option<OptionId>| a.is_some() && a == b;
    one.unit == other.unit
        && !parts(one.unless, other.only_with)
        && !parts(one.only_with, other.unless)
}

/// Checks that a chit is either in the game from the start or arrives later, but not both.
fn check_chits(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    for (n, chit) in scenario.chits.iter().enumerate() {
        let name = &subject.game.chits[chit.index()].id;
        let place = at.key("chits").item(n).place();
        if scenario.chits[..n].contains(chit) {
            let message = format!("duplicate chit `{name}`");
            findings.error(codes::SCENARIO_CHIT, place, message);
        } else if scenario.chit_arrivals.iter().any(|arrival| arrival.chit == *chit) {
            let message = format!("`{name}` is already in the game when it arrives");
            findings.error(codes::SCENARIO_CHIT, place, message);
        }
    }
    for track in &scenario.tracks {
        let at = at.key("tracks").key(&track.id);
        if track.boxes.len() < 2 {
            let message = "too few boxes: a track needs at least two";
            findings.error(codes::SCENARIO_TRACK, at.key("boxes").place(), message);
        }
        if scenario.chits.contains(&track.chit) {
            let message = "the chit of a track must not start in the game";
            findings.error(codes::SCENARIO_TRACK, at.key("chit").place(), message);
        }
    }
}

fn check_frozen(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let at = at.key("frozen");
    let is_set_up = |n: usize| scenario.setup.iter().any(|placement| placement.unit.index() == n);
    for (n, unit) in subject.game.units.iter().enumerate() {
        if scenario.frozen_units.contains(n) && !is_set_up(n) {
            let message = format!("`{}` is frozen but not set up", unit.id);
            findings.warning(codes::SCENARIO_FROZEN, at.key("units").place(), message);
        }
    }
    for (n, brigade) in subject.game.brigades.iter().enumerate() {
        let absent = !brigade.units.iter().any(|unit| is_set_up(unit.index()));
        if scenario.frozen_brigades.contains(n) && absent {
            let message = format!("brigade `{}` is frozen but not set up", brigade.id);
            findings.warning(codes::SCENARIO_FROZEN, at.key("brigades").place(), message);
        }
    }
}
