use kernel::{Dice, Die, Play, Throw};

use super::turn;
use crate::check::command;
use crate::event::Event;
use crate::game::{ArrivalId, Due, DueTable, EachTurn, Price};
use crate::system::{Roll, Table};
use crate::variants::NightContact;

/// Rolls for reinforcements, then plays the Command Phase. CM 6, 14.3.2, 14.4. CW-CMD-01.
pub(super) fn phase(table: &mut Table) -> Play {
    arrivals(table)?;
    turn::fall_of_night(table, NightContact::PlayerTurn);
    let side = table.board().active();
    let out_of_command = command::out_of_command(table.position(), side);
    table.emit(Event::CommandChecked { side, out_of_command });
    turn::after(table);
    Ok(())
}

/// Rolls for the arrival of reinforcements. CM 14.3.2, 14.4. CW-FRE-04, CW-POP-01, CW-POP-02.
fn arrivals(table: &mut Table) -> Play {
    let side = table.board().active();
    let own = table.package().arrivals().filter(|(_, arrival)| arrival.side == side);
    for id in own.map(|(id, _)| id).collect::<Vec<_>>() {
        let (turn, arrival) = (table.board().turn(), table.package().arrival(id));
        if table.board().due(id).is_some() {
            continue;
        }
        match arrival.due() {
            Some(Due::Table(DueTable { when, turns })) if when == turn => {
                let die = roll(table, id)?;
                let turn = Some(turns[die.index()]);
                table.emit(Event::ArrivalRolled { arrival: id, die, turn });
            }
            Some(Due::EachTurn(EachTurn { from, modifier })) if turn >= from => {
                let die = roll(table, id)?;
                let comes = die.pips() as i8 + modifier < turn as i8;
                let due = comes.then_some(turn);
                table.emit(Event::ArrivalRolled { arrival: id, die, turn: due });
                if comes {
                    pay(table, id);
                }
            }
            Some(Due::Turn(_) | Due::Table(_) | Due::EachTurn(_)) | None => {}
        }
    }
    Ok(())
}

fn roll(table: &mut Table, arrival: ArrivalId) -> Play<Die> {
    let side = table.package().arrival(arrival).side;
    match table.roll(side, Roll::Arrival(arrival), Throw::D10)? {
        Dice::One(die) | Dice::Two(die, _) => Ok(die),
    }
}

/// Scores the victory points that the enemy gets for an arrival. CM 14.4. CW-POP-02.
fn pay(table: &mut Table, arrival: ArrivalId) {
    let turn = table.board().turn();
    let price = table.package().arrival(arrival).price.as_ref();
    if let Some(Price { points, .. }) = price.filter(|price| !price.not_on.contains(&turn)) {
        let points = *points;
        table.emit(Event::PricePaid { arrival, points });
    }
}
