//! Look-ups on charts, in full: whoever has the charts can do them again from the log.

use kernel::Dice;

use super::name::{number, strength, unit_name, units};
use crate::check::range;
use crate::event::{AppliedShift, CloseReport, Contribution, FireReport, LookUp};
use crate::game::{CohesionTest, ColumnId, Game, RangeBand};
use crate::rulebook;
use crate::rules::Rules;
use kernel::Detail;

/// What a fire was computed from. FIRE-09 to FIRE-22.
pub(super) fn of_fire(rules: &Rules, report: &FireReport) -> Vec<Detail> {
    let mut details: Vec<_> = report.firers.iter().map(|firer| share(&rules.game, firer)).collect();
    details.extend(of_look_up(rules, &report.look_up));
    details
}

/// What a close combat was computed from. CC-10 to CC-23.
pub(super) fn of_close_combat(rules: &Rules, report: &CloseReport) -> Vec<Detail> {
    let game = &rules.game;
    let mut details = vec![
        Detail::new("assaulting hex", number(game, report.assaulting)),
        Detail::new("attackers", units(game, &report.attackers)),
        Detail::new("attacking strength", report.attacking_sp.to_string()),
        Detail::new("defending strength", report.defending_sp.to_string()),
    ];
    details.extend(of_look_up(rules, &report.look_up));
    details
}

/// The dice of a roll: the coloured one first.
pub(super) fn of_dice(dice: Option<Dice>) -> String {
    match dice {
        None => "none, the result was given".to_owned(),
        Some(Dice::One(die)) => die.to_string(),
        Some(Dice::Two(coloured, white)) => format!("coloured {coloured}, white {white}"),
    }
}

/// The name of a cohesion test, or of its absence.
pub(super) const fn test_name(test: Option<CohesionTest>) -> &'static str {
    match test {
        None => "no effect",
        Some(CohesionTest::CloseFight) => "Close Fight",
        Some(CohesionTest::Routine) => "Routine test",
        Some(CohesionTest::Tough) => "Tough test",
        Some(CohesionTest::Severe) => "Severe test",
    }
}

/// The columns of a fire that is shifted off the table. FIRE-10.
pub(super) fn of_shifts(rules: &Rules, first: ColumnId, applied: &[AppliedShift]) -> Vec<Detail> {
    let first = Detail::new("first column", rules.game.crt.label(first));
    let result = Detail::new("result", test_name(None));
    std::iter::once(first).chain(shifts(rules, applied)).chain([result]).collect()
}

fn shifts<'a>(rules: &'a Rules, applied: &'a [AppliedShift]) -> impl Iterator<Item = Detail> + 'a {
    let words = |shift: &AppliedShift| {
        let detail = Detail::new(shift.id.as_str(), format!("{:+}", shift.columns));
        detail.by(rulebook::section(&rules.profile, &shift.rule))
    };
    applied.iter().map(words)
}

pub(super) fn share(game: &Game, firer: &Contribution) -> Detail {
    let half = if firer.halved { ", halved" } else { "" };
    let value = if firer.sp == firer.modified {
        format!("{} SP at {} range", firer.sp, band(firer.band))
    } else {
        let factor = range::factor(firer.band);
        let at = format!("{} SP at {} range", firer.modified, band(firer.band));
        format!("{} ({at}, times {factor}{half})", firer.sp)
    };
    Detail::new(unit_name(game, firer.unit), value)
}

fn of_look_up(rules: &Rules, look_up: &LookUp) -> Vec<Detail> {
    let game = &rules.game;
    let first = format!(
        "{} (strength {})",
        game.crt.label(look_up.first_column),
        strength(look_up.strength)
    );
    let mut details =
        vec![Detail::new("table", "Combat Results"), Detail::new("first column", first)];
    details.extend(shifts(rules, &look_up.shifts));
    details.extend([
        Detail::new("column", game.crt.label(look_up.column)),
        Detail::new("dice", of_dice(look_up.dice)),
        Detail::new("lead unit", unit_name(game, look_up.lead)),
        Detail::new("cohesion rating", look_up.cr.to_string()),
        Detail::new("result", test_name(look_up.test)),
    ]);
    details
}

pub(super) const fn band(band: RangeBand) -> &'static str {
    match band {
        RangeBand::Canister => "Canister",
        RangeBand::Effective => "Effective",
        RangeBand::Long => "Long",
        RangeBand::Extreme => "Extreme",
    }
}
