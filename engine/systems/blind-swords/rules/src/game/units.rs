use kernel::{IdSet, Side, Sixteenths};
use serde::{Deserialize, Serialize};

use super::{GoingId, OwnArmId, Rates, TraitId, WeaponId, small_id};

small_id!(
    /// A unit of the order of battle.
    UnitId(u8)
);
small_id!(
    /// A brigade, by its place in the order of battle.
    BrigadeId(u8)
);
small_id!(
    /// A division, by its place in the order of battle.
    DivisionId(u8)
);

/// A set of units.
pub type UnitSet = IdSet<4>;
/// A set of brigades.
pub type BrigadeSet = IdSet<1>;

/// The most units a game may have.
pub const MAX_UNITS: usize = 255;

/// One counter. T-09, VAL-01 to VAL-10.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The kebab-case id.
    pub id: String,
    /// The printed name.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Infantry, cavalry or artillery.
    pub arm: Arm,
    /// What the game calls that arm of it, where it has a name of its own.
    pub own_arm: Option<OwnArmId>,
    /// What it fires.
    pub weapon: WeaponId,
    /// Its brigade; artillery has none. ORG-01, ORG-02.
    pub brigade: Option<BrigadeId>,
    /// The front of the counter; `None` for a fragile unit. VAL-11.
    pub fresh: Option<Values>,
    /// The back of the counter.
    pub battleworn: Values,
    /// The second counter of cavalry that can dismount. CAV-04.
    pub dismounted: Option<Dismounted>,
    /// The movement points that it has of its own; cavalry only in the saddle. MOVE-03.
    pub movement: Rates,
    /// Its traits. VAL-16.
    pub traits: Vec<TraitId>,
    /// How it goes over the ground; cavalry only in the saddle. MOVE-04.
    pub going: GoingId,
}

impl Unit {
    /// The arm as which a unit counts: cavalry on foot is infantry. BS 10.9. CAV-04.
    pub const fn arm_as(&self, mount: Mount) -> Arm {
        match (mount, &self.dismounted) {
            (Mount::Dismounted, Some(_)) => Arm::Infantry,
            _ => self.arm,
        }
    }

    /// What a unit fires, mounted or on foot.
    pub fn weapon_as(&self, mount: Mount) -> WeaponId {
        self.on_foot(mount).map_or(self.weapon, |on_foot| on_foot.weapon)
    }

    /// How it goes over the ground, mounted or on foot.
    pub fn going_as(&self, mount: Mount) -> GoingId {
        self.on_foot(mount).map_or(self.going, |_| GoingId::of_arm(Arm::Infantry))
    }

    /// The movement points of its own, mounted or on foot.
    pub fn movement_as(&self, mount: Mount) -> Rates {
        self.on_foot(mount).map_or(self.movement, |_| Rates::default())
    }

    /// The front of the counter in use; `None` for a fragile unit.
    pub fn fresh_as(&self, mount: Mount) -> Option<Values> {
        self.on_foot(mount).map_or(self.fresh, |on_foot| on_foot.fresh)
    }

    /// The back of the counter in use.
    pub fn battleworn_as(&self, mount: Mount) -> Values {
        self.on_foot(mount).map_or(self.battleworn, |on_foot| on_foot.battleworn)
    }

    /// Whether both its counters show what those of another do. VAL-02.
    pub fn is_rated_as(&self, other: &Self) -> bool {
        let faces = |unit: &Self| (unit.fresh, unit.battleworn, unit.dismounted);
        faces(self) == faces(other)
    }

    fn on_foot(&self, mount: Mount) -> Option<&Dismounted> {
        self.dismounted.as_ref().filter(|_| mount == Mount::Dismounted)
    }
}

/// The counter of a cavalry unit on foot. BS 2.1, 10.9. CAV-04.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dismounted {
    /// What it fires.
    pub weapon: WeaponId,
    /// Its front; `None` for a fragile unit.
    pub fresh: Option<Values>,
    /// The values of its back.
    pub battleworn: Values,
}

/// Which of its two counters a cavalry unit shows; all others never change it. BS 10.9. CAV-04.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Mount {
    /// In the saddle.
    #[default]
    Mounted,
    /// On foot, as its dismounted counter.
    Dismounted,
}

impl Mount {
    /// Whether it is in the saddle.
    pub const fn is_mounted(&self) -> bool {
        matches!(self, Self::Mounted)
    }
}

/// The strength and the cohesion printed on one face. VAL-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// Strength points; a cadre is one half. VAL-04.
    pub sp: Sixteenths,
    /// The cohesion rating, for tests on a die.
    pub cr: u8,
}

/// The kind of troops.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    /// Regiments and battalions on foot.
    #[default]
    Infantry,
    /// Mounted troops. Dismounted, they count as infantry.
    Cavalry,
    /// Batteries, which act in artillery steps.
    Artillery,
}

impl Arm {
    /// All of them, in the order of tables.
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Artillery];

    /// The index into tables with one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word for people and files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Artillery => "artillery",
        }
    }
}

/// A brigade and its units. ORG-01.
#[derive(Clone, Debug)]
pub struct Brigade {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// The division whose chits activate it.
    pub division: DivisionId,
    /// Its units in the order of their ids.
    pub units: Vec<UnitId>,
    /// Figures for scripts, by name.
    pub numbers: Vec<(String, i32)>,
}

/// A division and its brigades.
#[derive(Clone, Debug)]
pub struct Division {
    /// The kebab-case id, also of its activation chit.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its brigades in the order of their ids.
    pub brigades: Vec<BrigadeId>,
}
