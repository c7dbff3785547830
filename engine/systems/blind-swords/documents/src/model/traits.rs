//! Unit traits, which distinguish some units from others of their arm.

use std::fmt;
use std::str::FromStr;

use document::{Located, bounds, written};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::tables::EntryCost;
use super::text::Ratio;
use super::units::Rates;
use super::{Named, Provenance};

/// Unit trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trait {
    /// Name for people, such as `sharpshooters`.
    pub name: String,
    /// Letter on the counters of its bearers.
    pub sign: Option<Letter>,
    /// Effects, in addition to column shifts that refer to it.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Origin of the effects.
    pub provenance: Option<Provenance>,
}

/// Letter on a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Letter(pub char);

impl FromStr for Letter {
    type Err = String;

    fn from_str(text: &str) -> Result<Letter, String> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_ascii_uppercase() => Ok(Letter(letter)),
            _ => Err(format!("`{text}` is no sign: expected one capital letter")),
        }
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

written!(Letter, "^[A-Z]$", "a capital letter");

/// Effect of a trait on its bearers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "TraitEffect")]
pub enum Effect {
    /// The bearers never fire.
    CannotFire,
    /// Modifier to the last hex of every range band except canister; the band stays at least 1.
    Range(
        #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
        #[schemars(range(min = -9, max = 9))]
        i8,
    ),
    /// Maximum range of fire in hexes.
    RangeAtMost(
        #[serde(deserialize_with = "bounds::within::<1, 40, _, _>")]
        #[schemars(range(min = 1, max = 40))]
        u8,
    ),
    /// The bearers may move after they fire in an artillery step.
    FiresAndMoves,
    /// The bearers do not block lines of sight and fire.
    SeenOver,
    /// Fire cannot hit the bearers. It targets other units in their hex, or is not possible.
    SparedByFire,
    /// Movement points that differ from those of their arm.
    Movement(Rates),
    /// Cost of entry to some kinds of terrain; as for their arm if omitted.
    Ground(Named<Located<EntryCost>>),
    /// Additional cost of crossing a stream.
    Streams(Ratio),
    /// The bearers, and units moving with them, never move next to an enemy, whatever the order.
    KeepsAway,
    /// Modifier to the bearer's cohesion rating in Break Tests.
    BreakTests(
        #[serde(deserialize_with = "bounds::within::<-5, 5, _, _>")]
        #[schemars(range(min = -5, max = 5))]
        i8,
    ),
    /// Modifier to the cohesion rating of every other unit in the hex. Only the best one counts.
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
    /// A bearer is the lead unit only if no other unit can be.
    CannotLead,
    /// If only bearers defend a hex, a close combat attack eliminates them without a roll.
    CannotStandAlone,
    /// Stacking points of each bearer, whatever its strength.
    StacksAs(Ratio),
    /// The bearers give no support.
    GivesNoSupport,
    /// The bearers get no support.
    GetsNoSupport,
    /// The bearers count as supported unless terrain forbids it.
    NeedsNoSupport,
}
