//! Dice and draws that both sides make together.

use crate::stream::{Purpose, Stream};
use crate::{Lot, Seed};
use kernel::{PerSide, Side};

use crate::post::digest::Digest;

/// The numbers of a throw: what both sides told for it makes all dice and one draw.
#[derive(Clone, Debug)]
pub(crate) struct Throw {
    /// Its number, from 1.
    pub(crate) nth: u32,
    mixed: Digest,
    stream: Stream,
    /// Whether something was drawn by it.
    drawn: bool,
}

/// What comes out of a cup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Drawn {
    /// This, before all eyes.
    Openly(String),
    /// Something that this side alone may see.
    For(Side),
}

impl Throw {
    /// The throw that two numbers make.
    pub(crate) fn of(nth: u32, links: PerSide<Digest>) -> Self {
        let mixed = Digest::of("throw", &[links.usa.bytes(), links.csa.bytes()]);
        Self { nth, mixed, stream: stream(mixed), drawn: false }
    }

    /// Whether something can still be drawn by it: what is covered of two draws could not be told apart.
    pub(crate) const fn can_draw(&self) -> bool {
        !self.drawn
    }

    /// One of so many results, each as likely.
    pub(crate) fn roll(&mut self, results: usize) -> usize {
        self.stream.below(results as u32) as usize
    }

    /// What comes out, as far as both may know. Whatever a side alone may see counts as one lot, whose size everybody
    /// knows; so the same comes of it on both sides' tables.
    pub(crate) fn draw(&mut self, lots: &[Lot]) -> Drawn {
        self.drawn = true;
        let covered = |side: Side| {
            let own = lots.iter().filter(|lot| lot.for_whom == Some(side));
            (Drawn::For(side), own.map(|lot| u64::from(lot.weight)).sum::<u64>())
        };
        let open = lots.iter().filter(|lot| lot.for_whom.is_none());
        let open = open.map(|lot| (Drawn::Openly(lot.id.clone()), u64::from(lot.weight)));
        let shares: Vec<_> = Side::BOTH.map(covered).into_iter().chain(open).collect();
        pick(&mut self.stream, &shares)
    }

    /// Which of the lots that a side alone may see it is, by that side's covered number.
    pub(crate) fn look(&self, side: Side, lots: &[Lot], covered: Digest) -> String {
        let mut own = stream(Digest::of("draw", &[covered.bytes(), self.mixed.bytes()]));
        let lots = lots.iter().filter(|lot| lot.for_whom == Some(side));
        let shares: Vec<_> = lots.map(|lot| (lot.id.clone(), u64::from(lot.weight))).collect();
        pick(&mut own, &shares)
    }
}

fn stream(digest: Digest) -> Stream {
    let seed: Seed = digest.half().parse().expect("half of a digest is 32 hexadecimal digits");
    Stream::new(seed, Purpose::Chance)
}

/// One of some things by their shares, which may be told in other units on the other side's table.
fn pick<T: Clone>(stream: &mut Stream, shares: &[(T, u64)]) -> T {
    let unit = shares.iter().map(|(_, share)| *share).fold(0, common);
    let total: u64 = shares.iter().map(|(_, share)| share / unit).sum();
    let mut drawn = u64::from(stream.below(u32::try_from(total).expect("a cup holds few chits")));
    let found = shares.iter().find(|(_, share)| {
        let hit = drawn < share / unit;
        drawn = drawn.saturating_sub(share / unit);
        hit
    });
    found.expect("the number drawn is below the sum of the shares").0.clone()
}

const fn common(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common(b, a % b) }
}
