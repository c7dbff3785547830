//! Sequence of play. ST 4.0.

use crate::board::Stage;
use crate::event::{Event, MoraleCause};
use crate::system::Table;

/// Begins the first turn. ST 4.0, 19.2. ST-SEQ-01, ST-UAM-01.
pub(super) fn first(table: &mut Table) {
    begin(table, 1);
}

/// Begins the next turn, or ends the game after the last. ST 2.5. ST-SEQ-08.
pub(super) fn next(table: &mut Table) {
    if is_last(table) {
        table.emit(Event::GameEnded {});
    } else {
        begin(table, table.board().turn() + 1);
    }
}

/// Whether the current turn is the last. ST 2.5. ST-SEQ-08.
pub(super) fn is_last(table: &Table) -> bool {
    table.board().turn() >= table.package().scenario().turns.last
}

fn begin(table: &mut Table, turn: u8) {
    let side = table.package().scenario().first;
    table.emit(Event::TurnBegan { turn });
    let by = table.package().game.charts.morale.each_turn as i16;
    table.emit(Event::MoraleChanged { by, cause: MoraleCause::Turn });
    table.emit(Event::StageBegan { side, stage: Stage::InitialCommand });
}

/// Begins the next phase. ST 4.0. ST-SEQ-01, ST-SEQ-02.
pub(super) fn after(table: &mut Table) {
    let (side, first) = (table.board().active(), table.package().scenario().first);
    let (side, stage) = match table.board().stage() {
        Stage::InitialCommand => (side, Stage::Movement),
        Stage::Movement => (side, Stage::DefensiveFire),
        Stage::DefensiveFire => (side, Stage::OffensiveFire),
        Stage::OffensiveFire => (side, Stage::Charges),
        Stage::Charges => (side, Stage::BeforeMelee),
        Stage::BeforeMelee => (side, Stage::Melee),
        Stage::Melee => (side, Stage::FinalCommand),
        Stage::FinalCommand if side == first => (side.other(), Stage::InitialCommand),
        Stage::FinalCommand => (first, Stage::TurnEnd),
        Stage::SetUp | Stage::TurnEnd | Stage::Over => return,
    };
    table.emit(Event::StageBegan { side, stage });
}
