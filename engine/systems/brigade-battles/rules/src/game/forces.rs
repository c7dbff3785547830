use kernel::origin::Provenance;
use kernel::{HexId, Id, Side, listed};
use serde::{Deserialize, Serialize};

use crate::game::ids::DivisionId;

// CM 2.3, 3.3. CW-UNI-01.
/// Combat unit, as printed on its counter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Unit"))]
#[serde(deny_unknown_fields)]
pub struct UnitInfo {
    /// Id of the unit in the package.
    #[serde(skip)]
    pub id: String,
    /// Name of the unit, shown to players.
    pub name: String,
    /// Side to which the unit belongs.
    pub side: Side,
    /// Arm of the unit: `infantry`, `cavalry` or `artillery`.
    pub arm: Arm,
    /// Id of the unit's division (default: none). The division's leader may start next to the unit,
    /// and the unit may retreat towards the division's retreat hexes. Artillery obeys any leader,
    /// even if it has a division.
    pub division: Option<DivisionId>,
    /// Whether the unit is always in command (default: no).
    #[serde(default)]
    pub independent: bool,
    /// Morale of the unit: the colour in which its strength is printed.
    #[serde(rename = "morale")]
    pub colour: Colour,
    /// Strength points of the unit at full strength.
    pub strength: u8,
    /// Number of strength points at which the unit is shattered. Absent for artillery.
    pub shattered: Option<u8>,
    /// Historical number of men. Absent if unknown.
    pub men: Option<u16>,
    /// Historical number of guns. Absent if unknown.
    pub guns: Option<u16>,
    /// Ids of the regiments that the unit combines, from the game at regimental scale (default:
    /// none).
    #[serde(default)]
    pub sums: Vec<Id>,
    /// Note about the unit for readers of the package. Players do not see it.
    pub note: Option<String>,
    /// Origin of the unit's figures.
    pub provenance: Option<Provenance>,
}

// CM 3.3.1.
/// Arm of a unit, which determines its formations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Infantry has only one formation.
    Infantry,
    /// Cavalry is either mounted or dismounted.
    Cavalry,
    /// Artillery is either limbered or unlimbered.
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
    /// Infantry is always on foot, in its only formation.
    Foot,
    /// Cavalry on horseback.
    Mounted,
    /// Cavalry on foot.
    Dismounted,
    /// The guns are limbered and can move.
    Limbered,
    /// The guns are unlimbered and can fire.
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

    /// Returns the formation to which a unit in this formation can change. Returns `None` for
    /// infantry.
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

// CM 2.5.
/// Colour of a unit's printed strength, which determines its morale value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "MoraleColour"))]
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

// CM 2.7, 3.3.6, 6.1.
/// Leader of one or more divisions, or of the whole army.
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
    /// Ids of the divisions under the leader's command. A leader without divisions commands the
    /// army.
    #[serde(default)]
    pub divisions: Vec<DivisionId>,
    /// Origin of the leader's command.
    pub provenance: Option<Provenance>,
}

// CM 3.3, 14.1.4.
/// Division, whose units share a commander and retreat hexes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// Id of the division in the package.
    #[serde(skip)]
    pub id: String,
    /// Name of the division, shown to players.
    pub name: String,
    /// Side to which the division belongs.
    pub side: Side,
    /// Numbers of hexes towards which the division's units may retreat, in addition to the retreat
    /// hexes of its side (default: none).
    #[serde(default)]
    pub retreat: Vec<HexId>,
    /// Origin of the division's figures.
    pub provenance: Option<Provenance>,
}

listed!(UnitInfo, LeaderInfo, Division);
