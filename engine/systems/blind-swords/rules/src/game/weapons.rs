use serde::{Deserialize, Serialize};

use super::{listed, small_id};

small_id!(
    /// Id of a weapon defined by the package.
    WeaponId(u8),
    "$ref weapon"
);

// VAL-10.
/// A weapon. The table `ranges` determines which arms use the weapon, and its ranges.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weapon {
    /// Id of the weapon, used in packages, cases and scripts.
    #[serde(skip)]
    pub id: String,
    /// The name, such as `rifles`.
    pub name: String,
    /// Letters printed on counters, such as `Rf`.
    pub sign: String,
    /// Whether the weapon serves only in close combat, such as sabres and pikes.
    #[serde(default)]
    pub close_combat_only: bool,
}

listed!(Weapon);

impl Weapon {
    /// Whether the weapon can fire. Otherwise it serves only in close combat. CAV-06.
    pub const fn fires(&self) -> bool {
        !self.close_combat_only
    }
}
