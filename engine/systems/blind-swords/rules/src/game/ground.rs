use kernel::Sixteenths;

use super::{MarkerLook, PerArm, Permission, small_id};

small_id!(
    /// Id of a kind of ground marker defined by the package.
    GroundMarkerId(u8),
    "$ref ground-marker"
);

/// A marker that scripts place on a hex or hexside and remove later. Examples are entrenchments, a
/// burnt bridge, a ford or smoke. SS 22.0, BS 1.0. T-07.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroundMarker {
    /// Kebab-case id.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Where the marker belongs: in a hex or on a hexside.
    pub lies: Lies,
    /// Effect on the step cost of each arm, for steps into the marker's hex or across its hexside.
    pub step: PerArm<ChangedStep>,
    /// Whether the marker's hex blocks lines of sight.
    pub hides: Permission,
    /// Appearance on maps.
    pub look: MarkerLook,
}

impl GroundMarker {
    /// Returns the character for text maps.
    pub fn sign(&self) -> char {
        let first = || self.name.chars().next().map(|first| first.to_ascii_uppercase());
        self.look.symbol.or_else(first).unwrap_or('?')
    }
}

/// Placement of a ground marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// The marker is placed in a hex.
    OnHex,
    /// The marker is placed on a hexside.
    OnHexside,
}

/// Effect of a ground marker on the cost of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangedStep {
    /// No effect.
    AsBefore,
    /// Added cost.
    More(Sixteenths),
    /// Fixed cost that replaces the ordinary one.
    Instead(Sixteenths),
    /// Prohibited step.
    Closed,
}
