use super::{Permission, small_id};

small_id!(
    /// Id of a weapon defined by the package.
    WeaponId(u8),
    "$ref weapon"
);

/// A weapon of the game. Its ranges by arm are in [`Ranges`](super::Ranges). VAL-10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Id used in packages, cases and scripts.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Letters printed on the counter.
    pub sign: String,
    /// Whether the weapon can fire. Otherwise it serves in close combat only. CAV-06.
    pub fires: Permission,
}
