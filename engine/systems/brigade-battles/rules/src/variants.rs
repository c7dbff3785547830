//! How the text is read where it leaves a choice: a named option for each ruling that another game of the series,
//! or other players, may decide otherwise. What a game says goes before what the series says. CM 1, 12. CW-GEN-04.
//!
//! An option is read in one file, beside the rule that it varies.

use kernel::variant_points;
pub use kernel::{VariantError, VariantPoint};

/// A named set of readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Each point as its ruling recommends.
    Recommended,
    /// To the letter of the text where its sense seems to be another.
    Letter,
}

impl Preset {
    /// All of them, in the order of the columns of the table.
    pub const ALL: [Self; 2] = [Self::Recommended, Self::Letter];

    /// The name in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Recommended => "cm-default",
            Self::Letter => "cm-letter",
        }
    }

    /// The preset with this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.id() == id)
    }
}

variant_points! {
    /// A reading for each point.
    Variants by Preset;
    /// Whether units move through friends. CW-STK-03.
    "R-03" passing_friends: PassingFriends { Allowed = "allowed", Refused = "refused" } [0, 0],
    /// Whether a second enemy opens the zone that was left. CW-ZOC-04.
    "R-04" zone_again: ZoneAgain { Closed = "closed", OtherEnemyOpens = "other-enemy-opens" } [0, 1],
    /// When a unit is shattered. CW-UNI-03.
    "R-05" shattering: Shattering { AtValue = "at-value", BelowValue = "below-value" } [0, 0],
    /// Whether an unmodified ten fails a rally. CW-MOR-03.
    "R-06" rally_ten: RallyTen { Fails = "fails", Modified = "modified" } [0, 1],
    /// Whose leader helps morale. CW-MOR-05.
    "R-07" morale_leader: MoraleLeader { OwnCommand = "own-command", AnyLeader = "any-leader" } [0, 0],
    /// How far a command reaches. CW-CMD-04.
    "R-08" command_line: CommandLine { Path = "path", StraightDistance = "straight-distance" } [0, 0],
    /// Whether a leader who leaves an enemy zone pays for it where troops stand with him. CW-ZOC-03, CW-LDR-01.
    "R-09" leader_zones: LeaderZones { TroopsCover = "troops-cover", AlwaysPay = "always-pay" } [0, 1],
    /// How often a unit is a target of one Artillery Phase. CW-ART-04.
    "R-15" artillery_targets: ArtilleryTargets { Once = "once", Unlimited = "unlimited" } [0, 1],
    /// What a change of level costs. CW-MOV-03.
    "R-16" level_price: LevelPrice { Hexside = "hexside", PerLevel = "per-level", UpOnly = "up-only" } [0, 0],
    /// Which hex of a step has to be far from enemies for the column rate. CW-COL-02.
    "R-18" column_hexes: ColumnHexes { Both = "both", EnteredOnly = "entered-only" } [0, 1],
    /// Whether mounted cavalry fires in defence. CW-FIR-05.
    "R-22" mounted_fire: MountedFire { Never = "never", Defends = "defends" } [0, 1],
    /// Whether woods block lines that pass above them. CW-LOS-04.
    "R-23" woods_below: WoodsBelow { Block = "block", BelowBothPass = "below-both-pass" } [0, 0],
    /// What becomes of a flight that would end in an enemy zone. CW-RET-06.
    "R-26" flight_end: FlightEnd { GoesOn = "goes-on", EndsInZone = "ends-in-zone" } [0, 0],
    /// Who takes a hex that fire has emptied. CW-ADV-02.
    "R-29" advancing: Advancing { Firers = "firers", Neighbours = "neighbours" } [0, 1],
    /// Whose beginning decides who fires at night. CW-NGT-02.
    "R-31" night_contact: NightContact { GameTurn = "game-turn", PlayerTurn = "player-turn" } [0, 0],
    /// Which points the winner needs. CW-VIC-04.
    "R-33" winning_points: WinningPoints { Net = "net", Gross = "gross" } [0, 1],
    /// Whether enemies next to them release those who wait. CW-SCN-06.
    "R-36" held_units: HeldUnits { Wait = "wait", ReleasedOnContact = "released-on-contact" } [0, 0],
    /// Whether an advance at night leads into an enemy zone. CW-NGT-01, CW-ADV-03.
    "R-45" night_advance: NightAdvance { Refused = "refused", Allowed = "allowed" } [0, 0],
}
