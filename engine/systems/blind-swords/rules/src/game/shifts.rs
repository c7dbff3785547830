use kernel::{Ratio, Side};
use serde::{Deserialize, Serialize};

use super::{
    Arm, FeatureId, GradeId, GroundMarkerId, MarkerId, RangeBand, TerrainId, TraitId, WeaponId,
    small_id,
};

small_id!(
    /// A scenario number that shifts depend on, as an index into the game's list of such numbers.
    WatchedId(u8)
);

/// A column shift with its condition. T-20, T-21.
#[derive(Clone, Debug)]
pub struct Shift<C> {
    /// Id in reports, such as `target_terrain`.
    pub id: String,
    /// The columns to shift, negative to the left.
    pub columns: i8,
    /// The condition.
    pub when: C,
    /// Section of the shift.
    pub rule: String,
}

/// Condition for a fire shift. FIRE-12 to FIRE-21, V-76.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FireCondition {
    /// The target hex has this terrain.
    TargetTerrain(TerrainId),
    /// The line passes over one or more hexes of this terrain.
    OverTerrain(TerrainId),
    /// The line passes over any unit.
    OverUnits,
    /// Any firer is in Skirmish Order.
    FirerSkirmishes,
    /// The lead unit of the target is in Skirmish Order.
    TargetSkirmishes,
    /// At least half of the firing strength is artillery with this weapon in certain bands.
    HalfArtillery {
        /// Weapon of the guns counted.
        weapon: WeaponId,
        /// Bands counted: Canister, or Long and Extreme together.
        at: ArtilleryBands,
    },
    /// The fire qualifies as converging or flanking. V-38.
    CrossFire,
    /// The line enters the target hex across a feature. Against guns it must come from within a
    /// range.
    BehindFeature {
        /// Feature on the hexside.
        feature: FeatureId,
        /// Maximum range, in hexes, at which the feature protects from guns.
        guns_within: u8,
    },
    /// The firers are next to the target, below it across a slope, and none of them is artillery.
    UphillNextDoor,
    /// The game turn is this turn or later, and the range at least this.
    Late {
        /// First turn.
        from_turn: u8,
        /// Minimum range in hexes.
        from_range: u8,
    },
    /// A firing unit has this marker.
    FirerMarked(MarkerId),
    /// A firing unit has this trait.
    FirerTrait(TraitId),
    /// The lead unit of the target has this trait.
    TargetTrait(TraitId),
    /// A firing unit has this weapon.
    FirerArmed(WeaponId),
    /// The fire is made under an event that helps it.
    EventFire,
    /// A firing unit is in this terrain.
    FirerTerrain(TerrainId),
    /// The lead unit of the target has this marker.
    TargetMarked(MarkerId),
    /// The game turn is one of these.
    Turns {
        /// First turn.
        first: u8,
        /// Last turn.
        last: u8,
    },
    /// This side fires.
    FirerSide(Side),
    /// The target hex has this ground marker.
    TargetGround(GroundMarkerId),
    /// This ground marker is in the hex of a firer.
    FirerGround(GroundMarkerId),
    /// The lead unit of the target is of this arm.
    TargetArm(Arm),
    /// The target hex is at these levels.
    TargetLevel(Between<u8>),
    /// The hex of a firer is at one of these levels.
    FirerLevel(Between<u8>),
    /// A script variable of the scenario is within bounds.
    Variable {
        /// Number, as an index into the game's list.
        name: WatchedId,
        /// Bounds.
        is: Between<i32>,
    },
}

impl FireCondition {
    /// Returns the trait that the condition names, if any.
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

/// Inclusive bounds of a number. Without a bound, that side is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Between_of_{N}"))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Between<N> {
    /// Lower bound.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<N>,
    /// Upper bound.
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
    /// Canister, unless forfeited.
    Canister,
    /// Long or Extreme.
    LongAndExtreme,
}

impl ArtilleryBands {
    /// Whether the bands include this one.
    pub const fn contain(self, band: RangeBand) -> bool {
        match self {
            Self::Canister => matches!(band, RangeBand::Canister),
            Self::LongAndExtreme => matches!(band, RangeBand::Long | RangeBand::Extreme),
        }
    }
}

/// The condition of a close combat shift. CC-13 to CC-21.
// Generic because documents use names where a compiled game uses ids.
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
    /// The Assaulting Hex attacks across a flowing stream.
    AcrossStream,
    /// An event helps the attack.
    EventAttack,
    /// Attackers are in two flanking hexes, or in one that is two hexes from the Assaulting Hex.
    /// V-50.
    FlankingAttack,
    /// At least half of the defending strength has this marker.
    DefenderHalfMarked(Marker),
    /// At least half of the attacking strength is mounted cavalry with weapons for close combat, not charging, against
    /// terrain that permits charges.
    AttackerHalfSabres,
    /// The target hex is of this terrain.
    TargetTerrain(Ground),
    /// The Assaulting Hex is of this terrain.
    AttackerTerrain(Ground),
    /// The game turn is one of these.
    Turns {
        /// First turn.
        first: u8,
        /// Last turn.
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
    /// The target hex is at these levels.
    TargetLevel(Between<u8>),
    /// The Assaulting Hex is at these levels.
    AttackerLevel(Between<u8>),
    /// A script variable of the scenario is within bounds.
    Variable {
        /// The variable, by name.
        name: Watched,
        /// Bounds.
        is: Between<i32>,
    },
}

/// A trait, number or slope named by a close combat condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named<'a, Trait, Watched, Grade> {
    /// None of these.
    Nothing,
    /// A trait.
    Trait(&'a Trait),
    /// A scenario number.
    Number(&'a Watched),
    /// A slope of the series that the attack goes up.
    Slope(GradeId),
    /// A slope of a grade defined by the package.
    OwnSlope(&'a Grade),
}

impl<Feature, Marker, Ground, GroundMarker, Weapon, Trait, Watched, Grade>
    CloseCondition<Feature, Marker, Ground, GroundMarker, Weapon, Trait, Watched, Grade>
{
    /// Returns the trait, number or slope that the condition names.
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

    /// Returns the trait that the condition names, if any.
    pub const fn trait_named(&self) -> Option<&Trait> {
        match self.named() {
            Named::Trait(id) => Some(id),
            Named::Nothing | Named::Number(_) | Named::Slope(_) | Named::OwnSlope(_) => None,
        }
    }

    /// Returns the scenario number that the condition names, if any.
    pub const fn number_named(&self) -> Option<&Watched> {
        match self.named() {
            Named::Number(name) => Some(name),
            Named::Nothing | Named::Trait(_) | Named::Slope(_) | Named::OwnSlope(_) => None,
        }
    }
}

impl CloseCondition {
    /// Returns the grade of the slope that the attack must go up, if the condition names one.
    pub const fn grade(&self) -> Option<GradeId> {
        match self.named() {
            Named::Slope(grade) | Named::OwnSlope(&grade) => Some(grade),
            Named::Nothing | Named::Trait(_) | Named::Number(_) => None,
        }
    }
}

/// Cap on the total shift that hexsides give to the defender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexsideCap {
    /// Columns to the left, as a negative number.
    pub columns: i8,
    /// Rulebook section that sets the cap.
    pub rule: String,
}

/// Odds row: applies if the strength of one side is at least `ratio` times the other's. CC-12.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddsRow {
    /// The stronger side.
    pub stronger: Stronger,
    /// Minimum ratio.
    pub ratio: Ratio,
    /// The columns to shift, negative to the left.
    pub columns: i8,
}

/// Side of a close combat that an odds row favours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Stronger {
    /// Attackers in all hexes.
    Attacker,
    /// Units in the target hex.
    Defender,
}
