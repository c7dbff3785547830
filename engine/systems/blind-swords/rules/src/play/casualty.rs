//! General casualties. SS 10.5b, BS 7.3. CHIT-13, CHIT-14, ORG-04.

use kernel::{Play, Side};

use crate::check::chits;
use crate::event::Event;
use crate::play::command;
use crate::system::{Roll, Table};

/// Rolls on the general casualty table of a side. The roll has no effect on a general whose chit is
/// not in the game. A general who is already a casualty returns. SS 10.5b. CHIT-13, CHIT-14, A-27.
pub fn play(table: &mut Table, side: Side) -> Play {
    let die = command::roll_one(table, side, Roll::Casualty)?;
    let rolled = table.package().casualties()[side][die.index()];
    let leader = rolled.filter(|&chit| chits::is_in_game(table.position(), chit));
    table.emit(Event::CasualtyRolled { side, die, leader });
    if let Some(chit) = leader {
        let casualty = !table.board().is_casualty(chit);
        table.emit(Event::LeaderChanged { chit, casualty });
    }
    Ok(())
}
