use kernel::{Play, Side};

use crate::board::Stage;
use crate::check::{victory, zones};
use crate::event::Event;
use crate::game::{Opening, UnitSet};
use crate::look::Look;
use crate::system::{Scene, Table};
use crate::variants::NightContact;

/// Begins the first turn. CM 14.2.2.
pub(super) fn first(table: &mut Table) -> Play {
    let scenario = table.package().scenario();
    let (side, turn) = (scenario.first_side, scenario.first_turn);
    table.emit(Event::TurnBegan { turn });
    table.emit(Event::StageBegan { side, stage: Stage::TurnStart });
    Ok(())
}

/// Begins a turn with the first player's half, or with the Artillery Phases alone. CM 5, 11,
/// 14.2.2. CW-SCN-04.
pub(super) fn begin(table: &mut Table) -> Play {
    fall_of_night(table, NightContact::GameTurn);
    let (side, stage) = (table.package().scenario().first_side, first_stage(table.scene()));
    table.emit(Event::StageBegan { side, stage });
    Ok(())
}

/// Records the units that may fire at night: those adjacent to an enemy at the start. The variant
/// decides between game turn and player turn. CM 11. CW-NGT-02.
pub(super) fn fall_of_night(table: &mut Table, beginning: NightContact) {
    let scene = table.scene();
    if !scene.is_night() || scene.package.variants.night_contact != beginning {
        return;
    }
    let of_side = |side: Side| {
        let near = move |hex| zones::has_neighbour(scene, hex, side.other());
        scene.on_map(side).filter(move |(_, hex)| near(*hex)).map(|(unit, _)| unit.index())
    };
    let contact: UnitSet = Side::BOTH.into_iter().flat_map(of_side).collect();
    table.emit(Event::NightFell { contact });
}

fn plays_guns_only(scene: Scene<'_>) -> bool {
    let scenario = scene.package.scenario();
    scenario.opening == Opening::ArtilleryOnly && scene.board.turn() == scenario.first_turn
}

fn first_stage(scene: Scene<'_>) -> Stage {
    if plays_guns_only(scene) { Stage::Artillery } else { Stage::Command }
}

/// Begins the next phase or step. CM 5. CW-SEQ-01, CW-SEQ-02.
pub(super) fn after(table: &mut Table) {
    let scene = table.scene();
    let (side, first) = (scene.board.active(), scene.package.scenario().first_side);
    let (side, stage) = match scene.board.stage() {
        Stage::Command => (side, Stage::Artillery),
        Stage::Artillery if !plays_guns_only(scene) => (side, Stage::Movement),
        Stage::Movement => (side, Stage::Defence),
        Stage::Defence => (side, Stage::Offence),
        Stage::Offence => (side, Stage::Rally),
        Stage::Artillery | Stage::Rally if side == first => (side.other(), first_stage(scene)),
        Stage::Artillery | Stage::Rally => (first, Stage::TurnEnd),
        Stage::SetUp(_) | Stage::TurnStart | Stage::TurnEnd | Stage::Over => return,
    };
    table.emit(Event::StageBegan { side, stage });
}

/// Scores the objectives and advances the turn. CM 5 C, 14.1.6. CW-SEQ-03, CW-VIC-02, CW-VIC-05.
pub(super) fn end(table: &mut Table) -> Play {
    if plays_guns_only(table.scene()) {
        Side::BOTH.into_iter().for_each(|side| table.emit(Event::MarkersRemoved { side }));
    }
    score(table);
    let scenario = table.package().scenario();
    let (side, last) = (scenario.first_side, scenario.last_turn);
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
    let hexes = victory::held(table.scene(), side);
    if !hexes.is_empty() {
        let points = each * hexes.len() as u16;
        table.emit(Event::ObjectivesScored { side, hexes, points });
    }
}
