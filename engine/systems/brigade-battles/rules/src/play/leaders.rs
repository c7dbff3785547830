use kernel::{HexId, Play};

use super::chance;
use crate::check::{leaders, legality};
use crate::choice::{Choice, Word};
use crate::event::Event;
use crate::game::{LeaderId, LeaderSet, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{Along, Concern, Question};
use crate::system::{Roll, Table};

/// Asks for each leader in a hex whether the leader goes with the unit that has left the hex. CM
/// 6.4. CW-LDR-02.
pub(super) fn along(table: &mut Table, unit: UnitId, from: HexId) -> Play {
    let (side, Some(to)) = (table.position().side_of(unit), table.board().hex_of(unit)) else {
        return Ok(());
    };
    let there: Vec<LeaderId> = table.board().leaders_in(from).collect();
    for leader in there.into_iter().filter(|_| from != to) {
        if table.position().leader_info(leader).side != side {
            continue;
        }
        let question = Question::Along(Along { leader, to });
        let options = legality::options(table.position(), &question);
        if table.choose(side, question, options)? == Choice::Word(Word::Go) {
            table.emit(Event::LeaderWent { leader, to });
        }
    }
    Ok(())
}

/// Rolls the casualty test for one of the leaders stacked with the target. The owner chooses the
/// leader. CM 6.4, 9.6. CW-LDR-03, CW-LDR-04.
pub(super) fn casualty(table: &mut Table, there: LeaderSet) -> Play {
    let on_map =
        |leader: &usize| table.board().hex_of_leader(LeaderId::from_index(*leader)).is_some();
    let there: LeaderSet = there.iter().filter(on_map).collect();
    let Some(first) = there.iter().next().map(LeaderId::from_index) else { return Ok(()) };
    let side = table.position().leader_info(first).side;
    let question = Question::Casualty(there);
    let options = legality::options(table.position(), &question);
    let Choice::Leader(leader) = table.choose(side, question, options)? else { return Ok(()) };
    let die = chance::die(table, side, Roll::Casualty(leader), Concern::Leader(leader))?;
    table.emit(Event::LeaderTested { leader, die });
    if table.package().game.charts.command.hits(die) {
        hit(table, leader);
    }
    Ok(())
}

/// Applies a hit on a leader. A replacement takes over from an original leader. A replacement that
/// is hit leaves the game. CM 3.3.6, 13. CW-LDR-05.
fn hit(table: &mut Table, leader: LeaderId) {
    if table.board().leader(leader).replaced {
        table.emit(Event::LeaderLost { leader });
    } else {
        table.emit(Event::LeaderReplaced { leader });
    }
}

/// Moves leaders who are alone in a hex to their nearest troops when an enemy unit enters the hex.
/// Leaders without troops in range are hit. CM 6.4. CW-LDR-06.
pub(super) fn overrun(table: &mut Table, unit: UnitId, hex: HexId) {
    let enemy = table.position().side_of(unit).other();
    let there: Vec<LeaderId> = table.board().leaders_in(hex).collect();
    for leader in there {
        let position = table.position();
        if position.leader_info(leader).side != enemy || !leaders::is_alone(position, leader, hex) {
            continue;
        }
        let near = position.game().charts.command.refuge;
        let refuge = leaders::refuge(position, leader);
        if refuge.is_none_or(|(distance, ..)| distance > near) {
            hit(table, leader);
        }
        match refuge {
            _ if table.board().hex_of_leader(leader).is_none() => {}
            Some((_, to, _)) => table.emit(Event::LeaderJoined { leader, to }),
            None => table.emit(Event::LeaderLost { leader }),
        }
    }
}
