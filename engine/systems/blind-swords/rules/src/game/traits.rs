use kernel::Sixteenths;

use super::{Arm, EntryCost, Rates, TerrainId, small_id};

small_id!(
    /// Id of a trait defined by the package.
    TraitId(u8),
    "$ref trait"
);

/// A trait, which distinguishes some units from others of their arm. VAL-16.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trait {
    /// Kebab-case id.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Letter printed on the counters of units with the trait. `None` if the trait has none.
    pub sign: Option<char>,
    /// Effects of the trait.
    pub effects: Vec<Effect>,
}

/// One effect of a trait. One place in the rules reads each effect. VAL-16.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The unit never fires.
    CannotFire,
    /// Value added to the last hex of every range band of the weapon, except canister.
    Range(i8),
    /// Maximum range of the unit's fire, in hexes.
    RangeAtMost(u8),
    /// The unit may move after its fire in an artillery step.
    FiresAndMoves,
    /// The unit does not block lines of sight.
    SeenOver,
    /// Fire does not affect the unit. Other units in the hex suffer all results.
    SparedByFire,
    /// Movement points that replace the arm's movement points.
    Movement(Rates),
    /// Cost to enter a kind of terrain.
    Ground(TerrainId, EntryCost),
    /// Additional cost to cross a stream.
    Streams(Sixteenths),
    /// The unit may not move next to an enemy, under any order.
    KeepsAway,
    /// Value added to the unit's cohesion rating in Break Tests.
    BreakTests(i8),
    /// Value added to the cohesion ratings of other friendly units in the same hex.
    Steadies(u8),
    /// The unit neither recovers nor rebuilds in rally steps.
    CannotRally,
    /// The unit does not rebuild.
    CannotRebuild,
    /// The unit never attacks in close combat.
    CannotAttack,
    /// The unit never charges.
    CannotCharge,
    /// The unit is the lead unit only if no other unit can be.
    CannotLead,
    /// If only units with this trait defend a hex, an attack eliminates them without a roll.
    CannotStandAlone,
    /// Stacking value of the unit, independent of its strength.
    StacksAs(Sixteenths),
    /// The unit gives no support to friendly units.
    GivesNoSupport,
    /// The unit receives no support.
    GetsNoSupport,
    /// The unit is always supported, unless terrain forbids support.
    NeedsNoSupport,
}

/// Returns the movement rates of the first trait that sets any. MOVE-03.
pub fn rates_of(traits: &[TraitId], all: &[Trait]) -> Rates {
    let given = effects_of(traits, all).find_map(|(_, effect)| match effect {
        Effect::Movement(rates) => Some(*rates),
        _ => None,
    });
    given.unwrap_or_default()
}

/// Returns the effects of some traits, each with the trait that has the effect.
pub fn effects_of<'a>(
    traits: &'a [TraitId],
    all: &'a [Trait],
) -> impl Iterator<Item = (TraitId, &'a Effect)> {
    traits.iter().flat_map(|&id| all[id.index()].effects.iter().map(move |effect| (id, effect)))
}

small_id!(
    /// Id of a mobility class.
    MobilityClassId(u8)
);

impl MobilityClassId {
    /// Returns the mobility class of an arm without traits.
    pub const fn of_arm(arm: Arm) -> Self {
        Self(arm as u8)
    }
}

/// Mobility class: the arm's terrain costs with the changes made by traits. MOVE-04.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MobilityClass {
    /// Arm whose costs the class starts from.
    pub arm: Arm,
    /// Terrain costs that differ from the arm's, with the trait that changes each.
    pub ground: Vec<(TerrainId, EntryCost, TraitId)>,
    /// Added cost to cross a stream, if it differs from the arm's.
    pub streams: Option<Sixteenths>,
}

/// All mobility classes of a game. The first three are the classes of the three arms.
#[derive(Clone, Debug)]
pub struct MobilityClasses(Vec<MobilityClass>);

impl MobilityClasses {
    /// Maximum number of classes in a game.
    pub const MAX: usize = 16;

    /// Returns the class of an arm with some traits, and adds the class if it is new. `None` if the
    /// game already has the maximum number of classes.
    pub fn with(&mut self, arm: Arm, traits: &[TraitId], all: &[Trait]) -> Option<MobilityClassId> {
        let mut mobility = MobilityClass::of_arm(arm);
        for (id, effect) in effects_of(traits, all) {
            match effect {
                Effect::Ground(terrain, cost) => mobility.ground.push((*terrain, *cost, id)),
                Effect::Streams(points) => mobility.streams = mobility.streams.or(Some(*points)),
                _ => {}
            }
        }
        let known = self.0.iter().position(|other| *other == mobility);
        let place = known.unwrap_or(self.0.len());
        if place == Self::MAX {
            return None;
        }
        if known.is_none() {
            self.0.push(mobility);
        }
        Some(MobilityClassId::from_index(place))
    }

    /// Returns the mobility class with an id.
    pub fn get(&self, id: MobilityClassId) -> &MobilityClass {
        &self.0[id.index()]
    }
}

impl Default for MobilityClasses {
    fn default() -> Self {
        Self(Arm::ALL.map(MobilityClass::of_arm).to_vec())
    }
}

impl MobilityClass {
    const fn of_arm(arm: Arm) -> Self {
        Self { arm, ground: Vec::new(), streams: None }
    }

    /// Returns the class's changed cost of a kind of terrain and the trait responsible. `None` if
    /// the arm's cost applies.
    pub fn own(&self, terrain: TerrainId) -> Option<(EntryCost, TraitId)> {
        let mut own = self.ground.iter();
        own.find(|(kind, ..)| *kind == terrain).map(|(_, cost, by)| (*cost, *by))
    }
}
