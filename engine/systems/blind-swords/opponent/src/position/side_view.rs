//! Position as known to one side.

use blind_swords::Position;
use blind_swords::board::Board;
use blind_swords::view::Seen;
use kernel::Side;

use crate::digest::Digest;

/// Position as known to a side, from which a bot of the side decides.
#[derive(Clone, Debug)]
pub struct SideView {
    side: Side,
    seen: Seen,
}

impl SideView {
    /// Returns the position as known to a side.
    pub fn of(position: Position<'_>, side: Side) -> Self {
        Self { side, seen: Seen::of(position, side) }
    }

    /// Returns the side that the view is for.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Returns the position without the other side's secrets.
    pub const fn seen(&self) -> &Seen {
        &self.seen
    }

    /// Returns the board with hidden data in a fixed order.
    pub const fn board(&self) -> &Board {
        self.seen.board()
    }

    /// Returns a hash of everything that the side knows.
    pub(crate) fn digest(&self) -> u64 {
        Digest::of((self.side, self.board(), self.seen.covered(self.side.other())))
    }
}
