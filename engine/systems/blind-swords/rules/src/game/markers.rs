use super::{Permission, small_id};

small_id!(
    /// A marker of the package.
    MarkerId(u8)
);

/// A marker beside those of the series, which scripts lay on units and take away. It stays with a unit
/// that leaves the map, as it speaks of the unit's condition and not of where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// What it adds to the cohesion rating in Break Tests.
    pub break_tests: i8,
    /// Whether a unit that bears it may fire.
    pub fire: Permission,
}
