//! Column shifts: how much, and when.

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

/// Shifts of fire.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireShifts {
    /// Where they come from; parts are ids.
    pub provenance: Option<Provenance>,
    /// The shifts, all of which may apply together.
    pub shifts: Vec<Shift<FireCondition>>,
}

/// A condition of close combat with the names that documents write.
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

/// Shifts of close combat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseShifts {
    /// Where they come from; parts are ids, and `odds`.
    pub provenance: Option<Provenance>,
    /// The shifts, all of which may apply together.
    pub shifts: Vec<Shift<NamedCondition>>,
    /// How far slopes, streams and features may help the defender together.
    pub hexside_cap: Option<HexsideCap>,
    /// Odds, of which the best row counts.
    pub odds: Vec<OddsRow>,
}

/// How far the shifts of a hexside may go together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCap {
    /// So many columns to the left.
    #[serde(deserialize_with = "bounds::within::<-9, -1, _, _>")]
    #[schemars(range(min = -9, max = -1))]
    pub columns: i8,
    /// The section it comes from.
    pub rule: String,
}

/// A shift.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Shift<C> {
    /// The word under which logs report it.
    #[serde(deserialize_with = "bounds::word")]
    #[schemars(regex(pattern = "^[a-z][a-z0-9_]*$"))]
    pub id: String,
    /// Columns to the right; negative to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
    /// When it applies.
    pub when: C,
    /// The section it comes from.
    pub rule: String,
}

/// When a fire shift applies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FireCondition {
    /// The target's hex is of this terrain.
    TargetTerrain(Located<Name<TerrainId>>),
    /// The line of fire passes over this terrain.
    OverTerrain(Located<Name<TerrainId>>),
    /// The line of fire passes over a unit.
    OverUnits,
    /// A firer is in Skirmish Order.
    FirerSkirmishes,
    /// The lead unit of the target is in Skirmish Order.
    TargetSkirmishes,
    /// Half of the firing strength or more is artillery of this kind.
    HalfArtillery(ArtilleryFire),
    /// Converging or flanking fire.
    CrossFire,
    /// The line of fire enters the target's hex across a feature.
    BehindFeature(Cover),
    /// Infantry or cavalry fires from next to the target, below it across a slope.
    UphillNextDoor,
    /// On a turn or later, at a range or farther.
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
    /// A firer stands in this terrain.
    FirerTerrain(Located<Name<TerrainId>>),
    /// The lead unit of the target bears this marker.
    TargetMarked(Located<Name<MarkerId>>),
    /// On one of these game turns.
    Turns(Turns),
    /// This side fires.
    FirerSide(Side),
    /// This marker of the ground lies in the target's hex.
    TargetGround(Located<Name<GroundMarkerId>>),
    /// This marker of the ground lies in a firer's hex.
    FirerGround(Located<Name<GroundMarkerId>>),
    /// The lead unit of the target is of this arm.
    TargetArm(Arm),
    /// The target's hex is so high.
    TargetLevel(Between<u8>),
    /// A firer's hex is so high.
    FirerLevel(Between<u8>),
    /// A number that the scenario keeps is within bounds; 0 in a scenario that does not keep it.
    Variable {
        /// Which: one of the `variables` of a scenario.
        name: Located<String>,
        /// The bounds.
        is: Between<i32>,
    },
}

impl FireCondition {
    /// The number of scenarios at which it looks, if it looks at one.
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

/// A feature that covers a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Cover {
    /// The feature.
    pub feature: Located<Name<FeatureId>>,
    /// The most hexes at which it covers from guns.
    pub guns_within: u8,
}

/// When light fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Late {
    /// The first turn.
    pub from_turn: u8,
    /// The least range.
    pub from_range: u8,
}

/// Artillery of a weapon, firing at some ranges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArtilleryFire {
    /// The weapon.
    pub weapon: Located<Name<WeaponId>>,
    /// The bands of range.
    pub at: ArtilleryBands,
}

/// One row of the odds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OddsRow {
    /// Who is stronger.
    pub stronger: Stronger,
    /// At least so many times.
    pub ratio: Located<Ratio>,
    /// Columns to the right; negative to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
}
