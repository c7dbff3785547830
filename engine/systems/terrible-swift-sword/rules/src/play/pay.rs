//! Payment of army morale. ST 19.3.

use kernel::Play;

use crate::game::BrigadeId;
use crate::question::Payment;
use crate::system::Table;

/// Asks the side for which brigades it pays, where payment is due at the start of a phase.
pub(super) fn ask(table: &mut Table, payment: Payment) -> Play {
    let (_, _) = (table, payment);
    Ok(())
}

/// Pays for a brigade that has not been paid for in this player turn.
pub(super) fn pay(table: &mut Table, brigade: BrigadeId) {
    let (_, _) = (table, brigade);
}
