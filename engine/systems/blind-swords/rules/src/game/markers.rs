use super::{Permission, small_id};

small_id!(
    /// Id of a kind of unit marker defined by the package.
    MarkerId(u8),
    "$ref marker"
);

/// A unit marker of the package, which scripts place and remove. The marker describes the unit's
/// condition, not its place. It therefore stays on a unit that leaves the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marker {
    /// Kebab-case id.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Value added to the unit's cohesion rating in Break Tests.
    pub break_tests: i8,
    /// Whether a marked unit may fire.
    pub fire: Permission,
}
