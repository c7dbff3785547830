//! The tables of fate and of time. T-14, T-15, T-29.

use blind_swords::game::{Chit, ChitId, FogEffect, FogRow};
use document::tree::At;
use kernel::Side;

use crate::codes;

use super::{Findings, Subject};

/// Minutes of half a day, after which clocks begin again.
const HALF_DAY: u32 = 12 * 60;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let at = At::root(&subject.documents.tables.tree);
    check_fog(subject, at.key("fog-of-war").key("results"), findings);
    for side in Side::BOTH {
        let generals = at.key("general-casualties").key("generals").key(side.id());
        check_generals(subject, side, generals, findings);
    }
    check_times(subject, at.key("turn-track").key("times"), findings);
}

/// What may befall one side may befall the other, each on one die.
fn check_fog(subject: Subject<'_>, at: At<'_>, findings: &mut Findings) {
    let fog = &subject.game.fog;
    for (n, row) in fog.iter().enumerate() {
        let is_met = match row {
            FogRow::Effect(effect) => fog.contains(&FogRow::Effect(mirror(*effect))),
            FogRow::Script(_) => true,
        };
        if fog[..n].contains(row) {
            let message = "the same result stands on a lower die";
            findings.warning(codes::CHART_FOG, at.item(n).place(), message);
        } else if !is_met {
            let message = "this befalls one side only";
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

/// Every general of a side can be hit, on one die.
fn check_generals(subject: Subject<'_>, side: Side, at: At<'_>, findings: &mut Findings) {
    let table = &subject.game.casualties[side];
    for (n, general) in table.iter().enumerate() {
        if general.is_some() && table[..n].contains(general) {
            let message = "this general stands on a lower die already";
            findings.warning(codes::CHART_GENERALS, at.item(n).place(), message);
        }
    }
    let is_missing = |(n, chit): &(usize, &Chit)| {
        let is_own = chit.side == Some(side) && chit.leader().is_some();
        is_own && !table.contains(&Some(ChitId::from_index(*n)))
    };
    for (_, chit) in subject.game.chits.iter().enumerate().filter(is_missing) {
        let message = format!("`{}` is not in the table and can never be hit", chit.id);
        findings.warning(codes::CHART_GENERALS, at.place(), message);
    }
}

/// Turns are of one length.
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
            Some(minutes) => format!("not {minutes} minutes after the turn before, as most are"),
            None => "no time of day: expected one such as \"3:40\"".to_owned(),
        };
        findings.warning(codes::CHART_TIMES, at.item(n + 1).place(), message);
    }
}

fn minutes(time: &str) -> Option<u32> {
    let (hours, minutes) = time.split_once(':')?;
    let (hours, minutes): (u32, u32) = (hours.parse().ok()?, minutes.parse().ok()?);
    (hours < 24 && minutes < 60).then_some((hours * 60 + minutes) % HALF_DAY)
}
