use kernel::Side;
use serde::{Deserialize, Serialize};

use super::DivisionId;

/// Combat unit as printed on its counter. CM 2.3, 3.3. CW-UNI-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitInfo {
    /// Id in the package.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Owning side.
    pub side: Side,
    /// Arm of the unit.
    pub arm: Arm,
    /// Division of the unit, if it belongs to one.
    pub division: Option<DivisionId>,
    /// Whether the unit is always in command. CM 3.3.3.
    pub independent: bool,
    /// Colour of its strength, which gives its morale.
    pub colour: Colour,
    /// Full strength points.
    pub strength: u8,
    /// Strength points on its back; `None` for guns. CM 3.3.2.
    pub shattered: Option<u8>,
}

/// Arm of a unit. CM 3.3.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Artillery.
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

    /// Returns the formations of the arm, starting with the one for movement.
    pub const fn formations(self) -> &'static [Formation] {
        match self {
            Self::Infantry => &[Formation::Foot],
            Self::Cavalry => &[Formation::Mounted, Formation::Dismounted],
            Self::Artillery => &[Formation::Limbered, Formation::Unlimbered],
        }
    }
}

/// Formation of a unit. CM 3.3.4, 3.3.5. CW-UNI-08, CW-UNI-09.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Formation {
    /// Infantry, always in this formation.
    Foot,
    /// Mounted cavalry.
    Mounted,
    /// Dismounted cavalry.
    Dismounted,
    /// Limbered guns, able to move.
    Limbered,
    /// Unlimbered guns, able to fire.
    Unlimbered,
}

impl Formation {
    /// All formations.
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

    /// Returns the formation on the other face of the counter; `None` for infantry.
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

/// Colour of a unit's printed strength, which gives its morale. CM 2.5.
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

/// A leader. CM 2.7, 3.3.6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderInfo {
    /// Id in the package.
    pub id: String,
    /// Name of the leader.
    pub name: String,
    /// Owning side.
    pub side: Side,
    /// Command of the leader.
    pub commands: Under,
}

/// Command of a leader. CM 3.3.6, 6.1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Under {
    /// The whole side.
    Army,
    /// One division, or the divisions of a corps.
    Divisions(Vec<DivisionId>),
}

/// A division. CM 3.3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// Id in the package.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Owning side.
    pub side: Side,
    /// Goals of retreat in addition to those of its side. CM 14.1.4.
    pub retreat: Vec<kernel::HexId>,
}
