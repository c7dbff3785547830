//! Ground scale of a map.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bounds;
use crate::origin::Provenance;

/// Size of a hex on the ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scale {
    /// Distance between opposite hexsides, in yards.
    #[serde(deserialize_with = "bounds::within::<1, 9999, _, _>")]
    #[schemars(range(min = 1, max = 9999))]
    pub yards: u16,
    /// Origin of the figure in `yards`. Every figure must have an origin.
    pub provenance: Option<Provenance>,
}
