use super::{Permission, small_id};

small_id!(
    /// A weapon of the package.
    WeaponId(u8)
);

/// What units of a game are armed with; how far it reaches, arm by arm, stands among the ranges. VAL-10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// The id of packages, cases and scripts.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The letters printed on the counter.
    pub sign: String,
    /// Whether it can be fired; if not, it serves in close combat alone. CAV-06.
    pub fires: Permission,
}
