use std::fmt;
use std::str::FromStr;

use kernel::origin::Provenance;
use kernel::{Keyed, Sixteenths, bounds, written};
use serde::{Deserialize, Serialize};

use super::{Arm, EntryCost, Rates, TerrainId, listed, small_id};

small_id!(
    /// Id of a trait defined by the package.
    TraitId(u8),
    "$ref trait"
);

// VAL-16.
/// A property that some units of an arm have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trait {
    /// The kebab-case id.
    #[serde(skip)]
    pub id: String,
    /// The name, such as `sharpshooters`.
    pub name: String,
    /// Letter on the counters of its bearers.
    pub sign: Option<Letter>,
    /// Its effects, other than column shifts with it as a condition.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// The origin of its effects.
    pub provenance: Option<Provenance>,
}

listed!(Trait);

/// Letter on a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Letter(pub char);

impl FromStr for Letter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_ascii_uppercase() => Ok(Self(letter)),
            _ => Err(format!("`{text}` is not a sign: expected one capital letter")),
        }
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

written!(Letter, "^[A-Z]$", "a capital letter");

// VAL-16. Each is read in one place of the rules.
/// One effect of a trait on its units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TraitEffect"))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// The bearers never fire.
    CannotFire,
    /// The modifier to the last hex of every range band except canister. Bands keep at least 1 hex.
    Range(
        #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
        #[cfg_attr(feature = "schema", schemars(range(min = -9, max = 9)))]
        i8,
    ),
    /// Their longest range, in hexes.
    RangeAtMost(
        #[serde(deserialize_with = "bounds::within::<1, 40, _, _>")]
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 40)))]
        u8,
    ),
    /// The bearers may move after they fire in an artillery step.
    FiresAndMoves,
    /// They do not block lines of sight or fire through their hex.
    SeenOver,
    /// Fire cannot hit them. It must target other units in their hex.
    SparedByFire,
    /// Their movement points, if different from their arm's.
    Movement(Rates),
    /// The costs of entering hexes of some kinds of terrain. For the others the costs of the arm apply.
    Ground(Keyed<TerrainId, EntryCost>),
    /// The cost that a stream adds.
    Streams(Sixteenths),
    /// They and units moving with them may not move adjacent to an enemy under any order.
    KeepsAway,
    /// The modifier to their cohesion rating in Break Tests.
    BreakTests(
        #[serde(deserialize_with = "bounds::within::<-5, 5, _, _>")]
        #[cfg_attr(feature = "schema", schemars(range(min = -5, max = 5)))]
        i8,
    ),
    /// The modifier to the cohesion rating of every other unit in their hex. Only the best counts.
    Steadies(
        #[serde(deserialize_with = "bounds::within::<1, 5, _, _>")]
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 5)))]
        u8,
    ),
    /// The bearers neither recover nor rebuild when brigades and batteries rally.
    CannotRally,
    /// The bearers cannot rebuild.
    CannotRebuild,
    /// The bearers never attack in close combat.
    CannotAttack,
    /// The bearers never charge.
    CannotCharge,
    /// They are the lead unit only if no other unit could be.
    CannotLead,
    /// If only such units defend a hex, close combat eliminates them without a roll.
    CannotStandAlone,
    /// The stacking points of each, regardless of strength.
    StacksAs(Sixteenths),
    /// They do not give support.
    GivesNoSupport,
    /// They do not receive support.
    GetsNoSupport,
    /// They are always supported unless terrain forbids it.
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
                Effect::Ground(kinds) => {
                    mobility.ground.extend(kinds.iter().map(|(kind, cost)| (*kind, *cost, id)));
                }
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
