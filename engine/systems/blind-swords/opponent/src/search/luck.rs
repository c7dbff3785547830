//! Dice and draws of a simulated match.

use blind_swords::{BlindSwords, Position, Roll};
use kernel::{Answer, Ask, PerSide};
use session::{Chance, Seat, Sources};

use crate::digest::Digest;

/// Dice and draws that depend only on their purpose (common random numbers). Two simulated matches
/// with the same seed get the same result for the same roll or draw, whatever was rolled before.
/// Differences between them therefore come from decisions and not from luck.
#[derive(Clone, Debug)]
pub(crate) struct Luck {
    seed: u64,
    /// Number of rolls and draws so far for each purpose.
    asked: Vec<(u64, u32)>,
}

impl Luck {
    pub(crate) const fn new(seed: u64) -> Self {
        Self { seed, asked: Vec::new() }
    }

    /// Returns the sampled result of a roll or draw. `None` for decisions of a player.
    pub(crate) fn answer(
        &mut self,
        ask: &Ask<BlindSwords>,
        position: Position<'_>,
    ) -> Option<Answer<BlindSwords>> {
        let purpose = match ask {
            Ask::Choose { .. } => return None,
            Ask::Roll { roll, .. } => of_roll(roll, position),
            Ask::Draw { .. } => Digest::of(0u8),
        };
        let mut sources = Sources::<BlindSwords>::new(
            Digest::of((self.seed, purpose, self.count(purpose))),
            PerSide { usa: Seat::Human, csa: Seat::Human },
            Chance::Seeded,
        );
        sources.answer(ask, position)
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

/// Returns a hash of the purpose of a roll: the kind of roll, the active brigade and the tested
/// unit.
fn of_roll(roll: &Roll, position: Position<'_>) -> u64 {
    let active = position.board.activation().map(|activation| activation.brigade.0);
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

    /// The result of a roll does not depend on rolls for other purposes, and repeated rolls differ.
    #[test]
    fn chance_belongs_to_its_purpose() {
        let field = Field::clear();
        let roll = |luck: &mut Luck, roll: Roll| {
            let ask = Ask::Roll { side: Side::Usa, throw: Throw::TwoD6, roll };
            match luck.answer(&ask, field.position()) {
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
