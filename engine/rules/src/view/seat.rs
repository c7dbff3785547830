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
    /// The other side's copies of event chits that this side cannot tell apart.
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

fn places(board: &Board, copies: &[usize]) -> Vec<ChitPlace> {
    copies.iter().map(|&copy| board.chits()[copy].place).collect()
}

fn lay(setup: &mut BoardSetup<'_>, copies: &[usize], places: &[ChitPlace]) {
    for (&copy, &place) in copies.iter().zip(places) {
        if setup.board().chits()[copy].place != place {
            setup.move_copy(copy, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kernel::Side;

    use super::*;
    use crate::view::tests::hidden;

    /// CMD-01, CMD-05, CHIT-05, V-24 `hidden`, A-26.
    #[test]
    fn what_is_hidden_makes_no_other_view() {
        let fields =
            [hidden("u1", "u2"), hidden("u3", "u4"), hidden("u2", "u1"), hidden("u1", "u1")];
        let of = |side| {
            fields.iter().map(move |field| SeatView::of(field.scene(), side)).collect::<Vec<_>>()
        };
        assert!(of(Side::Csa).windows(2).all(|pair| pair[0] == pair[1]));
        assert!(of(Side::Usa).windows(2).all(|pair| pair[0] != pair[1]));
    }

    /// Each way in which all that is covered can lie comes as often: of four chits one is held, or two are.
    #[test]
    fn what_is_hidden_is_imagined_each_way_as_likely() {
        for (more, worlds) in [(&[][..], 4), (&["u4"][..], 6)] {
            let mut field = hidden("u1", "u2");
            field.chits(ChitPlace::Held, more);
            let view = SeatView::of(field.scene(), Side::Csa);
            let mut counts = BTreeMap::new();
            let mut next = 0_u32;
            for _ in 0..24_000 {
                let board = view.imagine(&field.rules, |limit| {
                    next = next.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    ((u64::from(next) * u64::from(limit)) >> 32) as u32
                });
                let scene = Scene { package: &field.rules, board: &board };
                assert_eq!(SeatView::of(scene, Side::Csa), view);
                let world = format!("{:?}", places(&board, &view.covered));
                *counts.entry(world).or_insert(0_i32) += 1;
            }
            assert_eq!((counts.len(), ways(places(&view.board, &view.covered))), (worlds, worlds));
            let each = 24_000 / worlds as i32;
            let strays: i32 = counts.values().map(|count| (count - each).pow(2)).sum();
            assert!(strays / each < 21, "chi-square with up to five degrees: {counts:?}");
        }
    }

    /// In how many ways chits can be dealt out to places.
    fn ways(mut places: Vec<ChitPlace>) -> usize {
        let Some(first) = places.pop() else { return 1 };
        let mut of_each = vec![(first, 1)];
        for place in places {
            match of_each.iter_mut().find(|(known, _)| *known == place) {
                Some((_, count)) => *count += 1,
                None => of_each.push((place, 1)),
            }
        }
        let factorial = |number: usize| (1..=number).product::<usize>();
        let all = of_each.iter().map(|(_, count)| count).sum();
        factorial(all) / of_each.iter().map(|(_, count)| factorial(*count)).product::<usize>()
    }
}
