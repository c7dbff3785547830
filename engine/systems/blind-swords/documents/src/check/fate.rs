//! Checks of the Fog of War table, the general casualty tables and the turn track. T-14, T-15,
//! T-29.

use blind_swords::game::{Casualties, ChitId, FogEffect, FogRow, Scenario};
use document::tree::At;
use kernel::Side;

use crate::codes;

use super::findings::Findings;
use super::present;
use super::subject::Subject;

/// Half a day in minutes, the period of a twelve-hour clock.
const HALF_DAY: u32 = 12 * 60;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.tables.tree);
    check_fog(&subject.game.fog, at, findings);
    check_generals(subject, &subject.game.casualties, at, findings, |chit| {
        relies_on_game(subject, chit)
    });
    for (scenario, (_, document)) in subject.game.scenarios.iter().zip(&subject.documents.scenarios)
    {
        let at = At::root(&document.tree);
        scenario.fog.iter().for_each(|fog| check_fog(fog, at, findings));
        scenario.casualties.iter().for_each(|table| {
            check_generals(subject, table, at, findings, |chit| {
                present::has_general(subject, scenario, chit)
            });
        });
    }
    check_times(subject, at.key("turn-track").key("times"), findings);
}

/// Checks that the Fog of War table treats both sides alike, and that each result occurs on one
/// face of the die.
fn check_fog(fog: &[FogRow; 6], at: At<'_>, findings: &mut Findings) {
    let at = at.key("fog-of-war").key("results");
    for (n, row) in fog.iter().enumerate() {
        let is_met = match row {
            FogRow::Effect(effect) => fog.contains(&FogRow::Effect(mirror(*effect))),
            FogRow::Script(_) => true,
        };
        if fog[..n].contains(row) {
            let message = "duplicate result: a lower roll has it too";
            findings.warning(codes::CHART_FOG, at.item(n).place(), message);
        } else if !is_met {
            let message = "this result affects only one side";
            findings.warning(codes::CHART_FOG, at.item(n).place(), message);
        }
    }
}

fn mirror(effect: FogEffect) -> FogEffect {
    match effect {
        FogEffect::UncontrolledAdvance(of) => FogEffect::UncontrolledAdvance(of.other()),
        FogEffect::UncontrolledWithdrawal(of) => FogEffect::UncontrolledWithdrawal(of.other()),
        FogEffect::GeneralCasualty(of) => FogEffect::GeneralCasualty(of.other()),
    }
}

/// Checks that every general who needs an entry in a side's casualty table has exactly one there.
fn check_generals(
    subject: Subject<'_>,
    tables: &Casualties,
    at: At<'_>,
    findings: &mut Findings,
    is_wanted: impl Fn(ChitId) -> bool,
) {
    for side in Side::BOTH {
        let (table, at) =
            (&tables[side], at.key("general-casualties").key("generals").key(side.id()));
        for (n, general) in table.iter().enumerate() {
            if general.is_some() && table[..n].contains(general) {
                let message = "duplicate general: a lower roll has him too";
                findings.warning(codes::CHART_GENERALS, at.item(n).place(), message);
            }
        }
        for (n, chit) in subject.game.chits.iter().enumerate() {
            let id = ChitId::from_index(n);
            let is_own = chit.side == Some(side) && chit.leader().is_some();
            if is_own && !table.contains(&Some(id)) && is_wanted(id) {
                let message = format!(
                    "`{}` is missing from the table and can never become a casualty",
                    chit.id
                );
                findings.warning(codes::CHART_GENERALS, at.place(), message);
            }
        }
    }
}

/// Whether a general needs an entry in the game's casualty table. A general does not if every
/// scenario with that general has its own table.
fn relies_on_game(subject: Subject<'_>, chit: ChitId) -> bool {
    let has = |scenario: &&Scenario| present::has_general(subject, scenario, chit);
    let mut his = subject.game.scenarios.iter().filter(has).peekable();
    his.peek().is_none() || his.any(|scenario| scenario.casualties.is_none())
}

/// Checks that all turns have the same length.
fn check_times(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    let times = &subject.documents.tables.data.turn_track.times;
    findings.checked("turns of the track", times.len());
    let minutes: Vec<Option<u32>> = times.iter().map(|time| minutes(time)).collect();
    let step = |pair: &[Option<u32>]| Some((pair[1]? + HALF_DAY - pair[0]?) % HALF_DAY);
    let steps: Vec<Option<u32>> = minutes.windows(2).map(step).collect();
    let most = |step: &Option<u32>| steps.iter().filter(|other| *other == step).count();
    let Some(usual) = steps.iter().copied().max_by_key(most) else { return };
    for (n, _) in steps.iter().enumerate().filter(|(_, step)| **step != usual) {
        let message = match usual {
            Some(minutes) => {
                format!("uneven interval: most turns start {minutes} minutes after the one before")
            }
            None => "invalid time of day: expected one such as \"3:40\"".to_owned(),
        };
        findings.warning(codes::CHART_TIMES, at.item(n + 1).place(), message);
    }
}

fn minutes(time: &str) -> Option<u32> {
    let (hours, minutes) = time.split_once(':')?;
    let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.parse().ok()?);
    (hours < 24 && minutes < 60).then_some((hours * 60 + minutes) % HALF_DAY)
}
