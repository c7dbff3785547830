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
/// A marker that scripts place on the ground. Effects that are not given are unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GroundMarker {
    /// The kebab-case id.
    #[serde(skip)]
    pub id: String,
    /// The name.
    pub name: String,
    /// Part of the map on which the marker is placed: a hex or a hexside.
    pub lies: Lies,
    /// Its effect on steps of infantry into its hex or across its hexside.
    pub infantry: Option<ChangedStep>,
    /// Its effect on steps of cavalry.
    pub cavalry: Option<ChangedStep>,
    /// Its effect on steps of artillery.
    pub artillery: Option<ChangedStep>,
    /// Whether its hex blocks lines of sight.
    #[serde(default)]
    pub hides: bool,
    /// Its look on maps (default: a tile with the first letter of its name).
    pub look: Option<MarkerLook>,
    /// The origin of its effects.
    pub provenance: Option<Provenance>,
}

listed!(GroundMarker);

impl GroundMarker {
    /// Returns the effect on the step cost of an arm: into its hex, or across its hexside.
    pub const fn step(&self, arm: Arm) -> Option<ChangedStep> {
        match arm {
            Arm::Infantry => self.infantry,
            Arm::Cavalry => self.cavalry,
            Arm::Artillery => self.artillery,
        }
    }

    /// Appearance of the marker on maps.
    pub fn look(&self) -> MarkerLook {
        self.look.unwrap_or_default()
    }

    /// Character for text maps.
    pub fn sign(&self) -> char {
        let first = || self.name.chars().next().map(|first| first.to_ascii_uppercase());
        self.look().symbol.map(|symbol| symbol.0).or_else(first).unwrap_or('?')
    }
}

/// The place of a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// A hex.
    Hex,
    /// A hexside.
    Hexside,
}

/// The effect of a marker on a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ChangedStep {
    /// The step is prohibited, and so are attacks across the hexside.
    Closed,
    /// The extra cost in movement points.
    More(Sixteenths),
    /// The total cost in movement points, regardless of terrain.
    Instead(Sixteenths),
}
