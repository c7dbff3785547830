//! Position as known to a reader.

use kernel::{PerSide, Reader, Side};

use super::drawn::sees_draws;
use crate::board::{Board, BoardSetup, ChitCopy, ChitPlace, Secrets};
use crate::check::chits::held_are_hidden;
use crate::game::ChitId;
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;

/// Position as known to a reader. It is a complete board that all rules can query. Chits that the
/// reader cannot tell apart are in a fixed order that reveals nothing.
///
/// Two positions that differ only in data hidden from the reader become equal. Descriptions and
/// computer players that use only this type therefore cannot reveal or use hidden data. CMD-01,
/// CMD-05, CHIT-05, V-24, V-25.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    reader: Reader,
    board: Board,
    /// Indices of each side's event chits that the reader cannot tell apart.
    covered: PerSide<Vec<usize>>,
}

/// A copy of a chit as a reader sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenChit {
    /// Kind of the chit. `None` if the reader cannot tell it from the owner's other event chits.
    pub kind: Option<ChitId>,
    /// Side that owns the chit. `None` if neither side does.
    pub owner: Option<Side>,
    /// Place of the chit.
    pub place: ChitPlace,
}

impl Seen {
    /// Returns the position without the data hidden from a reader.
    pub fn of(position: Position<'_>, reader: impl Into<Reader>) -> Self {
        let reader = reader.into();
        let covered = PerSide::from_fn(|owner| covered(position, owner, reader));
        let mut board = position.board.clone();
        for owner in Side::BOTH.into_iter().filter(|owner| !reader.knows(*owner)) {
            hide(&mut board.secrets(), owner, &covered[owner]);
        }
        Self { reader, board, covered }
    }

    /// Returns the reader.
    pub const fn reader(&self) -> Reader {
        self.reader
    }

    /// Returns the board with hidden data in a fixed order.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the position with hidden data in a fixed order.
    pub const fn position<'a>(&'a self, rules: &'a Rules) -> Position<'a> {
        Position { package: rules, board: &self.board }
    }

    /// Returns the indices of a side's event chits that the reader cannot tell apart.
    pub fn covered(&self, owner: Side) -> &[usize] {
        &self.covered[owner]
    }

    /// Returns the position for a page. A page has no referee, so a viewer without a side is a
    /// spectator.
    #[must_use]
    pub fn at_a_page(&self, rules: &Rules) -> Self {
        match self.reader {
            Reader::Referee => Self::of(self.position(rules), Reader::Everybody),
            Reader::Side(_) | Reader::Everybody => self.clone(),
        }
    }

    /// Returns all copies of chits as the reader sees them.
    pub fn chits<'a>(&'a self, rules: &'a Rules) -> impl Iterator<Item = SeenChit> + 'a {
        let is_covered =
            |copy: usize| Side::BOTH.into_iter().any(|side| self.covered[side].contains(&copy));
        self.board.chit_copies().iter().enumerate().map(move |(index, copy)| SeenChit {
            kind: (!is_covered(index)).then_some(copy.kind),
            owner: rules.game.chits[copy.kind.index()].side,
            place: copy.place,
        })
    }

    /// Whether all event chits of a side in a place look the same to the reader.
    pub fn hides(&self, rules: &Rules, owner: Side, place: ChitPlace) -> bool {
        hides(self.position(rules), owner, place, self.reader)
    }

    /// Returns a random position that is consistent with the reader's knowledge. The
    /// indistinguishable chits are shuffled, and each order is equally likely. `below` returns a
    /// random number below its argument.
    ///
    /// The key chit was chosen in secret, so each unseen event chit is equally likely to be in each
    /// place.
    pub fn imagine(&self, rules: &Rules, mut below: impl FnMut(u32) -> u32) -> Board {
        let mut setup = BoardSetup::of(rules, self.board.clone());
        for owner in Side::BOTH {
            let copies = self.covered(owner);
            let mut places = places(&self.board, copies);
            if places.iter().all(|place| *place == ChitPlace::Pool) {
                continue;
            }
            for last in (1..places.len()).rev() {
                places.swap(last, below(last as u32 + 1) as usize);
            }
            copies.iter().zip(places).for_each(|(&copy, place)| setup.move_copy(copy, place));
        }
        setup.finish()
    }
}

/// Returns the indices of a side's event chits that a reader cannot tell apart.
fn covered(position: Position<'_>, owner: Side, reader: Reader) -> Vec<usize> {
    let copies = position.board.chit_copies().iter().enumerate();
    let of_owner = copies.filter(|(_, copy)| {
        let chit = position.chit(copy.kind);
        chit.side == Some(owner) && chit.event().is_some()
    });
    let hidden = of_owner.filter(|(_, copy)| hides(position, owner, copy.place, reader));
    hidden.map(|(index, _)| index).collect()
}

/// Whether a reader cannot tell a side's event chits in a place from the side's other event chits
/// that the reader has not seen this turn.
fn hides(position: Position<'_>, owner: Side, place: ChitPlace, reader: Reader) -> bool {
    let draws = || match reader {
        Reader::Side(side) => sees_draws(position.package, position.board.turn(), side),
        Reader::Everybody | Reader::Referee => false,
    };
    !reader.knows(owner)
        && match place {
            ChitPlace::Pool | ChitPlace::Key | ChitPlace::Track(_) => true,
            ChitPlace::Held => held_are_hidden(position.profile()),
            ChitPlace::Drawn => !draws(),
            ChitPlace::Out | ChitPlace::Cup | ChitPlace::Discarded => false,
        }
}

/// Hides a side's secrets. The key chit becomes one of the unknown chits in the cup, and the
/// covered chits change places so that their order reveals nothing.
fn hide(secrets: &mut Secrets<'_>, owner: Side, covered: &[usize]) {
    secrets.ambiguous_keys[owner] = None;
    for &copy in covered {
        let ChitCopy { place, .. } = &mut secrets.chits[copy];
        if *place == ChitPlace::Key {
            *place = ChitPlace::Pool;
            secrets.unknown_in_cup[owner] += 1;
        }
    }
    let mut places: Vec<_> = covered.iter().map(|&copy| secrets.chits[copy].place).collect();
    places.sort_unstable();
    for (&copy, place) in covered.iter().zip(places) {
        secrets.chits[copy].place = place;
    }
}

/// Returns the place of each chit copy in `copies`.
pub fn places(board: &Board, copies: &[usize]) -> Vec<ChitPlace> {
    copies.iter().map(|&copy| board.chit_copies()[copy].place).collect()
}
