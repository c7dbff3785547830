//! Chart look-ups in full, so that players can repeat the look-ups of the log on the charts.

use kernel::{Detail, Dice, say};

use super::name::{band_name, number, strength, test_or_none, unit_name, units};
use crate::check::range;
use crate::event::{AppliedShift, CloseReport, Contribution, FireReport, LookUp};
use crate::game::{CohesionTest, ColumnId, Game};
use crate::rulebook;
use crate::rules::Rules;

/// Returns the values that determined a fire combat. FIRE-09 to FIRE-22.
pub(super) fn of_fire(rules: &Rules, report: &FireReport) -> Vec<Detail> {
    let mut details: Vec<_> = report.firers.iter().map(|firer| share(&rules.game, firer)).collect();
    details.extend(of_look_up(rules, &report.look_up));
    details
}

/// Returns the values that determined a close combat. CC-10 to CC-23.
pub(super) fn of_close_combat(rules: &Rules, report: &CloseReport) -> Vec<Detail> {
    let game = &rules.game;
    let mut details = vec![
        Detail::new(say!("detail-assaulting-hex"), number(game, report.assaulting)),
        Detail::new(say!("detail-attackers"), units(game, &report.attackers)),
        Detail::new(say!("detail-attacking-strength"), report.attacking_sp.to_string()),
        Detail::new(say!("detail-defending-strength"), report.defending_sp.to_string()),
    ];
    details.extend(of_look_up(rules, &report.look_up));
    details
}

/// Formats the dice of a roll, the coloured die first.
pub(super) fn of_dice(dice: Option<Dice>) -> String {
    match dice {
        None => say!("dice-none"),
        Some(Dice::One(die)) => die.to_string(),
        Some(Dice::Two(coloured, white)) => {
            say!("dice-two", coloured = coloured.pips(), white = white.pips())
        }
    }
}

/// Returns the id of a cohesion test in messages, or `none` for no test.
pub(super) fn test_id(test: Option<CohesionTest>) -> &'static str {
    test.map_or("none", CohesionTest::id)
}

/// Returns a detail with the result of a roll.
pub(super) fn result_of(result: String) -> Detail {
    Detail::new(say!("detail-result"), result)
}

/// Returns the columns of a fire combat that is shifted off the table. FIRE-10.
pub(super) fn of_shifts(rules: &Rules, first: ColumnId, applied: &[AppliedShift]) -> Vec<Detail> {
    let first = Detail::new(say!("detail-first-column"), rules.game.crt.label(first));
    let result = result_of(test_or_none(None));
    std::iter::once(first).chain(shifts(rules, applied)).chain([result]).collect()
}

/// Returns the name of a column shift. A package may have shifts of its own, named by their ids.
pub fn shift_name(id: &str) -> String {
    say!("shift", id, words = id.replace('_', " "))
}

fn shifts<'a>(rules: &'a Rules, applied: &'a [AppliedShift]) -> impl Iterator<Item = Detail> + 'a {
    let words = |shift: &AppliedShift| {
        let detail = Detail::new(shift_name(&shift.id), format!("{:+}", shift.columns));
        detail.by(rulebook::section(&rules.profile, &shift.rule))
    };
    applied.iter().map(words)
}

pub(super) fn share(game: &Game, firer: &Contribution) -> Detail {
    let (sp, modified, band) = (firer.sp, firer.modified, band_name(firer.band));
    let value = if sp == modified {
        say!("share-whole", sp, band)
    } else {
        let (factor, halved) =
            (range::factor(firer.band), if firer.halved { "halved" } else { "whole" });
        say!("share-of", sp, modified, band, factor, halved)
    };
    Detail::new(unit_name(game, firer.unit), value)
}

fn of_look_up(rules: &Rules, look_up: &LookUp) -> Vec<Detail> {
    let game = &rules.game;
    let first = say!(
        "detail-column-of",
        column = game.crt.label(look_up.first_column),
        strength = strength(look_up.strength)
    );
    let mut details = vec![
        Detail::new(say!("detail-table"), say!("detail-combat-table")),
        Detail::new(say!("detail-first-column"), first),
    ];
    details.extend(shifts(rules, &look_up.shifts));
    details.extend([
        Detail::new(say!("detail-column"), game.crt.label(look_up.column)),
        Detail::new(say!("detail-dice"), of_dice(look_up.dice)),
        Detail::new(say!("detail-lead-unit"), unit_name(game, look_up.lead)),
        Detail::new(say!("detail-cohesion-rating"), look_up.cr.to_string()),
        result_of(test_or_none(look_up.test)),
    ]);
    details
}
