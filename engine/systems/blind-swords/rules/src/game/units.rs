use std::fmt;
use std::str::FromStr;

use kernel::origin::Provenance;
use kernel::{Id, IdSet, Keyed, NamedThing, Side, Sixteenths, bounds, written};
use serde::{Deserialize, Serialize};

use super::{Arm, MobilityClassId, OwnArmId, Rates, TraitId, WeaponId, listed, small_id};

small_id!(
    /// Id of a unit of the order of battle.
    UnitId(u8),
    "$ref unit"
);
small_id!(
    /// Id of a brigade, numbered in the order of battle.
    BrigadeId(u8),
    "$ref brigade"
);
small_id!(
    /// Id of a division, numbered in the order of battle.
    DivisionId(u8),
    "$ref division"
);

/// A set of units.
pub type UnitSet = IdSet<4>;
/// A set of brigades.
pub type BrigadeSet = IdSet<1>;

/// Maximum number of units in a game.
pub const MAX_UNITS: usize = 255;

/// Printed data of one counter. T-09, VAL-01 to VAL-10.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Kebab-case id of the unit, unique in the package.
    pub id: String,
    /// Name printed on the counter.
    pub name: String,
    /// Side that owns the unit.
    pub side: Side,
    /// Basic arm of the unit: infantry, cavalry or artillery.
    pub arm: Arm,
    /// Package-defined arm. `None` if the unit has only its basic arm.
    pub own_arm: Option<OwnArmId>,
    /// Weapon of the unit. For cavalry, of the mounted counter.
    pub weapon: WeaponId,
    /// Brigade of the unit. `None` for artillery. ORG-01, ORG-02.
    pub brigade: Option<BrigadeId>,
    /// Values on the front of the counter. `None` for a fragile unit, which has no front. VAL-11.
    pub fresh: Option<Values>,
    /// Values on the back of the counter.
    pub battleworn: Values,
    /// Second counter of cavalry that can dismount. `None` for all other units. CAV-04.
    pub dismounted: Option<Dismounted>,
    /// Movement points that differ from the arm's. For cavalry, only while mounted. MOVE-03.
    pub movement: Rates,
    /// Special traits that the game defines and gives this unit. VAL-16.
    pub traits: Vec<TraitId>,
    /// Mobility class of the unit. For cavalry, only while mounted. MOVE-04.
    pub mobility: MobilityClassId,
}

impl Unit {
    /// Returns the arm that the rules use. Dismounted cavalry is infantry. BS 10.9. CAV-04.
    pub const fn arm_as(&self, mount: Mount) -> Arm {
        match (mount, &self.dismounted) {
            (Mount::Dismounted, Some(_)) => Arm::Infantry,
            _ => self.arm,
        }
    }

    /// Returns the weapon of the mounted or dismounted counter.
    pub fn weapon_as(&self, mount: Mount) -> WeaponId {
        self.on_foot(mount).and_then(|on_foot| on_foot.weapon).unwrap_or(self.weapon)
    }

    /// Returns the mobility class of the mounted or dismounted unit.
    pub fn going_as(&self, mount: Mount) -> MobilityClassId {
        self.on_foot(mount).map_or(self.mobility, |_| MobilityClassId::of_arm(Arm::Infantry))
    }

    /// Returns the movement points of the mounted or dismounted unit that differ from the arm's.
    pub fn movement_as(&self, mount: Mount) -> Rates {
        self.on_foot(mount).map_or(self.movement, |_| Rates::default())
    }

    /// Returns the front of the counter in use. `None` for a fragile unit.
    pub fn fresh_as(&self, mount: Mount) -> Option<Values> {
        self.on_foot(mount).map_or(self.fresh, |on_foot| on_foot.fresh)
    }

    /// Returns the back of the counter in use.
    pub fn battleworn_as(&self, mount: Mount) -> Values {
        self.on_foot(mount).map_or(self.battleworn, |on_foot| on_foot.battleworn)
    }

    /// Whether both units have the same printed values on all their counters. VAL-02.
    pub fn is_rated_as(&self, other: &Self) -> bool {
        let faces = |unit: &Self| (unit.fresh, unit.battleworn, unit.dismounted);
        faces(self) == faces(other)
    }

    fn on_foot(&self, mount: Mount) -> Option<&Dismounted> {
        self.dismounted.as_ref().filter(|_| mount == Mount::Dismounted)
    }
}

// BS 2.1, 10.9. CAV-04.
/// Dismounted counter of a cavalry unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Dismounted {
    /// Id of the weapon on the dismounted counter (default: the weapon of the mounted counter).
    pub weapon: Option<WeaponId>,
    /// Strength and cohesion on the fresh face.
    pub fresh: Option<Values>,
    /// Strength and cohesion on the battleworn face.
    pub battleworn: Values,
}

/// Counter that a cavalry unit shows. Units of other arms always have the default. BS 10.9. CAV-04.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Mount {
    /// The unit shows its mounted counter. This is the default.
    #[default]
    Mounted,
    /// The unit shows its dismounted counter.
    Dismounted,
}

impl Mount {
    /// Whether the unit is mounted.
    pub const fn is_mounted(&self) -> bool {
        matches!(self, Self::Mounted)
    }
}

/// Strength and cohesion printed on one face: `6-4`, or `C-2` for a cadre. VAL-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// Strength points. A cadre has half a point. VAL-04.
    pub sp: Sixteenths,
    /// Cohesion rating, which tests compare with a die.
    pub cr: u8,
}

impl FromStr for Values {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong =
            || format!("`{text}` is not a face: expected strength and cohesion, such as `6-4`");
        let (strength, cohesion) = text.split_once('-').ok_or_else(wrong)?;
        let sp = match strength {
            "C" => Sixteenths::HALF,
            digits => Sixteenths::whole(digits.parse::<u8>().map_err(|_| wrong())?.into()),
        };
        let cr = cohesion.parse().ok().filter(|cohesion| *cohesion <= 9).ok_or_else(wrong)?;
        Ok(Self { sp, cr })
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sp {
            Sixteenths::HALF => write!(f, "C-{}", self.cr),
            points => write!(f, "{points}-{}", self.cr),
        }
    }
}

written!(Values, "^(C|[0-9]{1,2})-[0-9]$", "a face: strength and cohesion, such as `6-4` or `C-2`");

// ORG-01.
/// Brigade, named after its commander.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Brigade {
    /// Kebab-case id of the brigade, unique in the package.
    #[serde(skip)]
    pub id: String,
    /// Name of the brigade's commander, shown to players (default: the brigade id, capitalised).
    #[serde(default, deserialize_with = "bounds::or_default")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub name: String,
    /// Side to which the brigade belongs.
    pub side: Side,
    /// Id of the division to which the brigade belongs.
    pub division: DivisionId,
    /// Units of the brigade, sorted by id.
    #[serde(skip)]
    pub units: Vec<UnitId>,
    /// Numbers that scripts read for the brigade, by name (default: none).
    #[serde(default)]
    pub numbers: Keyed<String, i16>,
    /// Origin of the numbers: one origin for all, or a mapping with the names of numbers as keys.
    pub provenance: Option<Provenance>,
}

impl NamedThing for Brigade {
    type Name = Id;

    fn id(&self) -> &str {
        &self.id
    }

    fn set_id(&mut self, id: String) {
        if self.name.is_empty() {
            let mut letters = id.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            self.name = first.chain(letters).collect();
        }
        self.id = id;
    }
}

/// Division, named after its commander.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Division {
    /// Kebab-case id, shared with its activation chit.
    #[serde(skip)]
    pub id: String,
    /// Name of the division's commander, shown to players.
    pub name: String,
    /// Side to which the division belongs.
    pub side: Side,
    /// Brigades of the division, sorted by id.
    #[serde(skip)]
    pub brigades: Vec<BrigadeId>,
}

listed!(Division);
