use kernel::Sixteenths;
use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

use super::{Arm, MarkerLook, listed, small_id};

small_id!(
    /// Id of a kind of ground marker defined by the package.
    GroundMarkerId(u8),
    "$ref ground-marker"
);

// SS 22.0, BS 1.0. T-07. Entrenchments, a burnt bridge, a ford, smoke.
/// A marker that scripts place in a hex or on a hexside. An effect that the package omits leaves
/// the ground unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GroundMarker {
    /// Kebab-case id of the marker, unique in the package.
    #[serde(skip)]
    pub id: String,
    /// Display name of the marker.
    pub name: String,
    /// Part of the map on which scripts place the marker: a hex or a hexside.
    pub lies: Lies,
    /// Effect on steps of infantry into the marker's hex or across its hexside (default: none).
    pub infantry: Option<ChangedStep>,
    /// Effect on steps of cavalry (default: none).
    pub cavalry: Option<ChangedStep>,
    /// Effect on steps of artillery (default: none).
    pub artillery: Option<ChangedStep>,
    /// Whether the marker's hex blocks lines of sight.
    #[serde(default)]
    pub hides: bool,
    /// Appearance of the marker on maps (default: a tile with the first letter of the marker's
    /// name).
    pub look: Option<MarkerLook>,
    /// Origin of the marker's effects.
    pub provenance: Option<Provenance>,
}

listed!(GroundMarker);

impl GroundMarker {
    /// Returns the marker's effect on the cost for an arm of a step into the marker's hex or across
    /// its hexside.
    pub const fn step(&self, arm: Arm) -> Option<ChangedStep> {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.artillery,
        }
    }

    /// Returns the appearance of the marker on maps.
    pub fn look(&self) -> MarkerLook {
        self.look.unwrap_or_default()
    }

    /// Returns the character that represents the marker on text maps.
    pub fn sign(&self) -> char {
        let first = || self.name.chars().next().map(|first| first.to_ascii_uppercase());
        self.look().symbol.map(|symbol| symbol.0).or_else(first).unwrap_or('?')
    }
}

/// Part of the map on which a marker is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// The marker is placed in a hex.
    Hex,
    /// The marker is placed on a hexside.
    Hexside,
}

/// Effect of a marker on a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChangedStep {
    /// Units may not make the step. They may not attack across the hexside either.
    Closed,
    /// Extra cost of the step, in movement points.
    More(Sixteenths),
    /// Total cost of the step in movement points, regardless of terrain.
    Instead(Sixteenths),
}
