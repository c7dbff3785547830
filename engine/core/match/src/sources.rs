//! Where answers come from when nobody has recorded them: bots, dice, the cup.

use kernel::{Answer, Ask, Family, PerSide, Scene, Side, Weight};
use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::seated::{PlayerFault, Seated};
use crate::seed::Seed;
use crate::stream::{Purpose, Stream};

/// Who rolls the dice and draws the chits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// The seed.
    #[default]
    Seeded,
    /// People, with real dice and a real cup: rolls and draws wait like decisions.
    Manual,
}

/// The answers that need no person.
pub struct Sources<F: Family> {
    seats: PerSide<Seat>,
    chance: Chance,
    dice: Stream,
    bots: PerSide<Stream>,
    opponents: PerSide<Option<Seated<F>>>,
    faults: Vec<PlayerFault>,
}

/// How far the streams of a match were used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Positions {
    /// Of dice and draws.
    pub chance: u64,
    /// Of the Union's bot.
    pub usa: u64,
    /// Of the Confederacy's bot.
    pub csa: u64,
}

impl<F: Family> Sources<F> {
    /// The sources of a match at its beginning.
    pub fn new(seed: impl Into<Seed>, seats: PerSide<Seat>, chance: Chance) -> Self {
        let seed = seed.into();
        let dice = Stream::new(seed, Purpose::Chance);
        let usa = Stream::new(seed, Purpose::UsaBot);
        let csa = Stream::new(seed, Purpose::CsaBot);
        let (bots, opponents) = (PerSide { usa, csa }, PerSide::default());
        Self { seats, chance, dice, bots, opponents, faults: Vec::new() }
    }

    /// Tells those who reckon that a play begins.
    pub fn begin(&mut self, scene: Scene<'_, F>) {
        for side in Side::BOTH {
            if let Seat::Plays(level) = self.seats[side]
                && self.opponents[side].is_none()
            {
                self.opponents[side] = Seated::sit(scene.package, level, side);
            }
            if let Some(opponent) = &mut self.opponents[side] {
                opponent.begin(scene);
            }
        }
        self.gather_faults();
    }

    /// Tells them what was answered.
    pub fn note(&mut self, ask: &Ask<F>, answer: &Answer<F>, scene: Scene<'_, F>) {
        for side in Side::BOTH {
            if let Some(opponent) = &mut self.opponents[side] {
                opponent.note(ask, answer, scene);
            }
        }
        self.gather_faults();
    }

    /// What went wrong inside players since this was last asked.
    pub fn take_faults(&mut self) -> Vec<PlayerFault> {
        std::mem::take(&mut self.faults)
    }

    /// Something went wrong inside a player who was only asked for advice.
    pub(crate) fn add_fault(&mut self, fault: PlayerFault) {
        self.faults.push(fault);
    }

    fn gather_faults(&mut self) {
        let opponents = Side::BOTH.map(|side| self.opponents[side].as_mut()?.take_fault());
        self.faults.extend(opponents.into_iter().flatten());
    }

    /// Whether people throw the dice.
    pub fn rolled_by_people(&self) -> bool {
        self.chance == Chance::Manual
    }

    /// Who decides for a side.
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side]
    }

    /// From now on nobody here decides for a side: whoever holds the match does.
    pub(crate) fn stand_up(&mut self) {
        (self.seats, self.opponents) = (PerSide::default(), PerSide::default());
    }

    /// How far the streams were used.
    pub fn positions(&self) -> Positions {
        Positions {
            chance: self.dice.position(),
            usa: self.bots.usa.position(),
            csa: self.bots.csa.position(),
        }
    }

    /// Goes to where the streams were used so far.
    pub fn go_to(&mut self, positions: Positions) {
        self.dice.go_to(positions.chance);
        self.bots.usa.go_to(positions.usa);
        self.bots.csa.go_to(positions.csa);
    }

    /// The answer, if it needs no person.
    pub fn answer(&mut self, ask: &Ask<F>, scene: Scene<'_, F>) -> Option<Answer<F>> {
        if let Ask::Choose { side, question, options } = ask
            && let Some(opponent) = &mut self.opponents[*side]
        {
            let choice = opponent.choose(question, options, scene);
            self.gather_faults();
            return Some(Answer::Choice(choice));
        }
        self.keep_pace(ask, scene)
    }

    /// Takes from the streams what an answer takes, so that they go on from the right place after one that is
    /// recorded. Those who reckon have no stream.
    pub(crate) fn keep_pace(&mut self, ask: &Ask<F>, scene: Scene<'_, F>) -> Option<Answer<F>> {
        match ask {
            Ask::Choose { side, .. } => {
                self.seats[*side].choose(ask, scene, &mut self.bots[*side]).map(Answer::Choice)
            }
            _ if self.chance == Chance::Manual => None,
            Ask::Roll { throw, .. } => Some(Answer::Dice(self.dice.throw(*throw))),
            Ask::Draw { among } => Some(Answer::Drawn(draw(among, &mut self.dice))),
        }
    }
}

/// A copy has players of its own, who hear of the match from the next play on.
impl<F: Family> Clone for Sources<F> {
    fn clone(&self) -> Self {
        let Self { seats, chance, dice, bots, opponents: _, faults: _ } = self;
        let (dice, bots) = (dice.clone(), bots.clone());
        let (opponents, faults) = (PerSide::default(), Vec::new());
        Self { seats: *seats, chance: *chance, dice, bots, opponents, faults }
    }
}

/// One of some choices, each as likely as it weighs.
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
