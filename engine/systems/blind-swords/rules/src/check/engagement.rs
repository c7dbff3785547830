//! Engagement. ENG-01 to ENG-03, ART-07, ART-08.

use kernel::{HexId, Side};

use super::traits;
use crate::game::{TraitId, UnitId};
use crate::look::Look;
use crate::profile::{ArtilleryEngageRadius, EngagedArtilleryMove, Profile};
use crate::refusal::{Check, Evidence, Refusal};
use crate::system::Scene;

/// How near the nearest enemy is to a hex, as far as movement cares. ENG-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Nearness {
    /// Three hexes away or more.
    Far,
    /// Two hexes away.
    WithinTwo,
    /// Next to the hex, or in it.
    Adjacent,
}

/// What keeps units that move away from enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Engager {
    /// Whose they are.
    pub side: Side,
    /// Whether they may move next to an enemy.
    pub boldness: Boldness,
    /// Whether there are guns among them.
    pub guns: Guns,
}

/// Whether units may move next to an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boldness {
    /// They may move next to enemies.
    MayEngage,
    /// Their order forbids it. ENG-02.
    Ordered,
    /// They are in Skirmish Order. SKR-02.
    Skirmishes,
    /// A trait keeps them away. VAL-16.
    KeepsAway(TraitId),
}

/// Whether units that move have guns among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guns {
    /// At least one battery.
    Present,
    /// Nobody among them is artillery.
    Absent,
}

/// Why a step leads too near to an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooNear {
    /// The order does not permit it. ENG-02.
    Order,
    /// Skirmishers may not engage. SKR-02.
    Skirmisher,
    /// A trait keeps some of them away. VAL-16.
    Trait(TraitId),
    /// Guns may not engage. ART-07.
    Guns,
    /// Engaged guns may only draw away. ART-08.
    EngagedGuns,
}

/// Whether a battery may enter a hex as regards the enemies near it. SS 9.4b, 13.6, BS 6.5a.
/// ART-07, ART-08.
pub fn artillery_may_enter(scene: Scene<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    let side = scene.side_of(unit);
    may_step(scene, &Engager { side, boldness: Boldness::MayEngage, guns: Guns::Present }, from, to)
}

/// Whether units may step into a hex as regards the enemies near it. SS 13.6, 18.1. ENG-01, ENG-02,
/// SKR-02, ART-07.
pub fn may_step(scene: Scene<'_>, engager: &Engager, from: HexId, to: HexId) -> Check {
    if !engager.cares() {
        return Ok(());
    }
    let near = |hex| match engager.guns {
        Guns::Present => nearness(scene, hex, engager.side),
        Guns::Absent if scene.next_to_enemy(hex, engager.side) => Nearness::Adjacent,
        Guns::Absent => Nearness::Far,
    };
    engager.check(scene.profile(), || near(from), near(to)).map_err(|why| why.refusal(to))
}

impl Engager {
    /// Whether it matters where enemies are.
    pub fn cares(&self) -> bool {
        self.keeps_away() || self.guns == Guns::Present
    }

    /// Whether it may come next to no enemy, wherever it comes from. ENG-02, SKR-02.
    pub fn keeps_away(&self) -> bool {
        match self.boldness {
            Boldness::MayEngage => false,
            Boldness::Ordered | Boldness::Skirmishes | Boldness::KeepsAway(_) => true,
        }
    }

    /// Whether a step may lead from one nearness into another.
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

/// Guns do not move into engagement; engaged ones may draw away. ART-07, ART-08, V-18, V-19, A-15.
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

/// How near the nearest enemy of a side is to a hex.
fn nearness(scene: Scene<'_>, hex: HexId, side: Side) -> Nearness {
    let mut neighbours = scene.game().map.grid.neighbours(hex);
    if scene.enemy_in(hex, side) || scene.next_to_enemy(hex, side) {
        Nearness::Adjacent
    } else if neighbours.any(|neighbour| scene.next_to_enemy(neighbour, side)) {
        Nearness::WithinTwo
    } else {
        Nearness::Far
    }
}

/// How near the nearest enemy is to every hex, as far as these units care.
pub fn nearness_everywhere(scene: Scene<'_>, engager: &Engager) -> Vec<Nearness> {
    let grid = &scene.game().map.grid;
    let mut near = vec![Nearness::Far; grid.len()];
    for hex in scene.hexes_of(engager.side.other()) {
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
