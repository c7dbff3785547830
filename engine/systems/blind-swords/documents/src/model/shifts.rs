//! Column shifts: amount and condition.

use blind_swords::game::{Arm, ArtilleryBands, Between, CloseCondition, Stronger};
use document::text::Id;
use document::{Located, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::scenario::Turns;
use super::text::Ratio;
use super::{Provenance, Side};

/// Column shifts of fire.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireShifts {
    /// Origin of the shifts. Part names are their ids.
    pub provenance: Option<Provenance>,
    /// Shifts. All whose conditions hold apply together.
    pub shifts: Vec<Shift<FireCondition>>,
}

/// Close combat condition with names as written in documents.
pub type NamedCondition = CloseCondition<
    Located<Id>,
    Located<Id>,
    Located<Id>,
    Located<Id>,
    Located<Id>,
    Located<Id>,
    Located<String>,
    Located<Id>,
>;

/// Column shifts of close combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseShifts {
    /// Origin of the shifts. Part names are their ids, and `odds`.
    pub provenance: Option<Provenance>,
    /// Shifts. All whose conditions hold apply together.
    pub shifts: Vec<Shift<NamedCondition>>,
    /// Maximum total shift of slopes, streams and features in favour of the defender.
    pub hexside_cap: Option<HexsideCap>,
    /// Odds table. The best matching row counts.
    pub odds: Vec<OddsRow>,
}

/// Maximum total shift of a hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCap {
    /// Maximum number of columns to the left, as a negative number.
    #[serde(deserialize_with = "bounds::within::<-9, -1, _, _>")]
    #[schemars(range(min = -9, max = -1))]
    pub columns: i8,
    /// Rulebook section of the shift.
    pub rule: String,
}

/// Column shift.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Shift<C> {
    /// Keyword of the shift in logs.
    #[serde(deserialize_with = "bounds::word")]
    #[schemars(regex(pattern = "^[a-z][a-z0-9_]*$"))]
    pub id: String,
    /// Columns to the right; negative to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
    /// Condition of the shift.
    pub when: C,
    /// Rulebook section of the shift.
    pub rule: String,
}

/// Condition of a fire shift.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FireCondition {
    /// The target's hex is of this terrain.
    TargetTerrain(Located<Id>),
    /// The line of fire passes over this terrain.
    OverTerrain(Located<Id>),
    /// The line of fire passes over a unit.
    OverUnits,
    /// A firer is in Skirmish Order.
    FirerSkirmishes,
    /// The lead unit of the target is in Skirmish Order.
    TargetSkirmishes,
    /// Artillery of this kind makes up at least half of the firing strength.
    HalfArtillery(ArtilleryFire),
    /// Converging or flanking fire.
    CrossFire,
    /// The line of fire enters the target's hex across a feature.
    BehindFeature(Cover),
    /// Infantry or cavalry fires uphill across a slope from an adjacent hex.
    UphillNextDoor,
    /// The turn and the range reach these minimums.
    Late(Late),
    /// A firer bears this marker.
    FirerMarked(Located<Id>),
    /// A firer has this trait.
    FirerTrait(Located<Id>),
    /// The lead unit of the target has this trait.
    TargetTrait(Located<Id>),
    /// A firer has this weapon.
    FirerArmed(Located<Id>),
    /// An event helps the fire.
    EventFire,
    /// A firer is in this terrain.
    FirerTerrain(Located<Id>),
    /// The lead unit of the target bears this marker.
    TargetMarked(Located<Id>),
    /// The game turn is one of these.
    Turns(Turns),
    /// This side fires.
    FirerSide(Side),
    /// This ground marker is in the target's hex.
    TargetGround(Located<Id>),
    /// This ground marker is in a firer's hex.
    FirerGround(Located<Id>),
    /// The lead unit of the target is of this arm.
    TargetArm(Arm),
    /// The level of the target's hex is within this range.
    TargetLevel(Between<u8>),
    /// The level of a firer's hex is within this range.
    FirerLevel(Between<u8>),
    /// A scenario variable is within bounds. It counts as 0 in a scenario without it.
    Variable {
        /// Name of the variable, one of a scenario's `variables`.
        name: Located<String>,
        /// Bounds.
        is: Between<i32>,
    },
}

impl FireCondition {
    /// Returns the scenario variable of the condition, if it has one.
    pub const fn number_named(&self) -> Option<&Located<String>> {
        match self {
            Self::Variable { name, .. } => Some(name),
            Self::TargetTerrain(_)
            | Self::OverTerrain(_)
            | Self::OverUnits
            | Self::FirerSkirmishes
            | Self::TargetSkirmishes
            | Self::HalfArtillery(_)
            | Self::CrossFire
            | Self::BehindFeature(_)
            | Self::UphillNextDoor
            | Self::Late(_)
            | Self::FirerMarked(_)
            | Self::FirerTrait(_)
            | Self::TargetTrait(_)
            | Self::FirerArmed(_)
            | Self::EventFire
            | Self::FirerTerrain(_)
            | Self::TargetMarked(_)
            | Self::Turns(_)
            | Self::FirerSide(_)
            | Self::TargetGround(_)
            | Self::FirerGround(_)
            | Self::TargetArm(_)
            | Self::TargetLevel(_)
            | Self::FirerLevel(_) => None,
        }
    }
}

/// Hexside feature that covers a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Cover {
    /// The feature.
    pub feature: Located<Id>,
    /// Maximum range in hexes at which it covers against guns.
    pub guns_within: u8,
}

/// Fading light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Late {
    /// The first turn.
    pub from_turn: u8,
    /// The least range.
    pub from_range: u8,
}

/// Artillery with a weapon at certain ranges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArtilleryFire {
    /// The weapon.
    pub weapon: Located<Id>,
    /// Range bands.
    pub at: ArtilleryBands,
}

/// Row of the odds table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OddsRow {
    /// Stronger side.
    pub stronger: Stronger,
    /// Minimum ratio.
    pub ratio: Located<Ratio>,
    /// Columns to the right; negative to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
}
