//! Ratings that a scenario overrides.

use blind_swords::game::{UnitId, Values};
use document::Name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Named, Provenance};

/// Ratings of units and generals in a scenario (default: as in the game).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ratings {
    /// The origin. Parts are `units/guns/fresh`, `generals/chief/casualty`.
    pub provenance: Option<Provenance>,
    /// Ratings of units, by id.
    #[serde(default)]
    pub units: Keyed<Name<UnitId>, UnitRatings>,
    /// Facts about generals, by the ids of their chits.
    #[serde(default)]
    pub generals: Named<GeneralRatings>,
}

/// The faces of a unit (default: as in the game).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UnitRatings {
    /// Strength and cohesion of the front.
    pub fresh: Option<Values>,
    /// Strength and cohesion of the back.
    pub battleworn: Option<Values>,
    /// The faces of the dismounted counter of cavalry.
    pub dismounted: Option<FaceRatings>,
}

/// The two faces of a counter (default: as in the game).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FaceRatings {
    /// Strength and cohesion of the front.
    pub fresh: Option<Values>,
    /// Strength and cohesion of the back.
    pub battleworn: Option<Values>,
}

/// The ratings of a general (default: as in the game).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralRatings {
    /// The highest roll for a full activation.
    pub rating: Option<u8>,
    /// The rating after the general has become a casualty.
    pub casualty: Option<u8>,
}
