//! Ratings that a scenario overrides.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::FaceValues;
use super::{Named, Provenance};

/// Overridden ratings of units and generals. All others keep the ratings of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ratings {
    /// Origin of the ratings. Part names are `units/guns/fresh`, `generals/chief/casualty`.
    pub provenance: Option<Provenance>,
    /// Ratings of units, by id.
    #[serde(default)]
    pub units: Named<UnitRatings>,
    /// Ratings of generals, by chit id.
    #[serde(default)]
    pub generals: Named<GeneralRatings>,
}

/// Faces of a unit; those of the game if omitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UnitRatings {
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back.
    pub battleworn: Option<FaceValues>,
    /// Faces of the second counter of cavalry that can dismount.
    pub dismounted: Option<FaceRatings>,
}

/// Faces of a counter; those of the game if omitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FaceRatings {
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back.
    pub battleworn: Option<FaceValues>,
}

/// Ratings of a general; those of the game if omitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralRatings {
    /// Highest die that gives a Full Activation.
    pub rating: Option<u8>,
    /// Rating after the general has become a casualty.
    pub casualty: Option<u8>,
}
