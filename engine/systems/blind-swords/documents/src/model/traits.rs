//! Unit traits, which distinguish some units from others of their arm.

use std::fmt;
use std::str::FromStr;

use blind_swords::game::TerrainId;
use document::{Located, Name, bounds};
use kernel::written;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::tables::EntryCost;
use super::text::Ratio;
use super::units::Rates;
use super::{Keyed, Provenance};

/// A property that some units of an arm have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trait {
    /// The name, such as `sharpshooters`.
    pub name: String,
    /// Letter on the counters of its bearers.
    pub sign: Option<Letter>,
    /// Effects of the trait, other than column shifts that use it as a condition.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// The origin of the trait's effects.
    pub provenance: Option<Provenance>,
}

/// Capital letter that marks a trait on counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Letter(pub char);

impl FromStr for Letter {
    type Err = String;

    fn from_str(text: &str) -> Result<Letter, String> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_ascii_uppercase() => Ok(Letter(letter)),
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

/// An effect of a trait on its bearers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "TraitEffect")]
pub enum Effect {
    /// The bearers never fire.
    CannotFire,
    /// The modifier to the last hex of every range band except canister. Bands keep at least 1 hex.
    Range(
        #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
        #[schemars(range(min = -9, max = 9))]
        i8,
    ),
    /// The longest range of the bearers, in hexes.
    RangeAtMost(
        #[serde(deserialize_with = "bounds::within::<1, 40, _, _>")]
        #[schemars(range(min = 1, max = 40))]
        u8,
    ),
    /// The bearers may move after they fire in an artillery step.
    FiresAndMoves,
    /// The bearers do not block lines of sight or fire through their hex.
    SeenOver,
    /// Fire cannot hit the bearers, and must target other units in their hex.
    SparedByFire,
    /// The movement points of the bearers, if different from their arm's.
    Movement(Rates),
    /// The bearers' costs of entering some kinds of terrain. For other kinds, the costs of the arm
    /// apply.
    Ground(Keyed<Name<TerrainId>, Located<EntryCost>>),
    /// The extra cost for the bearers to cross a stream.
    Streams(Ratio),
    /// The bearers and units moving with them may not move adjacent to an enemy under any order.
    KeepsAway,
    /// The modifier to the bearers' cohesion rating in Break Tests.
    BreakTests(
        #[serde(deserialize_with = "bounds::within::<-5, 5, _, _>")]
        #[schemars(range(min = -5, max = 5))]
        i8,
    ),
    /// The modifier to the cohesion rating of every other unit in the bearer's hex. Only the best
    /// modifier counts.
    Steadies(
        #[serde(deserialize_with = "bounds::within::<1, 5, _, _>")]
        #[schemars(range(min = 1, max = 5))]
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
    /// The bearers are the lead unit only if no other unit could be.
    CannotLead,
    /// If only bearers defend a hex, close combat eliminates them without a roll.
    CannotStandAlone,
    /// The stacking points of each bearer, regardless of strength.
    StacksAs(Ratio),
    /// The bearers do not give support.
    GivesNoSupport,
    /// The bearers do not receive support.
    GetsNoSupport,
    /// The bearers are always supported, unless terrain forbids support.
    NeedsNoSupport,
}
