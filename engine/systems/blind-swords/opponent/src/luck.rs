//! The dice and draws of an imagined match.

use blind_swords::{BlindSwords, Roll, Scene};
use kernel::{Answer, Ask, PerSide};
use session::{Chance, Seat, Sources};

use crate::digest::Digest;

/// Chance that belongs to what it is for: where two imagined matches with the same seed come to the same
/// roll or draw it falls alike, whatever else was rolled before. So what differs between them is rather their
/// doing than luck.
#[derive(Clone, Debug)]
pub(crate) struct Luck {
    seed: u64,
    /// How often chance was asked for each purpose.
    asked: Vec<(u64, u32)>,
}

impl Luck {
    pub(crate) const fn new(seed: u64) -> Self {
        Self { seed, asked: Vec::new() }
    }

    /// What falls; nothing where no chance is asked.
    pub(crate) fn answer(
        &mut self,
        ask: &Ask<BlindSwords>,
        scene: Scene<'_>,
    ) -> Option<Answer<BlindSwords>> {
        let purpose = match ask {
            Ask::Choose { .. } => return None,
            Ask::Roll { roll, .. } => of_roll(roll, scene),
            Ask::Draw { .. } => Digest::of(0u8),
        };
        let mut sources = Sources::<BlindSwords>::new(
            Digest::of((self.seed, purpose, self.count(purpose))),
            PerSide { usa: Seat::Human, csa: Seat::Human },
            Chance::Seeded,
        );
        sources.answer(ask, scene)
    }

    fn count(&mut self, purpose: u64) -> u32 {
        if let Some((_, count)) = self.asked.iter_mut().find(|(known, _)| *known == purpose) {
            *count += 1;
            return *count;
        }
        self.asked.push((purpose, 0));
        0
    }
}

/// Who acts, and who is tested.
fn of_roll(roll: &Roll, scene: Scene<'_>) -> u64 {
    let active = scene.board.activation().map(|activation| activation.brigade.0);
    let (kind, unit) = match roll {
        Roll::FireCrt(_) => (1u8, None),
        Roll::CloseCrt(_) => (2, None),
        Roll::FireCohesion(_) => (3, None),
        Roll::CloseCohesion(_) => (4, None),
        Roll::BreakTest(unit) => (5, Some(unit.0)),
        Roll::Command => (6, None),
        Roll::FogOfWar => (7, None),
        Roll::Casualty => (8, None),
        Roll::Rebuild(unit) => (9, Some(unit.0)),
        Roll::Script(_) => (10, None),
    };
    Digest::of((kind, unit, active))
}

#[cfg(test)]
mod tests {
    use kernel::{Side, Throw};
    use testing::field::Field;

    use super::*;

    /// A roll for one purpose falls alike whatever was rolled for others, and not twice alike.
    #[test]
    fn chance_belongs_to_its_purpose() {
        let field = Field::clear();
        let roll = |luck: &mut Luck, roll: Roll| {
            let ask = Ask::Roll { side: Side::Usa, throw: Throw::TwoD6, roll };
            match luck.answer(&ask, field.scene()) {
                Some(Answer::Dice(dice)) => dice,
                other => panic!("expected dice, found {other:?}"),
            }
        };
        let unit = |id: &str| Roll::BreakTest(field.unit(id));
        for seed in 0..20 {
            let (mut one, mut other) = (Luck::new(seed), Luck::new(seed));
            let first: Vec<_> = (0..6).map(|_| roll(&mut one, unit("a1"))).collect();
            roll(&mut other, Roll::Command);
            roll(&mut other, unit("b1"));
            let second: Vec<_> = (0..6).map(|_| roll(&mut other, unit("a1"))).collect();
            assert_eq!(first, second);
            assert!(first.iter().any(|answer| *answer != first[0]));
        }
        let dice = |seed| roll(&mut Luck::new(seed), Roll::Command);
        assert!((0..20).any(|seed| dice(seed) != dice(20)));
    }
}
