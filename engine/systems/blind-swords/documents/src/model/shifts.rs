//! Column shifts of fire and close combat: number of columns, condition and source.

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

/// Column shifts of fire on the Combat Results Table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FireShifts {
    /// Origin of the shifts: one origin for all, or a mapping with shift ids as keys.
    pub provenance: Option<Provenance>,
    /// All shifts. If the conditions of several shifts are met, the shifts add up.
    pub shifts: Vec<Shift<FireCondition>>,
}

/// Condition of a close combat shift, with terrain, weapons and markers as ids that the documents
/// name.
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

/// Column shifts of close combat on the Combat Results Table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CloseShifts {
    /// Origin of the shifts: one origin for all, or a mapping with shift ids and `odds` as keys.
    pub provenance: Option<Provenance>,
    /// All shifts except those for odds. If the conditions of several shifts are met, the shifts
    /// add up.
    pub shifts: Vec<Shift<NamedCondition>>,
    /// Limit on the combined shifts for slopes, streams and other hexside features (default: no
    /// limit).
    pub hexside_cap: Option<HexsideCap>,
    /// Shifts for the ratio of strengths. Only the most favourable row applies.
    pub odds: Vec<OddsRow>,
}

/// Limit on the combined shifts for the features of one hexside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexsideCap {
    /// Largest combined shift to the left, in columns: from -9 to -1.
    #[serde(deserialize_with = "bounds::within::<-9, -1, _, _>")]
    #[schemars(range(min = -9, max = -1))]
    pub columns: i8,
    /// Rulebook section that sets the limit.
    pub rule: String,
}

/// Column shift with the condition under which it applies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(rename = "Shift_of_{C}")]
pub struct Shift<C> {
    /// Id of the shift, in lowercase letters, digits and underscores. Logs name the shift by its
    /// id.
    #[serde(deserialize_with = "bounds::word")]
    #[schemars(regex(pattern = "^[a-z][a-z0-9_]*$"))]
    pub id: String,
    /// Number of columns to shift, from -9 to 9. Negative numbers shift to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
    /// Condition under which the shift applies.
    pub when: C,
    /// Rulebook section that contains the shift.
    pub rule: String,
}

/// Condition of a fire shift. The shift applies if the condition is true of the fire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FireCondition {
    /// The target's hex has this terrain.
    TargetTerrain(Located<Name<TerrainId>>),
    /// The line of fire passes over a hex with this terrain.
    OverTerrain(Located<Name<TerrainId>>),
    /// The line of fire passes over a hex with units.
    OverUnits,
    /// At least one firing unit is in Skirmish Order.
    FirerSkirmishes,
    /// The lead unit of the target is in Skirmish Order.
    TargetSkirmishes,
    /// Artillery with this weapon, firing at these range bands, contributes at least half of the
    /// firing strength.
    HalfArtillery(ArtilleryFire),
    /// The fire is crossfire: converging or flanking fire.
    CrossFire,
    /// The line of fire enters the target's hex across a hexside with this feature.
    BehindFeature(Cover),
    /// Infantry or cavalry fires uphill at an adjacent target across a slope, and no artillery
    /// fires with it.
    UphillNextDoor,
    /// Light is failing: both the game turn and the range have reached these limits.
    Late(Late),
    /// At least one firing unit bears this marker.
    FirerMarked(Located<Name<MarkerId>>),
    /// At least one firing unit has this trait.
    FirerTrait(Located<Name<TraitId>>),
    /// The lead unit of the target has this trait.
    TargetTrait(Located<Name<TraitId>>),
    /// At least one firing unit has this weapon.
    FirerArmed(Located<Name<WeaponId>>),
    /// An event supports at least one of the firing units.
    EventFire,
    /// At least one firing unit is in a hex with this terrain.
    FirerTerrain(Located<Name<TerrainId>>),
    /// The lead unit of the target bears this marker.
    TargetMarked(Located<Name<MarkerId>>),
    /// The game turn is within this range.
    Turns(Turns),
    /// The firing side is this one.
    FirerSide(Side),
    /// The target's hex has this ground marker.
    TargetGround(Located<Name<GroundMarkerId>>),
    /// The hex of at least one firing unit has this ground marker.
    FirerGround(Located<Name<GroundMarkerId>>),
    /// The lead unit of the target belongs to this arm.
    TargetArm(Arm),
    /// The level of the target's hex is within these bounds.
    TargetLevel(Between<u8>),
    /// The level of at least one firing unit's hex is within these bounds.
    FirerLevel(Between<u8>),
    /// The value of a script variable is within these bounds. In a scenario without the variable,
    /// the value is 0.
    Variable {
        /// Name of the variable, from the `variables` of a scenario.
        name: Located<String>,
        /// Bounds between which the value of the variable must be.
        is: Between<i32>,
    },
}

impl FireCondition {
    /// Returns the name of the script variable in the condition. `None` for other conditions.
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

/// Hexside feature that protects a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Cover {
    /// Id of the feature.
    pub feature: Located<Name<FeatureId>>,
    /// Longest range, in hexes, at which the feature protects against artillery.
    pub guns_within: u8,
}

/// Fire in failing light, which is late in the game and at long range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Late {
    /// First turn of failing light.
    pub from_turn: u8,
    /// Shortest range, in hexes, at which failing light affects fire.
    pub from_range: u8,
}

/// Artillery fire with one weapon at certain range bands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ArtilleryFire {
    /// Id of the weapon.
    pub weapon: Located<Name<WeaponId>>,
    /// Range bands at which the artillery fires.
    pub at: ArtilleryBands,
}

/// Column shift for one ratio of strengths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct OddsRow {
    /// Stronger side in the close combat: the attackers or the defenders.
    pub stronger: Stronger,
    /// Lowest ratio of the stronger side's strength to the weaker side's at which the row applies.
    pub ratio: Located<Ratio>,
    /// Number of columns to shift, from -9 to 9. Negative numbers shift to the left.
    #[serde(deserialize_with = "bounds::within::<-9, 9, _, _>")]
    #[schemars(range(min = -9, max = 9))]
    pub columns: i8,
}
