use kernel::{Play, Side};

use crate::board::Stage;
use crate::check::{victory, zones};
use crate::event::Event;
use crate::game::{Opening, UnitSet};
use crate::position_ext::PositionExt;
use crate::system::{Position, Table};
use crate::variants::NightContact;

/// Begins the first turn of the scenario. CM 14.2.2.
pub(super) fn first(table: &mut Table) -> Play {
    let scenario = table.package().scenario();
    let (side, turn) = (scenario.first_side, scenario.turns.first);
    table.emit(Event::TurnBegan { turn });
    table.emit(Event::StageBegan { side, stage: Stage::TurnStart });
    Ok(())
}

/// Begins a turn with the player turn of the side that plays first, or with the Artillery Phases
/// alone. CM 5, 11, 14.2.2. CW-SCN-04.
pub(super) fn begin(table: &mut Table) -> Play {
    fall_of_night(table, NightContact::GameTurn);
    let (side, stage) = (table.package().scenario().first_side, first_stage(table.position()));
    table.emit(Event::StageBegan { side, stage });
    Ok(())
}

/// Records the units that may fire at night: those adjacent to an enemy when the turn starts. The
/// variant decides whether the start of the game turn or of the player turn counts. CM 11.
/// CW-NGT-02.
pub(super) fn fall_of_night(table: &mut Table, beginning: NightContact) {
    let position = table.position();
    if !position.is_night() || position.package.variants.night_contact != beginning {
        return;
    }
    let of_side = |side: Side| {
        let near = move |hex| zones::has_neighbour(position, hex, side.other());
        position.on_map(side).filter(move |(_, hex)| near(*hex)).map(|(unit, _)| unit.index())
    };
    let contact: UnitSet = Side::BOTH.into_iter().flat_map(of_side).collect();
    table.emit(Event::NightFell { contact });
}

fn plays_guns_only(position: Position<'_>) -> bool {
    let scenario = position.package.scenario();
    scenario.opening == Opening::ArtilleryOnly && position.board.turn() == scenario.turns.first
}

fn first_stage(position: Position<'_>) -> Stage {
    if plays_guns_only(position) { Stage::Artillery } else { Stage::Command }
}

/// Begins the next phase or step. CM 5. CW-SEQ-01, CW-SEQ-02.
pub(super) fn after(table: &mut Table) {
    let position = table.position();
    let (side, first) = (position.board.active(), position.package.scenario().first_side);
    let (side, stage) = match position.board.stage() {
        Stage::Command => (side, Stage::Artillery),
        Stage::Artillery if !plays_guns_only(position) => (side, Stage::Movement),
        Stage::Movement => (side, Stage::Defence),
        Stage::Defence => (side, Stage::Offence),
        Stage::Offence => (side, Stage::Rally),
        Stage::Artillery | Stage::Rally if side == first => (side.other(), first_stage(position)),
        Stage::Artillery | Stage::Rally => (first, Stage::TurnEnd),
        Stage::SetUp(_) | Stage::TurnStart | Stage::TurnEnd | Stage::Over => return,
    };
    table.emit(Event::StageBegan { side, stage });
}

/// Scores the objectives and advances the turn. CM 5 C, 14.1.6. CW-SEQ-03, CW-VIC-02, CW-VIC-05.
pub(super) fn end(table: &mut Table) -> Play {
    if plays_guns_only(table.position()) {
        Side::BOTH.into_iter().for_each(|side| table.emit(Event::MarkersRemoved { side }));
    }
    score(table);
    let scenario = table.package().scenario();
    let (side, last) = (scenario.first_side, scenario.turns.last);
    let turn = table.board().turn();
    if turn >= last {
        table.emit(Event::GameEnded {});
    } else {
        table.emit(Event::TurnBegan { turn: turn + 1 });
        table.emit(Event::StageBegan { side, stage: Stage::TurnStart });
    }
    Ok(())
}

fn score(table: &mut Table) {
    let victory = &table.package().scenario().victory;
    let (side, each) = (victory.side, victory.objective);
    let hexes = victory::held(table.position(), side);
    if !hexes.is_empty() {
        let points = each * hexes.len() as u16;
        table.emit(Event::ObjectivesScored { side, hexes, points });
    }
}
