//! `units.yaml`: the order of battle.

use blind_swords::game::{BrigadeId, DivisionId, Rates, TraitId, WeaponId};
use document::text::Id;
use document::{Located, Name};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::text::FaceValues;
use super::{Keyed, Named, Provenance, Side};

/// The order of battle: divisions, brigades and combat units.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[schemars(title = "Blind Swords order of battle")]
pub struct Units {
    /// Divisions by id.
    pub divisions: Named<Division>,
    /// Brigades by id.
    pub brigades: Named<Brigade>,
    /// Combat units by id.
    pub units: Named<Unit>,
}

/// A division, with its commander and side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Division {
    /// The name of the division's commander.
    pub name: String,
    /// The side of the division.
    pub side: Side,
}

/// A brigade, with its commander, side and division.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Brigade {
    /// The name of the brigade's commander (default: the id, capitalised).
    pub name: Option<String>,
    /// The side of the brigade.
    pub side: Side,
    /// The division that the brigade belongs to.
    pub division: Located<Name<DivisionId>>,
    /// Figures of the brigade that scripts read, by name.
    #[serde(default)]
    pub numbers: Keyed<String, i16>,
    /// The origin of the figures: one for all, or a mapping with figure names as keys.
    pub provenance: Option<Provenance>,
}

/// A combat unit with its counter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Unit {
    /// The printed name of the unit (default: the id).
    pub name: Option<String>,
    /// The brigade that the unit belongs to.
    pub brigade: Option<Located<Name<BrigadeId>>>,
    /// The side of a unit without a brigade.
    pub side: Option<Side>,
    /// The arm of the unit: `infantry`, `cavalry`, `artillery` or an arm of the tables (default:
    /// infantry).
    #[schemars(extend("examples" = ["infantry", "cavalry", "artillery"]))]
    pub arm: Option<Located<Id>>,
    /// The weapon of the unit, by id.
    #[schemars(extend("examples" = ["rf", "sm", "mx", "sr", "cc"]))]
    pub weapon: Located<Name<WeaponId>>,
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back. A unit without a front is fragile.
    pub battleworn: FaceValues,
    /// The dismounted counter of cavalry.
    pub dismounted: Option<Dismounted>,
    /// The movement points of the unit (default: those of its arm). Dismounted cavalry moves as
    /// infantry.
    pub movement: Option<Rates>,
    /// The traits of the unit, by id.
    #[serde(default)]
    pub traits: Vec<Located<Name<TraitId>>>,
    /// The number of men, where known.
    pub men: Option<u16>,
    /// The number of guns of an artillery unit.
    pub guns: Option<u8>,
    /// The origin of the figures: one for all, or a mapping with `strength`, `cohesion` and
    /// `weapon` as keys.
    pub provenance: Option<Provenance>,
    /// A note about the unit, for readers of the package.
    pub note: Option<String>,
}

/// The dismounted counter of a cavalry unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Dismounted {
    /// The weapon of the dismounted counter (default: that of the mounted counter).
    pub weapon: Option<Located<Name<WeaponId>>>,
    /// Strength and cohesion of the front.
    pub fresh: Option<FaceValues>,
    /// Strength and cohesion of the back.
    pub battleworn: FaceValues,
}
