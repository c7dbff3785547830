//! Outcomes of one course of the dice, read from its facts.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use kernel::{Branch, Entry, PerSide, Side};

use super::{Combat, CombatResult};
use crate::board::Strategic;
use crate::event::Event;
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::RetreatCause;
use crate::system::{Position, TerribleSwiftSword};

/// Outcome of an option for a side, or for the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    /// Side that suffers. `None` if the outcome concerns both.
    pub side: Option<Side>,
    /// Fate of the side.
    pub fate: Fate,
}

/// Fate of a unit, leader or brigade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// Total number of strength points lost, killed or captured. ST 10.71, 13.81, 13.83.
    Loss(u8),
    /// A unit is pinned. ST 10.8.
    Pinned,
    /// A battery loses crew. ST 18.81.
    Crew,
    /// A unit runs out of ammunition. ST 12.21.
    Depleted,
    /// A battery loses rounds. ST 12.34, 12.35.
    Rounds,
    /// A battery does not change its formation. ST 6.23.
    ChangeFails,
    /// A unit retreats from a melee. ST 13.82.
    Retreats,
    /// A unit routs. ST 14.3.
    Routs,
    /// A unit is destroyed or captured. ST 2.4, 15.1.
    Gone,
    /// A leader is lost. ST 17.4.
    LeaderLost,
    /// A brigade becomes ineffective. ST 20.22.
    Ineffective,
    /// A brigade is demoralised. ST 19.43.
    Demoralised,
    /// The melee continues. ST 13.84.
    Engaged,
    /// A battery overshoots its target. ST 23.12.
    Overshoots,
    /// Strategic result of the battle. ST 22.52.
    Strategy(Strategic),
}

impl Fate {
    /// Returns the severity, from 0 for none to 4.
    pub(super) const fn grade(self) -> u8 {
        match self {
            Self::Engaged | Self::Overshoots | Self::Strategy(_) => 0,
            Self::Pinned | Self::Depleted | Self::Rounds | Self::ChangeFails => 1,
            Self::Loss(_) | Self::Crew => 2,
            Self::Retreats | Self::Routs => 3,
            Self::Gone | Self::LeaderLost | Self::Ineffective | Self::Demoralised => 4,
        }
    }
}

/// Facts of one course of the dice.
#[derive(Default)]
pub(super) struct Course {
    pub(super) combat: Option<Combat>,
    pub(super) result: Option<CombatResult>,
    lost: BTreeMap<UnitId, u8>,
    losses: PerSide<u8>,
    fates: BTreeSet<Outcome>,
}

impl Course {
    pub(super) fn of(
        position: Position<'_>,
        branch: &Branch<Entry<TerribleSwiftSword>, Infallible>,
    ) -> Self {
        let mut course = Self::default();
        branch.told.iter().for_each(|entry| course.tell(position, &entry.event));
        course
    }

    /// Returns all outcomes of the course.
    pub(super) fn outcomes(&self) -> BTreeSet<Outcome> {
        let losses = Side::BOTH.into_iter().filter(|side| self.losses[*side] > 0);
        let losses =
            losses.map(|side| Outcome { side: Some(side), fate: Fate::Loss(self.losses[side]) });
        self.fates.iter().copied().chain(losses).collect()
    }

    fn tell(&mut self, position: Position<'_>, event: &Event) {
        let (side, fate) = match event {
            // The combat is the fire at the target.
            Event::Fired { fire } if fire.attack.miss.is_some() => return,
            Event::Fired { fire } => {
                self.first(CombatResult::Fire(fire.result));
                match &mut self.combat {
                    None => self.combat = Some(Combat::Fire(vec![fire.attack.clone()])),
                    Some(Combat::Fire(attacks)) if attacks[0].occasion == fire.attack.occasion => {
                        attacks.push(fire.attack.clone());
                    }
                    Some(_) => {}
                }
                return;
            }
            Event::MeleeFought { melee } => {
                self.first(CombatResult::Melee(melee.result));
                self.combat.get_or_insert_with(|| Combat::Melee(melee.assault.clone()));
                return;
            }
            Event::StrengthLost { unit, points, .. } => {
                return self.lose(position, *unit, *points);
            }
            Event::Trapped { unit } => {
                let lost = self.lost.get(unit).copied().unwrap_or(0);
                let left = position.state(*unit).strength.saturating_sub(lost);
                self.lose(position, *unit, left);
                (position.side_of(*unit), Fate::Gone)
            }
            Event::Removed { unit } => (position.side_of(*unit), Fate::Gone),
            Event::Pinned { side, .. } => (*side, Fate::Pinned),
            Event::UnitPinned { unit } => (position.side_of(*unit), Fate::Pinned),
            Event::CrewLost { unit, .. } => (position.side_of(*unit), Fate::Crew),
            Event::Depleted { unit } => (position.side_of(*unit), Fate::Depleted),
            Event::RoundsLost { unit, .. } => (position.side_of(*unit), Fate::Rounds),
            Event::ChangeFailed { unit, .. } => (position.side_of(*unit), Fate::ChangeFails),
            Event::Retreated { unit, cause: RetreatCause::Melee, .. } => {
                (position.side_of(*unit), Fate::Retreats)
            }
            Event::Routed { unit, .. } => (position.side_of(*unit), Fate::Routs),
            Event::LeaderLost { leader, .. } => {
                (position.leader_info(*leader).side, Fate::LeaderLost)
            }
            Event::BrigadeBroken { brigade } => {
                (position.brigade_info(*brigade).side, Fate::Ineffective)
            }
            Event::Demoralised { brigade, .. } => {
                (position.brigade_info(*brigade).side, Fate::Demoralised)
            }
            Event::Overshot { .. } => return self.befalls(None, Fate::Overshoots),
            Event::Engaged { .. } => return self.befalls(None, Fate::Engaged),
            Event::StrategyRolled { result, .. } => {
                return self.befalls(None, Fate::Strategy(*result));
            }
            _ => return,
        };
        self.befalls(Some(side), fate);
    }

    fn first(&mut self, result: CombatResult) {
        self.result.get_or_insert(result);
    }

    fn lose(&mut self, position: Position<'_>, unit: UnitId, points: u8) {
        *self.lost.entry(unit).or_default() += points;
        self.losses[position.side_of(unit)] += points;
    }

    fn befalls(&mut self, side: Option<Side>, fate: Fate) {
        self.fates.insert(Outcome { side, fate });
    }
}
