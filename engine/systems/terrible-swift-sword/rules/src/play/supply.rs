//! Ammunition, rounds and the supply wagon. ST 12.

use kernel::{HexId, Play, Side};

use super::brigade;
use crate::check::{legality, supply};
use crate::choice::{Choice, Word};
use crate::event::{Event, Layer};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::{Question, Transfer};
use crate::system::Table;

/// Resupplies all units of the phasing side that a line of supply reaches. ST 12.23. ST-SUP-03.
pub(super) fn resupply(table: &mut Table) {
    let (position, side) = (table.position(), table.board().active());
    let units = position.on_map(side).map(|(unit, _)| unit);
    let empty = units.filter(|unit| position.state(*unit).depleted);
    let reached: Vec<_> = empty.filter(|it| supply::is_supplied(position, *it).is_ok()).collect();
    for unit in reached {
        table.emit(Event::Resupplied { unit });
        if let Some(id) = table.position().info(unit).brigade {
            brigade::update(table, id);
        }
    }
}

/// Lets the phasing side decide about captured wagons that it still holds when its Movement Phase
/// begins. ST 12.16 to 12.18. ST-SUP-06, ST-SUP-07.
pub(super) fn captures(table: &mut Table) -> Play {
    let (position, side) = (table.position(), table.board().active());
    let wagons = supply::wagons(position, side.other()).map(|(wagon, _)| wagon);
    let taken: Vec<_> = wagons.filter(|it| supply::is_taken(position, *it).is_ok()).collect();
    for wagon in taken {
        let question = Question::Wagon(wagon);
        match table.choose_among(side, question, legality::options)? {
            Choice::Word(Word::Destroy) => table.emit(Event::WagonDestroyed { wagon }),
            _ => table.emit(Event::WagonTaken { wagon, side }),
        }
    }
    Ok(())
}

/// Lets regiments give new guards to wagons at the end of the Movement Phase. ST 12.14. ST-SUP-05.
pub(super) fn guards(table: &mut Table) -> Play {
    let side = table.board().active();
    let wagons: Vec<_> = supply::wagons(table.position(), side).map(|(wagon, _)| wagon).collect();
    for wagon in wagons {
        let question = Question::Guard(wagon);
        if let Choice::Unit(unit) = table.choose_among(side, question, legality::options)? {
            table.emit(Event::GuardGiven { unit, wagon });
        }
    }
    Ok(())
}

/// Lets a side exchange the units of stacks whose top one ran out of ammunition in this phase. ST
/// 8.6. ST-STK-06.
pub(super) fn swaps(table: &mut Table, side: Side) -> Play {
    let position = table.position();
    let spent = position.board.fires().depleted.iter().map(UnitId::from_index);
    let mut hexes: Vec<HexId> = spent.filter_map(|unit| position.board.hex_of(unit)).collect();
    hexes.retain(|hex| supply::swaps(position, side, *hex));
    for hex in hexes {
        let question = Question::Swap(hex);
        let choice = table.choose_among(side, question, legality::options)?;
        if let (Choice::Word(Word::Swap), Some(unit)) = (choice, table.position().top(side, hex)) {
            table.emit(Event::StackOrdered { unit, layer: Layer::Bottom });
        }
    }
    Ok(())
}

/// Lets the batteries of a side transfer rounds at the end of the game turn. Each transfer fills a
/// track, so there are only a few. ST 12.36. ST-ART-05.
pub(super) fn transfers(table: &mut Table, side: Side) -> Play {
    loop {
        let Choice::Unit(from) = asked(table, side, Transfer::From(side))? else { return Ok(()) };
        let Choice::Unit(to) = asked(table, side, Transfer::To(from))? else { return Ok(()) };
        let rounds = asked(table, side, Transfer::Rounds(from, to))?;
        let Choice::Number(rounds) = rounds else { return Ok(()) };
        table.emit(Event::RoundsMoved { from, to, rounds });
    }
}

fn asked(table: &mut Table, side: Side, transfer: Transfer) -> Play<Choice> {
    let question = Question::Transfer(transfer);
    table.choose_among(side, question, legality::options)
}
