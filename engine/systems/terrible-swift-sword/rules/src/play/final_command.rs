//! Final Command Phase. ST 4.0 G.

use kernel::Play;

use super::{leaders, supply, turn};
use crate::check::{legality, rally};
use crate::choice::Choice;
use crate::event::{Event, MoraleCause};
use crate::game::{Arm, LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::question::Question;
use crate::system::Table;

/// Plays rally, resupply, replacements and the removal of Pins, in this order. ST 4.0 G,
/// 10.88. ST-SEQ-06, ST-PIN-06.
pub(super) fn phase(table: &mut Table) -> Play {
    rallies(table)?;
    supply::resupply(table);
    leaders::replace(table)?;
    let side = table.board().active();
    table.emit(Event::PinsRemoved { side });
    turn::after(table);
    Ok(())
}

/// Rallies routed units: limbered batteries by themselves, the others by their leaders. Brigade
/// leaders come before army leaders, who can rally the remaining units. ST 14.4, 17.17. ST-ROUT-15.
fn rallies(table: &mut Table) -> Play {
    let side = table.board().active();
    let position = table.position();
    let alone = position.on_map(side).map(|(unit, _)| unit);
    let alone: Vec<_> = alone.filter(|unit| rally::rallies_alone(position, *unit)).collect();
    for unit in alone {
        rallied(table, unit, None);
    }
    let position = table.position();
    let own = position.board.leaders().filter(|it| position.leader_info(*it).side == side);
    let (brigades, army): (Vec<_>, Vec<_>) =
        own.partition(|leader| position.leader_info(*leader).brigade.is_some());
    for leader in brigades.into_iter().chain(army) {
        rallies_by(table, leader)?;
    }
    Ok(())
}

/// Rallies the units of one leader. The side chooses only if there are more units than the rating
/// allows.
fn rallies_by(table: &mut Table, leader: LeaderId) -> Play {
    let mut left = usize::from(table.position().ratings(leader).rally);
    while left > 0 {
        let question = Question::Rally(leader);
        let mut options = legality::options(table.position(), &question);
        options.retain(|choice| matches!(choice, Choice::Unit(_)));
        let choice = match options.first() {
            None => return Ok(()),
            Some(first) if options.len() <= left => *first,
            Some(_) => {
                let options = legality::options(table.position(), &question);
                table.choose(table.board().active(), question, options)?
            }
        };
        let Choice::Unit(unit) = choice else { return Ok(()) };
        rallied(table, unit, Some(leader));
        left -= 1;
    }
    Ok(())
}

/// Rallies a unit, which raises the army morale. ST 19.34. ST-UAM-06, ST-ROUT-18.
fn rallied(table: &mut Table, unit: UnitId, leader: Option<LeaderId>) {
    table.emit(Event::Rallied { unit, leader });
    let position = table.position();
    let by = i16::from(position.state(unit).strength);
    let counts = matches!(position.info(unit).arm, Arm::Infantry | Arm::Cavalry);
    if counts && position.side_of(unit) == position.charts().morale.side {
        table.emit(Event::MoraleChanged { by, cause: MoraleCause::Rally(unit) });
    }
}
