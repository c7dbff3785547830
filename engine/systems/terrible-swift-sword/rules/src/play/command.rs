//! Initial Command Phase. ST 4.0 A, 17.12.

use kernel::Play;

use super::turn;
use crate::check::command;
use crate::event::Event;
use crate::system::Table;

/// Determines which units of the phasing side are out of command until its next turn. ST 4.0 A,
/// 17.12. ST-SEQ-03, ST-LEAD-02.
pub(super) fn phase(table: &mut Table) -> Play {
    let side = table.board().active();
    let out_of_command = command::out_of_command(table.position(), side);
    table.emit(Event::CommandChecked { side, out_of_command });
    turn::after(table);
    Ok(())
}
