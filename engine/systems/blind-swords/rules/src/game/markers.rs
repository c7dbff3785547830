use super::{Permission, small_id};

small_id!(
    /// A unit marker of the package.
    MarkerId(u8),
    "$ref marker"
);

/// A unit marker of the package, placed and removed by scripts. It stays on a unit that leaves the
/// map because it describes the unit's condition, not its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// Added to the cohesion rating in Break Tests.
    pub break_tests: i8,
    /// Whether a marked unit may fire.
    pub fire: Permission,
}
