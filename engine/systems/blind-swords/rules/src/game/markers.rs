use kernel::bounds;
use kernel::origin::Provenance;
use serde::{Deserialize, Serialize};

use super::{listed, small_id};

small_id!(
    /// Id of a kind of unit marker defined by the package.
    MarkerId(u8),
    "$ref marker"
);

// It stays on a unit that leaves the map because it describes the unit's condition, not its place.
/// A marker that scripts place on units and remove.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Marker {
    /// The kebab-case id.
    #[serde(skip)]
    pub id: String,
    /// The name.
    pub name: String,
    /// The modifier to its unit's cohesion rating in Break Tests.
    #[serde(default, deserialize_with = "bounds::within::<-5, 5, _, _>")]
    #[cfg_attr(feature = "schema", schemars(range(min = -5, max = 5)))]
    pub break_tests: i8,
    /// Whether its unit may not fire.
    #[serde(default)]
    pub silences: bool,
    /// The origin of its effects.
    pub provenance: Option<Provenance>,
}

listed!(Marker);
