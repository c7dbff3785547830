use super::{Permission, small_id};

small_id!(
    /// A weapon of the package.
    WeaponId(u8),
    "$ref weapon"
);

/// A weapon of the game. Its ranges by arm are in [`Ranges`](super::Ranges). VAL-10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Id used in packages, cases and scripts.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The letters printed on the counter.
    pub sign: String,
    /// Whether it can fire. Otherwise it serves in close combat only. CAV-06.
    pub fires: Permission,
}
