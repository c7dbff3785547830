//! Ratings of units and generals that a scenario replaces.

use blind_swords::game::{ChitId, UnitId, Values};
use document::Name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Keyed, Provenance};

/// Ratings of units and generals that apply in one scenario. Units and generals that are not listed
/// keep the ratings of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ratings {
    /// Origin of the ratings: one origin for all, or a mapping with paths as keys, such as
    /// `units/guns/fresh` and `generals/chief/casualty`.
    pub provenance: Option<Provenance>,
    /// Strength and cohesion of units, by unit id.
    #[serde(default)]
    pub units: Keyed<Name<UnitId>, UnitRatings>,
    /// Ratings of generals, by the id of each general's chit.
    #[serde(default)]
    pub generals: Keyed<ChitId, GeneralRatings>,
}

/// Strength and cohesion of one unit. Faces that are left out keep the values of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UnitRatings {
    /// Strength and cohesion on the fresh face.
    pub fresh: Option<Values>,
    /// Strength and cohesion on the battleworn face.
    pub battleworn: Option<Values>,
    /// Ratings of the dismounted counter, for cavalry that has such a counter.
    pub dismounted: Option<FaceRatings>,
}

/// Strength and cohesion on both faces of a counter. Faces that are left out keep the values of the
/// game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FaceRatings {
    /// Strength and cohesion on the fresh face.
    pub fresh: Option<Values>,
    /// Strength and cohesion on the battleworn face.
    pub battleworn: Option<Values>,
}

/// Ratings of one general. Ratings that are left out keep the values of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralRatings {
    /// Highest die roll that gives a full activation.
    pub rating: Option<u8>,
    /// Rating that replaces `rating` once the general is a casualty.
    pub casualty: Option<u8>,
}
