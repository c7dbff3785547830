//! A position as a side knows it, to reckon with.

use kernel::Side;

use super::chits::is_unseen;
use crate::board::{Board, BoardSetup, ChitPlace};
use crate::look::Look;
use crate::rules::Rules;
use crate::system::Scene;

/// A position as a side knows it: a board that can be asked whatever the rules ask, on which all that the side
/// may not know lies in an order that tells nothing.
///
/// Two positions that differ only in what the side may not know have the same view, whole. So whoever decides
/// by a view cannot but decide alike in both. CMD-01, CMD-05, CHIT-05, V-24, V-25.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatView {
    side: Side,
    board: Board,
    covered: Vec<usize>,
}

impl SeatView {
    /// What a side knows of a position.
    pub fn of(scene: Scene<'_>, side: Side) -> Self {
        let other = side.other();
        let chits = scene.board.chits().iter().enumerate();
        let covered = chits.filter(|(_, copy)| {
            scene.chit(copy.kind).side == Some(other) && is_unseen(scene, copy, Some(side))
        });
        let covered: Vec<usize> = covered.map(|(copy, _)| copy).collect();
        let mut setup = BoardSetup::of(scene.package, scene.board.clone());
        setup.forget_drawn_key(other);
        for &copy in &covered {
            if setup.board().chits()[copy].place == ChitPlace::Key {
                setup.forget_key(copy, other);
            }
        }
        let mut places = places(setup.board(), &covered);
        places.sort_unstable();
        lay(&mut setup, &covered, &places);
        Self { side, board: setup.finish(), covered }
    }

    /// Whose view it is.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The board, on which nothing can be told of what is hidden.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The other side's copies of event chits that this side cannot tell apart.
    pub fn covered(&self) -> &[usize] {
        &self.covered
    }

    /// A position that this may be: what the side cannot tell apart is dealt out by chance, each way as
    /// likely. `below` gives a number below its limit.
    ///
    /// Whoever chose a key chit chose it unseen, so that each event chit of his which this side has not seen
    /// is as likely to be in one place as in another.
    pub fn imagine(&self, rules: &Rules, mut below: impl FnMut(u32) -> u32) -> Board {
        let mut places = places(&self.board, &self.covered);
        if places.iter().all(|place| *place == ChitPlace::Pool) {
            return self.board.clone();
        }
        for last in (1..places.len()).rev() {
            places.swap(last, below(last as u32 + 1) as usize);
        }
        let mut setup = BoardSetup::of(rules, self.board.clone());
        lay(&mut setup, &self.covered, &places);
        setup.finish()
    }
}

/// A position as anybody may know it: what either side may not know of the other lies in an order that tells nothing.
pub fn open_to_all(scene: Scene<'_>) -> Board {
    let seen = SeatView::of(scene, Side::Usa).board;
    SeatView::of(Scene { package: scene.package, board: &seen }, Side::Csa).board
}

/// Where these copies of chits lie.
pub fn places(board: &Board, copies: &[usize]) -> Vec<ChitPlace> {
    copies.iter().map(|&copy| board.chits()[copy].place).collect()
}

fn lay(setup: &mut BoardSetup<'_>, copies: &[usize], places: &[ChitPlace]) {
    for (&copy, &place) in copies.iter().zip(places) {
        if setup.board().chits()[copy].place != place {
            setup.move_copy(copy, place);
        }
    }
}
