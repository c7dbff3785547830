//! Log text for events of fire, close combat and cohesion, with the values that determined each
//! event.

use kernel::{Detail, say};

use crate::describe::chart::{of_close_combat, of_dice, of_fire, of_shifts, result_of, test_id};
use crate::describe::name::{number, side, test_name, unit_name, units};
use crate::event::{CloseReport, CombatEvent, FireReport, LookUp};
use crate::game::Game;
use crate::position_ext::members;
use crate::rules::Rules;

/// Returns the log text of an event about combat, and the values that determined it.
pub(super) fn tell(rules: &Rules, event: CombatEvent<'_>) -> (String, Vec<Detail>) {
    let game = &rules.game;
    match event {
        CombatEvent::FireResolved { report } => (fire(game, report), of_fire(rules, report)),
        CombatEvent::CloseCombatResolved { report } => {
            (close_combat(game, report), of_close_combat(rules, report))
        }
        CombatEvent::FireWasted { side: who, firers, target, first_column, shifts } => {
            let text = say!(
                "log-fire-wasted",
                side = side(game, *who),
                units = units(game, firers),
                hex = number(game, *target)
            );
            (text, of_shifts(rules, *first_column, shifts))
        }
        CombatEvent::CohesionTested { lead, close, test, dice, result } => {
            let combat = if *close { "close-combat" } else { "fire" };
            let test = test_name(*test);
            let details = vec![
                Detail::new(say!("detail-table"), say!("detail-cohesion-table", combat)),
                Detail::new(say!("detail-section"), test.clone()),
                Detail::new(say!("detail-dice"), of_dice(*dice)),
                result_of(result.to_string()),
            ];
            let unit = unit_name(game, *lead);
            (say!("log-cohesion-tested", unit, test, result = result.to_string()), details)
        }
    }
}

fn fire(game: &Game, report: &FireReport) -> String {
    let mut firers = kernel::IdSet::EMPTY;
    report.firers.iter().for_each(|firer| firers.insert(firer.unit.index()));
    say!(
        "log-fire-resolved",
        side = side(game, report.side),
        units = units(game, &firers),
        count = members(&firers).count(),
        hex = number(game, report.target),
        outcome = outcome(game, &report.look_up)
    )
}

fn close_combat(game: &Game, report: &CloseReport) -> String {
    say!(
        "log-close-combat-resolved",
        side = side(game, report.side),
        units = units(game, &report.attackers),
        count = members(&report.attackers).count(),
        hex = number(game, report.target),
        outcome = outcome(game, &report.look_up)
    )
}

/// Describes the result of a look-up: `column 9-10, dice 5-2: Tough test for 28th NY`.
fn outcome(game: &Game, look_up: &LookUp) -> String {
    say!(
        "log-outcome",
        column = game.crt.label(look_up.column),
        dice = look_up.dice.map_or_else(|| "none".to_owned(), |dice| dice.to_string()),
        test = test_id(look_up.test),
        unit = unit_name(game, look_up.lead)
    )
}
