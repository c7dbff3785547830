//! Procedure for Morale Hits. MH-01 to MH-03.

use kernel::Play;

use super::break_test;
use crate::event::Event;
use crate::game::UnitId;
use crate::position_ext::is_on_map;
use crate::system::Table;

/// Gives a unit Morale Hits. A hit beyond the maximum causes a Break Test. SS 15.6, BS 12.5. MH-01,
/// MH-02, A-74, A-116.
pub fn hit(table: &mut Table, unit: UnitId, hits: u8) -> Play {
    for _ in 0..hits {
        if !is_on_map(table.position(), unit) {
            break;
        }
        match table.board().unit(unit).morale.worse() {
            Some(morale) => table.emit(Event::MoraleSet { unit, morale }),
            None => break_test::take(table, unit)?,
        }
    }
    Ok(())
}
