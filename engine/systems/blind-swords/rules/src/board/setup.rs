//! Builder for positions outside play.

use kernel::{HexId, Side};

use super::{Board, BrigadeStatus, ChitCopy, ChitPlace};
use crate::event::Event;
use crate::game::{BrigadeId, ChitId};
use crate::rules::Rules;

/// Builder for a position that is not in play yet.
///
/// In play, only the match's [`Table`](kernel::Table) changes a board, one event at a time:
///
/// ```compile_fail,E0624
/// use blind_swords::{Board, Event, Rules};
///
/// fn write(board: &mut Board, rules: &Rules, event: &Event) {
///     board.apply(rules, event);
/// }
/// ```
///
/// To change a position outside play, build a new board:
///
/// ```
/// use blind_swords::{Board, Event, Rules, board::BoardSetup};
///
/// fn other(board: &Board, rules: &Rules, event: &Event) -> Board {
///     let mut setup = BoardSetup::of(rules, board.clone());
///     setup.establish(event);
///     setup.finish()
/// }
/// ```
#[derive(Clone, Debug)]
pub struct BoardSetup<'a> {
    rules: &'a Rules,
    board: Board,
}

impl<'a> BoardSetup<'a> {
    /// Creates a builder with an empty map.
    pub fn empty(rules: &'a Rules) -> Self {
        Self::of(rules, Board::empty(rules))
    }

    /// Creates a builder with a copy of a board.
    pub const fn of(rules: &'a Rules, board: Board) -> Self {
        Self { rules, board }
    }

    /// Returns the position that the builder has built so far.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Applies an event to the position.
    pub fn establish(&mut self, event: &Event) {
        self.board.apply(self.rules, event);
    }

    /// Sets the side that controls a hex.
    pub fn set_control(&mut self, hex: HexId, side: Side) {
        self.board.write().take_control(hex, side);
    }

    /// Moves a copy of a chit to a place.
    ///
    /// Returns whether a copy was available.
    pub fn place_chit(&mut self, chit: ChitId, place: ChitPlace) -> bool {
        let free = |copy: &&mut ChitCopy| {
            let waits =
                matches!(copy.place, ChitPlace::Out | ChitPlace::Pool | ChitPlace::Discarded);
            copy.kind == chit && waits && copy.place != place
        };
        let copy = self.board.write().chits.iter_mut().find(free);
        copy.map(|copy| copy.place = place).is_some()
    }

    /// Moves a copy of a chit to a place, without updating the count of unknown chits in the cup.
    pub(crate) fn move_copy(&mut self, copy: usize, place: ChitPlace) {
        self.board.write().chits[copy].place = place;
    }

    /// Sets a brigade's status marker.
    pub fn set_status(&mut self, brigade: BrigadeId, status: BrigadeStatus) {
        self.board.write().brigades[brigade.index()].status = status;
    }

    /// Returns the finished board.
    ///
    /// # Panics
    /// If the board does not fit the game ([`BoardState::fits`](super::BoardState::fits)).
    pub fn finish(self) -> Board {
        assert!(self.board.fits(self.rules), "what is laid out fits its game");
        self.board
    }
}
