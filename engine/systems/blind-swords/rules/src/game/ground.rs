use kernel::Sixteenths;

use super::{MarkerLook, PerArm, Permission, small_id};

small_id!(
    /// A ground marker of the package.
    GroundMarkerId(u8),
    "$ref ground-marker"
);

/// A marker that scripts place on a hex or hexside and remove: entrenchments, a burnt bridge, a
/// ford, smoke. SS 22.0, BS 1.0. T-07.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroundMarker {
    /// The kebab-case id.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// Its place: a hex or a hexside.
    pub lies: Lies,
    /// Effect on the step cost of each arm: into its hex, or across its hexside.
    pub step: PerArm<ChangedStep>,
    /// Whether its hex blocks lines of sight.
    pub hides: Permission,
    /// Appearance on maps.
    pub look: MarkerLook,
}

impl GroundMarker {
    /// Character for text maps.
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

/// Effect of a ground marker on a step.
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
