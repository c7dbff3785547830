//! Facts of fire, close combat and cohesion; they carry what they were computed from.

use kernel::Detail;

use crate::describe::chart::{of_close_combat, of_dice, of_fire, of_shifts, test_name};
use crate::describe::name::{acting, number, side, unit_name, units};
use crate::event::{CloseReport, CombatEvent, FireReport, LookUp};
use crate::game::{CohesionResult, CohesionTest, Game, UnitId};
use crate::rules::Rules;

/// The words of a fact, and what it was computed from.
pub(super) fn tell(rules: &Rules, event: CombatEvent<'_>) -> (String, Vec<Detail>) {
    let game = &rules.game;
    match event {
        CombatEvent::FireResolved { report } => (fire(game, report), of_fire(rules, report)),
        CombatEvent::CloseCombatResolved { report } => {
            (close_combat(game, report), of_close_combat(rules, report))
        }
        CombatEvent::FireWasted { side: who, firers, target, first_column, shifts } => {
            let text = format!(
                "{}: {} at {}: shifted off the table, no effect",
                side(game, *who),
                units(game, firers),
                number(game, *target)
            );
            (text, of_shifts(rules, *first_column, shifts))
        }
        CombatEvent::CohesionTested { lead, close, test, dice, result } => {
            let table = if *close { "Close Combat Cohesion" } else { "Fire Combat Cohesion" };
            let details = vec![
                Detail::new("table", table),
                Detail::new("section", test_name(Some(*test))),
                Detail::new("dice", of_dice(*dice)),
                Detail::new("result", result.to_string()),
            ];
            (cohesion(game, *lead, *test, result), details)
        }
    }
}

fn fire(game: &Game, report: &FireReport) -> String {
    let mut names = kernel::IdSet::EMPTY;
    report.firers.iter().for_each(|firer| names.insert(firer.unit.index()));
    format!(
        "{}: {} at {}: {}",
        side(game, report.side),
        acting(game, &names, "fire"),
        number(game, report.target),
        outcome(game, &report.look_up)
    )
}

fn close_combat(game: &Game, report: &CloseReport) -> String {
    format!(
        "{}: {} {}: {}",
        side(game, report.side),
        acting(game, &report.attackers, "attack"),
        number(game, report.target),
        outcome(game, &report.look_up)
    )
}

/// `column 9-10, dice 5-2: Tough test for 28th NY`.
fn outcome(game: &Game, look_up: &LookUp) -> String {
    let column = game.crt.label(look_up.column);
    let dice = look_up.dice.map_or_else(String::new, |dice| format!(", dice {dice}"));
    let lead = unit_name(game, look_up.lead);
    match look_up.test {
        None => format!("column {column}{dice}: no effect on {lead}"),
        test => format!("column {column}{dice}: {} for {lead}", test_name(test)),
    }
}

fn cohesion(game: &Game, lead: UnitId, test: CohesionTest, result: &CohesionResult) -> String {
    format!("{}, {}: {result}", unit_name(game, lead), test_name(Some(test)))
}
