//! Procedure for depletion. COH-02.

use kernel::Play;

use super::break_test;
use crate::board::Face;
use crate::event::Event;
use crate::game::UnitId;
use crate::position_ext::{PositionExt, is_on_map};
use crate::system::Table;

/// Depletes a unit. A fresh unit flips, and a battleworn unit takes a Break Test. SS 15.1a, BS
/// 12.1a. COH-02, VAL-01, VAL-11.
pub fn deplete(table: &mut Table, unit: UnitId) -> Play {
    if !is_on_map(table.position(), unit) {
        return Ok(());
    }
    let has_fresh_face = {
        let mount = table.board().unit(unit).mount;
        table.position().info(unit).fresh_as(mount).is_some()
    };
    match table.board().unit(unit).face {
        Face::Fresh if has_fresh_face => {
            table.emit(Event::Depleted { unit });
            Ok(())
        }
        Face::Fresh | Face::Battleworn => break_test::take(table, unit),
    }
}
