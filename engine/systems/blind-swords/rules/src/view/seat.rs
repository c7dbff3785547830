//! Position as known to a side, for computation.

use kernel::Side;

use super::chits::is_unseen;
use crate::board::{Board, BoardSetup, ChitPlace};
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;

/// Position as known to a side. It is a complete board that all rules can query. Chits that the
/// side cannot tell apart are in a fixed order that reveals nothing.
///
/// Two positions that differ only in hidden data have equal views. A computer player that uses only
/// a view therefore decides alike in both. CMD-01, CMD-05, CHIT-05, V-24, V-25.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatView {
    side: Side,
    board: Board,
    covered: Vec<usize>,
}

impl SeatView {
    /// Returns the view of a side.
    pub fn of(position: Position<'_>, side: Side) -> Self {
        let other = side.other();
        let chits = position.board.chits().iter().enumerate();
        let covered = chits.filter(|(_, copy)| {
            position.chit(copy.kind).side == Some(other) && is_unseen(position, copy, Some(side))
        });
        let covered: Vec<usize> = covered.map(|(copy, _)| copy).collect();
        let mut setup = BoardSetup::of(position.package, position.board.clone());
        setup.forget_drawn_key(other);
        for &copy in &covered {
            if setup.board().chits()[copy].place == ChitPlace::Key {
                setup.forget_key(copy, other);
            }
        }
        let mut places = places(setup.board(), &covered);
        places.sort_unstable();
        place_chits(&mut setup, &covered, &places);
        Self { side, board: setup.finish(), covered }
    }

    /// Returns the side that the view is for.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Returns the board with hidden data in a fixed order.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the indices of the other side's event chits that this side cannot tell apart.
    pub fn covered(&self) -> &[usize] {
        &self.covered
    }

    /// Returns a random position that is consistent with this view. The indistinguishable chits are
    /// shuffled, and each order is equally likely. `below` returns a random number below its
    /// argument.
    ///
    /// The key chit was chosen in secret, so each unseen event chit is equally likely to be in each
    /// place.
    pub fn imagine(&self, rules: &Rules, mut below: impl FnMut(u32) -> u32) -> Board {
        let mut places = places(&self.board, &self.covered);
        if places.iter().all(|place| *place == ChitPlace::Pool) {
            return self.board.clone();
        }
        for last in (1..places.len()).rev() {
            places.swap(last, below(last as u32 + 1) as usize);
        }
        let mut setup = BoardSetup::of(rules, self.board.clone());
        place_chits(&mut setup, &self.covered, &places);
        setup.finish()
    }
}

/// Returns a position with only public information. The hidden chits of both sides are in a fixed
/// order.
pub fn open_to_all(position: Position<'_>) -> Board {
    let seen = SeatView::of(position, Side::Usa).board;
    SeatView::of(Position { package: position.package, board: &seen }, Side::Csa).board
}

/// Returns the place of each chit copy in `copies`.
pub fn places(board: &Board, copies: &[usize]) -> Vec<ChitPlace> {
    copies.iter().map(|&copy| board.chits()[copy].place).collect()
}

fn place_chits(setup: &mut BoardSetup<'_>, copies: &[usize], places: &[ChitPlace]) {
    for (&copy, &place) in copies.iter().zip(places) {
        if setup.board().chits()[copy].place != place {
            setup.move_copy(copy, place);
        }
    }
}
