//! Facts of dice that are compared with a rating or looked up on a table.

use kernel::Detail;

use crate::describe::name::{chit, side, unit_name};
use crate::describe::question::fog_row;
use crate::event::RollEvent;
use crate::game::Game;

/// The words of a fact, and what it was computed from.
pub(super) fn tell(game: &Game, event: RollEvent<'_>) -> (String, Vec<Detail>) {
    match event {
        RollEvent::CommandRolled { chit: of, die, rating } => {
            let text = format!("Command roll for {}: {die} against {rating}", chit(game, *of));
            let full = die.pips() <= *rating;
            let result = if full { "Full Activation" } else { "Limited Activation" };
            (text, against(die.pips(), *rating, result))
        }
        RollEvent::FogRolled { die, row, .. } => {
            let details = vec![
                Detail::new("table", "Fog of War"),
                Detail::new("die", die.to_string()),
                Detail::new("result", fog_row(game, *row)),
            ];
            (format!("Fog of War, {die}: {}", fog_row(game, *row)), details)
        }
        RollEvent::CasualtyRolled { side: of, die, leader } => {
            let text = match leader {
                Some(hit) => format!("{} is hit", chit(game, *hit)),
                None => format!("A near miss: no {} general is hit", side(game, *of)),
            };
            let result = leader.map_or("near miss", |hit| chit(game, hit));
            let details = vec![
                Detail::new("table", format!("General Casualty, {}", side(game, *of))),
                Detail::new("die", die.to_string()),
                Detail::new("result", result),
            ];
            (text, details)
        }
        RollEvent::TableRolled { side: who, what, dice } => {
            let text = format!("{} rolls for {what}: {dice}", side(game, *who));
            (text, vec![Detail::new("dice", dice.to_string())])
        }
        RollEvent::BreakTested { unit, die, cr } => {
            let text = format!("{} takes a Break Test: {die} against {cr}", unit_name(game, *unit));
            let result = match die.pips().saturating_sub(*cr) {
                0 => "passed".to_owned(),
                margin => format!("breaks, {margin} above the rating"),
            };
            (text, against(die.pips(), *cr, &result))
        }
        RollEvent::RebuildRolled { unit, die, cr } => {
            let text = format!("{} tries to rebuild: {die} against {cr}", unit_name(game, *unit));
            let result = if die.pips() <= *cr { "rebuilt" } else { "not rebuilt" };
            (text, against(die.pips(), *cr, result))
        }
    }
}

/// A die, the rating that it is compared with, and what comes of it: up to the rating is good.
fn against(die: u8, rating: u8, result: &str) -> Vec<Detail> {
    vec![
        Detail::new("die", die.to_string()),
        Detail::new("rating", rating.to_string()),
        Detail::new("result", result),
    ]
}
