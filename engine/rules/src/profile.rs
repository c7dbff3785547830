//! The rules profile: one option for each variant point of requirements section 26.
//!
//! An option is read in one place of the rules. A value that no rule carries out yet is *planned*:
//! asking for it is refused, never silently played by another rule.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A named set of values for all variant points. Requirements section 0.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The first rulebook read literally.
    SsText,
    /// The same with the corrections of its FAQ.
    SsDefault,
    /// The same with the back-ports that the FAQ recommends.
    SsFaq,
    /// The series rules.
    Series,
}

impl Preset {
    /// All of them, in the order of the columns of section 26.
    pub const ALL: [Self; 4] = [Self::SsText, Self::SsDefault, Self::SsFaq, Self::Series];

    /// The name in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::SsText => "ss-text",
            Self::SsDefault => "ss-default",
            Self::SsFaq => "ss-faq",
            Self::Series => "series",
        }
    }

    /// The preset with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.id() == id)
    }
}

/// Whether the rules carry a value out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// They do.
    Built,
    /// Not yet.
    Planned,
}

/// One value of a variant point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueInfo {
    /// The value in packages and cases.
    pub id: &'static str,
    /// Whether it can be played.
    pub status: Status,
}

/// One variant point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariantPoint {
    /// Its id in requirements section 26, such as `V-01`.
    pub id: &'static str,
    /// The name of the option.
    pub name: &'static str,
    /// Its values.
    pub values: &'static [ValueInfo],
}

/// An option or value that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    /// No variant point has this name.
    #[error("there is no option `{name}`")]
    UnknownOption {
        /// As written.
        name: String,
    },
    /// The variant point has no such value.
    #[error("`{name}` cannot be `{value}`: expected {}", .expected.join(" or "))]
    UnknownValue {
        /// The option.
        name: &'static str,
        /// As written.
        value: String,
        /// The values there are.
        expected: Vec<&'static str>,
    },
    /// The value is known, but no rule carries it out yet.
    #[error("`{name}: {value}` is not built yet: this engine plays {} here", .built.join(" or "))]
    Planned {
        /// The option.
        name: &'static str,
        /// The value.
        value: &'static str,
        /// The values that can be played.
        built: Vec<&'static str>,
    },
}

macro_rules! status {
    (built) => {
        Status::Built
    };
    (planned) => {
        Status::Planned
    };
}

macro_rules! profile {
    ($(#[doc = $doc:literal] $id:literal $name:ident: $ty:ident {
        $($value:ident = $text:literal $status:ident),+
    } [$($preset:literal),+],)+) => {
        $(
            #[doc = $doc]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $ty {
                $(#[doc = concat!("`", $text, "`.")] $value,)+
            }

            impl $ty {
                const ALL: &[Self] = &[$(Self::$value),+];
                const VALUES: &[ValueInfo] = &[$(ValueInfo { id: $text, status: status!($status) }),+];
            }
        )+

        /// A value for each of the variant points of requirements section 26.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Profile {
            $(#[doc = $doc] pub $name: $ty,)+
        }

        impl Profile {
            /// All variant points, in the order of their ids.
            pub const POINTS: &[VariantPoint] = &[
                $(VariantPoint { id: $id, name: stringify!($name), values: $ty::VALUES },)+
            ];

            /// The values of a preset.
            pub fn preset(preset: Preset) -> Self {
                let column = preset as usize;
                Self { $($name: $ty::ALL[[$($preset),+][column]],)+ }
            }

            /// The value of an option, in the words of packages.
            pub fn get(&self, name: &str) -> Option<&'static str> {
                match name {
                    $(stringify!($name) => Some($ty::VALUES[self.$name as usize].id),)+
                    _ => None,
                }
            }

            /// Sets an option by name.
            ///
            /// # Errors
            /// If there is no such option or value, or the value is not built yet.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), ProfileError> {
                match name {
                    $(stringify!($name) => self.$name = $ty::ALL[find(stringify!($name), $ty::VALUES, value)?],)+
                    _ => return Err(ProfileError::UnknownOption { name: name.to_owned() }),
                }
                Ok(())
            }

            /// The options whose value no rule carries out yet.
            pub fn planned(&self) -> Vec<ProfileError> {
                let mut planned = Vec::new();
                $(planned.extend(check_built(stringify!($name), $ty::VALUES, self.$name as usize).err());)+
                planned
            }
        }
    };
}

profile! {
    /// What counts in the modified SP of odds and comparisons. VAL-03.
    "V-01" modified_sp_scope: ModifiedSpScope { MarkersOnly = "markers_only" built, MarkersAndConditions = "markers_and_conditions" built } [0, 0, 0, 1],
    /// The highest modified cohesion rating. VAL-05.
    "V-02" cr_max: CrMax { None = "none" built, Six = "6" built } [0, 0, 0, 1],
    /// What a total below one point may fire on. VAL-08.
    "V-03" half_point_rule: HalfPointRule { Strict = "strict" built, KeepHalfExceptExtreme = "keep_half_except_extreme" built, KeepHalf = "keep_half" built } [0, 1, 1, 2],
    /// Whether a unit of 0 SP may fire in defence. FIRE-11.
    "V-04" zero_sp_defensive_fire: ZeroSpDefensiveFire { Forbidden = "forbidden" built, ColumnC = "column_c" built } [0, 1, 1, 0],
    /// What becomes of fire shifted left of column C. FIRE-10.
    "V-05" fire_left_of_c: FireLeftOfC { Clamp = "clamp" built, IgnoredExceptDefensive = "ignored_except_defensive" built } [0, 0, 0, 1],
    /// Units with a battleworn face only. VAL-11.
    "V-06" fragile_units: FragileUnits { Off = "off" built, On = "on" built } [0, 0, 0, 1],
    /// When cavalry acts. ORG-02, ART-12.
    "V-07" cavalry_affiliation: CavalryAffiliation { IndependentArtilleryPhase = "independent_artillery_phase" built, Brigade = "brigade" built } [0, 0, 0, 1],
    /// The stacking limit, a number of the package. STK-01.
    "V-08" stacking_limit_sp: StackingLimitSp { Package = "package" built } [0, 0, 0, 0],
    /// What a gun counts for stacking. STK-03.
    "V-09" artillery_stack_rule: ArtilleryStackRule { Full = "full" built, HalfRoundUp = "half_round_up" built, ThreeQuarters = "three_quarters" built, Table = "table" built } [0, 2, 2, 3],
    /// Whether a unit above the limit counts as the limit. STK-06.
    "V-10" large_unit_cap: LargeUnitCap { None = "none" built, Eight = "8" built } [1, 1, 1, 0],
    /// With whom mounted cavalry may end its move. STK-09.
    "V-11" cavalry_stacking: CavalryStacking { Free = "free" built, MountedOnlyTogether = "mounted_only_together" built } [0, 0, 0, 1],
    /// How a hex over the limit is emptied. STK-07.
    "V-12" overstack_displacement: OverstackDisplacement { LargestFirst = "largest_first" built, ByAgreement = "by_agreement" built } [0, 0, 0, 1],
    /// How many event chits each side is sure of. CMD-01.
    "V-13" key_chits: KeyChits { One = "1" built, Two = "2" built } [0, 0, 0, 0],
    /// How the other event chits are picked. CMD-02.
    "V-14" event_pool_method: EventPoolMethod { ExcludeNByOpponent = "exclude_n_by_opponent" built, IncludeNByOwner = "include_n_by_owner" built } [0, 0, 0, 1],
    /// Which passes end the Artillery Phase. ART-05.
    "V-15" artillery_phase_end: ArtilleryPhaseEnd { UsaPassThenCsaPass = "usa_pass_then_csa_pass" built, TwoConsecutivePasses = "two_consecutive_passes" built } [0, 0, 0, 1],
    /// A rally step at the end of the Artillery Phase. ART-13.
    "V-16" artillery_rally_step: ArtilleryRallyStep { Off = "off" built, On = "on" built } [0, 0, 0, 1],
    /// Where artillery may rebuild. RAL-07.
    "V-17" artillery_rebuild_venue: ArtilleryRebuildVenue { BrigadeRally = "brigade_rally" built, ArtilleryRallyStep = "artillery_rally_step" built } [0, 0, 0, 1],
    /// How near to an enemy artillery may not move. ART-07, A-15.
    "V-18" artillery_engage_radius: ArtilleryEngageRadius { One = "1" built, Two = "2" built } [1, 1, 1, 1],
    /// How engaged artillery may move. ART-08.
    "V-19" engaged_artillery_move: EngagedArtilleryMove { Unrestricted = "unrestricted" built, IncreaseDistanceOnly = "increase_distance_only" built } [0, 1, 1, 1],
    /// Terrain out of which artillery may not fire, from the package. ART-10.
    "V-20" artillery_no_fire_terrain: ArtilleryNoFireTerrain { Package = "package" built } [0, 0, 0, 0],
    /// When reinforcing artillery is placed. ART-14.
    "V-21" artillery_reinforcement_time: ArtilleryReinforcementTime { None = "none" built, ArtilleryPhaseStart = "artillery_phase_start" built } [0, 0, 0, 1],
    /// How held chits are played before a draw. CHIT-02, CHIT-03.
    "V-22" held_step_procedure: HeldStepProcedure { DeclareThenBlocks = "declare_then_blocks" built, AlternateSingle = "alternate_single" built } [0, 0, 0, 1],
    /// How held chits are played in the End Turn Phase. END-01.
    "V-23" final_held_procedure: FinalHeldProcedure { DeclareThenBlocks = "declare_then_blocks" built, UsaCommitsThenAlternate = "usa_commits_then_alternate" built, AlternateSingle = "alternate_single" built } [0, 1, 1, 2],
    /// Whether held chits lie face down. CHIT-05, A-26.
    "V-24" held_chit_secrecy: HeldChitSecrecy { Open = "open" built, Hidden = "hidden" built } [1, 1, 1, 1],
    /// Whether the puller sees an event drawn for the other side. CHIT-05.
    "V-25" drawn_event_seen_by_puller: DrawnEventSeenByPuller { Yes = "yes" built, No = "no" built } [0, 0, 0, 1],
    /// What the back of an event chit is good for. CHIT-07.
    "V-26" chit_back: ChitBack { None = "none" built, CommonEventTracks = "common_event_tracks" built, CommandEvent = "command_event" built } [1, 1, 1, 2],
    /// Activation chits of brigades. CHIT-20.
    "V-27" brigade_chits: BrigadeChits { Off = "off" built, On = "on" built } [0, 0, 0, 1],
    /// Which commanders roll for command. CHIT-16.
    "V-28" cic_rating: CicRating { CasualtyOnly = "casualty_only" built, PerChit = "per_chit" built } [0, 0, 0, 1],
    /// Who may fire in a Limited Activation. CHIT-18.
    "V-29" limited_fire: LimitedFire { AdjacentUnitsOnly = "adjacent_units_only" built, WholeBrigade = "whole_brigade" built } [0, 0, 0, 1],
    /// Whether a brigade without units may be marked. CHIT-21.
    "V-30" empty_brigade: EmptyBrigade { MayBeMarked = "may_be_marked" built, NotActivatable = "not_activatable" built } [0, 0, 0, 1],
    /// The Fog of War table, from the package. CHIT-10.
    "V-31" fog_table: FogTable { Package = "package" built } [0, 0, 0, 0],
    /// The order table, from the package. ORD-02.
    "V-32" order_table: OrderTable { Package = "package" built } [0, 0, 0, 0],
    /// What terrain does to sight, from the package. LOS-04.
    "V-33" los_table: LosTable { Package = "package" built } [0, 0, 0, 0],
    /// Whether a line that grazes a corner touches the hex. LOS-09.
    "V-34" los_corner_touch: LosCornerTouch { Count = "count" built, Ignore = "ignore" built } [0, 0, 0, 0],
    /// Artillery over a friend next to the target. LOS-13.
    "V-35" overhead_ban_adjacent_to_target: OverheadBanAdjacentToTarget { Off = "off" built, On = "on" built } [0, 0, 0, 1],
    /// When infantry and guns may fire as one. FIRE-06.
    "V-36" mixed_arm_combine: MixedArmCombine { Defensive = "defensive" built, DefensiveAndSupporting = "defensive_and_supporting" built, AllReaction = "all_reaction" built } [1, 1, 1, 1],
    /// When a defender and a supporter may fire as one. CC-06.
    "V-37" combine_defender_and_supporter: CombineDefenderAndSupporter { SameBrigadeInfantry = "same_brigade_infantry" built, AnyMutuallyAdjacent = "any_mutually_adjacent" built } [0, 0, 0, 1],
    /// Which cross fire the game has. CONV-01 to CONV-03.
    "V-38" cross_fire: CrossFire { Converging = "converging" built, Flanking = "flanking" built } [0, 0, 1, 1],
    /// How far apart crossing fires may be announced. CONV-05, A-60.
    "V-39" cross_fire_scope: CrossFireScope { SameStep = "same_step" built, SamePhase = "same_phase" built } [0, 0, 0, 0],
    /// The roads of the march column, from the package. MOVE-08.
    "V-40" march_terrain: MarchTerrain { Package = "package" built } [0, 0, 0, 0],
    /// Who may use the march column rate. MOVE-08.
    "V-41" march_eligibility: MarchEligibility { Ss = "ss" built, Bs = "bs" built } [0, 0, 0, 1],
    /// What the guaranteed hex does not overrule. MOVE-06.
    "V-42" min_move_exceptions: MinMoveExceptions { RegroupAndStacking = "regroup_and_stacking" built, RegroupStackingAndImpassable = "regroup_stacking_and_impassable" built, OverstackAndProhibited = "overstack_and_prohibited" built } [0, 1, 1, 2],
    /// Whether a moving stack is one target. DIS-04.
    "V-43" disengage_stack: DisengageStack { AsStack = "as_stack" built, UnitByUnit = "unit_by_unit" built } [0, 0, 0, 1],
    /// Mounted cavalry withdraws from an approach. CAV-03.
    "V-44" cav_reaction_withdrawal: CavReactionWithdrawal { Off = "off" built, On = "on" built } [0, 0, 0, 1],
    /// Cavalry withdraws from close combat. CAV-01, CAV-02.
    "V-45" cc_cav_withdrawal: CcCavWithdrawal { AnyAttacker = "any_attacker" built, AnyAttackerRetreatPriorities = "any_attacker_retreat_priorities" built, MountedVsInfantryOnly = "mounted_vs_infantry_only" built } [0, 1, 1, 2],
    /// Mounting and dismounting. CAV-04.
    "V-46" mount_dismount: MountDismount { Off = "off" built, On = "on" built } [0, 0, 0, 1],
    /// Charges. CAV-05.
    "V-47" cavalry_charge: CavalryCharge { Off = "off" built, On = "on" built } [0, 0, 0, 1],
    /// Carbines in defence. CAV-06.
    "V-48" cc_weapon_defence_rules: CcWeaponDefenceRules { Off = "off" built, On = "on" built } [0, 0, 0, 1],
    /// The odds rows, from the package. CC-12.
    "V-49" odds_table: OddsTable { Package = "package" built } [0, 0, 0, 0],
    /// The shift for a flanking attack. CC-21.
    "V-50" cc_flank_shift: CcFlankShift { Zero = "0" built, Two = "2" built } [0, 0, 1, 0],
    /// What an event attack adds to the attackers' CR. CC-20.
    "V-51" rebel_yell_cr: RebelYellCr { Zero = "0" built, One = "1" built } [0, 0, 1, 0],
    /// What becomes of a close combat shifted left of column C. CC-22, A-85.
    "V-52" cc_left_of_c: CcLeftOfC { Clamp = "clamp" built, Ignored = "ignored" built } [0, 0, 0, 0],
    /// Whether the lead unit is looked up again after depletion. COH-05.
    "V-53" lead_between_tests: LeadBetweenTests { Fixed = "fixed" built, Redetermine = "redetermine" built } [0, 1, 1, 0],
    /// Who panics, and what it does. PAN-01 to PAN-04.
    "V-54" panic_profile: PanicProfile { Ss = "ss" built, Bs = "bs" built } [0, 0, 0, 1],
    /// Whether a unit that retreated may still panic. PAN-01.
    "V-55" panic_pool_includes_retreated: PanicPoolIncludesRetreated { No = "no" built, Yes = "yes" built } [1, 1, 1, 1],
    /// Whose strength the exception of BD compares. CCO-04.
    "V-56" bd_exception_scope: BdExceptionScope { AssaultingHex = "assaulting_hex" built, AllAttackers = "all_attackers" built } [0, 0, 0, 1],
    /// Retreat and panic in close combat. PAN-03, PAN-05.
    "V-57" cc_retreat_order: CcRetreatOrder { AllRetreatThenPanicNoSecond = "all_retreat_then_panic_no_second" built, PanicThenMax = "panic_then_max" built } [0, 0, 0, 1],
    /// How several results of one test apply. COH-06, CCO-05, CCO-06.
    "V-58" result_order: ResultOrder { Together = "together" built, AsListed = "as_listed" built } [0, 0, 0, 1],
    /// Whether retreats prefer the friendly edge. RET-04.
    "V-59" retreat_toward_friendly_edge: RetreatTowardFriendlyEdge { Off = "off" built, On = "on" built } [1, 1, 1, 0],
    /// What counts as nearer to the edge. RET-04, A-70.
    "V-60" retreat_edge_metric: RetreatEdgeMetric { AnyDecrease = "any_decrease" built, Steepest = "steepest" built } [0, 0, 0, 0],
    /// When a retreat leaves the map. RET-06.
    "V-61" retreat_edge_exit: RetreatEdgeExit { AtFriendlyEdgeWhenOwing = "at_friendly_edge_when_owing" built, OnlyIfNoOther = "only_if_no_other" built } [0, 0, 0, 1],
    /// Whether a retreat may return to a hex. RET-05.
    "V-62" retreat_no_revisit: RetreatNoRevisit { Off = "off" built, On = "on" built } [0, 1, 1, 1],
    /// How a retreat avoids full hexes. RET-07.
    "V-63" retreat_overstack: RetreatOverstack { Extend = "extend" built, PreferFreeThenExtend = "prefer_free_then_extend" built } [0, 1, 1, 0],
    /// Whether terrain may keep units from support. SUP-02.
    "V-64" woods_blocks_support: WoodsBlocksSupport { Off = "off" built, On = "on" built } [1, 1, 1, 0],
    /// How cavalry is supported. SUP-05.
    "V-65" cavalry_support: CavalrySupport { AlwaysSupportedNeverSupports = "always_supported_never_supports" built, SameBrigade = "same_brigade" built } [0, 0, 0, 1],
    /// Who supports infantry. SUP-03.
    "V-66" infantry_support_source: InfantrySupportSource { SameBrigadeInfantry = "same_brigade_infantry" built, SameBrigadeAny = "same_brigade_any" built } [0, 0, 0, 1],
    /// Who supports artillery. SUP-04.
    "V-67" artillery_support_source: ArtillerySupportSource { Infantry = "infantry" built, InfantryOrCavalry = "infantry_or_cavalry" built } [0, 0, 0, 1],
    /// What independents may do in a brigade's Rally Step. RAL-01, RAL-07.
    "V-68" rally_for_independents: RallyForIndependents { ArtilleryAndCavalryFull = "artillery_and_cavalry_full" built, ArtilleryRecoveryOnly = "artillery_recovery_only" built } [0, 0, 0, 1],
    /// The rating of a Rebuild. RAL-04.
    "V-69" rebuild_cr: RebuildCr { Modified = "modified" built, BwModified = "bw_modified" built, Printed = "printed" built } [0, 0, 0, 1],
    /// Whether a unit that once broke may become fresh again. RAL-09.
    "V-70" rebuild_to_fr_after_broken: RebuildToFrAfterBroken { Yes = "yes" built, No = "no" built } [0, 0, 0, 0],
    /// Where blocked reinforcements enter. REIN-04, A-92.
    "V-71" reinforcement_fallback: ReinforcementFallback { EdgeHexes = "edge_hexes" built, AnyHex = "any_hex" built } [1, 0, 0, 0],
    /// The victory points, from the package. VIC.
    "V-72" vp_schedule: VpSchedule { Package = "package" built } [0, 0, 0, 0],
    /// Skirmish Order. SKR-01 to SKR-06.
    "V-73" skirmish_order: SkirmishOrder { Off = "off" built, On = "on" built } [1, 1, 1, 0],
    /// When a Fatigue event is played. ACT-02, A-11.
    "V-74" fatigue_timing: FatigueTiming { OrdersStep = "orders_step" built, MovementStep = "movement_step" built } [0, 1, 1, 1],
    /// What units that left the map are worth. VIC-08.
    "V-75" offmap_withdrawal_vp: OffmapWithdrawalVp { None = "none" built, AsEliminated = "as_eliminated" built } [0, 0, 0, 0],
    /// The fire shifts, from the package. FIRE-12.
    "V-76" fire_shift_table: FireShiftTable { Package = "package" built } [0, 0, 0, 0],
    /// Whether frozen brigades are safe from wild chits. A-51.
    "V-77" frozen_immune_to_wild: FrozenImmuneToWild { No = "no" built, Yes = "yes" built } [0, 0, 0, 0],
    /// Whether an unspent Fortunes of War waits for the next turn. A-43.
    "V-78" fortunes_carries_over: FortunesCarriesOver { No = "no" built, Yes = "yes" built } [0, 0, 0, 0],
    /// Who can be lead unit of an attacking hex. A-81.
    "V-79" defensive_fire_lead: DefensiveFireLead { AllUnitsInHex = "all_units_in_hex" built, AttackersOnly = "attackers_only" built } [0, 0, 0, 0],
    /// Whether broken cavalry may be rebuilt. A-89.
    "V-80" available_cavalry_rebuild: AvailableCavalryRebuild { No = "no" built, Yes = "yes" built } [0, 0, 0, 0],
    /// Whether defenders advance after their own fire. A-76.
    "V-81" advance_after_defensive_fire: AdvanceAfterDefensiveFire { No = "no" built, Yes = "yes" built } [0, 0, 0, 0],
    /// Whether infantry and guns of a hex may fire at one attacker one after the other. FIRE-06, A-62.
    "V-82" mixed_arms_apart: MixedArmsApart { Allowed = "allowed" built, Forbidden = "forbidden" built } [1, 0, 0, 0],
}

fn find(
    name: &'static str,
    values: &'static [ValueInfo],
    value: &str,
) -> Result<usize, ProfileError> {
    let index = values.iter().position(|known| known.id == value).ok_or_else(|| {
        ProfileError::UnknownValue {
            name,
            value: value.to_owned(),
            expected: values.iter().map(|known| known.id).collect(),
        }
    })?;
    check_built(name, values, index)?;
    Ok(index)
}

fn check_built(
    name: &'static str,
    values: &'static [ValueInfo],
    index: usize,
) -> Result<(), ProfileError> {
    let built = |known: &&ValueInfo| known.status == Status::Built;
    if built(&&values[index]) {
        return Ok(());
    }
    let built = values.iter().filter(built).map(|known| known.id).collect();
    Err(ProfileError::Planned { name, value: values[index].id, built })
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Section 26: 82 variant points, numbered without a gap.
    #[test]
    fn every_variant_point_is_named() {
        let ids: Vec<_> = Profile::POINTS.iter().map(|point| point.id.to_owned()).collect();
        let expected: Vec<_> = (1..=82).map(|n| format!("V-{n:02}")).collect();
        assert_eq!(ids, expected);
    }

    #[test]
    fn every_preset_is_built() {
        for preset in Preset::ALL {
            assert_eq!(Profile::preset(preset).planned(), [], "{preset}");
        }
    }

    #[test]
    fn a_value_that_is_not_built_is_refused() {
        const VALUES: &[ValueInfo] = &[
            ValueInfo { id: "now", status: Status::Built },
            ValueInfo { id: "later", status: Status::Planned },
        ];
        let refusal = find("some_option", VALUES, "later").expect_err("planned");
        assert_eq!(
            refusal.to_string(),
            "`some_option: later` is not built yet: this engine plays now here"
        );
        assert_eq!(find("some_option", VALUES, "now"), Ok(0));
    }

    #[test]
    fn an_option_is_set_by_name() {
        let mut profile = Profile::preset(Preset::SsDefault);
        let before = profile;
        assert!(profile.set("panic_profile", "none").is_err());
        assert!(profile.set("panik_profile", "ss").is_err());
        assert_eq!(profile, before);
        profile.set("cross_fire", "flanking").expect("built");
        assert_eq!(profile.get("cross_fire"), Some("flanking"));
    }
}
