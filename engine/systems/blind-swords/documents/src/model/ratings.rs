//! Ratings that counters have in one scenario, where they are not those of the game.

use blind_swords::game::UnitId;
use document::Name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::FaceValues;
use super::{Keyed, Named, Provenance};

/// What units and generals are rated in a scenario; whoever is not named is as in the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Ratings {
    /// Where they come from; parts are `units/guns/fresh`, `generals/chief/casualty`.
    pub provenance: Option<Provenance>,
    /// Of units, by id.
    #[serde(default)]
    pub units: Keyed<Name<UnitId>, UnitRatings>,
    /// Of generals, by the ids of their chits.
    #[serde(default)]
    pub generals: Named<GeneralRatings>,
}

/// The faces of a unit; as in the game where not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct UnitRatings {
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back.
    pub battleworn: Option<FaceValues>,
    /// Those of the second counter of cavalry that can dismount.
    pub dismounted: Option<FaceRatings>,
}

/// The two faces of a counter; as in the game where not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FaceRatings {
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back.
    pub battleworn: Option<FaceValues>,
}

/// The ratings of a general; as in the game where not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GeneralRatings {
    /// Highest die that gives a full activation.
    pub rating: Option<u8>,
    /// The same after the general has been hit.
    pub casualty: Option<u8>,
}
