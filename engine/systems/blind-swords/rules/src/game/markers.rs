use kernel::bounds;
use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

use super::{listed, small_id};

small_id!(
    /// Id of a kind of unit marker defined by the package.
    MarkerId(u8),
    "$ref marker"
);

// A marker stays on a unit that leaves the map, because it describes the unit's condition, not its
// place.
/// A marker that scripts place on units and remove from units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Marker {
    /// Kebab-case id of the marker, unique in the package.
    #[serde(skip)]
    pub id: String,
    /// Display name of the marker.
    pub name: String,
    /// Modifier to the unit's cohesion rating in Break Tests.
    #[serde(default, deserialize_with = "bounds::within::<-5, 5, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = -5, max = 5)))]
    pub break_tests: i8,
    /// Whether a unit with the marker may not fire.
    #[serde(default)]
    pub silences: bool,
    /// Origin of the marker's effects.
    pub provenance: Option<Provenance>,
}

listed!(Marker);
