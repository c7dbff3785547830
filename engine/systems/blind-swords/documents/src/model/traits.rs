//! Traits of units: what sets some apart from others of their arm.

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

/// What sets some units apart from others of their arm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trait {
    /// Name for people, such as `sharpshooters`.
    pub name: String,
    /// The letter on the counters of units that have it.
    pub sign: Option<Letter>,
    /// What it does, beside the column shifts that look at it.
    #[serde(default)]
    pub effects: Vec<Effect>,
    /// Where its effects come from.
    pub provenance: Option<Provenance>,
}

/// A letter on a counter.
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

/// One thing that a trait does to the units that have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "TraitEffect")]
pub enum Effect {
    /// They never fire.
    CannotFire,
    /// Added to the last hex of every band of range but canister, which stays 1 at least.
    Range(
        #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
        #[schemars(range(min = -9, max = 9))]
        i8,
    ),
    /// They fire at nothing farther away than so many hexes.
    RangeAtMost(
        #[serde(deserialize_with = "bounds::within::<1, 40, _, _>")]
        #[schemars(range(min = 1, max = 40))]
        u8,
    ),
    /// In an artillery step they may move after their fire.
    FiresAndMoves,
    /// Lines of sight and fire pass their hex as if they were not there.
    SeenOver,
    /// Fire cannot hit them: it is aimed at those who stand with them, or not at all.
    SparedByFire,
    /// Movement points other than those of their arm.
    Movement(Rates),
    /// What it costs them to enter hexes of some kinds of terrain; as for their arm where not named.
    Ground(Keyed<Name<TerrainId>, Located<EntryCost>>),
    /// What a stream adds for them.
    Streams(Ratio),
    /// They do not move next to an enemy, whatever their order, nor does anybody who moves with them.
    KeepsAway,
    /// Added to their cohesion rating in Break Tests.
    BreakTests(
        #[serde(deserialize_with = "bounds::within::<-5, 5, _, _>")]
        #[schemars(range(min = -5, max = 5))]
        i8,
    ),
    /// Added to the cohesion rating of every other unit in their hex; of several the best counts.
    Steadies(
        #[serde(deserialize_with = "bounds::within::<1, 5, _, _>")]
        #[schemars(range(min = 1, max = 5))]
        u8,
    ),
    /// They neither recover nor rebuild when brigades and batteries rally.
    CannotRally,
    /// They do not rebuild.
    CannotRebuild,
    /// They never attack in close combat.
    CannotAttack,
    /// They never charge.
    CannotCharge,
    /// They are the lead unit only where nobody else could be.
    CannotLead,
    /// Where only such units are left to defend a hex, an attack in close combat eliminates them without a roll.
    CannotStandAlone,
    /// What each counts for in stacking, whatever its strength.
    StacksAs(Ratio),
    /// They give nobody support.
    GivesNoSupport,
    /// Nobody gives them support.
    GetsNoSupport,
    /// They are supported wherever terrain does not forbid it.
    NeedsNoSupport,
}
