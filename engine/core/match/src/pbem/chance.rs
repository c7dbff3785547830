//! Committed rolls: dice and draws derived from one secret number of each side.

use crate::stream::{Purpose, Stream};
use crate::{DrawOption, Seed};
use kernel::{PerSide, Side};

use crate::pbem::digest::Digest;

/// A committed roll. The numbers of both sides determine all its dice and at most one draw.
#[derive(Clone, Debug)]
pub(crate) struct CommittedRoll {
    /// Number of the committed roll, from 1.
    pub(crate) nth: u32,
    mixed: Digest,
    stream: Stream,
    /// Whether an item was already drawn with this committed roll.
    drawn: bool,
}

/// Result of a draw, as far as both sides may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Drawn {
    /// This item, visible to both sides.
    Openly(String),
    /// An item that only this side may see. The other side learns only that a draw happened.
    For(Side),
}

impl CommittedRoll {
    /// Computes a committed roll from the numbers that both sides have disclosed.
    pub(crate) fn of(nth: u32, links: PerSide<Digest>) -> Self {
        let mixed = Digest::of("throw", &[links.usa.bytes(), links.csa.bytes()]);
        Self { nth, mixed, stream: stream(mixed), drawn: false }
    }

    /// Whether this committed roll still allows a draw. Two hidden draws from one committed roll
    /// could not be distinguished.
    pub(crate) const fn can_draw(&self) -> bool {
        !self.drawn
    }

    /// Returns a number below `results`. All such numbers are equally likely.
    pub(crate) fn roll(&mut self, results: usize) -> usize {
        self.stream.below(results as u32) as usize
    }

    /// Draws an item, using only what both sides may know. All items that are private to a side
    /// count as one item with a public weight, so both copies get the same result.
    pub(crate) fn draw(&mut self, draw_options: &[DrawOption]) -> Drawn {
        self.drawn = true;
        let covered = |side: Side| {
            let own = draw_options.iter().filter(|draw_option| draw_option.for_whom == Some(side));
            (Drawn::For(side), own.map(|draw_option| u64::from(draw_option.weight)).sum::<u64>())
        };
        let open = draw_options.iter().filter(|draw_option| draw_option.for_whom.is_none());
        let open = open.map(|draw_option| {
            (Drawn::Openly(draw_option.id.clone()), u64::from(draw_option.weight))
        });
        let shares: Vec<_> = Side::BOTH.map(covered).into_iter().chain(open).collect();
        pick(&mut self.stream, &shares)
    }

    /// Selects one of the items private to a side. The hidden number of that side determines the
    /// item.
    pub(crate) fn look(&self, side: Side, draw_options: &[DrawOption], covered: Digest) -> String {
        let mut own = stream(Digest::of("draw", &[covered.bytes(), self.mixed.bytes()]));
        let draw_options =
            draw_options.iter().filter(|draw_option| draw_option.for_whom == Some(side));
        let shares: Vec<_> = draw_options
            .map(|draw_option| (draw_option.id.clone(), u64::from(draw_option.weight)))
            .collect();
        pick(&mut own, &shares)
    }
}

fn stream(digest: Digest) -> Stream {
    let seed: Seed = digest.half().parse().expect("half of a digest is 32 hexadecimal digits");
    Stream::new(seed, Purpose::Chance)
}

/// Picks an item at random by weight. The weights are reduced first, because the other side's copy
/// may use multiples of these weights.
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
