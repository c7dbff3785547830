//! A position that is being laid out.

use kernel::{HexId, Side};

use super::{Board, BrigadeStatus, ChitCopy, ChitPlace};
use crate::event::Event;
use crate::game::{BrigadeId, ChitId};
use crate::rules::Rules;

/// A position that is being laid out: not a board in play yet.
///
/// A board in play is written by nobody but its table, one fact at a time:
///
/// ```compile_fail,E0624
/// use blind_swords::{Board, Event, Rules};
///
/// fn write(board: &mut Board, rules: &Rules, event: &Event) {
///     board.apply(rules, event);
/// }
/// ```
///
/// Who wants another position lays out one of his own:
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
    /// Begins with nobody on the map.
    pub fn empty(rules: &'a Rules) -> Self {
        Self::of(rules, Board::empty(rules))
    }

    /// Begins with a copy of a board.
    pub const fn of(rules: &'a Rules, board: Board) -> Self {
        Self { rules, board }
    }

    /// The position so far.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Changes the position by a fact.
    pub fn establish(&mut self, event: &Event) {
        self.board.apply(self.rules, event);
    }

    /// Sets who controls a hex.
    pub fn set_control(&mut self, hex: HexId, side: Side) {
        self.board.write().take_control(hex, side);
    }

    /// Puts a copy of a chit in a place, taking it from where it was.
    ///
    /// Returns whether a copy was to be had.
    pub fn place_chit(&mut self, chit: ChitId, place: ChitPlace) -> bool {
        let free = |copy: &&mut ChitCopy| {
            let waits =
                matches!(copy.place, ChitPlace::Out | ChitPlace::Pool | ChitPlace::Discarded);
            copy.kind == chit && waits && copy.place != place
        };
        let copy = self.board.write().chits.iter_mut().find(free);
        copy.map(|copy| copy.place = place).is_some()
    }

    /// Puts a copy of a chit in a place, whatever else that says of the cup.
    pub(crate) fn move_copy(&mut self, copy: usize, place: ChitPlace) {
        self.board.write().chits[copy].place = place;
    }

    /// Forgets which of a side's event chits is its key chit: it lies in the cup as those that nobody
    /// knows. CMD-01.
    pub(crate) fn forget_key(&mut self, copy: usize, side: Side) {
        let position = self.board.write();
        position.chits[copy].place = ChitPlace::Pool;
        position.unknown_in_cup[side] += 1;
    }

    /// Forgets that a drawn chit may have been the key chit of a side. CMD-02.
    pub(crate) fn forget_drawn_key(&mut self, side: Side) {
        if self.board.ambiguous_key(side).is_some() {
            self.board.write().ambiguous_keys[side] = None;
        }
    }

    /// Sets a brigade's status marker.
    pub fn set_status(&mut self, brigade: BrigadeId, status: BrigadeStatus) {
        self.board.write().brigades[brigade.index()].status = status;
    }

    /// The board, ready for play.
    ///
    /// # Panics
    /// If it is not one of its game: [`Position::fits`](super::Position::fits).
    pub fn finish(self) -> Board {
        assert!(self.board.fits(self.rules), "what is laid out fits its game");
        self.board
    }
}
