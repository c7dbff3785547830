use kernel::origin::Provenance;
use kernel::{Side, listed};
use serde::{Deserialize, Serialize};

use super::BrigadeId;

// ST 2.3, 2.4. ST-VAL-01.
/// Combat unit or wagon, as printed on its counter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Unit"))]
#[serde(deny_unknown_fields)]
pub struct UnitInfo {
    /// Id of the unit in the package.
    #[serde(skip)]
    pub id: String,
    /// Name of the unit, shown to players.
    pub name: String,
    /// Side to which the unit belongs at the start.
    pub side: Side,
    /// Brigade to which the unit belongs or, for a battery, is attached. Absent for a wagon.
    pub brigade: Option<BrigadeId>,
    /// Arm of the unit.
    pub arm: Arm,
    /// Printed strength points: one for each hundred men or each gun. The guard of a wagon has 1.
    pub strength: u8,
    /// Weapon of the unit, which determines its ranges.
    pub weapon: Weapon,
    /// Morale letter of the unit. Absent for a wagon, which never routs.
    pub morale: Option<Letter>,
    /// Rounds of ammunition of a battery at the start. Absent for other arms.
    pub rounds: Option<u8>,
    /// Whether a battery is horse artillery (default: no).
    #[serde(default)]
    pub horse: bool,
    /// Note about the unit for readers of the package. Players do not see it.
    pub note: Option<String>,
    /// Origin of the unit's figures.
    pub provenance: Option<Provenance>,
}

// ST 2.32. ST-VAL-08.
/// Arm of a unit, which determines its formations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Infantry, in line or in column.
    Infantry,
    /// Cavalry, mounted or dismounted.
    Cavalry,
    /// A battery, limbered or unlimbered.
    Artillery,
    /// A supply wagon with its guard, which has one formation.
    Wagon,
}

impl Arm {
    /// Returns the keyword used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
            Self::Wagon => "wagon",
        }
    }

    /// Returns the formations of the arm. The first is the fighting formation. ST 6.0. ST-FORM-01.
    pub const fn formations(self) -> &'static [Formation] {
        match self {
            Self::Infantry => &[Formation::Line, Formation::Column],
            Self::Cavalry => &[Formation::Dismounted, Formation::Mounted],
            Self::Artillery => &[Formation::Unlimbered, Formation::Limbered],
            Self::Wagon => &[Formation::Train],
        }
    }
}

/// Formation of a unit. ST 6.0. ST-FORM-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Formation {
    /// Infantry in line of battle, ready to fight.
    Line,
    /// Infantry in column, on the march.
    Column,
    /// Cavalry on foot, treated as infantry in line in every respect.
    Dismounted,
    /// Cavalry on horseback.
    Mounted,
    /// Unlimbered guns, ready to fire.
    Unlimbered,
    /// Limbered guns, ready to move.
    Limbered,
    /// A wagon, always ready to move.
    Train,
}

impl Formation {
    /// All formations, in the order of their definition.
    pub const ALL: [Self; 7] = [
        Self::Line,
        Self::Column,
        Self::Dismounted,
        Self::Mounted,
        Self::Unlimbered,
        Self::Limbered,
        Self::Train,
    ];

    /// Returns the keyword used in packages and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Column => "column",
            Self::Dismounted => "dismounted",
            Self::Mounted => "mounted",
            Self::Unlimbered => "unlimbered",
            Self::Limbered => "limbered",
            Self::Train => "train",
        }
    }

    /// Returns the formation to which a unit can change. `None` for a wagon. ST 6.0.
    pub const fn other(self) -> Option<Self> {
        match self {
            Self::Line => Some(Self::Column),
            Self::Column => Some(Self::Line),
            Self::Dismounted => Some(Self::Mounted),
            Self::Mounted => Some(Self::Dismounted),
            Self::Unlimbered => Some(Self::Limbered),
            Self::Limbered => Some(Self::Unlimbered),
            Self::Train => None,
        }
    }

    /// Whether a unit in this formation faces a hexside. Only such a unit can be enfiladed. ST 7.0.
    /// ST-FACE-01, ST-FACE-02.
    pub const fn has_facing(self) -> bool {
        matches!(self, Self::Line | Self::Dismounted | Self::Unlimbered)
    }

    /// Whether a unit in this formation fights as infantry in line. ST 6.0. ST-FORM-01.
    pub const fn is_line(self) -> bool {
        matches!(self, Self::Line | Self::Dismounted)
    }

    /// Returns the column of the movement chart. `None` for unlimbered guns, which do not move.
    pub const fn class(self, horse: bool) -> Option<MoveClass> {
        match self {
            Self::Line | Self::Dismounted => Some(MoveClass::Line),
            Self::Column => Some(MoveClass::Column),
            Self::Mounted => Some(MoveClass::Mounted),
            Self::Limbered if horse => Some(MoveClass::HorseBattery),
            Self::Limbered => Some(MoveClass::Battery),
            Self::Train => Some(MoveClass::Wagon),
            Self::Unlimbered => None,
        }
    }
}

/// Movement class of a unit or leader: a column of the movement chart. ST 9.0. ST-VAL-09.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveClass {
    /// Infantry in line, and dismounted cavalry.
    Line,
    /// Infantry in column.
    Column,
    /// A limbered foot battery.
    Battery,
    /// A limbered battery of horse artillery, which has a larger allowance.
    HorseBattery,
    /// A wagon.
    Wagon,
    /// Mounted cavalry.
    Mounted,
    /// A leader. ST 17.1. ST-LEAD-06.
    Leader,
}

impl MoveClass {
    /// Number of movement classes, for tables with one entry for each.
    pub const COUNT: usize = 7;
}

// ST 2.4, 10.2.
/// Weapon of a unit, which determines its ranges and multiples.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Weapon {
    /// Rifle muskets.
    R,
    /// Hand weapons: carbines and pistols.
    P,
    /// Smoothbore guns.
    N,
    /// Rifled guns.
    T,
}

impl Weapon {
    /// All weapons, in the order of their definition.
    pub const ALL: [Self; 4] = [Self::R, Self::P, Self::N, Self::T];

    /// Returns the letter on the counter.
    pub const fn id(self) -> &'static str {
        match self {
            Self::R => "R",
            Self::P => "P",
            Self::N => "N",
            Self::T => "T",
        }
    }
}

// ST 14.21.
/// Morale letter of a unit, from A, the steadiest, to E.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[expect(missing_docs, reason = "the letters have no other names")]
pub enum Letter {
    A,
    B,
    C,
    D,
    E,
}

impl Letter {
    /// All letters, in order from the steadiest.
    pub const ALL: [Self; 5] = [Self::A, Self::B, Self::C, Self::D, Self::E];

    /// Returns the letter as printed.
    pub const fn id(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
            Self::E => "E",
        }
    }
}

// ST 2.34, 17.11. ST-LEAD-01.
/// Leader of a brigade, or of the whole army.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Leader"))]
#[serde(deny_unknown_fields)]
pub struct LeaderInfo {
    /// Id of the leader in the package.
    #[serde(skip)]
    pub id: String,
    /// Name of the leader, shown to players.
    pub name: String,
    /// Side to which the leader belongs.
    pub side: Side,
    /// Brigade under the leader's command. A leader without a brigade commands the whole side.
    pub brigade: Option<BrigadeId>,
    /// Ratings on the front of the counter.
    pub ratings: Ratings,
    /// Ratings of the replacement, on the back of the counter. Absent for a leader who is never
    /// replaced. ST 17.55. ST-LEAD-13.
    pub replacement: Option<Ratings>,
    /// Origin of the ratings.
    pub provenance: Option<Provenance>,
}

/// Ratings of a leader. ST 17.11. ST-LEAD-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ratings {
    /// Effectiveness radius: the length in hexes of the longest path of command.
    pub radius: u8,
    /// Rally rating: the number of units that the leader can rally in one phase.
    pub rally: u8,
}

// ST 20.3. ST-BCE-06.
/// Brigade, whose units share a commander and a record of losses.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Brigade {
    /// Id of the brigade in the package.
    #[serde(skip)]
    pub id: String,
    /// Name of the brigade, shown to players.
    pub name: String,
    /// Side to which the brigade belongs.
    pub side: Side,
    /// Combat effectiveness rating: the largest loss with which the brigade stays effective.
    pub rating: u8,
    /// Victory points for the enemy if the brigade is ineffective at the end.
    pub points: u16,
    /// Additional cost of the first payment, in points of army morale (default: 0). ST 19.35.
    #[serde(default)]
    pub release: u8,
    /// Leader who must leave the map before the brigade's exits score (default: none). A
    /// replacement does not count. ST 22.2. ST-VIC-05.
    #[serde(default)]
    pub own_leader_exits: bool,
    /// Origin of the brigade's figures.
    pub provenance: Option<Provenance>,
}

listed!(UnitInfo, LeaderInfo, Brigade);
