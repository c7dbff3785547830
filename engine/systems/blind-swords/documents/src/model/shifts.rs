//! Column shifts: amount and condition.

use blind_swords::game::{
    Arm, ArtilleryBands, Between, CloseCondition, FeatureId, GradeId, GroundMarkerId, MarkerId,
    Stronger, TerrainId, TraitId, WeaponId,
};
use document::{Located, Name, bounds};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::scenario::Turns;
use super::text::Ratio;
use super::{Provenance, Side};

/// Column shifts of fire.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireShifts {
    /// The origin. Parts are ids.
    pub provenance: Option<Provenance>,
    /// Shifts. All whose conditions hold apply together.
    pub shifts: Vec<Shift<FireCondition>>,
}

/// Close combat condition with names as written in documents.
pub type NamedCondition = CloseCondition<
    Located<Name<FeatureId>>,
    Located<Name<MarkerId>>,
    Located<Name<TerrainId>>,
    Located<Name<GroundMarkerId>>,
    Located<Name<WeaponId>>,
    Located<Name<TraitId>>,
    Located<String>,
    Located<Name<GradeId>>,
>;

/// Column shifts of close combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseShifts {
    /// The origin. Parts are ids, and `odds`.
    pub provenance: Option<Provenance>,
    /// Shifts. All whose conditions hold apply together.
    pub shifts: Vec<Shift<NamedCondition>>,
    /// The limit of shifts for slopes, streams and features together.
    pub hexside_cap: Option<HexsideCap>,
    /// Shifts for odds. Only the best row counts.
    pub odds: Vec<OddsRow>,
}

/// The limit of the shifts for a hexside together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCap {
    /// The most columns to the left.
    #[serde(deserialize_with = "bounds::within::<-9, -1, _, _>")]
    #[schemars(range(min = -9, max = -1))]
    pub columns: i8,
    /// Rulebook section of the shift.
    pub rule: String,
}

/// Column shift.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(rename = "Shift_of_{C}")]
pub struct Shift<C> {
    /// The word that logs use for it.
    #[serde(deserialize_with = "bounds::word")]
    #[schemars(regex(pattern = "^[a-z][a-z0-9_]*$"))]
    pub id: String,
    /// The columns to shift, negative to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
    /// The condition.
    pub when: C,
    /// Rulebook section of the shift.
    pub rule: String,
}

/// The condition of a fire shift.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FireCondition {
    /// The target's hex is of this terrain.
    TargetTerrain(Located<Name<TerrainId>>),
    /// The line of fire passes over this terrain.
    OverTerrain(Located<Name<TerrainId>>),
    /// The line of fire passes over a unit.
    OverUnits,
    /// A firing unit is in Skirmish Order.
    FirerSkirmishes,
    /// The lead unit of the target is in Skirmish Order.
    TargetSkirmishes,
    /// Artillery of this kind makes up at least half of the firing strength.
    HalfArtillery(ArtilleryFire),
    /// Converging or flanking fire.
    CrossFire,
    /// The line of fire enters the target's hex across a feature.
    BehindFeature(Cover),
    /// Infantry or cavalry fires uphill at an adjacent target across a slope.
    UphillNextDoor,
    /// From a turn on, at a range or longer.
    Late(Late),
    /// A firer bears this marker.
    FirerMarked(Located<Name<MarkerId>>),
    /// A firer has this trait.
    FirerTrait(Located<Name<TraitId>>),
    /// The lead unit of the target has this trait.
    TargetTrait(Located<Name<TraitId>>),
    /// A firer has this weapon.
    FirerArmed(Located<Name<WeaponId>>),
    /// An event helps the fire.
    EventFire,
    /// A firer is in this terrain.
    FirerTerrain(Located<Name<TerrainId>>),
    /// The lead unit of the target bears this marker.
    TargetMarked(Located<Name<MarkerId>>),
    /// On one of these game turns.
    Turns(Turns),
    /// This side fires.
    FirerSide(Side),
    /// This ground marker is in the target's hex.
    TargetGround(Located<Name<GroundMarkerId>>),
    /// This ground marker is in a firer's hex.
    FirerGround(Located<Name<GroundMarkerId>>),
    /// The lead unit of the target is of this arm.
    TargetArm(Arm),
    /// The target's hex is at these levels.
    TargetLevel(Between<u8>),
    /// A firing unit's hex is at these levels.
    FirerLevel(Between<u8>),
    /// A script variable of the scenario is within bounds. It counts as 0 in a scenario without it.
    Variable {
        /// The variable: one of the `variables` of a scenario.
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
    pub feature: Located<Name<FeatureId>>,
    /// The most hexes at which it covers from guns.
    pub guns_within: u8,
}

/// Failing light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Late {
    /// The first turn.
    pub from_turn: u8,
    /// The shortest range.
    pub from_range: u8,
}

/// Artillery with a weapon, firing at some ranges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArtilleryFire {
    /// The weapon.
    pub weapon: Located<Name<WeaponId>>,
    /// The bands of range.
    pub at: ArtilleryBands,
}

/// Row of the odds table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OddsRow {
    /// The stronger side.
    pub stronger: Stronger,
    /// The lowest ratio of strengths.
    pub ratio: Located<Ratio>,
    /// The columns to shift, negative to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
}
