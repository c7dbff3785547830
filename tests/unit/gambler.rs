//! Driver of random games of Blind Swords.

use blind_swords::{BlindSwords, Position};
use kernel::{Answer, Ask, Dice, Die, Driver, Throw};

/// Driver that answers every request with the help of a small random number generator.
#[derive(Debug)]
pub(crate) struct Gambler(pub(crate) u64);

impl Gambler {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }

    fn die(&mut self) -> Die {
        Die::OF_SIX[self.below(6)]
    }
}

impl Driver<BlindSwords> for Gambler {
    fn answer(&mut self, ask: &Ask<BlindSwords>, _: Position<'_>) -> Option<Answer<BlindSwords>> {
        Some(match ask {
            Ask::Choose { options, .. } => Answer::Choice(options[self.below(options.len())]),
            Ask::Roll { throw: Throw::D6, .. } => Answer::Dice(Dice::One(self.die())),
            Ask::Roll { .. } => Answer::Dice(Dice::Two(self.die(), self.die())),
            Ask::Draw { among } => Answer::Drawn(among[self.below(among.len())].choice),
        })
    }
}
