//! Set-up. ST 21.

use kernel::{Direction, HexId, Play};

use super::turn;
use crate::check::{legality, movement, set_up};
use crate::choice::{Choice, Mover, Word};
use crate::event::{Event, ReserveMark};
use crate::game::{Formation, LeaderId, Placement, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{FacingQuestion, Question, SetUpQuestion};
use crate::system::Table;

/// Sets up one unit or leader, or a whole side historically. When both sides have set up, begins
/// the first turn. ST 21.0. ST-SETUP-01.
pub(super) fn one(table: &mut Table) -> Play {
    let (side, first) = (table.board().active(), table.package().scenario().first);
    if set_up::is_fresh(table.position()) && plans(table)? {
        return Ok(());
    }
    if let Some(unit) = set_up::next_unit(table.position()) {
        return place(table, unit);
    }
    if let Some(leader) = set_up::next_leader(table.position()) {
        return place_leader(table, leader);
    }
    table.emit(Event::SetUpEnded { side });
    if side == first {
        turn::first(table);
    }
    Ok(())
}

fn ask(table: &mut Table, question: SetUpQuestion) -> Play<Option<Choice>> {
    let (side, question) = (table.board().active(), Question::SetUp(question));
    let options = legality::options(table.position(), &question);
    if options.is_empty() {
        return Ok(None);
    }
    table.choose(side, question, options).map(Some)
}

/// Asks whether the side uses the historical set-up, and sets it up if so. Returns the answer.
fn plans(table: &mut Table) -> Play<bool> {
    let (side, game) = (table.board().active(), table.shared_package());
    let placements = &game.scenario().placements;
    let own = |unit: &UnitId| game.game.units[unit.index()].side == side;
    if !placements.iter().any(|placement| placement.units.iter().any(own)) {
        return Ok(false);
    }
    if ask(table, SetUpQuestion::Plan)? != Some(Choice::Word(Word::Historical)) {
        return Ok(false);
    }
    for Placement { hex, facing, units, leaders, .. } in placements {
        let facing = game.game.map.direction(facing).unwrap_or(Direction::ALL[0]);
        // From the bottom, because each unit is placed on top.
        for unit in units.iter().copied().filter(own).rev() {
            let formations = table.position().info(unit).arm.formations();
            let mounted = formations.iter().find(|it| **it == Formation::Mounted);
            stand(table, unit, *hex, *mounted.unwrap_or(&formations[0]), facing);
        }
        for leader in leaders.iter().copied() {
            if table.position().leader_info(leader).side == side {
                table.emit(Event::LeaderPlaced { leader, hex: *hex });
            }
        }
    }
    Ok(true)
}

/// Sets up one unit: its formation, its hex and its facing. ST 7.0, 21.0. ST-SETUP-01, ST-SETUP-02.
fn place(table: &mut Table, unit: UnitId) -> Play {
    let formation = match ask(table, SetUpQuestion::Formation(unit))? {
        Some(Choice::Formation(formation)) => formation,
        _ => table.position().info(unit).arm.formations()[0],
    };
    let hex = match ask(table, SetUpQuestion::Unit(unit, formation))? {
        Some(Choice::Hex(hex)) => hex,
        // A zone without room is an error of the package: the unit stands in its first hex.
        _ => refuge(table, Mover::Unit(unit)),
    };
    let side = table.board().active();
    let is_first = table.position().top(side, hex).is_none();
    let facing = movement::facing_in(table.position(), unit, hex, Direction::ALL[0]);
    stand(table, unit, hex, formation, facing);
    if is_first && formation.has_facing() {
        let question = Question::Facing(FacingQuestion { side, hex });
        let options = legality::options(table.position(), &question);
        if !options.is_empty()
            && let Choice::Facing(facing) = table.choose(side, question, options)?
        {
            table.emit(Event::Faced { side, hex, facing });
        }
    }
    Ok(())
}

fn stand(table: &mut Table, unit: UnitId, hex: HexId, formation: Formation, facing: Direction) {
    table.emit(Event::UnitPlaced { unit, hex, formation, facing });
    let position = table.position();
    let zone = set_up::zone(position, Mover::Unit(unit));
    if zone.is_some_and(|zone| set_up::goes_in_reserve(position, zone, unit)) {
        let units = [unit.index()].into_iter().collect();
        table.emit(Event::ReserveChanged { hex, units, reserve: ReserveMark::Placed });
    }
}

/// Sets up a leader with troops of the leader's command. ST 17.3, 21.1.
fn place_leader(table: &mut Table, leader: LeaderId) -> Play {
    let hex = match ask(table, SetUpQuestion::Leader(leader))? {
        Some(Choice::Hex(hex)) => hex,
        _ => refuge(table, Mover::Leader(leader)),
    };
    table.emit(Event::LeaderPlaced { leader, hex });
    Ok(())
}

fn refuge(table: &Table, mover: Mover) -> HexId {
    let zone = set_up::zone(table.position(), mover);
    zone.and_then(|zone| zone.hexes.first().copied()).unwrap_or(HexId(0))
}
