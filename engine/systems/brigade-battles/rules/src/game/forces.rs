use kernel::Side;
use serde::{Deserialize, Serialize};

use super::DivisionId;

/// A combat unit as its counter has it. CM 2.3, 3.3. CW-UNI-01.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitInfo {
    /// The id of the package.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Of what kind it is.
    pub arm: Arm,
    /// To whose division it belongs, if to any.
    pub division: Option<DivisionId>,
    /// Always in command. CM 3.3.3.
    pub independent: bool,
    /// The colour of its strength.
    pub colour: Colour,
    /// Full strength points.
    pub strength: u8,
    /// The strength points of its back; guns have none. CM 3.3.2.
    pub shattered: Option<u8>,
}

/// A kind of unit. CM 3.3.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Foot.
    Infantry,
    /// Horse.
    Cavalry,
    /// Guns.
    Artillery,
}

impl Arm {
    /// The word of packages.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }

    /// The formations it may have, the one for marching first.
    pub const fn formations(self) -> &'static [Formation] {
        match self {
            Self::Infantry => &[Formation::Foot],
            Self::Cavalry => &[Formation::Mounted, Formation::Dismounted],
            Self::Artillery => &[Formation::Limbered, Formation::Unlimbered],
        }
    }
}

/// How a unit is drawn up. CM 3.3.4, 3.3.5. CW-UNI-08, CW-UNI-09.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Formation {
    /// Infantry has no other.
    Foot,
    /// Cavalry in the saddle.
    Mounted,
    /// Cavalry on foot.
    Dismounted,
    /// Guns on the march.
    Limbered,
    /// Guns that fire.
    Unlimbered,
}

impl Formation {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Foot, Self::Mounted, Self::Dismounted, Self::Limbered, Self::Unlimbered];

    /// The word of packages and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Foot => "foot",
            Self::Mounted => "mounted",
            Self::Dismounted => "dismounted",
            Self::Limbered => "limbered",
            Self::Unlimbered => "unlimbered",
        }
    }

    /// The other face of the same unit; infantry has none.
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

/// What the strength of a unit is printed in. CM 2.5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// The worst.
    Green,
    /// The usual.
    Black,
    /// The best.
    Gold,
}

impl Colour {
    /// All of them, from the worst up.
    pub const ALL: [Self; 3] = [Self::Green, Self::Black, Self::Gold];

    /// The word of packages.
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
    /// The id of the package.
    pub id: String,
    /// His name.
    pub name: String,
    /// Whose he is.
    pub side: Side,
    /// Whom he commands.
    pub commands: Under,
}

/// Whom a leader commands. CM 3.3.6, 6.1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Under {
    /// The whole side.
    Army,
    /// These divisions: one, or those of a corps.
    Divisions(Vec<DivisionId>),
}

/// A division. CM 3.3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// The id of the package.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// To which hexes it may retreat beside those of its side. CM 14.1.4.
    pub retreat: Vec<kernel::HexId>,
}
