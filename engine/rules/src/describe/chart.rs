//! Look-ups on charts, in full: whoever has the charts can do them again from the log.

use kernel::Dice;

use super::line::Detail;
use super::name::{number, strength, unit_name, units};
use crate::event::{CloseReport, Contribution, FireReport, LookUp};
use crate::game::{CohesionTest, Game, RangeBand};

/// What a fire was computed from. FIRE-09 to FIRE-22.
pub(super) fn of_fire(game: &Game, report: &FireReport) -> Vec<Detail> {
    let mut details: Vec<_> = report.firers.iter().map(|firer| share(game, firer)).collect();
    details.extend(of_look_up(game, &report.look_up));
    details
}

/// What a close combat was computed from. CC-10 to CC-23.
pub(super) fn of_close_combat(game: &Game, report: &CloseReport) -> Vec<Detail> {
    let mut details = vec![
        Detail::new("assaulting hex", number(game, report.assaulting)),
        Detail::new("attackers", units(game, &report.attackers)),
        Detail::new("attacking strength", report.attacking_sp.to_string()),
        Detail::new("defending strength", report.defending_sp.to_string()),
    ];
    details.extend(of_look_up(game, &report.look_up));
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

fn share(game: &Game, firer: &Contribution) -> Detail {
    let value = format!("{} at {} range", firer.sp, band(firer.band));
    Detail::new(unit_name(game, firer.unit), value)
}

fn of_look_up(game: &Game, look_up: &LookUp) -> Vec<Detail> {
    let first = format!(
        "{} (strength {})",
        game.crt.label(look_up.first_column),
        strength(look_up.strength)
    );
    let mut details =
        vec![Detail::new("table", "Combat Results"), Detail::new("first column", first)];
    for shift in &look_up.shifts {
        let shifted = Detail::new(shift.id.as_str(), format!("{:+}", shift.columns));
        details.push(shifted.by(shift.rule.as_str()));
    }
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
