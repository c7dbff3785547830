//! Engagement. ENG-01 to ENG-03, ART-07, ART-08.

use kernel::{HexId, Side};

use crate::game::UnitId;
use crate::look::Look;
use crate::profile::{ArtilleryEngageRadius, EngagedArtilleryMove, Profile};
use crate::refusal::{Check, Refusal};
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
#[derive(Clone, Copy, Debug)]
pub struct Engager {
    /// Whose they are.
    pub side: Side,
    /// Why they may not move next to an enemy, if they may not; the hex is its first value.
    pub wary: Option<Refusal>,
    /// Whether there are guns among them.
    pub guns: Guns,
}

/// Whether units that move have guns among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guns {
    /// At least one battery.
    Present,
    /// None.
    Absent,
}

/// Whether a battery may enter a hex as regards the enemies near it. SS 9.4b, 13.6, BS 6.5a.
/// ART-07, ART-08.
///
/// # Errors
/// The rule that forbids it.
pub fn artillery_may_enter(scene: Scene<'_>, unit: UnitId, from: HexId, to: HexId) -> Check {
    let engager = Engager { side: scene.side_of(unit), wary: None, guns: Guns::Present };
    may_step(scene, &engager, from, to)
}

/// Whether units may step into a hex as regards the enemies near it. SS 13.6, 18.1. ENG-01, ENG-02,
/// SKR-02, ART-07.
///
/// # Errors
/// The rule that forbids it.
pub fn may_step(scene: Scene<'_>, engager: &Engager, from: HexId, to: HexId) -> Check {
    if !engager.cares() {
        return Ok(());
    }
    let near = |hex| nearness(scene, hex, engager.side);
    engager.may_pass(scene.profile(), near(from), near(to), to)
}

impl Engager {
    /// Whether it matters where enemies are.
    pub const fn cares(&self) -> bool {
        self.wary.is_some() || matches!(self.guns, Guns::Present)
    }

    /// Whether a step may lead from one nearness into another.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn may_pass(&self, profile: &Profile, from: Nearness, to: Nearness, hex: HexId) -> Check {
        if to == Nearness::Adjacent
            && let Some(wary) = self.wary
        {
            return wary.with(hex).err();
        }
        match self.guns {
            Guns::Present => guns_may_pass(profile, from, to, hex),
            Guns::Absent => Ok(()),
        }
    }
}

/// Guns do not move into engagement; engaged ones may draw away. ART-07, ART-08, V-18, V-19, A-15.
fn guns_may_pass(profile: &Profile, from: Nearness, to: Nearness, hex: HexId) -> Check {
    let least = match profile.artillery_engage_radius {
        ArtilleryEngageRadius::One => Nearness::Adjacent,
        ArtilleryEngageRadius::Two => Nearness::WithinTwo,
    };
    if to < least {
        return Ok(());
    }
    if from < least {
        let refusal =
            Refusal::new("ART-07", "SS 13.6", "artillery may not move that near to an enemy: {}");
        return refusal.with(hex).err();
    }
    let draws_away = match profile.engaged_artillery_move {
        EngagedArtilleryMove::Unrestricted => true,
        EngagedArtilleryMove::IncreaseDistanceOnly => to < from,
    };
    if draws_away {
        return Ok(());
    }
    Refusal::new(
        "ART-08",
        "BS 6.5a, 10.6",
        "engaged artillery moves only away from the enemy, not to {}",
    )
    .with(hex)
    .err()
}

/// How near the nearest enemy of a side is to a hex.
pub fn nearness(scene: Scene<'_>, hex: HexId, side: Side) -> Nearness {
    let mut neighbours = scene.game().map.grid.neighbours(hex);
    if scene.enemy_in(hex, side) || scene.next_to_enemy(hex, side) {
        Nearness::Adjacent
    } else if neighbours.any(|neighbour| scene.next_to_enemy(neighbour, side)) {
        Nearness::WithinTwo
    } else {
        Nearness::Far
    }
}

/// How near the nearest enemy of a side is to every hex.
pub fn nearness_everywhere(scene: Scene<'_>, side: Side) -> Vec<Nearness> {
    let grid = &scene.game().map.grid;
    let mut near = vec![Nearness::Far; grid.len()];
    let mut raise = |hex: HexId, to: Nearness| near[hex.index()] = near[hex.index()].max(to);
    for (_, enemy) in scene.on_map(side.other()) {
        raise(enemy, Nearness::Adjacent);
        for next in grid.neighbours(enemy) {
            raise(next, Nearness::Adjacent);
            grid.neighbours(next).for_each(|second| raise(second, Nearness::WithinTwo));
        }
    }
    near
}
