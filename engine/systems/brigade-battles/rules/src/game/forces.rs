use kernel::Side;
use serde::{Deserialize, Serialize};

use super::DivisionId;

/// Combat unit as printed on its counter. CM 2.3, 3.3. CW-UNI-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitInfo {
    /// Id of the unit in the package.
    pub id: String,
    /// Name of the unit, shown to players.
    pub name: String,
    /// Side of the unit.
    pub side: Side,
    /// Arm of the unit: infantry, cavalry or artillery.
    pub arm: Arm,
    /// Division to which the unit belongs. `None` if it belongs to none.
    pub division: Option<DivisionId>,
    /// Whether the unit is always in command. CM 3.3.3.
    pub independent: bool,
    /// Colour of the printed strength, which determines the morale value.
    pub colour: Colour,
    /// Number of strength points at full strength.
    pub strength: u8,
    /// Number of strength points at which the unit is shattered, as printed on its back. `None` for
    /// guns. CM 3.3.2.
    pub shattered: Option<u8>,
}

/// Arm of a unit, which determines its formations. CM 3.3.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Infantry, which has a single formation.
    Infantry,
    /// Cavalry, which is mounted or dismounted.
    Cavalry,
    /// Artillery, which is limbered or unlimbered.
    Artillery,
}

impl Arm {
    /// Returns the keyword used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }

    /// Returns the formations of the arm. The first is the one in which the arm moves.
    pub const fn formations(self) -> &'static [Formation] {
        match self {
            Self::Infantry => &[Formation::Foot],
            Self::Cavalry => &[Formation::Mounted, Formation::Dismounted],
            Self::Artillery => &[Formation::Limbered, Formation::Unlimbered],
        }
    }
}

/// Formation of a unit, which determines movement and fire. CM 3.3.4, 3.3.5. CW-UNI-08, CW-UNI-09.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Formation {
    /// Infantry on foot, its only formation.
    Foot,
    /// Cavalry on horseback.
    Mounted,
    /// Cavalry on foot.
    Dismounted,
    /// Guns that are limbered, and so able to move.
    Limbered,
    /// Guns that are unlimbered, and so able to fire.
    Unlimbered,
}

impl Formation {
    /// All formations, in the order of their definition.
    pub const ALL: [Self; 5] =
        [Self::Foot, Self::Mounted, Self::Dismounted, Self::Limbered, Self::Unlimbered];

    /// Returns the keyword used in packages and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Foot => "foot",
            Self::Mounted => "mounted",
            Self::Dismounted => "dismounted",
            Self::Limbered => "limbered",
            Self::Unlimbered => "unlimbered",
        }
    }

    /// Returns the formation to which a unit in this formation can change. `None` for infantry.
    pub const fn other(self) -> Option<Self> {
        match self {
            Self::Foot => None,
            Self::Mounted => Some(Self::Dismounted),
            Self::Dismounted => Some(Self::Mounted),
            Self::Limbered => Some(Self::Unlimbered),
            Self::Unlimbered => Some(Self::Limbered),
        }
    }
}

/// Colour of a unit's printed strength, which determines its morale value. CM 2.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Green: the lowest morale.
    Green,
    /// Black: ordinary morale.
    Black,
    /// Gold: the highest morale.
    Gold,
}

impl Colour {
    /// All colours, from the lowest morale to the highest.
    pub const ALL: [Self; 3] = [Self::Green, Self::Black, Self::Gold];

    /// Returns the keyword used in packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Black => "black",
            Self::Gold => "gold",
        }
    }
}

/// Leader of an army, corps or division. CM 2.7, 3.3.6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderInfo {
    /// Id of the leader in the package.
    pub id: String,
    /// Name of the leader, shown to players.
    pub name: String,
    /// Side of the leader.
    pub side: Side,
    /// Units that the leader commands.
    pub commands: Under,
}

/// Units that a leader commands. CM 3.3.6, 6.1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Under {
    /// All units of the leader's side, for the leader of an army.
    Army,
    /// Units of these divisions, for the leader of a division or corps.
    Divisions(Vec<DivisionId>),
}

/// Division of one side, which leaders command. CM 3.3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// Id of the division in the package.
    pub id: String,
    /// Name of the division, shown to players.
    pub name: String,
    /// Side of the division.
    pub side: Side,
    /// Hexes towards which the division's units may retreat, in addition to the retreat hexes of
    /// its side. CM 14.1.4.
    pub retreat: Vec<kernel::HexId>,
}
