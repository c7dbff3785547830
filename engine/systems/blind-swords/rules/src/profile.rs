//! Rules profile: one option for each variant point of requirements section 26 that the rules read.
//!
//! Only one file reads each option, next to the rule that it varies. The variant points missing
//! here are package data: tables, terrain and limits.

use std::fmt;

use kernel::variant_points;
pub use kernel::{VariantError, VariantPoint};
use serde::{Deserialize, Serialize};

/// A named set of option values. Requirements section 0.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// Preset for the first rulebook, read literally.
    SsText,
    /// Preset for the first rulebook with its FAQ corrections.
    SsDefault,
    /// Preset for the first rulebook with its FAQ corrections and the back-ports that the FAQ
    /// recommends.
    SsFaq,
    /// Preset for the series rules.
    Series,
}

impl Preset {
    /// All presets, in the order of the columns of section 26.
    pub const ALL: [Self; 4] = [Self::SsText, Self::SsDefault, Self::SsFaq, Self::Series];

    /// Returns the name of the preset in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::SsText => "ss-text",
            Self::SsDefault => "ss-default",
            Self::SsFaq => "ss-faq",
            Self::Series => "series",
        }
    }

    /// Returns the preset with this name. `None` if no preset has it.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.id() == id)
    }
}

variant_points! {
    /// Chosen option for each variant point.
    Profile by Preset;
    /// Reductions that count in the modified SP used for odds and comparisons. VAL-03.
    "V-01" modified_sp_scope: ModifiedSpScope { MarkersOnly = "markers_only", MarkersAndConditions = "markers_and_conditions" } [0, 0, 0, 1],
    /// Upper limit of the modified cohesion rating. VAL-05.
    "V-02" cr_max: CrMax { None = "none", Six = "6" } [0, 0, 0, 1],
    /// Treatment of a fire strength below one point. VAL-08.
    "V-03" half_point_rule: HalfPointRule { Strict = "strict", KeepHalfExceptExtreme = "keep_half_except_extreme", KeepHalf = "keep_half" } [0, 1, 1, 2],
    /// Defensive fire by a unit of 0 SP. FIRE-11.
    "V-04" zero_sp_defensive_fire: ZeroSpDefensiveFire { Forbidden = "forbidden", ColumnC = "column_c" } [0, 1, 1, 0],
    /// Effect of fire shifted left of column C. FIRE-10.
    "V-05" fire_left_of_c: FireLeftOfC { Clamp = "clamp", IgnoredExceptDefensive = "ignored_except_defensive" } [0, 0, 0, 1],
    /// Whether the game has fragile units, which have no fresh face. VAL-11.
    "V-06" fragile_units: FragileUnits { Off = "off", On = "on" } [0, 0, 0, 1],
    /// Phase in which cavalry acts. ORG-02, ART-12.
    "V-07" cavalry_affiliation: CavalryAffiliation { IndependentArtilleryPhase = "independent_artillery_phase", Brigade = "brigade" } [0, 0, 0, 1],
    /// Method to compute the stacking points of a gun. STK-03.
    "V-09" artillery_stack_rule: ArtilleryStackRule { Full = "full", HalfRoundUp = "half_round_up", ThreeQuarters = "three_quarters", Table = "table" } [0, 2, 2, 3],
    /// Cap on the stacking value of a unit that alone exceeds the stacking limit. STK-06.
    "V-10" large_unit_cap: LargeUnitCap { None = "none", Eight = "8" } [1, 1, 1, 0],
    /// Units with which mounted cavalry may share a hex at the end of its move. STK-09.
    "V-11" cavalry_stacking: CavalryStacking { Free = "free", MountedOnlyTogether = "mounted_only_together" } [0, 0, 0, 1],
    /// Order in which units leave an overstacked hex. STK-07.
    "V-12" overstack_displacement: OverstackDisplacement { LargestFirst = "largest_first", ByAgreement = "by_agreement" } [0, 0, 0, 1],
    /// Number of key chits per side: event chits guaranteed to go into the cup. CMD-01.
    "V-13" key_chits: KeyChits { One = "1", Two = "2" } [0, 0, 0, 0],
    /// Method to select the event chits that go into the cup, apart from key chits. CMD-02.
    "V-14" event_pool_method: EventPoolMethod { ExcludeNByOpponent = "exclude_n_by_opponent", IncludeNByOwner = "include_n_by_owner" } [0, 0, 0, 1],
    /// Sequence of passes that ends the Artillery Phase. ART-05.
    "V-15" artillery_phase_end: ArtilleryPhaseEnd { UsaPassThenCsaPass = "usa_pass_then_csa_pass", TwoConsecutivePasses = "two_consecutive_passes" } [0, 0, 0, 1],
    /// Whether the Artillery Phase ends with a rally step. ART-13.
    "V-16" artillery_rally_step: ArtilleryRallyStep { Off = "off", On = "on" } [0, 0, 0, 1],
    /// Step in which artillery may rebuild. RAL-07.
    "V-17" artillery_rebuild_venue: ArtilleryRebuildVenue { BrigadeRally = "brigade_rally", ArtilleryRallyStep = "artillery_rally_step" } [0, 0, 0, 1],
    /// Distance in hexes from an enemy at which artillery counts as engaged. ART-07, A-15.
    "V-18" artillery_engage_radius: ArtilleryEngageRadius { One = "1", Two = "2" } [1, 1, 1, 1],
    /// Restriction on the movement of engaged artillery. ART-08.
    "V-19" engaged_artillery_move: EngagedArtilleryMove { Unrestricted = "unrestricted", IncreaseDistanceOnly = "increase_distance_only" } [0, 1, 1, 1],
    /// Time at which artillery reinforcements are placed. ART-14.
    "V-21" artillery_reinforcement_time: ArtilleryReinforcementTime { None = "none", ArtilleryPhaseStart = "artillery_phase_start" } [0, 0, 0, 1],
    /// Procedure for playing held chits before a draw. CHIT-02, CHIT-03.
    "V-22" held_step_procedure: HeldStepProcedure { DeclareThenBlocks = "declare_then_blocks", AlternateSingle = "alternate_single" } [0, 0, 0, 1],
    /// Procedure for playing held chits in the End Turn Phase. END-01.
    "V-23" final_held_procedure: FinalHeldProcedure { DeclareThenBlocks = "declare_then_blocks", UsaCommitsThenAlternate = "usa_commits_then_alternate", AlternateSingle = "alternate_single" } [0, 1, 1, 2],
    /// Whether held chits are hidden from the other side. CHIT-05, A-26.
    "V-24" held_chit_secrecy: HeldChitSecrecy { Open = "open", Hidden = "hidden" } [1, 1, 1, 1],
    /// Whether the player who draws an enemy event chit sees its face. CHIT-05.
    "V-25" drawn_event_seen_by_puller: DrawnEventSeenByPuller { Yes = "yes", No = "no" } [0, 0, 0, 1],
    /// Use of the back of an event chit. CHIT-07.
    "V-26" chit_back: ChitBack { None = "none", CommonEventTracks = "common_event_tracks", CommandEvent = "command_event" } [1, 1, 1, 2],
    /// Whether brigades have activation chits of their own. CHIT-20.
    "V-27" brigade_chits: BrigadeChits { Off = "off", On = "on" } [0, 0, 0, 1],
    /// Commanders in chief that need a command roll. CHIT-16.
    "V-28" cic_rating: CicRating { CasualtyOnly = "casualty_only", PerChit = "per_chit" } [0, 0, 0, 1],
    /// Units that may fire in a Limited Activation. CHIT-18.
    "V-29" limited_fire: LimitedFire { AdjacentUnitsOnly = "adjacent_units_only", WholeBrigade = "whole_brigade" } [0, 0, 0, 1],
    /// Whether a brigade without units may be activated to flip its marker. CHIT-21.
    "V-30" empty_brigade: EmptyBrigade { MayBeMarked = "may_be_marked", NotActivatable = "not_activatable" } [0, 0, 0, 1],
    /// Whether a line of sight that touches only the corner of a hex counts as crossing it. LOS-09.
    "V-34" los_corner_touch: LosCornerTouch { Count = "count", Ignore = "ignore" } [0, 0, 0, 0],
    /// Artillery fire over a friendly unit next to the target. LOS-13.
    "V-35" overhead_ban_adjacent_to_target: OverheadBanAdjacentToTarget { Off = "off", On = "on" } [0, 0, 0, 1],
    /// Kinds of fire in which infantry and artillery may combine. FIRE-06.
    "V-36" mixed_arm_combine: MixedArmCombine { Defensive = "defensive", DefensiveAndSupporting = "defensive_and_supporting", AllReaction = "all_reaction" } [1, 1, 1, 1],
    /// Combined fire of a defender and a supporter. CC-06.
    "V-37" combine_defender_and_supporter: CombineDefenderAndSupporter { SameBrigadeInfantry = "same_brigade_infantry", AnyMutuallyAdjacent = "any_mutually_adjacent" } [0, 0, 0, 1],
    /// Form of the cross fire rule: converging or flanking fire. CONV-01 to CONV-03.
    "V-38" cross_fire: CrossFire { Converging = "converging", Flanking = "flanking" } [0, 0, 1, 1],
    /// Period within which a side must announce cross fire. CONV-05, A-60.
    "V-39" cross_fire_scope: CrossFireScope { SameStep = "same_step", SamePhase = "same_phase" } [0, 0, 0, 0],
    /// Units that may use the march column rate. MOVE-08.
    "V-41" march_eligibility: MarchEligibility { Ss = "ss", Bs = "bs" } [0, 0, 0, 1],
    /// Prohibitions that the guaranteed one-hex move does not override. MOVE-06.
    "V-42" min_move_exceptions: MinMoveExceptions { RegroupAndStacking = "regroup_and_stacking", RegroupStackingAndImpassable = "regroup_stacking_and_impassable", OverstackAndProhibited = "overstack_and_prohibited" } [0, 1, 1, 2],
    /// Treatment of a moving stack as a target of fire: as one stack or unit by unit. DIS-04.
    "V-43" disengage_stack: DisengageStack { AsStack = "as_stack", UnitByUnit = "unit_by_unit" } [0, 0, 0, 1],
    /// Whether mounted cavalry may withdraw from approaching enemies. CAV-03.
    "V-44" cav_reaction_withdrawal: CavReactionWithdrawal { Off = "off", On = "on" } [0, 0, 0, 1],
    /// Conditions under which cavalry may withdraw from close combat. CAV-01, CAV-02.
    "V-45" cc_cav_withdrawal: CcCavWithdrawal { AnyAttacker = "any_attacker", AnyAttackerRetreatPriorities = "any_attacker_retreat_priorities", MountedVsInfantryOnly = "mounted_vs_infantry_only" } [0, 1, 1, 2],
    /// Whether cavalry may mount and dismount. CAV-04.
    "V-46" mount_dismount: MountDismount { Off = "off", On = "on" } [0, 0, 0, 1],
    /// Whether cavalry may charge. CAV-05.
    "V-47" cavalry_charge: CavalryCharge { Off = "off", On = "on" } [0, 0, 0, 1],
    /// Whether special rules apply to carbines and close combat weapons in defence. CAV-06.
    "V-48" cc_weapon_defence_rules: CcWeaponDefenceRules { Off = "off", On = "on" } [0, 0, 0, 1],
    /// Column shift for a flanking attack. CC-21.
    "V-50" cc_flank_shift: CcFlankShift { Zero = "0", Two = "2" } [0, 0, 1, 0],
    /// Bonus of an event attack to the attackers' CR. CC-20.
    "V-51" event_attack_cr: EventAttackCr { Zero = "0", One = "1" } [0, 0, 1, 0],
    /// Effect of a close combat shifted left of column C. CC-22, A-85.
    "V-52" cc_left_of_c: CcLeftOfC { Clamp = "clamp", Ignored = "ignored" } [0, 0, 0, 0],
    /// Whether the lead unit is determined again after depletion. COH-05.
    "V-53" lead_between_tests: LeadBetweenTests { Fixed = "fixed", Redetermine = "redetermine" } [0, 1, 1, 0],
    /// Eligibility for panic and its effect. PAN-01 to PAN-04.
    "V-54" panic_profile: PanicProfile { Ss = "ss", Bs = "bs" } [0, 0, 0, 1],
    /// Whether a unit that retreated may still panic. PAN-01.
    "V-55" panic_pool_includes_retreated: PanicPoolIncludesRetreated { No = "no", Yes = "yes" } [1, 1, 1, 1],
    /// Strength that the exception to the `BD` result compares. CCO-04.
    "V-56" bd_exception_scope: BdExceptionScope { AssaultingHex = "assaulting_hex", AllAttackers = "all_attackers" } [0, 0, 0, 1],
    /// Order of retreat and panic in close combat. PAN-03, PAN-05.
    "V-57" cc_retreat_order: CcRetreatOrder { AllRetreatThenPanicNoSecond = "all_retreat_then_panic_no_second", PanicThenMax = "panic_then_max" } [0, 0, 0, 1],
    /// Order of several results of one test. COH-06, CCO-05, CCO-06.
    "V-58" result_order: ResultOrder { Together = "together", AsListed = "as_listed" } [0, 0, 0, 1],
    /// Whether retreats prefer the friendly edge. RET-04.
    "V-59" retreat_toward_friendly_edge: RetreatTowardFriendlyEdge { Off = "off", On = "on" } [1, 1, 1, 0],
    /// Measure of progress towards the friendly edge in retreats. RET-04, A-70.
    "V-60" retreat_edge_metric: RetreatEdgeMetric { AnyDecrease = "any_decrease", Steepest = "steepest" } [0, 0, 0, 0],
    /// Condition under which a retreat leaves the map. RET-06.
    "V-61" retreat_edge_exit: RetreatEdgeExit { AtFriendlyEdgeWhenOwing = "at_friendly_edge_when_owing", OnlyIfNoOther = "only_if_no_other", AnyEdgeIfNoOther = "any_edge_if_no_other" } [0, 0, 0, 2],
    /// Whether a retreat may return to a hex. RET-05.
    "V-62" retreat_no_revisit: RetreatNoRevisit { Off = "off", On = "on" } [0, 1, 1, 1],
    /// Treatment of full hexes in retreats. RET-07.
    "V-63" retreat_overstack: RetreatOverstack { Extend = "extend", PreferFreeThenExtend = "prefer_free_then_extend", FreeEndThenExtend = "free_end_then_extend" } [0, 1, 1, 2],
    /// Whether terrain may prevent support. SUP-02.
    "V-64" woods_blocks_support: WoodsBlocksSupport { Off = "off", On = "on" } [1, 1, 1, 0],
    /// Support that cavalry gives and receives. SUP-05.
    "V-65" cavalry_support: CavalrySupport { AlwaysSupportedNeverSupports = "always_supported_never_supports", SameBrigade = "same_brigade" } [0, 0, 0, 1],
    /// Units that support infantry. SUP-03.
    "V-66" infantry_support_source: InfantrySupportSource { SameBrigadeInfantry = "same_brigade_infantry", SameBrigadeAny = "same_brigade_any" } [0, 0, 0, 1],
    /// Units that support artillery. SUP-04.
    "V-67" artillery_support_source: ArtillerySupportSource { Infantry = "infantry", InfantryOrCavalry = "infantry_or_cavalry" } [0, 0, 0, 1],
    /// Rally of batteries and cavalry in a brigade's Rally Step. RAL-01, RAL-07.
    "V-68" rally_for_independents: RallyForIndependents { ArtilleryAndCavalryFull = "artillery_and_cavalry_full", ArtilleryRecoveryOnly = "artillery_recovery_only" } [0, 0, 0, 1],
    /// Cohesion rating used for a rebuild. RAL-04.
    "V-69" rebuild_cr: RebuildCr { Modified = "modified", BwModified = "bw_modified", Printed = "printed" } [0, 0, 0, 1],
    /// Whether a unit that has been broken may become fresh again. RAL-09.
    "V-70" rebuild_to_fr_after_broken: RebuildToFrAfterBroken { Yes = "yes", No = "no" } [0, 0, 0, 0],
    /// Entry hexes of blocked reinforcements. REIN-04, A-92.
    "V-71" reinforcement_fallback: ReinforcementFallback { EdgeHexes = "edge_hexes", AnyHex = "any_hex" } [1, 0, 0, 1],
    /// Whether the game uses Skirmish Order. SKR-01 to SKR-06.
    "V-73" skirmish_order: SkirmishOrder { Off = "off", On = "on" } [1, 1, 1, 0],
    /// Step in which a Fatigue event is played. ACT-02, A-11.
    "V-74" fatigue_timing: FatigueTiming { OrdersStep = "orders_step", MovementStep = "movement_step" } [0, 1, 1, 1],
    /// Victory points for units that left the map. VIC-08.
    "V-75" offmap_withdrawal_vp: OffmapWithdrawalVp { None = "none", AsEliminated = "as_eliminated" } [0, 0, 0, 0],
    /// Whether frozen brigades are immune to wild chits. A-51.
    "V-77" frozen_immune_to_wild: FrozenImmuneToWild { No = "no", Yes = "yes" } [0, 0, 0, 0],
    /// Whether a pending Fortunes of War carries over to the next turn. A-43.
    "V-78" fortunes_carries_over: FortunesCarriesOver { No = "no", Yes = "yes" } [0, 0, 0, 0],
    /// Candidates for the lead unit of an attacking hex under defensive fire. A-81.
    "V-79" defensive_fire_lead: DefensiveFireLead { AllUnitsInHex = "all_units_in_hex", AttackersOnly = "attackers_only" } [0, 0, 0, 0],
    /// Whether broken cavalry in the Available box may be rebuilt. A-89.
    "V-80" available_cavalry_rebuild: AvailableCavalryRebuild { No = "no", Yes = "yes" } [0, 0, 0, 0],
    /// Whether defenders may advance after their own defensive fire. A-76.
    "V-81" advance_after_defensive_fire: AdvanceAfterDefensiveFire { No = "no", Yes = "yes" } [0, 0, 0, 0],
    /// Whether infantry and artillery of one hex may fire separately at the same attacker. FIRE-06, A-62.
    "V-82" mixed_arms_apart: MixedArmsApart { Allowed = "allowed", Forbidden = "forbidden" } [1, 0, 0, 0],
    /// Units over which canister may be fired. LOS-12.
    "V-83" canister_overhead: CanisterOverhead { Nobody = "nobody", Enemies = "enemies" } [0, 0, 0, 1],
    /// Rulebook cited by the log and the refusals.
    "V-84" sections: Sections { First = "first_game", Series = "series" } [0, 0, 0, 1],
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
