//! Variants: a named option for each point at which the rules leave a choice.
//!
//! Exactly one file reads each option: the file with the rule that the option changes.

use kernel::variant_points;
pub use kernel::{VariantError, VariantPoint};

/// Named set of values for all variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Uses the recommended ruling at each point.
    Recommended,
}

impl Preset {
    /// All presets, in the column order of the variant table.
    pub const ALL: [Self; 1] = [Self::Recommended];

    /// Returns the name used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Recommended => "tss-default",
        }
    }

    /// Returns the preset with a name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.id() == id)
    }
}

variant_points! {
    /// Chosen reading of the rules at each point where the rulebook leaves a choice.
    Variants by Preset;
    /// Whether a thoroughfare crosses a stone wall through a gate. ST-MOVE-11.
    "R-08" wall_gate: WallGate { Open = "open", Closed = "closed" } [0],
    /// Whether a unit may always move one hex. ST-MOVE-12.
    "R-09" minimum_move: MinimumMove { None = "none", OneHex = "one-hex" } [0],
    /// Facing after a retreat. ST-FACE-05.
    "R-17" retreat_facing: RetreatFacing { DirectionOfMove = "direction-of-move", Owner = "owner" } [0],
    /// Whether a unit fires along the corner between its front and its rear. ST-FACE-06.
    "R-18" corner_fire: CornerFire { Allowed = "allowed", Refused = "refused" } [0],
    /// Whether a crest protects the upper unit against fire from below. ST-FIRE-09.
    "R-26" crest_cover: CrestCover { Uphill = "uphill", None = "none" } [0],
    /// Whether the result of a six in the column for 6 to 8 points is starred. ST-FIRE-18.
    "R-28" f6_six: F6Six { Starred = "starred", Full = "full" } [0],
    /// Level of a unit under a crest. ST-LOS-06.
    "R-32" under_crest: UnderCrest { Ground = "ground", Crest = "crest" } [0],
    /// Effect of a six on the defender at a differential of -1. ST-MEL-08.
    "R-49" melee_m1_six: MeleeM1Six { None = "none", Killed = "killed" } [0],
    /// Whether a crest helps the defender in melee. ST-MEL-07.
    "R-48" crest_melee: CrestMelee { None = "none", Bonus = "bonus" } [0],
    /// Time at which a side pays for its brigades. ST-UAM-02.
    "R-58" payment: PaymentTime { AtStart = "at-start", OnFirstMove = "on-first-move" } [0],
    /// Whether streams hinder a charge. ST-CAV-03.
    "R-66" charge_streams: ChargeStreams { Open = "open", Closed = "closed" } [0],
    /// Phase in which a replacement leader is placed. ST-LEAD-12.
    "R-74" replacement: ReplacementPhase { ThisPlayerTurn = "this-player-turn", OwnersNext = "owners-next" } [0],
    /// Whether points that a routed unit loses also lower the army morale. ST-UAM-06.
    "R-80" routed_losses: RoutedLosses { Counted = "counted", Free = "free" } [0],
    /// Lower limit of a brigade's rating under demoralisation. ST-UAM-09.
    "R-82" demoralise_floor: DemoraliseFloor { Zero = "zero", None = "none" } [0],
    /// Whether units may enter the map after the first turn. ST-SETUP-05.
    "R-88" late_entry: LateEntry { Refused = "refused", Allowed = "allowed" } [0],
    /// Whether the far rim of one's own hill blocks sight. ST-LOS-05.
    "R-101" own_hill_crest: OwnHillCrest { Blocks = "blocks", Open = "open" } [0],
    /// Level at which woods and towns block sight. ST-LOS-04.
    "R-102" woods_level: WoodsLevel { OwnHex = "own-hex", Ground = "ground" } [0],
    /// Whether mounted units with hand weapons have cover. ST-FIRE-12.
    "R-103" mounted_cover: MountedCover { None = "none", HandWeapons = "hand-weapons" } [0],
    /// Whether a thoroughfare also removes the costs of hexsides. ST-MOVE-03.
    "R-105" way_hexsides: WayHexsides { Paid = "paid", Lifted = "lifted" } [0],
    /// Whether a bottom unit with losses takes a rout check if the top one is destroyed. ST-ROUT-08.
    "R-107" overflow_check: OverflowCheck { Checks = "checks", Exempt = "exempt" } [0],
    /// Effect of the zone of control of a unit without ammunition. ST-ZOC-03.
    "R-123" depleted_zone: DepletedZone { AllButFire = "all-but-fire", LinesOnly = "lines-only" } [0],
}
