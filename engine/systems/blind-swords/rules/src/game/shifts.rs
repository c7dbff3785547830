use kernel::{Ratio, Side};
use serde::{Deserialize, Serialize};

use super::{
    Arm, FeatureId, GradeId, GroundMarkerId, MarkerId, RangeBand, TerrainId, TraitId, WeaponId,
    small_id,
};

small_id!(
    /// Id of a scenario number that shift conditions read, as an index into the game's list of such
    /// numbers.
    WatchedId(u8)
);

/// A column shift and the condition under which it applies. T-20, T-21.
#[derive(Clone, Debug)]
pub struct Shift<C> {
    /// Id used in reports, such as `target_terrain`.
    pub id: String,
    /// Number of columns to shift. Negative values shift to the left.
    pub columns: i8,
    /// Condition that must be met for the shift to apply.
    pub when: C,
    /// Rulebook section that contains the shift.
    pub rule: String,
}

/// Condition for a fire shift. FIRE-12 to FIRE-21, V-76.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FireCondition {
    /// The target hex has this terrain.
    TargetTerrain(TerrainId),
    /// The line passes over one or more hexes of this terrain.
    OverTerrain(TerrainId),
    /// The line passes over at least one hex that contains a unit.
    OverUnits,
    /// At least one firing unit is in Skirmish Order.
    FirerSkirmishes,
    /// The lead unit of the target is in Skirmish Order.
    TargetSkirmishes,
    /// At least half of the firing strength is artillery with this weapon in certain bands.
    HalfArtillery {
        /// Weapon that the artillery must have.
        weapon: WeaponId,
        /// Range bands counted: Canister, or Long and Extreme together.
        at: ArtilleryBands,
    },
    /// The fire qualifies as converging or flanking. V-38.
    CrossFire,
    /// The line enters the target hex across a feature. Against guns the feature protects only
    /// within a range.
    BehindFeature {
        /// Feature on the hexside that the line must cross.
        feature: FeatureId,
        /// Maximum range, in hexes, at which the feature protects from guns.
        guns_within: u8,
    },
    /// A firer is next to the target and below it across a slope, and no firer is artillery.
    UphillNextDoor,
    /// The game turn is `from_turn` or later, and the range is at least `from_range`.
    Late {
        /// First turn on which the shift applies.
        from_turn: u8,
        /// Minimum distance of the target, in hexes.
        from_range: u8,
    },
    /// A firing unit has this package marker.
    FirerMarked(MarkerId),
    /// A firing unit has this trait.
    FirerTrait(TraitId),
    /// The lead unit of the target has this trait.
    TargetTrait(TraitId),
    /// A firing unit has this weapon.
    FirerArmed(WeaponId),
    /// The fire is covered by an event that grants the shift.
    EventFire,
    /// A firing unit is in this terrain.
    FirerTerrain(TerrainId),
    /// The lead unit of the target has this package marker.
    TargetMarked(MarkerId),
    /// The game turn is within a range of turns.
    Turns {
        /// First turn of the range, included.
        first: u8,
        /// Last turn of the range, included.
        last: u8,
    },
    /// This side fires.
    FirerSide(Side),
    /// The target hex has this ground marker.
    TargetGround(GroundMarkerId),
    /// The hex of a firing unit has this ground marker.
    FirerGround(GroundMarkerId),
    /// The lead unit of the target is of this arm.
    TargetArm(Arm),
    /// The level of the target hex is within bounds.
    TargetLevel(Between<u8>),
    /// The level of a firing unit's hex is within bounds.
    FirerLevel(Between<u8>),
    /// A script variable of the scenario is within bounds.
    Variable {
        /// Script variable, as an index into the game's list.
        name: WatchedId,
        /// Bounds of the variable's value.
        is: Between<i32>,
    },
}

impl FireCondition {
    /// Returns the trait that the condition names. `None` if it names none.
    pub const fn trait_named(self) -> Option<TraitId> {
        match self {
            Self::FirerTrait(id) | Self::TargetTrait(id) => Some(id),
            Self::TargetTerrain(_)
            | Self::OverTerrain(_)
            | Self::OverUnits
            | Self::FirerSkirmishes
            | Self::TargetSkirmishes
            | Self::HalfArtillery { .. }
            | Self::CrossFire
            | Self::BehindFeature { .. }
            | Self::UphillNextDoor
            | Self::Late { .. }
            | Self::FirerMarked(_)
            | Self::FirerArmed(_)
            | Self::EventFire
            | Self::FirerTerrain(_)
            | Self::TargetMarked(_)
            | Self::Turns { .. }
            | Self::FirerSide(_)
            | Self::TargetGround(_)
            | Self::FirerGround(_)
            | Self::TargetArm(_)
            | Self::TargetLevel(_)
            | Self::FirerLevel(_)
            | Self::Variable { .. } => None,
        }
    }
}

/// Inclusive bounds of a number. A missing bound means that the number is unlimited in that
/// direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Between_of_{N}"))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Between<N> {
    /// Lower bound, included. Absent if there is no lower limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<N>,
    /// Upper bound, included. Absent if there is no upper limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_most: Option<N>,
}

impl<N: Copy + PartialOrd> Between<N> {
    /// Whether a number is within the bounds.
    pub fn contains(self, number: N) -> bool {
        self.at_least.is_none_or(|least| number >= least)
            && self.at_most.is_none_or(|most| number <= most)
    }
}

/// The range bands of an artillery shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ArtilleryBands {
    /// Canister, unless the guns forfeit the canister bonus.
    Canister,
    /// Long or Extreme range.
    LongAndExtreme,
}

impl ArtilleryBands {
    /// Whether the condition covers a range band.
    pub const fn contain(self, band: RangeBand) -> bool {
        match self {
            Self::Canister => matches!(band, RangeBand::Canister),
            Self::LongAndExtreme => matches!(band, RangeBand::Long | RangeBand::Extreme),
        }
    }
}

/// The condition of a close combat shift. CC-13 to CC-21.
// The type is generic because documents use names where a compiled game uses ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CloseCondition"))]
#[serde(rename_all = "kebab-case")]
pub enum CloseCondition<
    Feature = FeatureId,
    Marker = MarkerId,
    Ground = TerrainId,
    GroundMarker = GroundMarkerId,
    Weapon = WeaponId,
    Trait = TraitId,
    Watched = WatchedId,
    Grade = GradeId,
> {
    /// At least half of the defending strength is artillery.
    DefenderHalfArtillery,
    /// An attacker in the Assaulting Hex has a better modified CR than the defending lead unit.
    AttackerCrBetter,
    /// The defending lead unit has a better modified CR than every attacker in the Assaulting Hex.
    DefenderCrBetter,
    /// The defender is above the Assaulting Hex across a slope.
    DefenderUpSlope,
    /// The defender is above the Assaulting Hex across a steep slope.
    DefenderUpSteepSlope,
    /// The defender is above the Assaulting Hex across a slope of this grade.
    DefenderUp(Grade),
    /// At least half of the attacking strength is infantry with this weapon.
    AttackerHalfArmed(Weapon),
    /// At least half of the defending strength is infantry with this weapon.
    DefenderHalfArmed(Weapon),
    /// At least half of the attacking strength has this trait.
    AttackerHalfTrait(Trait),
    /// At least half of the defending strength has this trait.
    DefenderHalfTrait(Trait),
    /// The Assaulting Hex attacks across a feature.
    AcrossFeature(Feature),
    /// The attack from the Assaulting Hex crosses a flowing stream.
    AcrossStream,
    /// The attack is covered by an event that grants the shift.
    EventAttack,
    /// Attackers are in two flanking hexes, or in one flanking hex that is two hexes from the
    /// Assaulting Hex. V-50.
    FlankingAttack,
    /// At least half of the defending strength has this marker.
    DefenderHalfMarked(Marker),
    /// At least half of the attacking strength is mounted cavalry with close combat weapons. The
    /// cavalry does not charge, and the defender's terrain permits charges.
    AttackerHalfSabres,
    /// The target hex has this terrain.
    TargetTerrain(Ground),
    /// The Assaulting Hex has this terrain.
    AttackerTerrain(Ground),
    /// The game turn is within a range of turns.
    Turns {
        /// First turn of the range, included.
        first: u8,
        /// Last turn of the range, included.
        last: u8,
    },
    /// This side attacks.
    AttackerSide(Side),
    /// The target hex has this ground marker.
    TargetGround(GroundMarker),
    /// The Assaulting Hex has this ground marker.
    AttackerGround(GroundMarker),
    /// The Assaulting Hex attacks across a hexside with this ground marker.
    AcrossGround(GroundMarker),
    /// The level of the target hex is within bounds.
    TargetLevel(Between<u8>),
    /// The level of the Assaulting Hex is within bounds.
    AttackerLevel(Between<u8>),
    /// A script variable of the scenario is within bounds.
    Variable {
        /// Script variable that the condition reads.
        name: Watched,
        /// Bounds of the variable's value.
        is: Between<i32>,
    },
}

/// A trait, scenario number or slope that a close combat condition refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named<'a, Trait, Watched, Grade> {
    /// The condition refers to none of these.
    Nothing,
    /// The condition refers to this trait.
    Trait(&'a Trait),
    /// The condition refers to this scenario number.
    Number(&'a Watched),
    /// The condition refers to an attack up this slope of the series rules.
    Slope(GradeId),
    /// The condition refers to an attack up a slope of this package grade.
    OwnSlope(&'a Grade),
}

impl<Feature, Marker, Ground, GroundMarker, Weapon, Trait, Watched, Grade>
    CloseCondition<Feature, Marker, Ground, GroundMarker, Weapon, Trait, Watched, Grade>
{
    /// Returns the trait, number or slope that the condition refers to.
    pub const fn named(&self) -> Named<'_, Trait, Watched, Grade> {
        match self {
            Self::AttackerHalfTrait(id) | Self::DefenderHalfTrait(id) => Named::Trait(id),
            Self::Variable { name, .. } => Named::Number(name),
            Self::DefenderUpSlope => Named::Slope(GradeId::SLOPE),
            Self::DefenderUpSteepSlope => Named::Slope(GradeId::STEEP),
            Self::DefenderUp(grade) => Named::OwnSlope(grade),
            Self::DefenderHalfArtillery
            | Self::AttackerCrBetter
            | Self::DefenderCrBetter
            | Self::AttackerHalfArmed(_)
            | Self::DefenderHalfArmed(_)
            | Self::AcrossFeature(_)
            | Self::AcrossStream
            | Self::EventAttack
            | Self::FlankingAttack
            | Self::DefenderHalfMarked(_)
            | Self::AttackerHalfSabres
            | Self::TargetTerrain(_)
            | Self::AttackerTerrain(_)
            | Self::Turns { .. }
            | Self::AttackerSide(_)
            | Self::TargetGround(_)
            | Self::AttackerGround(_)
            | Self::AcrossGround(_)
            | Self::TargetLevel(_)
            | Self::AttackerLevel(_) => Named::Nothing,
        }
    }

    /// Returns the trait that the condition names. `None` if it names none.
    pub const fn trait_named(&self) -> Option<&Trait> {
        match self.named() {
            Named::Trait(id) => Some(id),
            Named::Nothing | Named::Number(_) | Named::Slope(_) | Named::OwnSlope(_) => None,
        }
    }

    /// Returns the scenario number that the condition names. `None` if it names none.
    pub const fn number_named(&self) -> Option<&Watched> {
        match self.named() {
            Named::Number(name) => Some(name),
            Named::Nothing | Named::Trait(_) | Named::Slope(_) | Named::OwnSlope(_) => None,
        }
    }
}

impl CloseCondition {
    /// Returns the grade of the slope that the attack must go up. `None` if the condition has no
    /// slope.
    pub const fn grade(&self) -> Option<GradeId> {
        match self.named() {
            Named::Slope(grade) | Named::OwnSlope(&grade) => Some(grade),
            Named::Nothing | Named::Trait(_) | Named::Number(_) => None,
        }
    }
}

/// Cap on the total shift that hexsides give the defender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexsideCap {
    /// Maximum number of columns to the left, as a negative number.
    pub columns: i8,
    /// Rulebook section that sets the cap.
    pub rule: String,
}

/// Odds row. It applies if the stronger side has at least `ratio` times the other side's strength.
/// CC-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddsRow {
    /// Side that the row treats as the stronger one.
    pub stronger: Stronger,
    /// Minimum ratio of the stronger side's strength to the weaker side's.
    pub ratio: Ratio,
    /// Number of columns to shift. Negative values shift to the left.
    pub columns: i8,
}

/// Side of a close combat that an odds row favours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Stronger {
    /// All attackers, in all their hexes.
    Attacker,
    /// All units in the target hex.
    Defender,
}
