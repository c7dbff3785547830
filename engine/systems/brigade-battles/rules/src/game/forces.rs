use kernel::Side;
use serde::{Deserialize, Serialize};

use super::DivisionId;

/// Combat unit as printed on its counter. CM 2.3, 3.3. CW-UNI-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitInfo {
    /// Id in the package.
    pub id: String,
    /// Name of the unit for players.
    pub name: String,
    /// Side of the unit.
    pub side: Side,
    /// Infantry, cavalry or artillery.
    pub arm: Arm,
    /// Division of the unit. `None` if it belongs to none.
    pub division: Option<DivisionId>,
    /// Whether the unit is always in command. CM 3.3.3.
    pub independent: bool,
    /// Colour of the printed strength, which determines the morale value.
    pub colour: Colour,
    /// Strength points at full strength.
    pub strength: u8,
    /// Strength points at which the unit is shattered, printed on its back. `None` for guns. CM
    /// 3.3.2.
    pub shattered: Option<u8>,
}

/// Arm of a unit, which determines its formations. CM 3.3.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Infantry, with a single formation.
    Infantry,
    /// Cavalry, mounted or dismounted.
    Cavalry,
    /// Artillery, limbered or unlimbered.
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

    /// Returns the formations of the arm. The first is the formation for movement.
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
    /// The only formation of infantry.
    Foot,
    /// Cavalry on horseback.
    Mounted,
    /// Cavalry on foot.
    Dismounted,
    /// Limbered guns, able to move.
    Limbered,
    /// Unlimbered guns, able to fire.
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

    /// Returns the formation on the other side of the counter. `None` for infantry.
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
    /// Lowest morale.
    Green,
    /// Ordinary morale.
    Black,
    /// Highest morale.
    Gold,
}

impl Colour {
    /// All colours, from the lowest morale up.
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
    /// Id in the package.
    pub id: String,
    /// Name of the leader.
    pub name: String,
    /// Side of the leader.
    pub side: Side,
    /// Units under the leader's command.
    pub commands: Under,
}

/// Units under a leader's command. CM 3.3.6, 6.1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Under {
    /// All units of the leader's side.
    Army,
    /// One division, or the divisions of a corps.
    Divisions(Vec<DivisionId>),
}

/// Division of one side. Leaders command divisions. CM 3.3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// Id in the package.
    pub id: String,
    /// Name of the division for players.
    pub name: String,
    /// Side of the division.
    pub side: Side,
    /// Retreat goals of the division, in addition to those of its side. CM 14.1.4.
    pub retreat: Vec<kernel::HexId>,
}
