//! Checks that the values that a scenario overrides change something in play. T-14, T-15, VAL-02,
//! CHIT-16, SEQ-01.

use blind_swords::game::{
    Activity, Chit, ChitId, ChitKind, FogEffect, FogRow, Order, Part, Recovery, Scenario, UnitId,
    Window,
};
use blind_swords::play::command::unhurt_rating;
use document::tree::At;
use kernel::Side;

use crate::codes;
use crate::model::ratings::Ratings;

use super::findings::Findings;
use super::present;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        let at = At::root(&document.tree);
        tables(subject, scenario, at, findings);
        casualties(subject, scenario, at, findings);
        parts(subject, scenario, at, findings);
        let Some(ratings) = &document.data.ratings else { continue };
        units(subject, scenario, ratings, at.key("ratings").key("units"), findings);
        generals(subject, scenario, ratings, at.key("ratings").key("generals"), findings);
    }
}

/// Warns about tables of a scenario that are equal to those of the game.
fn tables(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let game = subject.game;
    for (key, is_same) in [
        ("fog-of-war", scenario.fog == Some(game.fog)),
        ("general-casualties", scenario.casualties == Some(game.casualties)),
    ] {
        if is_same {
            let message = format!("`{key}` has no effect: it is the same as the game's");
            idle(at.key(key), message, "remove it", findings);
        }
    }
}

/// Warns about casualty tables of a scenario that no Fog of War result uses, or that name generals
/// absent from the scenario. CHIT-13.
fn casualties(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let Some(own) = &scenario.casualties else { return };
    let fog = scenario.fog.unwrap_or(subject.game.fog);
    for side in Side::BOTH {
        let at = at.key("general-casualties").key("generals").key(side.id());
        if !fog.contains(&FogRow::Effect(FogEffect::GeneralCasualty(side))) {
            let message =
                "this table is never used: no Fog of War result causes a general's casualty";
            let help = "add a `general-casualty` to the Fog of War table";
            idle(at, message.to_owned(), help, findings);
            continue;
        }
        for (n, chit) in own[side].iter().enumerate() {
            let Some(chit) = *chit else { continue };
            if !present::has_general(subject, scenario, chit) {
                let named = &subject.game.chits[chit.index()].id;
                let message =
                    format!("`{named}` is not in this scenario and can never become a casualty");
                let help = "write `near-miss`, or add the chit to the scenario";
                idle(at.item(n), message, help, findings);
            }
        }
    }
}

/// Warns about overridden ratings of units that are absent from the scenario, or whose rating does
/// not change. VAL-02.
fn units(
    subject: Subject<'_>,
    scenario: &Scenario,
    ratings: &Ratings,
    at: At<'_>,
    findings: &mut Findings,
) {
    let units = subject.game.units_in(scenario).iter().zip(subject.game.units.iter());
    for (n, (unit, before)) in units.enumerate() {
        if !ratings.units.keys().any(|id| id.as_str() == unit.id) {
            continue;
        }
        if !present::has_unit(subject, scenario, UnitId::from_index(n)) {
            in_vain(&unit.id, "is not in this scenario", at, findings);
        } else if unit.is_rated_as(before) {
            in_vain(&unit.id, "has the same faces as in the game", at, findings);
        }
    }
}

/// Warns about overridden ratings of generals who are absent from the scenario, whose rating does
/// not change, or for whom no die is rolled. CHIT-16, CHIT-17, V-28.
fn generals(
    subject: Subject<'_>,
    scenario: &Scenario,
    ratings: &Ratings,
    at: At<'_>,
    findings: &mut Findings,
) {
    let rolled_against = |chit: &Chit| {
        let hit = chit.leader().and_then(|leader| leader.casualty);
        (unhurt_rating(&scenario.profile, chit), hit)
    };
    let chits = subject.game.chits_in(scenario).iter().zip(&subject.game.chits);
    for (n, (chit, before)) in chits.enumerate() {
        let id = ChitId::from_index(n);
        if ratings.generals.get(&id).is_none() {
            continue;
        }
        if !present::has_general(subject, scenario, id) {
            in_vain(&chit.id, "is not in this scenario", at, findings);
        } else if rolled_against(chit) == rolled_against(before) {
            in_vain(&chit.id, "has the same ratings as in the game", at, findings);
        }
    }
}

fn in_vain(id: &str, why: &str, at: At<'_>, findings: &mut Findings) {
    let message = format!("these ratings have no effect: `{id}` {why}");
    let help = "remove them";
    findings.warning_with_help(codes::NEVER, at.place_of_key(id), message, help);
}

/// Warns about omitted parts of the sequence of play that the scenario would never reach anyway.
/// SEQ-01, SEQ-02.
fn parts(subject: Subject<'_>, scenario: &Scenario, at: At<'_>, findings: &mut Findings) {
    let at = at.key("leaves-out");
    for (n, part) in scenario.left_out.iter().enumerate() {
        let why = match part {
            _ if scenario.left_out[..n].contains(part) => "it is already in the list",
            Part::ArtilleryPhase if !has_artillery_phase(subject, scenario) => {
                "no unit of this scenario acts in it"
            }
            Part::RallyStep if !has_rally(subject) => "no order allows rallying",
            Part::FinalHeldChits if !has_final_chits(subject) => "no chit can be played then",
            Part::ArtilleryPhase | Part::RallyStep | Part::FinalHeldChits | Part::BrokenTrack => {
                continue;
            }
        };
        let message = format!("leaving out {} has no effect: {why}", part.name());
        idle(at.item(n), message, "remove it from the list", findings);
    }
}

/// Whether anything can happen in the Artillery Phase: a unit can act in it, or a script reacts to
/// it. ART-01, ART-12.
fn has_artillery_phase(subject: Subject<'_>, scenario: &Scenario) -> bool {
    let mut units = subject.game.units.iter().enumerate();
    scenario.hooks.on_phase.is_some()
        || units.any(|(n, unit)| {
            unit.brigade.is_none() && present::has_unit(subject, scenario, UnitId::from_index(n))
        })
}

fn has_rally(subject: Subject<'_>) -> bool {
    let mut rows = Order::ALL.into_iter().map(|order| subject.game.orders.row(order));
    rows.any(|row| row.recovery != Recovery::None || row.permits(Activity::Rebuild))
}

/// Whether any chit can be played in the `Final` window. A commander's chit always can. An event
/// chit can if it may be held and its windows include `Final`. CHIT-15, CHIT-24.
fn has_final_chits(subject: Subject<'_>) -> bool {
    subject.game.chits.iter().any(|chit| match &chit.kind {
        ChitKind::Cic { .. } => true,
        ChitKind::Event(event) => event.holdable && event.windows.contains(&Window::Final),
        ChitKind::Division { .. }
        | ChitKind::Brigade { .. }
        | ChitKind::FortunesOfWar
        | ChitKind::FogOfWar
        | ChitKind::Wild { .. } => false,
    })
}

fn idle(at: At<'_>, message: String, help: &str, findings: &mut Findings) {
    findings.warning_with_help(codes::NEVER, at.place(), message, help);
}
