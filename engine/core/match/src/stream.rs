//! Reproducible random numbers from a seed. The position of a stream is its whole saved state.

use kernel::{Dice, Die, Throw};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::seed::Seed;

/// Purpose of a stream. Streams of the same seed with different purposes are independent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Dice and draws of the match.
    Chance,
    /// Random choices of the Union's bot.
    UsaBot,
    /// Random choices of the Confederacy's bot.
    CsaBot,
}

/// A random stream. Its state is the seed, the purpose and the number of words consumed.
#[derive(Clone, Debug)]
pub struct Stream {
    words: ChaCha8Rng,
}

impl Stream {
    /// Starts the stream of a seed for a purpose, at position 0.
    pub fn new(seed: impl Into<Seed>, purpose: Purpose) -> Self {
        let mut key = [0; 32];
        key[..16].copy_from_slice(&seed.into().bytes());
        let mut words = ChaCha8Rng::from_seed(key);
        words.set_stream(purpose as u64);
        Self { words }
    }

    /// Returns the number of words consumed.
    pub fn position(&self) -> u64 {
        self.words.get_word_pos() as u64
    }

    /// Moves the stream to a position.
    pub fn go_to(&mut self, position: u64) {
        self.words.set_word_pos(u128::from(position));
    }

    /// Returns a number from 0 to `limit - 1`, all equally likely.
    ///
    /// # Panics
    /// If the limit is 0.
    pub fn below(&mut self, limit: u32) -> u32 {
        assert!(limit > 0, "a number is drawn from at least one");
        let unfair = limit.wrapping_neg() % limit;
        loop {
            let product = u64::from(self.words.next_u32()) * u64::from(limit);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// Rolls dice. With two dice, the coloured one is first.
    pub fn throw(&mut self, throw: Throw) -> Dice {
        match throw {
            Throw::D6 => Dice::One(self.die()),
            Throw::TwoD6 => Dice::Two(self.die(), self.die()),
            Throw::D10 => Dice::One(Die::OF_TEN[self.below(10) as usize]),
        }
    }

    fn die(&mut self) -> Die {
        Die::OF_SIX[self.below(6) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_dice(stream: &mut Stream, count: usize) -> Vec<u8> {
        (0..count).map(|_| stream.die().pips()).collect()
    }

    /// These numbers must never change, since recorded games depend on them.
    #[test]
    fn a_seed_always_gives_the_same_dice() {
        let mut stream = Stream::new(1, Purpose::Chance);
        assert_eq!(first_dice(&mut stream, 12), [4, 3, 6, 2, 3, 5, 6, 6, 6, 6, 2, 1]);
    }

    #[test]
    fn a_stream_goes_on_from_its_position() {
        let mut stream = Stream::new(7, Purpose::UsaBot);
        first_dice(&mut stream, 100);
        let position = stream.position();
        let expected = first_dice(&mut stream, 70);
        let mut again = Stream::new(7, Purpose::UsaBot);
        again.go_to(position);
        assert_eq!(first_dice(&mut again, 70), expected);
    }

    #[test]
    fn purposes_do_not_share_numbers() {
        let dice = |purpose| first_dice(&mut Stream::new(3, purpose), 40);
        assert_ne!(dice(Purpose::Chance), dice(Purpose::UsaBot));
        assert_ne!(dice(Purpose::UsaBot), dice(Purpose::CsaBot));
    }

    #[test]
    fn every_face_is_as_likely() {
        let mut stream = Stream::new(42, Purpose::Chance);
        let mut counts = [0_i32; 6];
        for _ in 0..60_000 {
            counts[stream.die().index()] += 1;
        }
        assert!(counts.iter().all(|count| (count - 10_000).abs() < 400), "{counts:?}");
    }
}
