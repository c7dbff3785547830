//! Variants: a named option for each point at which the rules text leaves a choice. The rules of a
//! game take precedence over those of the series. CM 1, 12. CW-GEN-04.
//!
//! Exactly one file reads each option: the file with the rule that the option changes.

use kernel::variant_points;
pub use kernel::{VariantError, VariantPoint};

/// Named set of values for all variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Uses the recommended ruling at each point.
    Recommended,
    /// The literal reading of the rulebook, even where the authors seem to have intended another
    /// rule.
    Letter,
}

impl Preset {
    /// All presets, in the column order of the variant table.
    pub const ALL: [Self; 2] = [Self::Recommended, Self::Letter];

    /// Returns the name used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Recommended => "cm-default",
            Self::Letter => "cm-letter",
        }
    }

    /// Returns the preset with the given name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.id() == id)
    }
}

variant_points! {
    /// Chosen reading of the rules at each point where the rulebook leaves a choice.
    Variants by Preset;
    /// Whether units may move through friends. CW-STK-03.
    "R-03" passing_friends: PassingFriends { Allowed = "allowed", Refused = "refused" } [0, 0],
    /// Whether a second enemy unit lets a unit re-enter the zone that it left. CW-ZOC-04.
    "R-04" zone_again: ZoneAgain { Closed = "closed", OtherEnemyOpens = "other-enemy-opens" } [0, 1],
    /// Strength at which a unit is shattered. CW-UNI-03.
    "R-05" shattering: Shattering { AtValue = "at-value", BelowValue = "below-value" } [0, 0],
    /// Whether an unmodified ten fails a rally. CW-MOR-03.
    "R-06" rally_ten: RallyTen { Fails = "fails", Modified = "modified" } [0, 1],
    /// Leaders that modify morale: either only the unit's commanders, or any leader. CW-MOR-05.
    "R-07" morale_leader: MoraleLeader { OwnCommand = "own-command", AnyLeader = "any-leader" } [0, 0],
    /// Shape of the command range: path or straight distance. CW-CMD-04.
    "R-08" command_line: CommandLine { Path = "path", StraightDistance = "straight-distance" } [0, 0],
    /// Whether a leader stacked with troops pays for leaving an enemy zone. CW-ZOC-03, CW-LDR-01.
    "R-09" leader_zones: LeaderZones { TroopsCover = "troops-cover", AlwaysPay = "always-pay" } [0, 1],
    /// Number of times a unit may be a target in one Artillery Phase. CW-ART-04.
    "R-15" artillery_targets: ArtilleryTargets { Once = "once", Unlimited = "unlimited" } [0, 1],
    /// Cost of a change of level. CW-MOV-03.
    "R-16" level_price: LevelPrice { Hexside = "hexside", PerLevel = "per-level", UpOnly = "up-only" } [0, 0],
    /// Hexes of a step that must be far from enemies for the column rate. CW-COL-02.
    "R-18" column_hexes: ColumnHexes { Both = "both", EnteredOnly = "entered-only" } [0, 1],
    /// Whether mounted cavalry fires in defence. CW-FIR-05.
    "R-22" mounted_fire: MountedFire { Never = "never", Defends = "defends" } [0, 1],
    /// Whether woods block lines of sight that pass above them. CW-LOS-04.
    "R-23" woods_below: WoodsBelow { Block = "block", BelowBothPass = "below-both-pass" } [0, 0],
    /// End of a flight in an enemy zone of control: the unit continues, or stops there. CW-RET-06.
    "R-26" flight_end: FlightEnd { GoesOn = "goes-on", EndsInZone = "ends-in-zone" } [0, 0],
    /// Units that may advance into a hex that fire has emptied. CW-ADV-02.
    "R-29" advancing: Advancing { Firers = "firers", Neighbours = "neighbours" } [0, 1],
    /// Turn whose start decides which units may fire at night. CW-NGT-02.
    "R-31" night_contact: NightContact { GameTurn = "game-turn", PlayerTurn = "player-turn" } [0, 0],
    /// Points that the winner needs: net or gross. CW-VIC-04.
    "R-33" winning_points: WinningPoints { Net = "net", Gross = "gross" } [0, 1],
    /// Whether adjacent enemies release held units. CW-SCN-06.
    "R-36" held_units: HeldUnits { Wait = "wait", ReleasedOnContact = "released-on-contact" } [0, 0],
    /// Whether units may advance into an enemy zone at night. CW-NGT-01, CW-ADV-03.
    "R-45" night_advance: NightAdvance { Refused = "refused", Allowed = "allowed" } [0, 0],
}
