//! Log text for events about dice that are compared with a rating or used on a table.

use kernel::{Detail, say};

use crate::describe::chart::result_of;
use crate::describe::name::{chit, side, unit_name};
use crate::describe::question::fog_row;
use crate::event::RollEvent;
use crate::game::Game;

/// Returns the log text of an event about a roll, and the values that determined it.
pub(super) fn tell(game: &Game, event: RollEvent<'_>) -> (String, Vec<Detail>) {
    match event {
        RollEvent::CommandRolled { chit: of, die, rating } => {
            let (die, rating) = (die.pips(), *rating);
            let kind = if die <= rating { "full" } else { "limited" };
            let text = say!("log-command-rolled", chit = chit(game, *of), die, rating);
            (text, against(die, rating, say!("detail-activation", kind)))
        }
        RollEvent::FogRolled { die, row, .. } => {
            let (die, row) = (die.pips(), fog_row(game, *row));
            let text = say!("log-fog-rolled", die, row = &row);
            (text, looked_up(say!("detail-fog-table"), die, row))
        }
        RollEvent::CasualtyRolled { side: of, die, leader } => {
            let side = side(game, *of);
            let table = say!("detail-casualty-table", side);
            let (text, result) = match leader.map(|hit| chit(game, hit)) {
                Some(hit) => (say!("log-general-hit", chit = hit), hit.to_owned()),
                None => (say!("log-near-miss", side), say!("detail-near-miss")),
            };
            (text, looked_up(table, die.pips(), result))
        }
        RollEvent::TableRolled { side: who, what, dice } => {
            let dice = dice.to_string();
            let text = say!("log-table-rolled", side = side(game, *who), what, dice = &dice);
            (text, vec![Detail::new(say!("detail-dice"), dice)])
        }
        RollEvent::BreakTested { unit, die, cr } => {
            let (die, rating) = (die.pips(), *cr);
            let text = say!("log-break-tested", unit = unit_name(game, *unit), die, rating);
            let margin = die.saturating_sub(rating);
            (text, against(die, rating, say!("detail-break-test", margin)))
        }
        RollEvent::RebuildRolled { unit, die, cr } => {
            let (die, rating) = (die.pips(), *cr);
            let text = say!("log-rebuild-rolled", unit = unit_name(game, *unit), die, rating);
            let outcome = if die <= rating { "success" } else { "failure" };
            (text, against(die, rating, say!("detail-rebuild", outcome)))
        }
    }
}

/// Returns details that name a die, the rating and the result. A die not above the rating succeeds.
fn against(die: u8, rating: u8, result: String) -> Vec<Detail> {
    vec![
        Detail::new(say!("detail-die"), die.to_string()),
        Detail::new(say!("detail-rating"), rating.to_string()),
        result_of(result),
    ]
}

/// Returns details that name a table, the die rolled on it, and the result.
fn looked_up(table: String, die: u8, result: String) -> Vec<Detail> {
    vec![
        Detail::new(say!("detail-table"), table),
        Detail::new(say!("detail-die"), die.to_string()),
        result_of(result),
    ]
}
