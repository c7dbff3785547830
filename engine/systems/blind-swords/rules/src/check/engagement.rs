//! Engagement: moves next to enemies. ENG-01 to ENG-03, ART-07, ART-08.

use kernel::{HexId, Side};

use super::traits;
use crate::game::{TraitId, UnitId};
use crate::position_ext::PositionExt;
use crate::profile::{ArtilleryEngageRadius, EngagedArtilleryMove, Profile};
use crate::refusal::{Check, Evidence, Refusal};
use crate::system::Position;

/// Distance class of the enemy nearest to a hex. ENG-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// The nearest enemy is three hexes away or more.
    Far,
    /// The nearest enemy is two hexes away.
    WithinTwo,
    /// The nearest enemy is adjacent to the hex, or in it.
    Adjacent,
}

/// Restrictions on the moves of a group of units near enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Engager {
    /// Side that owns the units.
    pub side: Side,
    /// Permission for the units to move next to an enemy.
    pub boldness: Boldness,
    /// Whether the units include artillery.
    pub guns: Guns,
}

/// Permission to move next to an enemy, or the reason why the units may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boldness {
    /// The units may move next to enemies.
    MayEngage,
    /// The units' order forbids moves next to enemies. ENG-02.
    Ordered,
    /// The units are in Skirmish Order, which forbids moves next to enemies. SKR-02.
    Skirmishes,
    /// A trait forbids the units to move next to enemies. VAL-16.
    KeepsAway(TraitId),
}

/// Whether a moving group contains artillery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guns {
    /// The group contains at least one battery.
    Present,
    /// The group contains no artillery.
    Absent,
}

/// Reason why a step would end too near an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooNear {
    /// The order of the units forbids engagement. ENG-02.
    Order,
    /// Units in Skirmish Order may not engage. SKR-02.
    Skirmisher,
    /// A trait of a unit forbids engagement. VAL-16.
    Trait(TraitId),
    /// Artillery may not engage. ART-07.
    Guns,
    /// Engaged artillery may only increase its distance from the enemy. ART-08.
    EngagedGuns,
}

/// Checks whether a battery may enter a hex, given the enemies near it. SS 9.4b, 13.6, BS 6.5a.
/// ART-07, ART-08.
pub fn artillery_may_enter(position: Position<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    let side = position.side_of(unit);
    may_step(
        position,
        &Engager { side, boldness: Boldness::MayEngage, guns: Guns::Present },
        from,
        to,
    )
}

/// Checks whether units may enter a hex, given the enemies near it. SS 13.6, 18.1. ENG-01, ENG-02,
/// SKR-02, ART-07.
pub fn may_step(position: Position<'_>, engager: &Engager, from: HexId, to: HexId) -> Check {
    if !engager.cares() {
        return Ok(());
    }
    let near = |hex| match engager.guns {
        Guns::Present => nearness(position, hex, engager.side),
        Guns::Absent if position.next_to_enemy(hex, engager.side) => Nearness::Adjacent,
        Guns::Absent => Nearness::Far,
    };
    engager.check(position.profile(), || near(from), near(to)).map_err(|why| why.refusal(to))
}

impl Engager {
    /// Whether the positions of enemies restrict the group at all.
    pub fn cares(&self) -> bool {
        self.keeps_away() || self.guns == Guns::Present
    }

    /// Whether the units may never move next to an enemy. ENG-02, SKR-02.
    pub fn keeps_away(&self) -> bool {
        match self.boldness {
            Boldness::MayEngage => false,
            Boldness::Ordered | Boldness::Skirmishes | Boldness::KeepsAway(_) => true,
        }
    }

    /// Checks whether the units may step from one distance class to another.
    pub fn check(
        &self,
        profile: &Profile,
        from: impl FnOnce() -> Nearness,
        to: Nearness,
    ) -> Result<(), TooNear> {
        match self.boldness {
            Boldness::Ordered if to == Nearness::Adjacent => Err(TooNear::Order),
            Boldness::Skirmishes if to == Nearness::Adjacent => Err(TooNear::Skirmisher),
            Boldness::KeepsAway(by) if to == Nearness::Adjacent => Err(TooNear::Trait(by)),
            Boldness::Ordered
            | Boldness::Skirmishes
            | Boldness::KeepsAway(_)
            | Boldness::MayEngage => match self.guns {
                Guns::Present => guns_may_pass(profile, from, to),
                Guns::Absent => Ok(()),
            },
        }
    }
}

/// Checks a step of artillery near enemies. Artillery may not become engaged. Engaged artillery may
/// increase its distance. ART-07, ART-08, V-18, V-19, A-15.
fn guns_may_pass(
    profile: &Profile,
    from: impl FnOnce() -> Nearness,
    to: Nearness,
) -> Result<(), TooNear> {
    let engaged = match profile.artillery_engage_radius {
        ArtilleryEngageRadius::One => Nearness::Adjacent,
        ArtilleryEngageRadius::Two => Nearness::WithinTwo,
    };
    if to < engaged {
        return Ok(());
    }
    let from = from();
    let draws_away = match profile.engaged_artillery_move {
        EngagedArtilleryMove::Unrestricted => true,
        EngagedArtilleryMove::IncreaseDistanceOnly => to < from,
    };
    match (from >= engaged, draws_away) {
        (false, _) => Err(TooNear::Guns),
        (true, false) => Err(TooNear::EngagedGuns),
        (true, true) => Ok(()),
    }
}

impl TooNear {
    fn refusal(self, hex: HexId) -> Refusal {
        let refusal = match self {
            Self::Trait(by) => {
                let near = traits::refusal("val-16-keeps-away");
                return near.with(hex).with(by);
            }
            Self::Order => {
                Refusal::new("ENG-02", "SS 13.6", "eng-02-next-enemy-order-forbids-engaging")
            }
            Self::Skirmisher => {
                Refusal::new("SKR-02", "SS 18.1", "skr-02-next-enemy-skirmishers-may-not")
            }
            Self::Guns => Refusal::new("ART-07", "SS 13.6", "art-07-too-near-enemy-guns-move"),
            Self::EngagedGuns => {
                Refusal::new("ART-08", "BS 6.5a, 10.6", "art-08-no-farther-enemy-engaged-guns")
            }
        };
        refusal.with(hex).showing(Evidence::Enemies)
    }
}

/// Returns the distance class of the nearest enemy of a side.
fn nearness(position: Position<'_>, hex: HexId, side: Side) -> Nearness {
    let mut neighbours = position.game().map.grid.neighbours(hex);
    if position.enemy_in(hex, side) || position.next_to_enemy(hex, side) {
        Nearness::Adjacent
    } else if neighbours.any(|neighbour| position.next_to_enemy(neighbour, side)) {
        Nearness::WithinTwo
    } else {
        Nearness::Far
    }
}

/// Returns the distance class of every hex. [`Nearness::WithinTwo`] occurs only if the group
/// contains artillery. Otherwise such hexes count as [`Nearness::Far`].
pub fn nearness_everywhere(position: Position<'_>, engager: &Engager) -> Vec<Nearness> {
    let grid = &position.game().map.grid;
    let mut near = vec![Nearness::Far; grid.len()];
    for hex in position.hexes_of(engager.side.other()) {
        near[hex.index()] = Nearness::Adjacent;
        for next in grid.neighbours(hex) {
            near[next.index()] = Nearness::Adjacent;
            if engager.guns == Guns::Present {
                for second in grid.neighbours(next) {
                    near[second.index()] = near[second.index()].max(Nearness::WithinTwo);
                }
            }
        }
    }
    near
}
