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
/// A property of some units of an arm, with effects in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trait {
    /// Kebab-case id of the trait, unique in the package.
    #[serde(skip)]
    pub id: String,
    /// Display name of the trait, such as `sharpshooters`.
    pub name: String,
    /// Letter on the counters of units with the trait (default: none).
    pub sign: Option<Letter>,
    /// Effects of the trait, other than column shifts that have the trait as a condition.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Origin of the trait's effects.
    pub provenance: Option<Provenance>,
}

listed!(Trait);

/// Letter on a counter, from A to Z.
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

// VAL-16. Each effect is read in only one place of the rules.
/// One effect of a trait on the units that have the trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TraitEffect"))]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// The units never fire.
    CannotFire,
    /// Modifier to the last hex of every range band except canister. Bands keep at least 1 hex.
    Range(
        #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
        #[cfg_attr(feature = "schema", schemars(range(min = -9, max = 9)))]
        i8,
    ),
    /// Longest range of the units, in hexes.
    RangeAtMost(
        #[serde(deserialize_with = "bounds::within::<1, 40, _, _>")]
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 40)))]
        u8,
    ),
    /// The units may move after they fire in an artillery step.
    FiresAndMoves,
    /// The units do not block lines of sight or fire through their hex.
    SeenOver,
    /// Fire cannot hit the units. Fire must target other units in their hex.
    SparedByFire,
    /// Movement points of the units, if different from their arm's.
    Movement(Rates),
    /// Costs of entering hexes of the listed kinds of terrain. For other terrain, the arm's costs
    /// apply.
    Ground(Keyed<TerrainId, EntryCost>),
    /// Extra cost for the units to cross a stream.
    Streams(Sixteenths),
    /// Neither the units nor units that move with them may move adjacent to an enemy under any
    /// order.
    KeepsAway,
    /// Modifier to the units' cohesion rating in Break Tests.
    BreakTests(
        #[serde(deserialize_with = "bounds::within::<-5, 5, _, _>")]
        #[cfg_attr(feature = "schema", schemars(range(min = -5, max = 5)))]
        i8,
    ),
    /// Modifier to the cohesion rating of every other unit in the hex. Only the best modifier
    /// counts.
    Steadies(
        #[serde(deserialize_with = "bounds::within::<1, 5, _, _>")]
        #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 5)))]
        u8,
    ),
    /// The units neither recover nor rebuild when brigades and batteries rally.
    CannotRally,
    /// The units cannot rebuild.
    CannotRebuild,
    /// The units never attack in close combat.
    CannotAttack,
    /// The units never charge.
    CannotCharge,
    /// A unit with the trait is the lead unit only if no other unit could be.
    CannotLead,
    /// If only units with the trait defend a hex, close combat eliminates them without a roll.
    CannotStandAlone,
    /// Stacking points of each unit, regardless of strength.
    StacksAs(Sixteenths),
    /// The units do not give support.
    GivesNoSupport,
    /// The units do not receive support.
    GetsNoSupport,
    /// The units are always supported unless terrain forbids it.
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

/// Returns the effects of the given traits, each with its trait.
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
    /// Returns the mobility class of an arm, for units without traits.
    pub const fn of_arm(arm: Arm) -> Self {
        Self(arm as u8)
    }
}

/// Mobility class: the terrain costs of an arm, as changed by the traits of a unit. MOVE-04.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MobilityClass {
    /// Arm whose terrain costs the class changes.
    pub arm: Arm,
    /// Terrain costs that differ from the arm's costs, each with the trait responsible.
    pub ground: Vec<(TerrainId, EntryCost, TraitId)>,
    /// Additional cost to cross a stream. `None` if the arm's cost applies.
    pub streams: Option<Sixteenths>,
}

/// All mobility classes of a game. The first three are the classes of the three arms.
#[derive(Clone, Debug)]
pub struct MobilityClasses(Vec<MobilityClass>);

impl MobilityClasses {
    /// Maximum number of classes in a game.
    pub const MAX: usize = 16;

    /// Returns the mobility class for an arm with the given traits. Adds the class if it is new.
    /// `None` if the game already has the maximum number of classes.
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

    /// Returns the mobility class with the given id.
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

    /// Returns the class's own cost of a kind of terrain and the trait responsible. `None` if the
    /// arm's cost applies.
    pub fn own(&self, terrain: TerrainId) -> Option<(EntryCost, TraitId)> {
        let mut own = self.ground.iter();
        own.find(|(kind, ..)| *kind == terrain).map(|(_, cost, by)| (*cost, *by))
    }
}
