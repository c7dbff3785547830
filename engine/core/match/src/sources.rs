//! Sources of answers that are not recorded: bots, dice and draws.

use kernel::{Answer, Ask, PerSide, Position, Ruleset, Side, Weight};
use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::seated::{PlayerFault, Seated};
use crate::seed::Seed;
use crate::stream::{Purpose, Stream};

/// Source of dice and draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// The seed, which determines every roll and draw.
    #[default]
    Seeded,
    /// People with real dice and a physical cup. The match waits for their rolls and draws as it
    /// does for decisions.
    Manual,
}

/// Bots and random streams of a match.
pub struct Sources<F: Ruleset> {
    seats: PerSide<Seat>,
    chance: Chance,
    dice: Stream,
    bots: PerSide<Stream>,
    opponents: PerSide<Option<Seated<F>>>,
    faults: Vec<PlayerFault>,
}

/// Number of values consumed from each random stream of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Positions {
    /// Position in the stream of dice and draws.
    pub chance: u64,
    /// Position in the stream of the Union's bot.
    pub usa: u64,
    /// Position in the stream of the Confederacy's bot.
    pub csa: u64,
}

impl<F: Ruleset> Sources<F> {
    /// Builds the bots and random streams of a new match. `seed` determines all of the streams.
    pub fn new(seed: impl Into<Seed>, seats: PerSide<Seat>, chance: Chance) -> Self {
        let seed = seed.into();
        let dice = Stream::new(seed, Purpose::Chance);
        let usa = Stream::new(seed, Purpose::UsaBot);
        let csa = Stream::new(seed, Purpose::CsaBot);
        let (bots, opponents) = (PerSide { usa, csa }, PerSide::default());
        Self { seats, chance, dice, bots, opponents, faults: Vec::new() }
    }

    /// Tells the bots that evaluate positions that a play starts.
    pub fn begin(&mut self, position: Position<'_, F>) {
        for side in Side::BOTH {
            if let Seat::Plays(level) = self.seats[side]
                && self.opponents[side].is_none()
            {
                self.opponents[side] = Seated::sit(position.package, level, side);
            }
            if let Some(opponent) = &mut self.opponents[side] {
                opponent.begin(position);
            }
        }
        self.gather_faults();
    }

    /// Reports an answer to the bots that play to win.
    pub fn note(&mut self, ask: &Ask<F>, answer: &Answer<F>, position: Position<'_, F>) {
        for side in Side::BOTH {
            if let Some(opponent) = &mut self.opponents[side] {
                opponent.note(ask, answer, position);
            }
        }
        self.gather_faults();
    }

    /// Returns the failures inside bots since the last call, and clears them.
    pub fn take_faults(&mut self) -> Vec<PlayerFault> {
        std::mem::take(&mut self.faults)
    }

    /// Adds a failure of a bot that only gave advice.
    pub(crate) fn add_fault(&mut self, fault: PlayerFault) {
        self.faults.push(fault);
    }

    fn gather_faults(&mut self) {
        let opponents = Side::BOTH.map(|side| self.opponents[side].as_mut()?.take_fault());
        self.faults.extend(opponents.into_iter().flatten());
    }

    /// Whether people roll the dice and make the draws.
    pub fn rolled_by_people(&self) -> bool {
        self.chance == Chance::Manual
    }

    /// Returns the seat of a side.
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side]
    }

    /// Makes both seats human. The owner of the match then decides for both sides.
    pub(crate) fn stand_up(&mut self) {
        (self.seats, self.opponents) = (PerSide::default(), PerSide::default());
    }

    /// Returns the positions of all random streams, for a save.
    pub fn positions(&self) -> Positions {
        Positions {
            chance: self.dice.position(),
            usa: self.bots.usa.position(),
            csa: self.bots.csa.position(),
        }
    }

    /// Moves all random streams to positions from a save.
    pub fn go_to(&mut self, positions: Positions) {
        self.dice.go_to(positions.chance);
        self.bots.usa.go_to(positions.usa);
        self.bots.csa.go_to(positions.csa);
    }

    /// Returns the choice of a bot, a dice result or a drawn item. `None` if a person must answer.
    pub fn answer(&mut self, ask: &Ask<F>, position: Position<'_, F>) -> Option<Answer<F>> {
        if let Ask::Choose { side, question, options } = ask
            && let Some(opponent) = &mut self.opponents[*side]
        {
            let choice = opponent.choose(question, options, position);
            self.gather_faults();
            return Some(Answer::Choice(choice));
        }
        self.keep_pace(ask, position)
    }

    /// Advances the random streams past a recorded answer, as if the streams had supplied the
    /// answer. A seated bot that plays to win takes nothing from its stream.
    pub(crate) fn keep_pace(
        &mut self,
        ask: &Ask<F>,
        position: Position<'_, F>,
    ) -> Option<Answer<F>> {
        match ask {
            Ask::Choose { side, .. } if self.opponents[*side].is_some() => None,
            Ask::Choose { side, .. } => {
                self.seats[*side].choose(ask, position, &mut self.bots[*side]).map(Answer::Choice)
            }
            _ if self.chance == Chance::Manual => None,
            Ask::Roll { throw, .. } => Some(Answer::Dice(self.dice.throw(*throw))),
            Ask::Draw { among } => Some(Answer::Drawn(draw(among, &mut self.dice))),
        }
    }
}

/// A copy of the sources gets new bots. These bots follow the match from the next play on.
impl<F: Ruleset> Clone for Sources<F> {
    fn clone(&self) -> Self {
        let Self { seats, chance, dice, bots, opponents: _, faults: _ } = self;
        let (dice, bots) = (dice.clone(), bots.clone());
        let (opponents, faults) = (PerSide::default(), Vec::new());
        Self { seats: *seats, chance: *chance, dice, bots, opponents, faults }
    }
}

/// Draws one choice at random, by weight.
pub(crate) fn draw<C: Copy>(among: &[Weight<C>], stream: &mut Stream) -> C {
    let total = among.iter().map(|alternative| alternative.weight).sum();
    let mut drawn = stream.below(total);
    let found = among.iter().find(|alternative| {
        let hit = drawn < alternative.weight;
        drawn = drawn.saturating_sub(alternative.weight);
        hit
    });
    found.expect("the number drawn is below the sum of the weights").choice
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_follow_the_weights() {
        let weigh = |choice, weight| Weight { choice, weight };
        let among = [weigh('a', 1), weigh('b', 0), weigh('c', 3)];
        let mut stream = Stream::new(5, Purpose::Chance);
        let drawn: Vec<_> = (0..4000).map(|_| draw(&among, &mut stream)).collect();
        let count = |choice| drawn.iter().filter(|d| **d == choice).count() as i32;
        assert_eq!(count('b'), 0);
        assert!((count('a') - 1000).abs() < 120);
        assert_eq!(count('a') + count('c'), 4000);
    }
}
