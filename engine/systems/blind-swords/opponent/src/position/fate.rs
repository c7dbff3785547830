//! Effects of chart results on a unit, as probabilities of the conditions that result.

use blind_swords::board::{Face, Morale};
use blind_swords::game::{CohesionResult, DepletionToken, SkedaddleToken, Unit};
use blind_swords::odds::WAYS;

/// Share or probability, in millionths.
pub(crate) type Ppm = i64;
/// Share of 100 per cent, in millionths.
pub(crate) const ONE: Ppm = 1_000_000;

/// Number of conditions of a unit: two faces times three morale states.
pub(crate) const CONDITIONS: usize = 6;
/// Condition of a unit on the map: its face and its morale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Condition {
    pub(crate) face: Face,
    pub(crate) morale: Morale,
}

impl Condition {
    pub(crate) const ALL: [Self; CONDITIONS] = [
        Self { face: Face::Fresh, morale: Morale::None },
        Self { face: Face::Fresh, morale: Morale::Shaken },
        Self { face: Face::Fresh, morale: Morale::Disrupted },
        Self { face: Face::Battleworn, morale: Morale::None },
        Self { face: Face::Battleworn, morale: Morale::Shaken },
        Self { face: Face::Battleworn, morale: Morale::Disrupted },
    ];

    pub(crate) const fn index(self) -> usize {
        self.face as usize * 3 + self.morale as usize
    }
}

/// Whether a unit has support from friendly units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Support {
    Given,
    Missing,
}

impl Support {
    pub(crate) const fn of(supported: bool) -> Self {
        if supported { Self::Given } else { Self::Missing }
    }
}

/// Expected costs of a close combat to the attackers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Price {
    /// Probability of a depletion of the largest attacking unit.
    pub(crate) depleted: Ppm,
    /// Probability of a Morale Hit on the largest attacking unit.
    pub(crate) hit: Ppm,
    /// Probability that the attackers retreat.
    pub(crate) thrown_back: Ppm,
}

/// Printed cohesion ratings of a unit's two faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Nerve {
    fresh: u8,
    worn: u8,
}

impl Nerve {
    pub(crate) fn of(unit: &Unit) -> Self {
        let worn = unit.battleworn.cr;
        Self { fresh: unit.fresh.map_or(worn, |fresh| fresh.cr), worn }
    }

    pub(crate) fn rating(self, condition: Condition, support: Support) -> u8 {
        let printed = match condition.face {
            Face::Fresh => self.fresh,
            Face::Battleworn => self.worn,
        };
        let unsupported = u8::from(support == Support::Missing);
        printed.saturating_sub(condition.morale.penalty() + unsupported)
    }
}

/// Effects of one cohesion result on the target's lead unit and on the largest attacking unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    pub(crate) share: Ppm,
    depletes: bool,
    hits: u8,
    tests: bool,
    pub(crate) retreats: bool,
    pub(crate) price: Price,
}

impl Blow {
    pub(crate) fn of(result: &CohesionResult, ways: u32) -> Self {
        use {DepletionToken as D, SkedaddleToken as S};
        let share = ONE * i64::from(ways) / i64::from(WAYS);
        let given = |is: bool| if is { share } else { 0 };
        let (mut hits, mut tests, mut retreats) = (0, false, false);
        let mut price = Price {
            depleted: given(matches!(result.depletion, Some(D::Attacker | D::Both))),
            ..Price::default()
        };
        for token in &result.skedaddle {
            match token {
                S::MoraleHits(count) => hits += count,
                S::BreakTest => tests = true,
                S::Retreat(_) => retreats = true,
                S::AttackerMoraleHit => price.hit = share,
                S::AttackerRetreat(_) => price.thrown_back = share,
                S::Panic(_) => {}
            }
        }
        let depletes = matches!(result.depletion, Some(D::Lead | D::Two | D::All | D::Both));
        Self { share, depletes, hits, tests, retreats, price }
    }
}

/// Probability of each condition of a unit, and probability that the unit is broken.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fate {
    pub(crate) in_condition: [Ppm; CONDITIONS],
    pub(crate) broken: Ppm,
}

impl Fate {
    pub(crate) fn of(condition: Condition) -> Self {
        let mut in_condition = [0; CONDITIONS];
        in_condition[condition.index()] = ONE;
        Self { in_condition, broken: 0 }
    }

    /// Returns the expected loss of a unit, compared with its condition before the result.
    pub(crate) fn loss(&self, was: Condition, lost: &[Ppm; CONDITIONS]) -> Ppm {
        let worse: Ppm =
            self.in_condition.iter().zip(lost).map(|(share, lost)| share * lost / ONE).sum();
        self.broken + worse - lost[was.index()]
    }

    pub(crate) fn suffer(&mut self, blow: &Blow, nerve: Nerve, support: Support) {
        if blow.depletes {
            self.deplete(nerve, support);
        }
        for _ in 0..blow.hits {
            self.hit(nerve, support);
        }
        if blow.tests {
            let before = std::mem::take(&mut self.in_condition);
            for condition in Condition::ALL {
                self.test(before[condition.index()], condition, nerve, support);
            }
        }
    }

    pub(crate) fn deplete(&mut self, nerve: Nerve, support: Support) {
        let before = std::mem::take(&mut self.in_condition);
        for condition in Condition::ALL {
            let share = before[condition.index()];
            match condition.face {
                Face::Fresh => {
                    let worn = Condition { face: Face::Battleworn, ..condition };
                    self.in_condition[worn.index()] += share;
                }
                Face::Battleworn => self.test(share, condition, nerve, support),
            }
        }
    }

    pub(crate) fn hit(&mut self, nerve: Nerve, support: Support) {
        let before = std::mem::take(&mut self.in_condition);
        for condition in Condition::ALL {
            let share = before[condition.index()];
            match condition.morale.worse() {
                Some(morale) => {
                    self.in_condition[Condition { morale, ..condition }.index()] += share
                }
                None => self.test(share, condition, nerve, support),
            }
        }
    }

    /// Applies a Break Test to the share of all cases in which the unit is in the given condition.
    /// SS 15.7. BRK-02, BRK-05.
    fn test(&mut self, share: Ppm, condition: Condition, nerve: Nerve, support: Support) {
        if share == 0 {
            return;
        }
        let passes = share * i64::from(nerve.rating(condition, support).min(6)) / 6;
        let morale = condition.morale.worse().unwrap_or(condition.morale);
        self.in_condition[Condition { morale, ..condition }.index()] += passes;
        self.broken += share - passes;
    }
}
